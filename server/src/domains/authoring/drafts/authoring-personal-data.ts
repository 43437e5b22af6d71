import { and, asc, eq } from "drizzle-orm";

import { authoringDrafts } from "../../../database/tables/index.ts";
import { definePart, type PersonalData } from "../../../platform/personal-data/personal-data.ts";

const draftList = definePart({
  name: "drafts",
  tables: ["authoring_drafts"],
  title: {
    en: "What you began to write for courses",
    es: "Lo que has empezado a escribir para cursos",
  },
  fields: {
    form: { en: "Form", es: "Formulario" },
    text: { en: "Text", es: "Texto" },
    saved_at: { en: "Saved", es: "Guardado" },
  },
  async *read({ database }, { userId }) {
    const keys = await database
      .select({ key: authoringDrafts.key })
      .from(authoringDrafts)
      .where(eq(authoringDrafts.userId, userId))
      .orderBy(asc(authoringDrafts.key));
    // A draft may be as large as a page.
    for (const { key } of keys) {
      const [draft] = await database
        .select()
        .from(authoringDrafts)
        .where(and(eq(authoringDrafts.userId, userId), eq(authoringDrafts.key, key)));
      if (!draft) continue;
      yield { form: key, text: JSON.stringify(draft.body), saved_at: draft.savedAt };
    }
  },
});

/** What authoring keeps of people: their unsaved work. Courses name no authors. */
export const authoringPersonalData: PersonalData = {
  parts: [draftList],
  goesWithAccount: ["authoring_drafts"],
};
