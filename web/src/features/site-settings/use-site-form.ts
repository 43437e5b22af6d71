import { changeSite, type Site, type SiteSettings } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../api/index.ts";
import { siteQuery } from "./api.ts";
import { showLook, showName } from "./show-look.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** The form of one section's settings. */
export function useSiteForm<Name extends keyof SiteSettings>(
  section: string,
  site: Site,
  names: readonly Name[],
) {
  const queryClient = useQueryClient();
  const pick = (from: Pick<SiteSettings, Name>): Pick<SiteSettings, Name> =>
    Object.assign({}, ...names.map((name) => ({ [name]: from[name] })));
  return useSettingsForm({
    section,
    saved: pick(site),
    save: (body) => call(changeSite, { body }),
    async onSaved(saved: Site) {
      await writeQuery(queryClient, siteQuery, () => saved);
      showLook(saved.look_css);
      showName(saved.name);
      return pick(saved);
    },
  });
}
