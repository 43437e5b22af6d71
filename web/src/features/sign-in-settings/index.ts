export { signInSettingsQuery } from "./api.ts";
export { SignInSettings } from "./sign-in-settings.tsx";
