const sizes = { small: "size-9 text-small", medium: "size-12 text-base" };

/** Calm enough for a list, dark enough for white initials (at least 4.5:1). */
const tints = [
  "#8a5a1f",
  "#43609c",
  "#7c3f80",
  "#1f6f63",
  "#a04350",
  "#5a6b24",
  "#2f6f8f",
  "#6a52a3",
];

interface AvatarProps {
  /** The name displayed next to it; determines initials and colour if there is no picture. */
  name: string;
  /** Address of a picture, or null. */
  picture?: string | null;
  size?: keyof typeof sizes;
}

/** A person's picture or initials; decorative next to the name. */
export function Avatar({ name, picture, size = "medium" }: AvatarProps) {
  const shape = `${sizes[size]} shrink-0 rounded-full`;
  if (picture) return <img src={picture} alt="" className={`${shape} object-cover`} />;
  return (
    <span
      aria-hidden="true"
      // Drawn by CSS: neither part of a button's name nor copied or searched.
      data-initials={initials(name)}
      className={`${shape} grid place-items-center font-semibold text-[#fff] before:content-[attr(data-initials)]`}
      style={{ backgroundColor: tints[tintIndex(name)] }}
    />
  );
}

/**
 * Of the first word and the next one that is not lower-case, such as "de": the first of two surnames counts,
 * and a compound first name begins alike where only it is shown.
 */
function initials(name: string): string {
  const found = name.trim().match(/^.|\s[^\s\p{Ll}]/gu) ?? [];
  return found.slice(0, 2).join("").replace(/\s/, "").toLocaleUpperCase();
}

/** The same person has the same colour everywhere, also where only their first name is shown. */
function tintIndex(name: string): number {
  const [first = ""] = name.trim().split(/\s+/);
  let sum = 0;
  for (const character of first) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % tints.length;
}
