import type { ResultIssue } from "@paso/contract";

import type { IssuePeople } from "../parts/results-address.ts";

/** The people an issue is about, and how many; null if it is not about people. */
export function peopleOf(issue: ResultIssue): (IssuePeople & { people: number }) | null {
  const { section } = issue.place;
  const people = countPeople(issue);
  if (section === null || people === null) return null;
  return { ...people, sectionId: section.id };
}

function countPeople(
  issue: ResultIssue,
): Omit<IssuePeople & { people: number }, "sectionId"> | null {
  switch (issue.kind) {
    case "hard":
      return { issue: issue.kind, people: issue.answers - issue.right };
    case "left":
      return { issue: issue.kind, people: issue.left };
    case "video":
      return { issue: issue.kind, people: issue.people };
    case "hurried":
      return { issue: issue.kind, people: issue.hurried };
    case "without_reply":
      return { issue: issue.kind, people: issue.without_reply };
    case "reports":
    case "reversed":
    case "easy":
    case "unpicked":
      return null;
  }
}
