import type { SectionType } from "@paso/contract";

/**
 * What the form of every section has while it is edited; each kind adds its own fields. Forms are
 * plain data, never changed in place, and kept as they are in drafts.
 */
export interface BaseForm<Type extends SectionType = SectionType> {
  /** Known to the screen alone; lasts as long as the section. */
  key: string;
  /** Null while the section is not on the server. */
  id: number | null;
  /** Null while the field is empty. */
  order: number | null;
  type: Type;
  isDeleted: boolean;
}

/** The fields that a form has beside those of every kind. */
export type OwnFields<Form extends BaseForm> = Omit<Form, keyof BaseForm>;
