// The import law: what a file imports against what its room may import.
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { circlesOfFiles, circlesOfFolders, type Circle, type ImportEdge } from "./circles.ts";
import type { Mention, SourceFacts } from "./read-source.ts";
import {
  dependsOnFastPath,
  isTest,
  isUnplacedInWeb,
  MAY_IMPORT,
  MAY_LOAD,
  operationFloorOf,
  roomOf,
  webPlaceOf,
} from "./rooms.ts";

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly fix: string;
}

type Finding = Pick<Violation, "rule" | "fix">;

export interface House {
  /** Names of the packages that each room declares, by room; those of the root under "". */
  readonly declared: ReadonlyMap<string, ReadonlySet<string>>;
}

const TEST_TOOLS = new Set(["vitest", "fast-check"]);

/** Source files the law cannot read. */
const UNREAD_SOURCE = /\.([cm]ts|[cm]?jsx?)$/;

/** Relative imports that name their file, and the types that the router makes for a route. */
const NAMES_ITS_FILE = /\.(tsx?|mjs|json|css|css\?url)$|^\.\/\+types\/[\w-]+$/;

/** Whether a file may be where it is, whatever it imports. */
export function judgePlace(file: string): Violation[] {
  if (roomOf(file) !== null && UNREAD_SOURCE.test(file)) {
    const rule = `sources are .ts or .tsx, not ${posix.extname(file)}`;
    return [
      { file, line: 1, rule, fix: "Rename the file: the import law reads no other sources." },
    ];
  }
  if (!isUnplacedInWeb(file)) return [];
  return [
    {
      file,
      line: 1,
      rule: `${file} is on no floor of the website`,
      fix: "Move it to routes, features, shared, shell or bridge; entries are listed in WEB_ENTRIES.",
    },
  ];
}

export function judge(file: string, facts: SourceFacts, house: House): Violation[] {
  const violations = facts.imports.flatMap((mention) => {
    const finding = judgeImport(file, mention.name, house);
    return finding === null ? [] : [{ file, line: mention.line, ...finding }];
  });
  return [...violations, ...judgeLoaders(file, facts), ...judgePurity(file, facts)];
}

function judgeImport(file: string, specifier: string, house: House): Finding | null {
  if (specifier.startsWith(".")) return judgeRelative(file, specifier);
  const [scope = "", name = ""] = specifier.split("/");
  if (scope === "@parley") return judgeRoom(file, name, specifier);
  if (isBuiltin(specifier)) return judgeBuiltin(file, specifier);
  if (specifier.startsWith("virtual:")) return null;
  return judgePackage(file, scope.startsWith("@") ? `${scope}/${name}` : scope, house);
}

function judgeRelative(file: string, specifier: string): Finding | null {
  if (!NAMES_ITS_FILE.test(specifier)) {
    return {
      rule: `${specifier} does not name a file`,
      fix: "Write the file's name with its extension, as in ./amount.ts.",
    };
  }
  const target = posix.join(posix.dirname(file), specifier);
  const room = roomOf(file);
  if (room === null) return null;
  if (roomOf(target) !== room) {
    return {
      rule: `${room} reaches out of its room by the path ${specifier}`,
      fix: "Import another room by its name, @parley/…, if the table allows it at all.",
    };
  }
  if (isTest(target) && !isTest(file)) return belongsToTests(specifier);
  if (dependsOnFastPath(file, target)) {
    return {
      rule: "only app.ts imports the fast path, and of it only register-fast-path.ts",
      fix: "Keep what ordinary code needs outside http/fast-path, which can be deleted.",
    };
  }
  return judgeWebFloors(file, target) ?? judgeOperationFloors(file, target);
}

const belongsToTests = (specifier: string): Finding => ({
  rule: `${specifier} belongs to the tests`,
  fix: "Move what is needed by both into a file of its own.",
});

function judgeOperationFloors(file: string, target: string): Finding | null {
  const from = operationFloorOf(file);
  const to = operationFloorOf(target);
  if (from === null || to === null || isTest(file)) return null;
  const unplaced = [from, to].find(({ floor }) => floor === -1);
  if (unplaced !== undefined) {
    return {
      rule: `${unplaced.name} has no floor among the use cases`,
      fix: "Move the file to a folder that has one, or add the folder to OPERATION_FLOORS.",
    };
  }
  if (to.floor <= from.floor) return null;
  return {
    rule: `operations/${from.name} may not import operations/${to.name}, which is above it`,
    fix: `Move what both need to ${from.name} or below, or take it as an argument.`,
  };
}

function judgeWebFloors(file: string, target: string): Finding | null {
  const from = webPlaceOf(file);
  const to = webPlaceOf(target);
  if (from === null || to === null) return null;
  if (to.floor > from.floor) {
    return {
      rule: `${from.name} may not import ${to.name} (routes → features → shared → shell → bridge)`,
      fix: `Pass it in from above, or move what is shared down to ${from.name}.`,
    };
  }
  if (from.name === "features" && to.name === "features" && from.part !== to.part) {
    return {
      rule: `feature ${from.part} may not import feature ${to.part}`,
      fix: "Let the route put both together, or move what both use to shared.",
    };
  }
  return null;
}

function judgeRoom(file: string, name: string, specifier: string): Finding | null {
  const room = roomOf(file);
  if (room === null) return null;
  if (name === room) {
    return {
      rule: `${room} imports itself by its name, ${specifier}`,
      fix: "Import files of the same room by a relative path.",
    };
  }
  if (name === "testing") {
    if (isTest(file)) return null;
    return {
      rule: "only tests import testing",
      fix: "Move what production code needs into the room it belongs to.",
    };
  }
  const allowed = MAY_IMPORT[room] ?? [];
  if (allowed.includes(name)) {
    const target = `${specifier.replace("@parley", "packages")}.ts`;
    return isTest(target) && !isTest(file) ? belongsToTests(specifier) : null;
  }
  return {
    rule: `${room} may not import ${name} (it may: ${allowed.join(", ") || "nothing of ours"})`,
    fix: "Take it as an argument from a room that knows both, or move it to a room both may know.",
  };
}

function judgeBuiltin(file: string, specifier: string): Finding | null {
  if (roomOf(file) !== "domain" || isTest(file)) return null;
  return {
    rule: `domain is pure and may not import ${specifier}`,
    fix: "Let the caller do it and pass the result in.",
  };
}

function judgePackage(file: string, name: string, house: House): Finding | null {
  if (TEST_TOOLS.has(name) && !isTest(file) && roomOf(file) !== null) {
    return { rule: `only tests import ${name}`, fix: "Move this into a test." };
  }
  const room = roomOf(file);
  if (room === "domain" && !isTest(file)) {
    return {
      rule: `domain has no dependencies and may not import ${name}`,
      fix: "Write the rule by hand, or let an outer room use the package.",
    };
  }
  const isDeclared = [room ?? "", ""].some((owner) => house.declared.get(owner)?.has(name));
  if (isDeclared || room === null) return null;
  return {
    rule: `${room} imports ${name} without declaring it`,
    fix: `Add ${name} to the package.json of ${room}.`,
  };
}

/** Circles of files, and of folders where they are not circles of files already. */
export function judgeCircles(edges: readonly ImportEdge[]): Violation[] {
  const ofProduct = edges.filter(({ from, to }) => !isTest(from) && !isTest(to));
  return [
    ...circlesOfFiles(edges).map((circle) => judgeCircle("files", circle, edges, (file) => file)),
    ...circlesOfFolders(ofProduct).map((circle) =>
      judgeCircle("folders", circle, ofProduct, (file) => posix.dirname(file)),
    ),
  ];
}

function judgeCircle(
  kind: string,
  circle: Circle,
  edges: readonly ImportEdge[],
  nodeOf: (file: string) => string,
): Violation {
  const [first = "", second = first] = circle;
  const edge = edges.find(({ from, to }) => nodeOf(from) === first && nodeOf(to) === second);
  return {
    file: edge?.from ?? first,
    line: edge?.line ?? 1,
    rule: `a circle of ${kind}: ${[...circle, first].join(" → ")}`,
    fix: "Move what both sides need to a third place that imports neither.",
  };
}

function judgeLoaders(file: string, facts: SourceFacts): Violation[] {
  if (roomOf(file) === null || isTest(file)) return [];
  const hidden = facts.loaders.filter(({ name }) => !MAY_LOAD[name]?.includes(file));
  return hidden.map(({ name, line }) => ({
    file,
    line,
    rule: `${name} hides what is loaded`,
    fix: "Import the file by its name; the few exceptions are listed in MAY_LOAD.",
  }));
}

function judgePurity(file: string, facts: SourceFacts): Violation[] {
  if (roomOf(file) !== "domain" || isTest(file)) return [];
  return facts.impurities.map(({ name, line }: Mention) => ({
    file,
    line,
    rule: `domain is pure and may not use ${name}`,
    fix: "Time, randomness and results of waiting come in as arguments.",
  }));
}
