import type { Locale, PageData, StudentSection } from "@paso/contract";

import { escapeHtml } from "../../../platform/html/escape-html.ts";

/** Parts of the template that are drawn for each step. */
const PART = /<!-- (\w+) -->(.*?)<!-- \/\1 -->/gs;
const MARK = /\{\{([a-z ]+)\}\}/g;
/** About a screenful, which is what the app renders first. */
const MOST_STEPS = 2;
/** Characters of HTML: a longer text waits for the app. */
const LONGEST = 30_000;
/** Audio players may be shorter than the stage of a video. */
const SOUND = /\.(mp3|m4a|ogg)$/i;

/** The app's own texts in these places. */
const WORDS: Readonly<Record<Locale, { module: string; rule: string }>> = {
  en: {
    module: "Module",
    rule: "You can skip back at any time, and ahead as far as you have watched.",
  },
  es: {
    module: "Módulo",
    rule: "Puedes retroceder cuando quieras, pero no adelantar lo que aún no has visto.",
  },
};

export interface FirstPaintSetting {
  /** The web app's `first-paint.html`. */
  template: string;
  siteName: string;
  locale: Locale;
}

type Facts = Readonly<Record<string, string>>;

/**
 * The first paint of a course page, for a browser that has not loaded the app yet: where it is, and
 * the first steps, each up to where its student acts. Texts were sanitised when they were saved.
 * @returns null for the survey, and for a page of a closed module
 */
export function drawFirstPaint(page: PageData, setting: FirstPaintSetting): string | null {
  const { module, course, sections } = page;
  const inOrder = Object.values(sections).toSorted((a, b) => a.order - b.order);
  if (module === null || inOrder.some((section) => section.module_closed)) return null;
  const { parts, frame } = readTemplate(setting.template);
  const words = WORDS[setting.locale];
  const language = escapeHtml(course.language);
  const rule = course.allow_seeking ? "" : words.rule;
  const steps = openSteps(inOrder).map((section, index) => {
    const { kind, facts } = describeStep(section);
    const body = fill(parts.get(kind) ?? "", { language, rule, ...facts });
    return fill(parts.get("step") ?? "", { number: String(index + 1), body });
  });
  return fill(frame, {
    language,
    site: escapeHtml(setting.siteName),
    course: escapeHtml(course.title),
    module: `${words.module} ${module.order}`,
    "module title": escapeHtml(module.title),
    title: escapeHtml(page.page.title),
    steps: steps.join(""),
  });
}

/** The first steps, up to one that the app may draw differently: a finished one may be folded. */
function openSteps(inOrder: readonly StudentSection[]): readonly StudentSection[] {
  const isPlain = ({ status, type, content }: StudentSection) =>
    status === "pending" &&
    type !== "final_quiz_resume" &&
    (type !== "video" || !SOUND.test(content)) &&
    (type !== "paragraph" || content.length <= LONGEST);
  const other = inOrder.findIndex((section) => !isPlain(section));
  return inOrder.slice(0, other === -1 ? MOST_STEPS : Math.min(other, MOST_STEPS));
}

function describeStep(section: StudentSection): { kind: string; facts: Facts } {
  if (section.type === "paragraph") return { kind: "reading", facts: { html: section.content } };
  if (section.type === "video") return { kind: "video", facts: {} };
  const question = "question" in section ? (section.question ?? "") : "";
  return { kind: "question", facts: { question: escapeHtml(question) } };
}

function readTemplate(template: string): { parts: ReadonlyMap<string, string>; frame: string } {
  const parts = new Map<string, string>();
  const frame = template.replaceAll(PART, (_, name: string, part: string) => {
    parts.set(name, part);
    return name === "step" ? "{{steps}}" : "";
  });
  return { parts, frame };
}

function fill(template: string, facts: Facts): string {
  return template.replaceAll(MARK, (_, name: string) => facts[name] ?? "");
}
