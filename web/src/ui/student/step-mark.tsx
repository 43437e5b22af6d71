import { Icon } from "./icon.tsx";

interface StepMarkProps {
  /** `done`: filled, with a tick. `current`: ringed, with its number. `ahead`: faint, with its number. `locked`: faint, with a lock. */
  state: "done" | "current" | "ahead" | "locked";
  /** Position on the path, from 1. */
  number: number;
  size?: "small" | "medium";
}

const looks = {
  done: "bg-accent text-on-accent border-accent",
  current: "bg-paper text-accent border-accent",
  ahead: "bg-paper text-muted border-edge",
  locked: "bg-paper text-muted border-line",
};

const sizes = { small: "size-7 text-[0.8125rem]", medium: "size-9 text-small" };

/** The mark of a step on the path. Visual only: put the state in words next to it. */
export function StepMark({ state, number, size = "medium" }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full border-[2.5px] font-bold tabular-nums ${sizes[size]} ${looks[state]}`}
    >
      {state === "done" && <Icon name="check" className="size-[55%] stroke-[3]" />}
      {state === "locked" && <Icon name="lock" className="size-1/2" />}
      {(state === "current" || state === "ahead") && number}
    </span>
  );
}
