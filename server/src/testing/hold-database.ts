/**
 * A process for tests: opens the embedded database of a folder, optionally claims it, and holds it
 * until it is ended. `node hold-database.ts FOLDER [claim]` prints a line once it has it.
 */
import { openEmbeddedDatabase } from "../database/embedded/embedded-database.ts";

const [folder, claim] = process.argv.slice(2);
if (!folder) throw new Error("Name a folder.");
const database = await openEmbeddedDatabase(folder);
if (claim) await database.claim("http://localhost:1");
process.on("SIGTERM", () => void database.close().then(() => process.exit(0)));
setInterval(() => {}, 60_000);
process.stdout.write("holding\n");
