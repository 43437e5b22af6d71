/** URLs that an outline links to. */

interface ModulePath {
  course: number;
  module: number;
}

interface PagePath extends ModulePath {
  page: number;
}

export function editModuleAddress({ course, module }: ModulePath): string {
  return `/authoring/modules/edit?course=${course}&module=${module}`;
}

export function editPageAddress({ course, module, page }: PagePath): string {
  return `/authoring/pages/edit?course=${course}&module=${module}&page=${page}`;
}

/** Where sections are added to a page. */
export function addSectionsAddress({ course, module, page }: PagePath): string {
  return `/authoring/sections/new?course=${course}&module=${module}&page=${page}`;
}

/** Where a page's sections are edited, at a given section if any. */
export function editSectionsAddress({ course, module, page }: PagePath, section?: number): string {
  const address = `/authoring/sections/edit?course=${course}&module=${module}&page=${page}`;
  return section === undefined ? address : `${address}#section-${section}`;
}

export function surveyAddress(course: number, screen: "new" | "edit"): string {
  return `/authoring/surveys/${screen}?course=${course}`;
}

/** A page's change history. */
export function pageHistoryAddress(page: number): string {
  return `/authoring/pages/${page}/history`;
}

/** A page as its students see it. */
export function previewAddress(page: number): string {
  return `/authoring/preview/pages/${page}`;
}
