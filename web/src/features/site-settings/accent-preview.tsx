import { useLingui } from "@lingui/react/macro";
import type { AccentCheck } from "@paso/contract";

const THEMES = {
  light: { paper: "#fbf9f4", card: "#ffffff", line: "#e2ddd2", ink: "#1d2321" },
  dark: { paper: "#131716", card: "#1b2120", line: "#2e3735", ink: "#e9e6df" },
};

/** Preview of the accent in both themes; visual only. */
export function AccentPreview({ check }: { check: AccentCheck }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <ThemePreview title={t`Light theme`} ground={THEMES.light} shades={check.light} />
      <ThemePreview title={t`Dark theme`} ground={THEMES.dark} shades={check.dark} />
    </div>
  );
}

interface ThemePreviewProps {
  title: string;
  ground: (typeof THEMES)["light"];
  shades: AccentCheck["light"];
}

function ThemePreview({ title, ground, shades }: ThemePreviewProps) {
  const { t } = useLingui();
  return (
    <figure>
      <figcaption className="mb-1.5 text-small text-muted">
        {title} · {shades.accent}
      </figcaption>
      <div
        aria-hidden="true"
        className="grid gap-3 rounded-card border p-4"
        style={{ background: ground.card, borderColor: ground.line, color: ground.ink }}
      >
        <div className="h-2 overflow-hidden rounded-full" style={{ background: ground.line }}>
          <div className="h-full w-3/5" style={{ background: shades.accent }} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <span
            className="rounded-control px-4 py-2 font-semibold"
            style={{ background: shades.accent, color: shades.on }}
          >
            {t`Continue`}
          </span>
          <span className="font-semibold underline" style={{ color: shades.accent }}>
            {t`A link`}
          </span>
          <span
            className="rounded-full px-2.5 py-0.5 text-small"
            style={{ background: shades.soft, color: shades.accent }}
          >
            {t`New`}
          </span>
        </div>
      </div>
    </figure>
  );
}
