import { type Diploma, pathOf, readOwnDiplomaPicture } from "@paso/contract";

import { DrawnDiploma } from "./drawn-diploma.tsx";

/** The diploma's picture; a drawn placeholder until it is available. */
export function DiplomaPicture({ diploma }: { diploma: Diploma }) {
  if (!diploma.has_picture) return <DrawnDiploma diploma={diploma} />;
  const address = pathOf(readOwnDiplomaPicture.path, { diplomaId: diploma.id });
  return (
    // Its text is next to it.
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      className="w-full rounded-control border border-line bg-card shadow-float"
    />
  );
}
