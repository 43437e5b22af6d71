import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useEffect, useRef, useState } from "react";

import { drawFormula } from "../ui/formula/draw-formula.ts";
import type { FormulaIssue } from "../ui/formula/formula-issue.ts";
import { Button } from "../ui/staff/button.tsx";
import { SwitchField } from "../ui/staff/switch-field.tsx";
import { TextField } from "../ui/staff/text-field.tsx";
import { leaveFormula, setFormula, setFormulaBlock } from "./change-formula.ts";
import { useTextState } from "./use-text-state.ts";

const EXAMPLE = String.raw`\frac{a}{b}, x^2, \sqrt{x}, \sum_{i=1}^n`;

/** The selected formula as TeX. The text shows it rendered as one types; errors are shown here. */
export function FormulaAid({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const holder = useRef<HTMLDivElement>(null);
  const tex = useTextState(editor, ({ state: { selection } }) =>
    selection instanceof NodeSelection ? String(selection.node.attrs["tex"]) : "",
  );
  const isBlock = useTextState(editor, () => editor.isActive("formulaBlock"));
  const issue = useFormulaIssue(tex);
  // A newly inserted one is still empty.
  const [isNew] = useState(tex === "");

  useEffect(() => {
    const leaveByKey = (event: KeyboardEvent) => {
      const isWritten = event.key === "Enter" && !event.shiftKey && !event.isComposing;
      if (!(event.target instanceof HTMLTextAreaElement)) return;
      if (!isWritten && event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      leaveFormula(editor);
    };
    const element = holder.current;
    element?.addEventListener("keydown", leaveByKey);
    return () => element?.removeEventListener("keydown", leaveByKey);
  }, [editor]);

  return (
    <div ref={holder} className="mt-3 grid gap-2">
      <TextField
        label={t`Formula in TeX`}
        hint={t`For example ${EXAMPLE}. Enter goes back to the text.`}
        rows={2}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the author has just inserted it
        autoFocus={isNew}
        value={tex}
        error={useIssueText(issue)}
        onChange={(written) => setFormula(editor, written)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <SwitchField
          label={t`On a line of its own`}
          value={isBlock}
          onChange={(value) => setFormulaBlock(editor, value)}
        />
        <Button variant="quiet" onPress={() => leaveFormula(editor)}>
          {t`Done`}
        </Button>
      </div>
    </div>
  );
}

/** Why the TeX cannot be rendered, once that is known. */
function useFormulaIssue(tex: string): FormulaIssue | null {
  const [found, setFound] = useState<{ tex: string; issue: FormulaIssue | null } | null>(null);
  useEffect(() => {
    let isLeft = false;
    void drawFormula(document.createElement("span"), tex).then((issue) => {
      if (!isLeft) setFound({ tex, issue });
    });
    return () => {
      isLeft = true;
    };
  }, [tex]);
  return found?.tex === tex ? found.issue : null;
}

function useIssueText(issue: FormulaIssue | null): string | undefined {
  const { t } = useLingui();
  if (issue === null) return undefined;
  if (issue.reason === "unfinished") {
    return t`Something is still missing at the end, such as a closing bracket. Until then, the formula is kept and shown as TeX.`;
  }
  const { at } = issue;
  return issue.reason === "unknown-command"
    ? t`There is no command ${at}. The formula is kept and shown as TeX.`
    : t`This cannot be read from “${at}” on. The formula is kept and shown as TeX.`;
}
