import type { EditorState } from "../sections/editor-store.ts";

/** Names of an earlier visit's files that have not been chosen again. */
export function listLostFiles(
  files: readonly string[],
  { pendingFiles }: Pick<EditorState, "pendingFiles">,
): string[] {
  const chosen = new Set(Object.values(pendingFiles).flatMap((few) => few.map(({ name }) => name)));
  return files.filter((name) => !chosen.has(name));
}
