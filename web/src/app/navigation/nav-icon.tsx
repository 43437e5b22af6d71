import { LineIcon } from "../../ui/line-icon.tsx";

const paths = {
  home: "m4 11 8-7 8 7v9h-5.5v-5.5h-5V20H4z",
  courses:
    "M7 5v14M7 5a1.5 1.5 0 1 0 0-.01M7 12a1.5 1.5 0 1 0 0-.01M7 19a1.5 1.5 0 1 0 0-.01M12 5h7M12 12h7M12 19h7",
  news: "M4 9.5v5h3.5l7 4v-13l-7 4zM18 9a4.2 4.2 0 0 1 0 6",
  live: "M3.5 6.5h11v11h-11zM14.5 10.5l6-3v9l-6-3",
  workbook:
    "M12 6.5C10.5 5.2 8 4.5 4.5 4.5v13c3.5 0 6 .7 7.5 2 1.5-1.3 4-2 7.5-2v-13c-3.5 0-6 .7-7.5 2m0 0v13",
  diplomas: "M4 4.5h16v10.5H4zM8 9.5h8M9 15v5.5l3-1.7 3 1.7V15",
  catalogue: "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z",
  teaching: "m5 19 .8-3.6L16.5 4.7l2.8 2.8L8.6 18.2zM14 7.2l2.8 2.8",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M15.5 4.8a3.2 3.2 0 0 1 0 6.3m2 3.8c2.1.7 3.5 2.5 3.5 5.1",
  surveys: "M6 4h12v16H6zM9.5 9h5M9.5 12.5h5M9.5 16h3",
  videos: "M4 5h16v14H4zM10 9v6l5-3z",
  site: "M4 7h9m5 0h2M15.5 4.5v5M4 17h2m5 0h9M8.5 14.5v5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
} as const;

export type NavIconName = keyof typeof paths;

/** Icon of a navigation item, for phones. */
export function NavIcon({ name, className }: { name: NavIconName; className?: string }) {
  return (
    <LineIcon path={paths[name]} className={className} strokeWidth={name === "more" ? 3 : 2} />
  );
}
