import { useLingui } from "@lingui/react/macro";
import { readLegalText } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";

import { ApiError, call, describeFailure } from "../../../api/index.ts";
import { AuthoredHtml } from "../../../ui/authored-html.tsx";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { PlainLayout } from "../../layouts/plain-layout.tsx";
import { NotFoundScreen } from "../../screens/not-found-screen.tsx";
import { textLinkClass } from "./text-link-class.ts";

/** `/legal/terms` and `/legal/privacy`: open to all, signed in or not. */
export function LegalPage() {
  const { t, i18n } = useLingui();
  const { text } = useParams({ from: "/legal/$text" });
  const isKnown = text === "terms" || text === "privacy";
  const legal = useQuery({
    queryKey: ["legal", text, i18n.locale],
    queryFn: ({ signal }) =>
      call(readLegalText, { params: { text: text === "terms" ? "terms" : "privacy" }, signal }),
    enabled: isKnown,
  });
  const title = text === "terms" ? t`Terms` : t`Privacy`;
  useDocumentTitle(title);
  const isMissing = legal.error instanceof ApiError && legal.error.status === 404;
  if (!isKnown || isMissing) return <NotFoundScreen />;
  return (
    <PlainLayout isWide>
      <h1 className="mb-6 text-title font-bold">{title}</h1>
      {legal.isPending && <Loading className="py-10" />}
      {legal.data && (
        <div lang={legal.data.locale}>
          <AuthoredHtml html={legal.data.html} />
        </div>
      )}
      {legal.error && (
        <div className="grid justify-items-start gap-6">
          <Alert tone="wrong">
            <FailureText {...describeFailure(legal.error)} />
          </Alert>
          <Button onClick={() => void legal.refetch()}>{t`Try again`}</Button>
        </div>
      )}
      <p className="mt-10">
        <Link to="/" className={textLinkClass}>{t`Back to the start`}</Link>
      </p>
    </PlainLayout>
  );
}
