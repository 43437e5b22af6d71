import { useLingui } from "@lingui/react/macro";

import { CopyLine } from "./copy-line.tsx";

interface OwnAddressesProps {
  kind: "oidc" | "saml";
  /** The provider's name; empty until entered. */
  name: string;
  siteAddress: string;
}

/** This site's URLs to enter at the provider. */
export function OwnAddresses({ kind, name, siteAddress }: OwnAddressesProps) {
  const { t } = useLingui();
  if (name === "") return null;
  const saml = `${siteAddress}/login/saml/${name}`;
  return (
    <dl className="grid gap-3 rounded-card border border-line bg-paper p-4">
      {kind === "oidc" ? (
        <CopyLine
          label={t`Redirect address, to enter at the provider`}
          text={`${siteAddress}/login/return/${name}`}
        />
      ) : (
        <>
          <CopyLine label={t`Metadata of this site, and its entity ID`} text={`${saml}/metadata`} />
          <CopyLine label={t`Assertion consumer service (ACS)`} text={saml} />
        </>
      )}
    </dl>
  );
}
