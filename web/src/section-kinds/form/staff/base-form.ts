import type { SectionType } from "@paso/contract";

/**
 * The form fields of every section in the editor; each kind adds its own. Forms are plain data, immutable,
 * and stored as they are in drafts.
 */
export interface BaseForm<Type extends SectionType = SectionType> {
  /** Local to the screen; stable for the section's lifetime. */
  key: string;
  /** Null while the section is not on the server. */
  id: number | null;
  /** Null while the field is empty. */
  order: number | null;
  type: Type;
  isDeleted: boolean;
}

/** A form's fields in addition to those of every kind. */
export type OwnFields<Form extends BaseForm> = Omit<Form, keyof BaseForm>;
