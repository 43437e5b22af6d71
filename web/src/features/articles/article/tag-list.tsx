import { useLingui } from "@lingui/react/macro";

/** The tags of an article. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t`Tags`} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-full border border-line bg-paper px-2.5 py-0.5 text-small text-muted wrap-anywhere"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
