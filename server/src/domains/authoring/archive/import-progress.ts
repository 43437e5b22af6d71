/** Progress of a long import; `total` counts sections or files, or is 1. */
export interface ImportProgress {
  step: "reading" | "checking" | "storing" | "writing";
  done: number;
  total: number;
}
