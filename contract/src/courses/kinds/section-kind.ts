import type { z } from "zod";

import type { Locale } from "../../http/values.ts";

type Shape = z.core.$ZodLooseShape;

/** What one kind of section is on the wire. All kinds are listed in `section-kinds.ts`. */
interface SectionKind {
  type: string;
  /** What authors know it by. */
  name: Record<Locale, string>;
  /** Whether students answer it; a student section's `type` is then `question`. */
  isQuestion: boolean;
  /** Fields of a draft that this kind alone has; the first is named after the type. */
  draft: Shape;
  /** The same fields as `sections-update` returns them. */
  authored: Shape;
  /** Fields of a student section that apply to this kind, beside those of every section. */
  student: {
    /** Shown from the beginning. */
    shown: Shape;
    /** Null until the answer is committed, and where there is nothing to reveal. */
    revealed: Shape;
  };
}

/** Declares a kind of section, keeping the exact types of its schemas. */
export function sectionKind<const Kind extends SectionKind>(kind: Kind): Kind {
  return kind;
}
