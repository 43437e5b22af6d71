import { lazyPart } from "../loading/lazy-part.tsx";

/** The rich text editor, which outweighs the rest of any screen that has it. */
export const RichTextField = lazyPart(
  async () => (await import("./rich-text-field.tsx")).RichTextField,
  { texts: "staff" },
);
