import { z } from "zod";

import { graphicType } from "./graphic-type.ts";
import { choiceFields, refineIds } from "./option-fields.ts";
import { pollFields, studentPoll } from "./poll-fields.ts";
import { sectionKind } from "./section-kind.ts";

/** Single choice with a chart: a poll, without right or wrong options. */
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
