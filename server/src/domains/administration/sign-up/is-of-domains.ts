/** Whether an address belongs to one of these domains or a subdomain, ignoring case. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  const own = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domains.some((domain) => own === domain || own.endsWith(`.${domain}`));
}
