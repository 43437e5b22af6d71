import type { Diploma } from "@paso/contract";

/** A stylised diploma with this one's texts. */
export function DrawnDiploma({ diploma }: { diploma: Diploma }) {
  return (
    <div
      aria-hidden="true"
      className="relative aspect-3/2 w-full overflow-hidden rounded-control border border-line bg-card shadow-float"
    >
      <svg viewBox="0 0 283 200" className="absolute inset-0 size-full" preserveAspectRatio="none">
        <path
          d="M0 143C119 140 187 108 283 66V200H0Z"
          className="text-accent"
          fill="currentColor"
          opacity="0.1"
        />
        <path
          d="M0 143C119 140 187 108 283 66"
          fill="none"
          strokeWidth="0.8"
          className="text-accent"
          stroke="currentColor"
          opacity="0.5"
        />
        <circle
          cx="258"
          cy="77"
          r="4"
          fill="none"
          strokeWidth="1.2"
          className="text-warm"
          stroke="currentColor"
        />
        <circle cx="258" cy="77" r="1.4" className="text-warm" fill="currentColor" />
      </svg>
      <div className="absolute inset-x-4 top-9">
        <p className="line-clamp-2 text-base leading-tight font-bold">{diploma.name}</p>
        <p className="mt-1 line-clamp-2 text-small leading-snug text-muted">
          {diploma.course_title}
        </p>
      </div>
    </div>
  );
}
