import { z } from "zod";

import { graphicType } from "./graphic-type.ts";
import { choiceFields, refineIds } from "./option-fields.ts";
import { pollFields, studentPoll } from "./poll-fields.ts";
import { refineSelections, selections, shownBounds } from "./question-fields.ts";
import { sectionKind } from "./section-kind.ts";

const draft = z
  .strictObject({ ...choiceFields, graphic_type: graphicType, ...selections, ...pollFields })
  .superRefine(refineIds)
  .superRefine(refineSelections);

/** Multiple choice with a chart: a poll, without right or wrong options. */
export const selectMultiple = sectionKind({
  type: "select-multiple",
  name: { en: "Select Multiple with Graphic", es: "Selección múltiple con gráfico" },
  isQuestion: true,
  draft: { selectMultiple: draft },
  authored: { selectMultiple: z.unknown() },
  student: { ...studentPoll, shown: { ...studentPoll.shown, ...shownBounds } },
});
