import type { SectionType } from "@paso/contract";

import { LineIcon } from "../../../ui/line-icon.tsx";

const PATHS: Record<SectionType, string> = {
  video: "M8 5.5v13l10.5-6.5z",
  paragraph: "M5 7h14M5 12h14M5 17h9",
  radio: "M6 20v-6m6 6V5m6 15v-9",
  "radio-validated":
    "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  "select-multiple": "M12 4a8 8 0 1 0 8 8h-8zM15.5 4.8A8 8 0 0 1 19.2 8.5h-3.7z",
  "select-multiple-validated": "M5 5h14v14H5zM8.5 12l2.5 2.5 4.5-5",
  textarea: "M4 5h16v11h-9l-4.5 4v-4H4z",
  final_quiz_resume: "M6 4h12v16H6zM9 8.5h6M9 12h6m-6 3.5h3",
};

/** The drawing of a kind of section. */
export function KindIcon({ type }: { type: SectionType }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-control border border-line text-accent"
    >
      <LineIcon path={PATHS[type]} className="size-5" strokeWidth={2} />
    </span>
  );
}
