import { writeFileSync } from "node:fs";

import { archiveJsonSchema } from "@paso/contract";

/** Writes the JSON Schema of course archives for people; a test keeps it up to date. */
const path = new URL("../docs/course-archive.schema.json", import.meta.url);
writeFileSync(path, `${JSON.stringify(archiveJsonSchema(), null, 2)}\n`);
