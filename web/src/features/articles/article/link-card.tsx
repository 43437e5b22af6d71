import { useLingui } from "@lingui/react/macro";
import type { ArticleLink } from "@paso/contract";

/** A preview of a linked page; it opens in a new tab. */
export function LinkCard({ link }: { link: ArticleLink }) {
  const { t } = useLingui();
  const { url, host, preview } = link;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="flex flex-wrap overflow-hidden rounded-card border border-line bg-card text-ink no-underline transition-colors hover:border-edge"
    >
      {preview?.picture && (
        <img
          src={preview.picture}
          alt=""
          loading="lazy"
          className="shrink-0 bg-paper object-cover max-sm:w-full sm:w-56"
        />
      )}
      <span className="grid min-w-0 flex-1 basis-60 content-start gap-1 p-4">
        <span className="font-semibold wrap-anywhere">{preview?.title ?? host}</span>
        {preview?.text && <span className="line-clamp-3 wrap-anywhere">{preview.text}</span>}
        <span className="text-small text-muted wrap-anywhere">
          {[preview?.site, host].filter(Boolean).join(" · ")}
          {!preview && <span className="ms-2">{url}</span>}
        </span>
        <span className="text-small text-accent underline">{t`Open the page in a new tab`}</span>
      </span>
    </a>
  );
}
