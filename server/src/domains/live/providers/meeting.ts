/** A meeting at its provider. */
export interface Meeting {
  /** Our random key for it, with which it was created. */
  key: string;
  /** The provider's id. */
  id: string;
}
