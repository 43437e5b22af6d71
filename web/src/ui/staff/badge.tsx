import type { ReactNode } from "react";

const tones = {
  calm: "bg-paper text-muted border-line",
  accent: "bg-accent-soft text-accent border-transparent",
  warm: "bg-warm-soft text-warm border-transparent",
  wrong: "bg-wrong text-card border-transparent",
};

/** A state in a word: "Draft", "Published", "Deleted". */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-md border px-2 py-0.5 text-[0.8125rem] font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
