import type { PageSections } from "@paso/contract";

import type { LoadedPage } from "./editor-store.ts";
import { optionsOf } from "./list-lost-votes.ts";
import { readSection } from "./read-section.ts";

/** A page as the editor's initial state. */
export function loadPage(page: PageSections): LoadedPage {
  return {
    version: page.version,
    sections: page.sections.map(readSection),
    usedOrders: [],
    fileLimit: page.file_limit,
    answers: Object.fromEntries(
      page.sections.map((section) => {
        const form = readSection(section);
        const byOption = optionsOf(form).flatMap(({ id }, index) =>
          id === null ? [] : [[id, section.item_answers?.[index] ?? 0]],
        );
        return [form.key, { people: section.answers, byOption: Object.fromEntries(byOption) }];
      }),
    ),
  };
}
