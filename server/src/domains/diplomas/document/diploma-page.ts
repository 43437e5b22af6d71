import type { DiplomaDesign, Locale } from "@paso/contract";

/** The site's logo on a diploma. */
export interface PrintedLogo {
  /** PNG. */
  picture: Uint8Array;
  /** Points. */
  width: number;
  height: number;
  /** Whether it takes the place of the site's name instead of being beside it. */
  isName: boolean;
  /** Whether it is too light to be seen on paper. */
  isLight: boolean;
}

/** All that is drawn, in a form that passes between threads. */
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
  /** As people read it. */
  number: string;
  heading: string;
  name: string;
  lead: string;
  course: string;
  details: readonly string[];
  /** Finished pages or modules on the path. */
  steps: number;
  signatures: readonly { name: string; post: string; picture: Uint8Array | null }[];
  /** The page that verifies the diploma; in the QR code. */
  verifyUrl: string;
  /** What is written beside the QR code, before its address. */
  verifyText: readonly string[];
  /** In UTC: the same diploma is the same bytes. */
  issuedAt: string;
  /** Says that it is a sample; null on real ones. */
  sample: string | null;
}
