import { useLingui } from "@lingui/react/macro";
import { useNavigate, useParams } from "@tanstack/react-router";

import { Verification } from "../../../features/diplomas/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { PlainLayout } from "../../layouts/plain-layout.tsx";

/** `/verify` and `/verify/{number}`: open to anyone who is shown a diploma. */
export function VerifyPage() {
  const { t } = useLingui();
  const { number = "" } = useParams({ from: "/verify/{-$number}" });
  const navigate = useNavigate();
  useDocumentTitle(t`Check a diploma`);
  return (
    <PlainLayout>
      <Verification
        key={number}
        number={number}
        onNumber={(typed) => void navigate({ to: "/verify/{-$number}", params: { number: typed } })}
      />
    </PlainLayout>
  );
}
