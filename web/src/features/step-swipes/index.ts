export { followSwipes } from "./follow-swipes.ts";
