import type { ReactNode, Ref } from "react";

interface VideoBoxProps {
  stage?: Ref<HTMLDivElement>;
  /** The content of the stage. */
  children?: ReactNode;
  /** A line below the stage, with its space reserved while empty; false if there is none. */
  below: ReactNode;
}

/** The stage of a video: with its size reserved from the start, to avoid a layout shift. */
export function VideoBox({ stage, children, below }: VideoBoxProps) {
  return (
    <>
      <div
        ref={stage}
        className="relative grid aspect-video overflow-clip rounded-card border border-line bg-card"
      >
        {children}
      </div>
      {below !== false && (
        <div className="mt-3 flex min-h-13 flex-wrap items-center gap-x-2 text-muted sm:min-h-11">
          {below}
        </div>
      )}
    </>
  );
}
