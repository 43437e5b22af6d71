/** The content of a badge's picture. */
export interface BadgePicture {
  /** `#rrggbb`. */
  accent: string;
  siteName: string;
  title: string;
}

/** A badge's picture without a credential. */
export interface DrawnBadge {
  svg: string;
  png: Uint8Array;
}

/** The task of the thread that draws badges. */
export type DrawBadge = (picture: BadgePicture) => Promise<DrawnBadge>;
