/** The light build has no types of its own; those of the whole library fit. */
declare module "hls.js/light" {
  export { default } from "hls.js";
}
