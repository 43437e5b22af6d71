import { useLingui } from "@lingui/react/macro";
import { type LibraryVideo, readVideoAddress } from "@paso/contract";

import { formatClock } from "../i18n/format-clock.ts";
import { Badge } from "../ui/staff/badge.tsx";

/** A video's place, length and subject, in one line. */
export function VideoFacts({ video }: { video: LibraryVideo }) {
  const { t } = useLingui();
  const facts = [
    hostOf(video.address) ?? t`A file of this site`,
    ...(video.length === null ? [] : [formatClock(video.length)]),
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted tabular-nums">
      <span className="wrap-anywhere">{facts.join(" · ")}</span>
      {video.tags.map((tag) => (
        <Badge key={tag} tone="calm">
          {tag}
        </Badge>
      ))}
    </span>
  );
}

const PROVIDERS = { youtube: "YouTube", vimeo: "Vimeo" };

/** Null for a file of this site, whose address is only a path. */
function hostOf(address: string): string | null {
  const source = readVideoAddress(address);
  if (!source) return address;
  if (source.provider !== "file") return PROVIDERS[source.provider];
  return URL.parse(source.url)?.hostname ?? null;
}
