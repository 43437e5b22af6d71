/** Whether one's own article is being changed. */
export function readArticleSearch({ edit }: Record<string, unknown>): { edit?: true } {
  return edit === true || edit === "true" ? { edit: true } : {};
}
