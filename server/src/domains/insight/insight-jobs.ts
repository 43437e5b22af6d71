import { refreshResultsJob } from "./refresh/ensure-results.ts";

export const insightJobs = [refreshResultsJob];
