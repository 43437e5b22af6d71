import { type ReactNode, useId } from "react";

/** Fields of a long form that belong together, under their heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id={id} className="text-question font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
