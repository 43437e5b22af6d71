import {
  changeSignInSettings,
  createOidcProvider,
  createSamlProvider,
  readSignInSettings,
  removeProvider,
  type SignInProvider,
  type SignInSettings,
  switchProvider,
  testProvider,
  updateOidcProvider,
  updateSamlProvider,
} from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";
import type { ProviderFields } from "./provider-fields.ts";

/** The configured sign-in providers. */
export const signInSettingsQuery = queryOptions({
  queryKey: ["admin", "sign-in"],
  queryFn: ({ signal }) => call(readSignInSettings, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});

/** Adds a provider, or updates the one with this id. */
export function saveProvider(fields: ProviderFields, id: number | null): Promise<SignInProvider> {
  const { kind, key, oidc, saml, domains, ...shared } = fields;
  const rules = { ...shared, domains: domains.split(/[\s,;]+/).filter((part) => part !== "") };
  if (kind === "oidc") {
    const body = { ...rules, ...oidc };
    return id === null
      ? call(createOidcProvider, { body: { key, ...body } })
      : call(updateOidcProvider, { params: { providerId: id }, body });
  }
  const body = { ...rules, ...saml };
  return id === null
    ? call(createSamlProvider, { body: { key, ...body } })
    : call(updateSamlProvider, { params: { providerId: id }, body });
}

const pathOf = (providerId: number) => ({ params: { providerId } });

export const enableProvider = (id: number, enabled: boolean) =>
  call(switchProvider, { ...pathOf(id), body: { enabled } });
export const deleteProvider = (id: number) => call(removeProvider, pathOf(id));
export const tryProvider = (id: number) => call(testProvider, pathOf(id));
export const saveSettings = (
  body: Pick<SignInSettings, "hides_password"> & { order: number[] },
): Promise<SignInSettings> => call(changeSignInSettings, { body });
