/** Maps a path of the student's side to a preview: its pages to previews, all else to the courses. */
export function previewAddress(path: string): string {
  const pageId = /^\/student\/courses\/\d+\/pages\/(\d+)/.exec(path)?.[1];
  return pageId === undefined ? "/authoring" : `/authoring/preview/pages/${pageId}`;
}
