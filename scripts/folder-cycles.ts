import { posix } from "node:path";

export interface Import {
  from: string;
  to: string;
}

/**
 * Cycles of folders, enough of them to name every folder that is in one; each as imports that lead from
 * folder to folder. A folder means its direct files: a subfolder is another one.
 */
export function findFolderCycles(imports: readonly Import[]): Import[][] {
  const graph = new Map<string, Map<string, Import>>();
  for (const step of imports) {
    const from = posix.dirname(step.from);
    const to = posix.dirname(step.to);
    if (from === to) continue;
    const steps = graph.get(from) ?? new Map<string, Import>();
    if (!steps.has(to)) steps.set(to, step);
    graph.set(from, steps);
  }
  const named = new Set<string>();
  const cycles: Import[][] = [];
  for (const folder of [...graph.keys()].toSorted()) {
    if (named.has(folder)) continue;
    const cycle = shortestCycle(graph, folder);
    if (!cycle) continue;
    cycles.push(cycle);
    for (const step of cycle) named.add(posix.dirname(step.from));
  }
  return cycles;
}

/** Breadth-first search for the shortest path from a folder back to itself. */
function shortestCycle(
  graph: ReadonlyMap<string, ReadonlyMap<string, Import>>,
  start: string,
): Import[] | null {
  const ways = new Map<string, Import[]>([[start, []]]);
  for (const [folder, way] of ways) {
    for (const [next, step] of graph.get(folder) ?? []) {
      if (next === start) return [...way, step];
      if (!ways.has(next)) ways.set(next, [...way, step]);
    }
  }
  return null;
}
