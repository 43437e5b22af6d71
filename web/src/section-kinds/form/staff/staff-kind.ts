import type { I18n } from "@lingui/core";
import type { AuthoredSection } from "@paso/contract";
import type { ComponentType } from "react";

import type { BaseForm, OwnFields } from "./base-form.ts";
import type { SectionFieldProps } from "./use-section-field.ts";

/** One line of a section's text, where two authors' versions are compared. */
export interface FormLine {
  label: string;
  text: string;
}

/** What the editor needs to know of a kind of section. */
export interface StaffKind<Form extends BaseForm> {
  type: Form["type"];
  /**
   * The fields of a new section.
   * @param firstOption text of a poll's first option, "Option 1" in the author's language
   */
  blank: (firstOption: string) => OwnFields<Form>;
  /** The fields of a section that the server has. */
  read: (section: AuthoredSection) => OwnFields<Form>;
  /**
   * The fields as they are sent. What the form leaves open, such as an empty number or no chart, is
   * sent as it is: the server says what is missing.
   */
  write: (form: Form) => object;
  /** The section as students will read it; open, it is written there. */
  Page: ComponentType<SectionPageProps<Form>>;
  /** Fetches what the open section loads by itself, before it is opened. */
  preload?: () => void;
  /** What the bar above the open section sets. */
  Settings?: ComponentType<SectionFieldProps<Form>>;
  /** What a closed row shows; null where the kind has nothing to write. */
  title: (form: Form) => string | null;
  /** A closed row's note on the size of the section. */
  Hint?: ComponentType<RowHintProps<Form>>;
  /** All that the section says, to be compared with another version of it. */
  lines: (form: Form, reader: LinesReader<Form>) => FormLine[];
  /** Options people may have chosen, where the kind has any. */
  options?: (form: Form) => readonly { id: number | null; text: string }[];
  /** The fields of a copy that is saved as a section of its own. */
  copy?: (form: Form) => Partial<OwnFields<Form>>;
}

export interface SectionPageProps<Form extends BaseForm> extends SectionFieldProps<Form> {
  isOpen: boolean;
}

interface LinesReader<Form> {
  /** The version it is compared with; null where that was removed. */
  other: Form | null;
  i18n: I18n;
}

export interface RowHintProps<Form extends BaseForm> extends SectionFieldProps<Form> {
  /** Files that wait to be uploaded with the next save. */
  pendingFiles: number;
}
