import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon.tsx";

const tones = {
  wrong: { look: "border-wrong bg-wrong-soft", mark: "text-wrong", icon: "warning", role: "alert" },
  warm: { look: "border-warm bg-warm-soft", mark: "text-warm", icon: "warning", role: "status" },
  right: {
    look: "border-right bg-right-soft",
    mark: "text-(--right)",
    icon: "check",
    role: "status",
  },
  calm: { look: "border-line bg-card", mark: "text-muted", icon: "info", role: "status" },
} as const satisfies Record<string, { look: string; mark: string; icon: IconName; role: string }>;

interface AlertProps {
  /** `wrong` interrupts a screen reader, the others wait. */
  tone: keyof typeof tones;
  title?: string;
  children?: ReactNode;
  /** Content at the end, such as a button. */
  end?: ReactNode;
}

/** A message about what happened; not conveyed by colour alone, but also by icon and words. */
export function Alert({ tone, title, children, end }: AlertProps) {
  const { look, mark, icon, role } = tones[tone];
  return (
    <div
      role={role}
      className={`flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control border px-4 py-3 ${look}`}
    >
      <Icon name={icon} className={`mt-0.5 size-5 ${mark}`} />
      <div className="min-w-0 flex-1 basis-60">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {end}
    </div>
  );
}
