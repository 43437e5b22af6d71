import { z } from "zod";

import { id } from "../../http/values.ts";
import { order } from "../order.ts";
import { type AnyKind, sectionKinds } from "./section-kinds.ts";

const ignored = z.unknown().optional().meta({ description: "Ignored in this kind of section" });
/** Returned by `sections-update`; accepted in updates, so that a response can be sent back. */
const returned = z
  .unknown()
  .optional()
  .meta({ description: "Told by sections-update; ignored here" });

const common = {
  id: id.nullish(),
  order,
  type_label: z.string().nullish(),
  isDeleted: z.boolean().nullish(),
  answers: returned,
  item_answers: returned,
  files: returned,
};

type FieldOf<Kind extends AnyKind> = Kind extends AnyKind ? keyof Kind["draft"] : never;
type OtherKinds = Record<FieldOf<AnyKind>, typeof ignored>;

/** Fields of all kinds; those of other kinds are accepted and ignored. */
const otherKinds = Object.fromEntries(
  sectionKinds.flatMap(({ draft }) => Object.keys(draft)).map((field) => [field, ignored]),
) as OtherKinds;

const anyDraft = z.strictObject({ ...common, ...otherKinds });

/** The draft of one kind. */
type DraftSchema<Kind extends AnyKind> = Kind extends AnyKind
  ? z.ZodObject<
      typeof common &
        Omit<OtherKinds, keyof Kind["draft"]> & {
          type: z.ZodLiteral<Kind["type"]>;
        } & Kind["draft"],
      z.core.$strict
    >
  : never;

type AnyDraftSchema = DraftSchema<AnyKind>;

const drafts = sectionKinds.map(({ type, draft }) =>
  anyDraft.extend({ type: z.literal(type), ...draft }),
);

/**
 * A section as authors and archives write it: its order, its kind and the fields of that kind.
 * `final_quiz`, `workbook_only`, `two_rounds` and `video_required` are the strings "true" and "false".
 */
export const sectionDraft = z.discriminatedUnion(
  "type",
  // TypeScript cannot infer the tuple through `map`.
  drafts as unknown as [AnyDraftSchema, ...AnyDraftSchema[]],
  { error: "This kind of section is not known." },
);
export type SectionDraft = z.infer<typeof sectionDraft>;

type Fields<Kind extends AnyKind> = Kind extends AnyKind
  ? z.infer<z.ZodObject<Kind["draft"]>>
  : never;

/** The fields that a kind adds to a draft. */
export type DraftFields<Type extends AnyKind["type"]> = Fields<Extract<AnyKind, { type: Type }>>;
