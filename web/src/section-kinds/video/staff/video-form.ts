import type { BaseForm } from "../../form/staff/base-form.ts";

/** Captions as drafts have them. */
export interface CaptionsForm {
  /** BCP 47 tag. */
  language: string;
  /** Their label in the player. */
  label: string;
  /** `files/NAME`. */
  file: string;
}

export interface VideoForm extends BaseForm<"video"> {
  /** Its address, or `files/NAME`. */
  video: string;
  /** Whether students must watch it before they can continue. */
  mustWatch: boolean;
  /** For media played as files; absent in older drafts. */
  captions?: readonly CaptionsForm[];
  /** `files/NAME` of the poster shown before it plays; empty for none. */
  poster?: string;
}
