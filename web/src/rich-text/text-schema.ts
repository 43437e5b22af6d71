import { getSchema } from "@tiptap/core";

import { KeptAttributes } from "./kept-attributes.ts";
import { textBlocks } from "./text-blocks.ts";
import { textMarks } from "./text-marks.ts";

/** The schema of a text, without the editor's behaviour. */
export const textExtensions = [...textBlocks, ...textMarks, KeptAttributes];

export const textSchema = getSchema(textExtensions);
