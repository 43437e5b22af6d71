import { z } from "zod";

import { plainText } from "../../http/values.ts";
import { authoredHtml } from "../authored-html.ts";
import { sectionKind } from "./section-kind.ts";

const html = authoredHtml.meta({ description: "HTML; images of the course's own are files/NAME" });

const fileNames = z
  .array(plainText.min(1).max(255))
  .max(100)
  .meta({ description: "Names of files offered for download, without files/" });

export const paragraph = sectionKind({
  type: "paragraph",
  name: { en: "Paragraph", es: "Párrafo" },
  isQuestion: false,
  draft: { paragraph: html, paragraph_files: fileNames.nullish() },
  authored: { paragraph: z.string(), paragraph_files: z.array(z.string()) },
  student: { shown: { content: z.string() }, revealed: {} },
});
