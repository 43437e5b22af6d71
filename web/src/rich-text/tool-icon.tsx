const paths = {
  bold: "M7.5 5h5.2a3.4 3.4 0 0 1 0 6.8H7.5zm0 6.8h6a3.6 3.6 0 0 1 0 7.2h-6z",
  italic: "M10.5 5h7M6.5 19h7M14 5l-4 14",
  code: "m8.5 8-4 4 4 4m7-8 4 4-4 4",
  link: "M10.5 13.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1m1 4a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1",
  bullets: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01",
  numbers:
    "M10 6.5h10M10 12h10M10 17.5h10M4 5.2l1.4-.7v4M4 15.6c.3-.7 1-1 1.7-.9 1.8.5.9 1.9-1.7 4.3h2.4",
  quote:
    "M5 16c2.4-.6 3.4-2.2 3.4-5H5V6.5h4.4M14.5 16c2.4-.6 3.4-2.2 3.4-5h-3.4V6.5h4.4M9.4 6.5V11M18.9 6.5V11",
  // A window with a prompt: brackets alone stand for inline code.
  codeBlock: "M4 5h16v14H4zm3.5 4 3 3-3 3m5.5 0h4",
  table: "M4 5h16v14H4zm0 4.7h16M4 14.3h16M12 5v14",
  callout:
    "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.5 1.1 1.3 1.1 2.2h5c0-.9.4-1.7 1.1-2.2A6 6 0 0 0 12 3",
  formula: "M17.5 7.5V5h-11l6 7-6 7h11v-2.5",
} as const;

export type ToolIconName = keyof typeof paths;

/** A line icon for a tool of the text editor; its button has the name. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "bold" ? 2.6 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
