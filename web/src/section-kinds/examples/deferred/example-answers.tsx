import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

interface ExampleAnswersProps {
  examples: readonly string[];
  /** In a preview, which has an invented class: says when students see them. */
  isPreview?: boolean;
}

/** The staff's example answers, set apart from peers' answers. */
export function ExampleAnswers({ examples, isPreview = false }: ExampleAnswersProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-4 rounded-card border border-dashed border-edge px-5 py-4 sm:px-6"
    >
      <h3 id={id} className="text-small font-semibold">
        {t`Example answers by the course’s staff`}
      </h3>
      {isPreview && (
        <p className="text-small text-muted">
          {t`Students see them after their own answer, while fewer than five have answered.`}
        </p>
      )}
      <ul className="mt-2 grid gap-2">
        {examples.map((example, index) => (
          <li key={index} className="border-s-2 border-line ps-4 wrap-anywhere whitespace-pre-line">
            {example}
          </li>
        ))}
      </ul>
    </section>
  );
}
