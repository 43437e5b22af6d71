import { useLingui } from "@lingui/react/macro";
import { checkSetup } from "@paso/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";

import { ApiError, call } from "../../../api/index.ts";
import { SetupForm } from "../../../features/accounts/index.ts";
import { activateLocale } from "../../../i18n/locale.ts";
import { updateSession } from "../../../session/session-query.ts";
import { Loading } from "../../../ui/student/loading.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { PlainLayout } from "../../layouts/plain-layout.tsx";
import { LinkFailure } from "./link-failure.tsx";
import { textLinkClass } from "./text-link-class.ts";

/** Whether the token is valid; refetched on a language change, for the translated reason. */
function setupQuery(token: string | null, locale: string) {
  return queryOptions({
    queryKey: ["setup", token, locale],
    queryFn: ({ signal }) => call(checkSetup, { body: { token: token ?? "" }, signal }),
    enabled: token !== null,
    retry: false,
    // Keeps the typed input when the language changes.
    placeholderData: (previous) => previous,
    staleTime: Infinity,
  });
}

/** `/setup#TOKEN`: the first run of a site without an administrator. */
export function SetupPage() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // Null on the way to the next screen.
  const token = useLocation({
    select: ({ pathname, hash }) => (pathname === "/setup" ? hash : null),
  });
  const setup = useQuery(setupQuery(token, i18n.locale));
  useDocumentTitle(t`Set up this site`);
  const refusal = setup.error instanceof ApiError ? setup.error : null;
  const reason = refusal?.fieldMessages["token"] ?? refusal?.message;

  return (
    <PlainLayout>
      <h1 className="mb-2 text-title font-bold">{t`Set up this site`}</h1>
      {setup.isPending && <Loading className="py-10" />}
      {setup.isSuccess && (
        <>
          <p className="mb-8 text-muted">
            {t`Create the first administrator’s account and name the site. This address works once.`}
          </p>
          <SetupForm
            token={token ?? ""}
            site={setup.data}
            onSignedIn={async ({ user, csrf_token }) => {
              await activateLocale(user.locale);
              await updateSession(queryClient, { user, csrf_token, locale: user.locale });
              await navigate({ to: "/admin", replace: true });
            }}
          />
        </>
      )}
      {setup.isError && (
        <LinkFailure
          check={setup}
          refusal={reason}
          instead={<Link to="/login" className={textLinkClass}>{t`Sign in`}</Link>}
        />
      )}
    </PlainLayout>
  );
}
