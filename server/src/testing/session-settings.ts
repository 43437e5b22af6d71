import { readConfig } from "../platform/config/config.ts";

/** The default session lifetimes. */
export const SESSIONS = readConfig({}).sessions;
