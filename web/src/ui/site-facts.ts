interface SiteFacts {
  /** Address for people who need help. */
  support_address: string | null;
  /** Who may sign up. */
  sign_up: "nobody" | "invited" | "domains" | "everybody";
  /** Empty unless they matter. */
  sign_up_domains: string[];
  has_terms: boolean;
  has_privacy: boolean;
}

/** Facts about the site that the server wrote into the page, for screens that need them without a call. */
export const siteFacts: SiteFacts = {
  support_address: null,
  sign_up: "nobody",
  sign_up_domains: [],
  has_terms: false,
  has_privacy: false,
  ...readFacts(),
};

function readFacts(): Partial<SiteFacts> {
  const meta = document.querySelector<HTMLMetaElement>("meta[name=paso-site]");
  return JSON.parse(meta?.content ?? "{}") as Partial<SiteFacts>;
}
