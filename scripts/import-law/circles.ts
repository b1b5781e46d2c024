// Circles: files or folders that import each other, directly or through others. Imports of types count,
// because a reader has to follow them too.
import { posix } from "node:path";

export interface ImportEdge {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** One way around a circle, as nodes in the order in which they import each other. */
export type Circle = readonly string[];

export const circlesOfFiles = (edges: readonly ImportEdge[]): Circle[] =>
  findCircles(edges.map(({ from, to }) => [from, to]));

export const circlesOfFolders = (edges: readonly ImportEdge[]): Circle[] =>
  findCircles(edges.map(({ from, to }) => [posix.dirname(from), posix.dirname(to)]));

/** A shortest circle of each group of nodes that reach each other. */
function findCircles(pairs: readonly (readonly [string, string])[]): Circle[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const circles: Circle[] = [];
  const known = new Set<string>();
  for (const start of [...next.keys()].toSorted()) {
    if (known.has(start)) continue;
    const circle = shortestWayBack(start, next);
    if (circle === null) continue;
    circles.push(circle);
    for (const node of circle) known.add(node);
  }
  return circles;
}

function shortestWayBack(start: string, next: ReadonlyMap<string, ReadonlySet<string>>) {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const target of next.get(node) ?? []) {
      if (target === start) return wayTo(node, start, cameFrom);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, node);
      queue.push(target);
    }
  }
  return null;
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let node = end; node !== start;) {
    node = cameFrom.get(node) ?? start;
    way.unshift(node);
  }
  return way;
}
