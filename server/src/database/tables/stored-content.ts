/** The part of `sections.content` that the database knows: the rest depends on its kind. */
export interface StoredContent {
  type: string;
}
