import type { Site } from "@paso/contract";

import { BadgeKeySection } from "./badge-key-section.tsx";
import { CoursesSection } from "./courses-section.tsx";
import { FilesSection } from "./files-section.tsx";
import { GeneralSection } from "./general-section.tsx";
import { LookSection } from "./look-section.tsx";
import { MailSection } from "./mail-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import type { SiteSectionId } from "./sections.ts";
import { SignUpSection } from "./sign-up-section.tsx";
import { TextsSection } from "./texts-section.tsx";

/** One section of the site's settings. */
export function SiteSection({ id, site }: { id: SiteSectionId; site: Site }) {
  if (id === "look") return <LookSection site={site} />;
  if (id === "sign-up") return <SignUpSection site={site} />;
  if (id === "texts") return <TextsSection site={site} />;
  if (id === "courses") return <CoursesSection site={site} />;
  if (id === "files") return <FilesSection site={site} />;
  if (id === "mail") return <MailSection />;
  if (id === "badges") return <BadgeKeySection />;
  if (id === "second-factor") return <SecondFactorSection />;
  return <GeneralSection site={site} />;
}
