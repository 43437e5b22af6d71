/** Builds the web app as `paso start` does, which then finds it up to date. */
import { buildWebApp } from "../site/build-web-app.ts";

await buildWebApp();
