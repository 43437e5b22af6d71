/** The addresses of the site that a provider has to know. */
export function addressesOf(site: { url: string }, key: string) {
  const saml = `${site.url}/login/saml/${key}`;
  return {
    /** Where browsers come back to. */
    returnAddress: `${site.url}/login/return/${key}`,
    /** Where browsers bring a SAML response: the assertion consumer service. */
    acs: saml,
    /** The site's own SAML metadata, and its entity id. */
    metadata: `${saml}/metadata`,
  };
}
