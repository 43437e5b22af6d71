/** The result of one check. */
export interface Finding {
  /** For example `database`. */
  area: string;
  state: "ok" | "warning" | "fault";
  /** One sentence. */
  text: string;
  /** How to fix it; absent if all is well. */
  advice?: string;
}

export function ok(area: string, text: string): Finding {
  return { area, state: "ok", text };
}

export function warning(area: string, text: string, advice: string): Finding {
  return { area, state: "warning", text, advice };
}

export function fault(area: string, text: string, advice: string): Finding {
  return { area, state: "fault", text, advice };
}
