import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { siteFacts } from "../../ui/site-facts.ts";

/** Links to the site's terms and privacy notice, if it has them. */
export function LegalLinks({ className = "mt-10" }: { className?: string }) {
  const { t } = useLingui();
  const { has_terms, has_privacy } = siteFacts;
  if (!has_terms && !has_privacy) return null;
  const link = "inline-flex min-h-11 items-center text-small text-muted hover:underline";
  return (
    <p className={`flex flex-wrap gap-x-5 ${className}`}>
      {has_terms && (
        <Link to="/legal/$text" params={{ text: "terms" }} className={link}>
          {t`Terms`}
        </Link>
      )}
      {has_privacy && (
        <Link to="/legal/$text" params={{ text: "privacy" }} className={link}>
          {t`Privacy`}
        </Link>
      )}
    </p>
  );
}
