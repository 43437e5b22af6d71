import type { SectionForm } from "../section-kinds/staff-kinds.ts";
import { parseInert } from "../ui/trusted-html.ts";
import { fileOfData } from "../uploads/file-of-data.ts";
import type { TextFiles } from "../uploads/text-files.ts";

/**
 * Uploads the pictures embedded as data in texts, and refers to them by name.
 * @throws if one cannot be stored; nothing is added then
 */
export async function storePictures(
  forms: readonly SectionForm[],
  files: TextFiles | null,
): Promise<SectionForm[]> {
  const stored: SectionForm[] = [];
  for (const form of forms) {
    const isPlain = form.type !== "paragraph" || !form.html.includes('src="data:');
    stored.push(isPlain ? form : { ...form, html: await storeIn(form.html, files) });
  }
  return stored;
}

async function storeIn(html: string, files: TextFiles | null): Promise<string> {
  const root = parseInert(html);
  for (const image of root.querySelectorAll('img[src^="data:"]')) {
    const file = fileOfData(image.getAttribute("src") ?? "");
    if (file === null || files === null) throw new Error("This picture cannot be stored.");
    image.setAttribute("src", await files.uploadPicture(file));
  }
  return root.innerHTML;
}
