import type { I18n } from "@lingui/core";
import type { AuthoredSection } from "@paso/contract";
import type { ComponentType } from "react";

import type { BaseForm, OwnFields } from "./base-form.ts";
import type { SectionFieldProps } from "./use-section-field.ts";

/** One line of a section's text, for comparing two authors' versions. */
export interface FormLine {
  label: string;
  text: string;
}

/** The editor's interface to a kind of section. */
export interface StaffKind<Form extends BaseForm> {
  type: Form["type"];
  /**
   * The fields of a new section.
   * @param firstOption text of a poll's first option, "Option 1" in the author's language
   */
  blank: (firstOption: string) => OwnFields<Form>;
  /** The fields of a section from the server. */
  read: (section: AuthoredSection) => OwnFields<Form>;
  /**
   * The fields in wire format. Missing input, such as an empty number or no chart, is sent as it is: the
   * server reports what is missing.
   */
  write: (form: Form) => object;
  /** The section as students will read it; edited in place while open. */
  Page: ComponentType<SectionPageProps<Form>>;
  /** Preloads the open section's lazy code. */
  preload?: () => void;
  /** Settings in the bar above the open section. */
  Settings?: ComponentType<SectionFieldProps<Form>>;
  /** A closed row's title; null if the kind has nothing to edit. */
  title: (form: Form) => string | null;
  /** A closed row's note on the size of the section. */
  Hint?: ComponentType<RowHintProps<Form>>;
  /** The section's whole content, for comparison with another version. */
  lines: (form: Form, reader: LinesReader<Form>) => FormLine[];
  /** Options people may have chosen, if the kind has any. */
  options?: (form: Form) => readonly { id: number | null; text: string }[];
  /** Fields to change in a copy saved as a new section. */
  copy?: (form: Form) => Partial<OwnFields<Form>>;
}

export interface SectionPageProps<Form extends BaseForm> extends SectionFieldProps<Form> {
  isOpen: boolean;
}

interface LinesReader<Form> {
  /** The version it is compared with; null if that was removed. */
  other: Form | null;
  i18n: I18n;
}

export interface RowHintProps<Form extends BaseForm> extends SectionFieldProps<Form> {
  /** Files to upload with the next save. */
  pendingFiles: number;
}
