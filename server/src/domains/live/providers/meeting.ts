/** A meeting at its provider. */
export interface Meeting {
  /** Random and the class's own: what it was created with. */
  key: string;
  /** The provider's. */
  id: string;
}
