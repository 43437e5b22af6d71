import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../ui/staff/button.tsx";
import { Icon } from "../../ui/staff/icon.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";

/**
 * Replaces a page that this person may not see.
 * @param isGone whether the page may have been deleted, which the server does not distinguish
 */
export function StaffRefusal({ isGone = false }: { isGone?: boolean }) {
  const { t } = useLingui();
  const title = t`You are not allowed to access this page.`;
  useDocumentTitle(title);
  return (
    <div className="mx-auto w-full max-w-column px-5 py-16">
      <h1 className="flex items-start gap-3 text-title font-bold text-balance">
        <Icon name="lock" className="mt-1.5 size-7 text-muted" />
        {title}
      </h1>
      <p className="mt-3 mb-8 text-reading text-muted">
        {isGone
          ? t`It was removed, or it belongs to a course that you do not work on, or no longer work on. Its staff can add you.`
          : t`It belongs to another role. If you need it, ask an administrator of this site.`}
      </p>
      <Link to="/" className={buttonClass()}>
        {t`Back to the start`}
      </Link>
    </div>
  );
}
