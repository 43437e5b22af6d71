import { makeDocumentJob } from "./issue/make-document.ts";
import { resumeDocumentsJob } from "./issue/resume-documents.ts";
import { takePictureJob } from "./preview/take-picture.ts";

export const diplomasJobs = [makeDocumentJob, resumeDocumentsJob, takePictureJob];
