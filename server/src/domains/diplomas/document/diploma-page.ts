import type { DiplomaDesign, Locale } from "@paso/contract";

/** The site's logo on a diploma. */
export interface PrintedLogo {
  /** PNG. */
  picture: Uint8Array;
  /** Points. */
  width: number;
  height: number;
  /** Whether it replaces the site's name instead of being next to it. */
  isName: boolean;
  /** Whether it is too light to be seen on paper. */
  isLight: boolean;
}

/** Everything to draw, in a form that can be passed between threads. */
export interface DiplomaPage {
  locale: Locale;
  paper: DiplomaDesign["paper"];
  orientation: DiplomaDesign["orientation"];
  /** `#rrggbb`. */
  accent: string;
  siteName: string;
  logo: PrintedLogo | null;
  /** JPEG, drawn over the whole page. */
  background: Uint8Array | null;
  /** In human-readable form. */
  number: string;
  heading: string;
  name: string;
  lead: string;
  course: string;
  details: readonly string[];
  /** Finished pages or modules on the path. */
  steps: number;
  signatures: readonly { name: string; post: string; picture: Uint8Array | null }[];
  /** The page that verifies the diploma, for the QR code. */
  verifyUrl: string;
  /** The text next to the QR code, before its address. */
  verifyText: readonly string[];
  /** In UTC, so that the same diploma has the same bytes. */
  issuedAt: string;
  /** The label that marks a sample; null on real ones. */
  sample: string | null;
}
