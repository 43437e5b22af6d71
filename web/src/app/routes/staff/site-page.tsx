import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";

import { SiteDesign } from "../../../features/diploma-management/index.ts";
import { LiveProviderSettings } from "../../../features/live-providers/index.ts";
import { SiteSection, siteQuery, siteSections } from "../../../features/site-settings/index.ts";
import { showCurrent } from "../../../ui/show-current.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { NothingHere } from "./nothing-here.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

const sectionLink =
  "flex min-h-11 items-center rounded-control px-3 whitespace-nowrap text-muted hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink";

/** `/admin/site/...`: the site's settings, a section at a time. */
export function SitePage() {
  const { t, i18n } = useLingui();
  const { section: name } = useParams({ from: "/signed-in/staff/admin/admin/site/{-$section}" });
  const site = useQuery(siteQuery);
  const section = siteSections.find(({ id }) => id === (name ?? "general"));
  useDocumentTitle(section && i18n._(section.label), t`Site`);
  if (!section || name === "general") return <NothingHere />;
  // A design has a preview next to it.
  const isWide = section.id === "diplomas";
  return (
    <div className={`mx-auto px-5 pt-6 pb-24 ${isWide ? "max-w-280" : "max-w-5xl"}`}>
      <h1 className="text-title font-bold">{t`Site`}</h1>
      <p className="mt-1 max-w-prose text-muted">
        {t`Changes apply to everybody within seconds, and are recorded in the audit log.`}
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 md:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={t`Settings of the site`}>
          <ul
            key={section.id}
            ref={showCurrent}
            className="flex gap-1 max-md:-mx-5 max-md:overflow-x-auto max-md:fades-out max-md:ps-5 max-md:py-1 md:sticky md:top-20 md:flex-col"
          >
            {siteSections.map(({ id, label }) => (
              <li key={id}>
                <Link
                  to="/admin/site/{-$section}"
                  params={{ section: id === "general" ? undefined : id }}
                  activeOptions={{ exact: true }}
                  className={sectionLink}
                >
                  {i18n._(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={isWide ? "" : "max-w-xl"}>
          <h2 className="mb-6 text-question font-semibold">{i18n._(section.label)}</h2>
          <StaffQueryScreen query={site}>
            {(settings) => {
              if (section.id === "diplomas") return <SiteDesign initial={settings.locale} />;
              if (section.id === "live") return <LiveProviderSettings courseId={null} />;
              return <SiteSection key={section.id} id={section.id} site={settings} />;
            }}
          </StaffQueryScreen>
        </div>
      </div>
    </div>
  );
}
