/** Builds the web app like `paso start`, which then finds it up to date. */
import { buildWebApp } from "../site/build-web-app.ts";

await buildWebApp();
