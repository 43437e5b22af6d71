/** The addresses of the site to be entered at a provider. */
export function addressesOf(site: { url: string }, key: string) {
  const saml = `${site.url}/login/saml/${key}`;
  return {
    /** Where browsers return to. */
    returnAddress: `${site.url}/login/return/${key}`,
    /** Where browsers post a SAML response: the assertion consumer service. */
    acs: saml,
    /** The site's own SAML metadata, and its entity id. */
    metadata: `${saml}/metadata`,
  };
}
