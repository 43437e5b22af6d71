/** What `sections.content` holds, as far as the database knows it: the rest is for its kind to say. */
export interface StoredContent {
  type: string;
}
