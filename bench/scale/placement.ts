/** Servers that the students are spread over, by the number of their account. */
export const SERVERS = 4;

/** The server of a student's own rows. */
export function serverOf(userId: number): number {
  return userId % SERVERS;
}

/**
 * Where the rows of a table are. `own`: on the server of the person in the column, and nowhere else, except
 * those that are `alsoCopied`. `copied`: written there and replicated to all others. `reference`: the same on
 * every server, written only by staff. `local`: each server has its own, about what happens on it.
 */
export type Placement =
  | { kind: "own"; column: string; alsoCopied?: string }
  | { kind: "copied"; column: string }
  | { kind: "reference" }
  | { kind: "local" };

/** Tables that the rule below would place wrongly. */
const PLACED: Record<string, Placement> = {
  // Others read the names and pictures of authors.
  users: { kind: "copied", column: "id" },
  // A slot belongs to the students of one server: 8 slots, 4 servers, both by the number of the account.
  answer_tallies: { kind: "copied", column: "slot" },
  answer_moves: { kind: "copied", column: "slot" },
  // Opinions' texts are in this table; choices are read by no other student.
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

/**
 * The default rule: rows that refer to a person are theirs, and everything else is content, written by staff.
 */
export function placementOf(table: string, columns: readonly string[]): Placement {
  const placed = PLACED[table];
  if (placed) return placed;
  return columns.includes("user_id") ? { kind: "own", column: "user_id" } : { kind: "reference" };
}
