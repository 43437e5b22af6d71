interface SiteFacts {
  /** Where people who need help write to. */
  support_address: string | null;
  /** Who may make an account for themselves. */
  sign_up: "nobody" | "invited" | "domains" | "everybody";
  /** Empty where they do not matter. */
  sign_up_domains: string[];
  has_terms: boolean;
  has_privacy: boolean;
}

/** What the server wrote into the page about the site, for screens that must know it without a call. */
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
