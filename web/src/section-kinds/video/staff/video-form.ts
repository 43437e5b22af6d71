import type { BaseForm } from "../../form/staff/base-form.ts";

/** Captions as drafts have them. */
export interface CaptionsForm {
  /** Tag of BCP 47. */
  language: string;
  /** What viewers choose them by. */
  label: string;
  /** `files/NAME`. */
  file: string;
}

export interface VideoForm extends BaseForm<"video"> {
  /** Its address, or `files/NAME`. */
  video: string;
  /** Whether students have to watch it before they can go on. */
  mustWatch: boolean;
  /** For what is played as a file; drafts of before have none. */
  captions?: readonly CaptionsForm[];
  /** `files/NAME` of the picture that is shown before it plays; empty for none. */
  poster?: string;
}
