import { StepMark } from "../../ui/student/step-mark.tsx";

/** A decorative piece of path: two steps done, one current. */
export function PathSketch() {
  return (
    <div aria-hidden="true" className="mb-8 flex items-center">
      <StepMark state="done" number={1} />
      <span className="h-0.5 w-10 bg-accent" />
      <StepMark state="done" number={2} />
      <span className="h-0.5 w-10 bg-accent" />
      <StepMark state="current" number={3} />
      <span className="h-0.5 w-10 bg-[linear-gradient(90deg,var(--line),transparent)]" />
    </div>
  );
}
