/** Where a path of the student's side is found in a preview: its pages as previews, all else with the courses. */
export function previewAddress(path: string): string {
  const pageId = /^\/student\/courses\/\d+\/pages\/(\d+)/.exec(path)?.[1];
  return pageId === undefined ? "/authoring" : `/authoring/preview/pages/${pageId}`;
}
