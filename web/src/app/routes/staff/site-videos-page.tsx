import { useLingui } from "@lingui/react/macro";

import { VideoLibrary } from "../../../features/video-libraries/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/authoring/videos` */
export function SiteVideosPage() {
  const { t } = useLingui();
  const title = t`Videos`;
  useDocumentTitle(title);
  return (
    <div className="mx-auto grid w-full max-w-280 grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-8 pb-24 sm:px-8">
      <h1 className="text-title font-bold">{title}</h1>
      <VideoLibrary owner={null} />
    </div>
  );
}
