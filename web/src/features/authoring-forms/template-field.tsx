import { useLingui } from "@lingui/react/macro";
import type { CourseTemplateName } from "@paso/contract";

interface TemplateFieldProps {
  value: CourseTemplateName;
  onChange: (template: CourseTemplateName) => void;
  isDisabled: boolean;
}

/** A new course's template: none, or a model whose texts a teacher replaces. */
export function TemplateField({ value, onChange, isDisabled }: TemplateFieldProps) {
  const { t } = useLingui();
  const templates: { id: CourseTemplateName; name: string; what: string }[] = [
    {
      id: "empty",
      name: t({ message: "Empty", context: "course" }),
      what: t`You add modules, pages and sections yourself.`,
    },
    {
      id: "lesson_with_quiz",
      name: t`Lesson with a quiz`,
      what: t`2 pages: the topic with a poll and an opinion, then three quiz questions and their summary.`,
    },
    {
      id: "debate",
      name: t`Debate in two rounds`,
      what: t`3 pages: both sides, a vote that can be changed after seeing the others, a look back.`,
    },
    {
      id: "flipped_class",
      name: t`Flipped class`,
      what: t`3 modules: a video and questions before class, a task and a vote in class, what stays afterwards.`,
    },
  ];
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t`Begin with`}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {templates.map(({ id, name, what }) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its texts are in the list above
          <label
            key={id}
            className="flex cursor-pointer gap-3 rounded-card border border-line bg-card p-4 has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="template"
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className="mt-1 size-4.5 shrink-0 accent-(--accent) outline-none"
            />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-small text-muted">{what}</span>
            </span>
          </label>
        ))}
      </div>
      {value !== "empty" && (
        <p className="mt-1.5 text-small text-muted">
          {t`It comes in the language of the course. What you have to write begins with ✎, and the check before publishing finds what is left.`}
        </p>
      )}
    </fieldset>
  );
}
