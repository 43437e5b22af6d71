import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PageData } from "@paso/contract";
import { useEffect, useRef } from "react";

import { Button } from "../../ui/student/button.tsx";
import { Dialog } from "../../ui/student/dialog.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { countRight } from "./right-run.ts";

interface PageTurnProps {
  /** The page that was finished. */
  done: PageData;
  /** The page that follows; it is there already. */
  page: PageData;
  onGo: () => void;
}

/** Interlude between two pages: what was done, what comes next, and one key to continue. */
export function PageTurn({ done, page, onGo }: PageTurnProps) {
  const { t } = useLingui();
  const wayOn = useRef<HTMLButtonElement>(null);
  useEffect(() => wayOn.current?.focus(), []);
  const isModule = done.next?.kind === "module";
  const { right, questions } = countRight(done);
  const { language } = page.course;

  function go(): void {
    onGo();
    // The dialog returns the focus to where it was, on the previous page.
    requestAnimationFrame(focusTitle);
  }

  return (
    <Dialog open title={isModule ? t`Module finished` : t`Page finished`} onClose={go}>
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className={`moment-mark grid size-14 shrink-0 place-items-center rounded-full ${isModule ? "bg-warm-soft text-warm" : "bg-accent text-on-accent"}`}
        >
          <Icon name={isModule ? "flag" : "check"} className="size-7 stroke-[2.5]" />
        </span>
        <div className="min-w-0">
          <p lang={language} className="text-lg leading-snug font-semibold wrap-anywhere">
            {isModule ? done.module?.title : done.page.title}
          </p>
          <p className="text-muted">
            {plural(done.total_sections, { one: "# step done", other: "# steps done" })}
            {right > 0 && ` · ${t`${right} of ${questions} correct`}`}
          </p>
        </div>
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <p className="text-small font-semibold text-accent">
          {isModule ? t`Next module` : t`Next page`}
        </p>
        {isModule && (
          <p lang={language} className="text-muted wrap-anywhere">
            {page.module?.title}
          </p>
        )}
        <p lang={language} className="text-lg leading-snug font-semibold wrap-anywhere">
          {page.page.title}
        </p>
        <p className="mb-5 text-muted">
          {plural(page.total_sections, { one: "# step", other: "# steps" })}
        </p>
        <Button ref={wayOn} onClick={go} className="max-sm:w-full">
          {t`Continue`}
          <Icon name="arrow" />
        </Button>
      </div>
    </Dialog>
  );
}

/** As after any navigation; while the dialog is open, the title cannot take the focus. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("#content h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
