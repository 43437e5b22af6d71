/** Servers that the students are spread over, by the number of their account. */
export const SERVERS = 4;

/** The server of a student's own rows. */
export function serverOf(userId: number): number {
  return userId % SERVERS;
}

/**
 * Where the rows of a table are. `own`: with the person that the column names, and nowhere else, but for
 * those that are `alsoCopied`. `copied`: written there and copied to all others. `reference`: the same on every server, written by staff alone.
 * `local`: each server has its own, of what happens on it.
 */
export type Placement =
  | { kind: "own"; column: string; alsoCopied?: string }
  | { kind: "copied"; column: string }
  | { kind: "reference" }
  | { kind: "local" };

/** Tables that the rule below would place wrongly. */
const PLACED: Record<string, Placement> = {
  // Others read names and pictures beside what somebody wrote.
  users: { kind: "copied", column: "id" },
  // A slot belongs to the students of one server: 8 slots, 4 servers, both by the number of the account.
  answer_tallies: { kind: "copied", column: "slot" },
  answer_moves: { kind: "copied", column: "slot" },
  // What an opinion says is here; choices are read by nobody else.
  answers: { kind: "own", column: "user_id", alsoCopied: "text is not null" },
  opinions: { kind: "copied", column: "user_id" },
  opinion_comments: { kind: "copied", column: "user_id" },
  opinion_likes: { kind: "copied", column: "user_id" },
  course_staff: { kind: "reference" },
  rate_limits: { kind: "local" },
  token_buckets: { kind: "local" },
  processes: { kind: "local" },
  mails: { kind: "local" },
};

/** The rule: what names a person is theirs, and everything else is content, which staff write. */
export function placementOf(table: string, columns: readonly string[]): Placement {
  const placed = PLACED[table];
  if (placed) return placed;
  return columns.includes("user_id") ? { kind: "own", column: "user_id" } : { kind: "reference" };
}
