import { readConfig } from "../platform/config/config.ts";

/** How long people stay signed in where nothing is set. */
export const SESSIONS = readConfig({}).sessions;
