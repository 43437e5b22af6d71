import type { ReactNode } from "react";

interface NextCardProps {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** A next step: what it is, and a way there. */
export function NextCard({ title, text, children }: NextCardProps) {
  return (
    <div className="flex flex-col items-start rounded-card border border-line bg-card p-5 sm:p-6">
      <h4 className="text-lg leading-snug font-semibold wrap-anywhere">{title}</h4>
      <p className="mt-1 mb-5 text-muted wrap-anywhere">{text}</p>
      <div className="mt-auto max-sm:w-full">{children}</div>
    </div>
  );
}
