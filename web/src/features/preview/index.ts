export {
  previewGraphicQuery,
  previewOpinionsQuery,
  previewPageQuery,
  previewQuizQuery,
  takePreviewStep,
} from "./api.ts";
export { DraftPreview } from "./draft-preview.tsx";
export { previewAddress } from "./preview-address.ts";
export { PreviewBar } from "./preview-bar.tsx";
export { dropSteps } from "./preview-steps.ts";
