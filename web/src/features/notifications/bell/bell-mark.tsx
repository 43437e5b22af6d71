import { LineIcon } from "../../../ui/line-icon.tsx";

/** A bell with the unread count; the control around it says the same in words. */
export function BellMark({ unread }: { unread: number }) {
  return (
    <span aria-hidden="true" className="relative grid place-items-center">
      <LineIcon
        path="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0"
        className="size-5.5"
      />
      {unread > 0 && (
        <span className="absolute -end-2.5 -top-2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-bold text-on-accent tabular-nums">
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </span>
  );
}
