import { useLingui } from "@lingui/react/macro";

import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { BackLink } from "./back-link.tsx";

/** An address that leads nowhere, inside a frame that has its main landmark. */
export function NothingHere() {
  return (
    <div className="mx-auto w-full max-w-column px-5 py-20">
      <NothingText />
    </div>
  );
}

/** Says that an address leads nowhere, with a link that leads on. */
export function NothingText() {
  const { t } = useLingui();
  useDocumentTitle(t`Nothing here`);
  return (
    <>
      <p className="mb-2 font-semibold text-muted">404</p>
      <h1 className="text-title font-bold">{t`There is nothing at this address`}</h1>
      <p className="mt-3 mb-8 text-reading text-muted">
        {t`The link may be old, or a letter may be missing from it.`}
      </p>
      <BackLink to="/" label={t`Back to the start`} />
    </>
  );
}
