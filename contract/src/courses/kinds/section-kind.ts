import type { z } from "zod";

import type { Locale } from "../../http/values.ts";

type Shape = z.core.$ZodLooseShape;

/** The wire format of one kind of section. All kinds are listed in `section-kinds.ts`. */
interface SectionKind {
  type: string;
  /** The name shown to authors. */
  name: Record<Locale, string>;
  /** Whether students answer it; a student section's `type` is then `question`. */
  isQuestion: boolean;
  /** Draft fields specific to this kind; the first is named after the type. */
  draft: Shape;
  /** The same fields as `sections-update` returns them. */
  authored: Shape;
  /** Fields of a student section specific to this kind. */
  student: {
    /** Shown before the answer. */
    shown: Shape;
    /** Null until the answer is committed, and if there is nothing to reveal. */
    revealed: Shape;
  };
}

/** Declares a kind of section, keeping the exact types of its schemas. */
export function sectionKind<const Kind extends SectionKind>(kind: Kind): Kind {
  return kind;
}
