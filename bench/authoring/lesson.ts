/** The lesson of the issue that asked for fewer clicks: four paragraphs, a video, two polls, two quizzes, an opinion. */

export type LessonPart =
  | { kind: "paragraph"; text: string }
  | { kind: "video"; address: string }
  | { kind: "poll"; question: string; options: readonly string[] }
  | { kind: "quiz"; question: string; options: readonly string[]; right: number }
  | { kind: "opinion"; question: string };

export const LESSON: readonly LessonPart[] = [
  { kind: "paragraph", text: "Soil is alive, from the first centimetre to the rock." },
  { kind: "video", address: "https://youtu.be/dQw4w9WgXcQ" },
  { kind: "paragraph", text: "Three things decide what grows in it." },
  { kind: "poll", question: "What do you grow?", options: ["Herbs", "Vegetables", "Nothing yet"] },
  {
    kind: "quiz",
    question: "Which soil holds water longest?",
    options: ["Sand", "Clay"],
    right: 1,
  },
  { kind: "paragraph", text: "Look at a handful before you water it." },
  { kind: "poll", question: "How often do you water?", options: ["Daily", "Weekly"] },
  {
    kind: "quiz",
    question: "What do worms leave behind?",
    options: ["Humus", "Stones", "Salt"],
    right: 0,
  },
  { kind: "paragraph", text: "Next week we look at what lives below." },
  { kind: "opinion", question: "What surprised you today?" },
];

/** The same as a plain text. */
export function lessonText(parts: readonly LessonPart[]): string {
  let number = 0;
  const texts = parts.map((part, index) => {
    if (part.kind === "video") return part.address;
    if (part.kind === "paragraph") {
      // Two texts in a row need a separator.
      return parts[index - 1]?.kind === "paragraph" ? `---\n\n${part.text}` : part.text;
    }
    number++;
    if (part.kind === "opinion") return `${number}. ${part.question}`;
    const right = part.kind === "quiz" ? part.right : -1;
    const options = part.options.map(
      (text, at) => `${at === right ? "*" : ""}${"abcdefgh"[at]}) ${text}`,
    );
    return [`${number}. ${part.question}`, ...options].join("\n");
  });
  return texts.join("\n\n");
}
