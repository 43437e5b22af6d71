/** Whether one's own article is being edited. */
export function readArticleSearch({ edit }: Record<string, unknown>): { edit?: true } {
  return edit === true || edit === "true" ? { edit: true } : {};
}
