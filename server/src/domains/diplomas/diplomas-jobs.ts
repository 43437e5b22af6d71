import { makeDocumentJob } from "./issue/make-document.ts";

export const diplomasJobs = [makeDocumentJob];
