import { Icon } from "../../ui/staff/icon.tsx";

/** A course's picture beside its title; a quiet drawing where it has none. */
export function CourseThumbnail({ address }: { address: string }) {
  const shape = "h-16 w-24 shrink-0 rounded-control border border-line max-sm:h-12 max-sm:w-18";
  if (address === "") {
    return (
      <span className={`grid place-items-center bg-paper text-muted ${shape}`}>
        <Icon name="picture" />
      </span>
    );
  }
  return <img src={address} alt="" loading="lazy" className={`object-cover ${shape}`} />;
}
