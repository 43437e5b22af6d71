/** Whether an address is of one of these domains, or of a domain below one, whatever its case. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  const own = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domains.some((domain) => own === domain || own.endsWith(`.${domain}`));
}
