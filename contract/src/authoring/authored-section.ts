import { z } from "zod";

import { type AnyKind, sectionKinds } from "../courses/kinds/section-kinds.ts";
import { sectionType } from "../courses/kinds/section-type.ts";
import { id } from "../http/values.ts";

/** An attachment of a section. */
export const attachedFile = z.strictObject({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
});

type UnionToIntersection<Union> = (Union extends Union ? (of: Union) => void : never) extends (
  of: infer Intersection,
) => void
  ? Intersection
  : never;

type KindFields = UnionToIntersection<AnyKind["authored"]>;

/** The fields of every kind; null in sections of another kind. */
const kindFields = Object.fromEntries(
  sectionKinds
    .flatMap(({ authored }) => Object.entries<z.ZodType>(authored))
    .map(([field, schema]) => [field, schema.nullable()]),
) as { [Field in keyof KindFields]: z.ZodNullable<KindFields[Field]> };

/** Nulls for the fields of other kinds. */
export const NO_KIND_FIELDS = Object.fromEntries(
  Object.keys(kindFields).map((field) => [field, null]),
) as { [Field in keyof KindFields]: null };

/**
 * A section as shown to its author: the draft with every field, null if it belongs to another kind,
 * and what the author should know before changing it.
 */
export const authoredSection = z.strictObject({
  id,
  order: z.int(),
  type: sectionType,
  type_label: z.string(),
  ...kindFields,
  isDeleted: z.boolean(),
  /** People who answered; editing options must not change the meaning of their answers. */
  answers: z.int(),
  /** People who chose each option, aligned with the items; null if there are no options. */
  item_answers: z.array(z.int()).nullable(),
  files: z.array(attachedFile),
});
export type AuthoredSection = z.infer<typeof authoredSection>;
