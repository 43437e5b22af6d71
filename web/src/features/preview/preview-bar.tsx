import { useLingui } from "@lingui/react/macro";
import type { PageData } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

import { useUser } from "../../session/session-query.ts";
import { Button, buttonClass } from "../../ui/student/button.tsx";

/** The bar above a previewed page: nothing is stored, start over, and the way back. */
export function PreviewBar({ page, onStartOver }: { page: PageData; onStartOver: () => void }) {
  const { t } = useLingui();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? keepFree(bar.current) : undefined), []);
  return (
    <section
      ref={bar}
      aria-label={t`Preview`}
      className="sticky top-15 z-9 border-b border-warm bg-warm-soft px-4 py-2 sm:px-7"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:gap-x-2">
        <p className="me-auto">
          <strong>{t`Preview: nothing is stored.`}</strong> {t`The class is invented.`}
        </p>
        <Button variant="quiet" className="max-sm:px-3" onClick={onStartOver}>
          {t`Start over`}
        </Button>
        <BackLink page={page} />
      </div>
    </section>
  );
}

/** To the editor, or to the course for those who cannot edit it. */
function BackLink({ page }: { page: PageData }) {
  const { t } = useLingui();
  const isViewer = useUser()?.role === "viewer";
  const course = page.course.id;
  const className = `${buttonClass()} max-sm:px-3`;
  if (isViewer) {
    return (
      <Link
        to="/authoring/courses/$courseId"
        params={{ courseId: String(course) }}
        className={className}
      >
        {t`Back to the outline`}
      </Link>
    );
  }
  if (!page.module) {
    return (
      <Link to="/authoring/surveys/edit" search={{ course }} className={className}>
        {t`Back to the editor`}
      </Link>
    );
  }
  const search = { course, module: page.module.id, page: page.page.id };
  return (
    <Link to="/authoring/sections/edit" search={search} className={className}>
      {t`Back to the editor`}
    </Link>
  );
}

/** Scrolls to steps below a bar and the header above it; returns the way to end that. */
function keepFree(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingTop = `calc(6.25rem + ${bar.offsetHeight}px)`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingTop = "";
  };
}
