import { type Diploma, pathOf, readOwnDiplomaPicture } from "@paso/contract";

import { DrawnDiploma } from "./drawn-diploma.tsx";

/** How the diploma looks; a drawing of it until the picture is taken. */
export function DiplomaPicture({ diploma }: { diploma: Diploma }) {
  if (!diploma.has_picture) return <DrawnDiploma diploma={diploma} />;
  const address = pathOf(readOwnDiplomaPicture.path, { diplomaId: diploma.id });
  return (
    // What it says is beside it, as text.
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      className="w-full rounded-control border border-line bg-card shadow-float"
    />
  );
}
