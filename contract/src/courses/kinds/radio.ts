import { z } from "zod";

import { graphicType } from "./graphic-type.ts";
import { choiceFields, refineIds } from "./option-fields.ts";
import { pollFields, studentPoll } from "./poll-fields.ts";
import { sectionKind } from "./section-kind.ts";

/** Single choice with a chart: a poll, of which nothing is right or wrong. */
export const radio = sectionKind({
  type: "radio",
  name: { en: "Select Unique with Graphic", es: "Selección única con gráfico" },
  isQuestion: true,
  draft: {
    radio: z
      .strictObject({ ...choiceFields, graphic_type: graphicType, ...pollFields })
      .superRefine(refineIds),
  },
  authored: { radio: z.unknown() },
  student: studentPoll,
});
