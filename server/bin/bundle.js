/** Writes the bundled program ahead of the first start, as for an image whose file system is read-only. */
import { bundleProgram } from "./find-program.js";

bundleProgram();
