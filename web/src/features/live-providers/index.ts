export { liveProvidersQuery } from "./api.ts";
export { LiveProviderSettings } from "./live-provider-settings.tsx";
