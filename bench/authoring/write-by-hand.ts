import type { Author } from "./author.ts";
import type { LessonPart } from "./lesson.ts";

/** The name of each kind's button, and the field focused after pressing it. */
const KINDS: Readonly<Record<LessonPart["kind"], readonly [RegExp, string]>> = {
  paragraph: [/^Paragraph/, "Text"],
  video: [/^Video/, "Video address"],
  poll: [/^Select Unique with Graphic/, "Question"],
  quiz: [/^Select Unique Validated/, "Question"],
  opinion: [/^Opinion/, "Question"],
};

/** Chooses a kind, writes, chooses the next: as a teacher who knows the editor does. */
export async function writeByHand(author: Author, parts: readonly LessonPart[]): Promise<void> {
  const { page } = author;
  for (const [index, part] of parts.entries()) {
    const [kind, field] = KINDS[part.kind];
    // The form begins with an empty paragraph.
    if (index === 0) await author.click(page.getByRole("textbox", { name: field, exact: true }));
    else await author.click(page.getByRole("main").getByRole("button", { name: kind }).last());
    await author.untilIn(field);
    await writePart(author, part);
  }
}

async function writePart(author: Author, part: LessonPart): Promise<void> {
  if (part.kind === "paragraph") return author.write(part.text);
  if (part.kind === "video") return author.write(part.address);
  await author.write(part.question);
  if (part.kind === "opinion") return;
  for (const [index, option] of part.options.entries()) {
    await author.press("Enter");
    await author.untilIn(`Option ${index + 1}`);
    await author.write(option);
  }
  if (part.kind === "poll") return;
  const right = `Option ${part.right + 1} is right`;
  await author.click(author.page.getByRole("radio", { name: right }));
}
