import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkFiles } from "./import-law.ts";

const root = mkdtempSync(join(tmpdir(), "parley-law-"));
afterAll(() => rmSync(root, { recursive: true }));

const MANIFESTS = {
  "package.json": '{ "devDependencies": { "vite": "1" } }',
  "packages/domain/package.json": "{}",
  "packages/database/package.json": '{ "dependencies": { "pg": "1" } }',
};

/** Violations of one file, as "line: rule". */
function lawOn(file: string, text: string): string[] {
  return lawOnFiles({ [file]: text });
}

function lawOnFiles(sources: Readonly<Record<string, string>>): string[] {
  const files = { ...MANIFESTS, ...sources };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return checkFiles(root, Object.keys(files)).map(({ line, rule }) => `${line}: ${rule}`);
}

describe("rooms", () => {
  test.for([
    ["packages/domain/src/a.ts", "@parley/contract/x", "domain may not import contract"],
    ["packages/ui/src/a.tsx", "@parley/contract/x", "ui may not import contract"],
    ["packages/contract/src/a.ts", "@parley/phrases/x", "contract may not import phrases"],
    ["packages/database/src/a.ts", "@parley/operations/x", "database may not import operations"],
    ["packages/operations/src/a.ts", "@parley/phrases/x", "operations may not import phrases"],
    ["packages/engine/src/a.ts", "@parley/operations/x", "engine may not import operations"],
    ["apps/web/app/shell/a.tsx", "@parley/database/pool", "web may not import database"],
    ["apps/server/src/a.ts", "@parley/web/x", "server may not import web"],
    ["apps/server/src/a.ts", "../../web/app/root.tsx", "server reaches out of its room"],
    ["packages/domain/src/a.ts", "../../ui/src/b.ts", "domain reaches out of its room"],
    ["apps/server/src/a.ts", "@parley/testing/database", "only tests import testing"],
    ["apps/server/src/a.ts", "./a.test.ts", "./a.test.ts belongs to the tests"],
    ["apps/server/src/a.ts", "./test-app.ts", "./test-app.ts belongs to the tests"],
    ["apps/server/src/a.ts", "../test/chat/talk.ts", "../test/chat/talk.ts belongs to the tests"],
    [
      "packages/engine/src/a.ts",
      "@parley/domain/order.fixture",
      "@parley/domain/order.fixture belongs to",
    ],
    [
      "packages/engine/src/a.ts",
      "@parley/domain/order.test",
      "@parley/domain/order.test belongs to",
    ],
    ["apps/server/src/a.ts", "@parley/operations/test/a", "@parley/operations/test/a belongs to"],
    [
      "packages/operations/src/kernel/a.ts",
      "@parley/operations/staff/b",
      "operations imports itself",
    ],
    ["apps/server/src/a.ts", "@parley/server/http/fast-path/b", "server imports itself"],
    ["packages/engine/src/a.ts", "@parley/engine/b", "engine imports itself by its name"],
    ["packages/engine/src/a.test.ts", "@parley/engine/b", "engine imports itself by its name"],
    ["packages/engine/src/a.ts", "@parley/engine", "engine imports itself by its name"],
    ["apps/server/src/app.ts", "./http/fast-path/b.ts", "only app.ts imports the fast path"],
    [
      "apps/server/src/http/binding/api.ts",
      "../fast-path/register-fast-path.ts",
      "only app.ts imports the fast path",
    ],
  ] as const)("%s may not import %s", ([file, specifier, rule]) => {
    expect(lawOn(file, `\nimport { x } from "${specifier}";`)).toEqual([
      expect.stringContaining(`2: ${rule}`),
    ]);
  });

  test.for([
    ["packages/ui/src/a.tsx", "@parley/domain/format/mask"],
    ["packages/operations/src/a.ts", "@parley/platform/clock"],
    ["apps/server/src/a.ts", "@parley/phrases/locales"],
    ["apps/server/src/a.test.ts", "@parley/testing/database"],
    ["apps/server/src/test-app.ts", "@parley/testing/database"],
    ["apps/server/test/chat/talk.ts", "@parley/testing/database"],
    ["packages/engine/src/a.test.ts", "@parley/domain/order/order.fixture"],
    ["packages/engine/src/a.fixture.ts", "@parley/domain/order/order.fixture"],
    ["apps/server/src/app.ts", "./http/fast-path/register-fast-path.ts"],
    ["apps/server/src/http/fast-path/a.ts", "./b.ts"],
    ["bench/web.ts", "@parley/testing/running-server"],
    ["packages/domain/src/a.ts", "./money/amount.ts"],
    ["scripts/a.ts", "../apps/server/src/startup/settings.ts"],
  ] as const)("%s may import %s", ([file, specifier]) => {
    expect(lawOn(file, `import { x } from "${specifier}";`)).toEqual([]);
  });
});

test("every form of import counts, comments and strings do not", () => {
  const text = `// import "@parley/database/a"
    const text = 'import "@parley/database/b"';
    import type { C } from "@parley/database/c";
    export { d } from "@parley/database/d";
    const e = () => import("@parley/database/e");
    type F = import("@parley/database/f").F;
    export {} from "@parley/database/g";
    const h = () => import(\`@parley/database/h\`);`;
  expect(lawOn("apps/web/app/shell/a.ts", text).map((line) => line.slice(0, 2))).toEqual([
    "3:",
    "4:",
    "5:",
    "6:",
    "7:",
    "8:",
  ]);
});

describe("a relative import names its file", () => {
  test.for([".", "..", "./sub", "./sub/", "./b.js", "./b.ts?raw", "./+types/../b"])(
    "%s is refused",
    (specifier) => {
      for (const file of ["packages/domain/src/a/a.ts", "scripts/a.ts"]) {
        expect(lawOn(file, `import "${specifier}";`)).toEqual([
          `1: ${specifier} does not name a file`,
        ]);
      }
    },
  );

  test.for(["./b.ts", "./b.tsx", "./b.json", "./b.css", "./b.css?url", "./+types/not-found"])(
    "%s is permitted",
    (specifier) => {
      expect(lawOn("apps/web/app/routes/a.tsx", `import "${specifier}";`)).toEqual([]);
    },
  );
});

describe("code is loaded by imports that name it", () => {
  test.for([
    ["import(`./${name}.ts`);", "import() of a computed name"],
    ["import(name);", "import() of a computed name"],
    ['import b = require("./b.ts");', "require"],
    ['const b = require("./b.ts");', "require"],
    ["const load = require;", "require"],
    ['const b = createRequire(import.meta.url)("./b.ts");', "createRequire"],
    ['const files = import.meta.glob("./*.ts");', "import.meta.glob"],
  ] as const)("%s is refused", ([text, name]) => {
    expect(lawOn("apps/web/app/shell/a.ts", text)).toEqual([`1: ${name} hides what is loaded`]);
  });

  test("each exception holds for one way of loading in one file", () => {
    const phrases = "apps/web/app/shell/locale/phrase-files.ts";
    expect(lawOn(phrases, 'import.meta.glob("./*.json");')).toEqual([]);
    expect(lawOn(phrases, "import(name);")).toEqual([
      "1: import() of a computed name hides what is loaded",
    ]);
  });

  test("tests and scripts may load what they compute", () => {
    expect(lawOn("apps/server/src/a.test.ts", "import(name);")).toEqual([]);
    expect(lawOn("scripts/a.ts", "import(name);")).toEqual([]);
  });

  test.for([".mts", ".cts", ".js", ".mjs", ".cjs", ".jsx"])("a room has no %s", (extension) => {
    expect(lawOn(`packages/domain/src/a${extension}`, "")).toEqual([
      `1: sources are .ts or .tsx, not ${extension}`,
    ]);
    expect(lawOn(`scripts/a${extension}`, "")).toEqual([]);
  });

  test("declarations are read like other sources", () => {
    expect(lawOn("packages/domain/src/a.d.ts", 'import "@parley/engine/b";')).toEqual([
      expect.stringContaining("1: domain may not import engine"),
    ]);
  });
});

describe("floors of the website", () => {
  test.for([
    [
      "apps/web/app/features/market/a.tsx",
      "../home/b.tsx",
      "feature market may not import feature home",
    ],
    ["apps/web/app/features/market/a.tsx", "../../routes/b.tsx", "features may not import routes"],
    [
      "apps/web/app/shell/toast/a.tsx",
      "../../features/home/b.tsx",
      "shell may not import features",
    ],
    [
      "apps/web/app/shared/forms/a.tsx",
      "../../features/home/b.tsx",
      "shared may not import features",
    ],
    ["apps/web/app/shared/forms/a.tsx", "../../routes/b.tsx", "shared may not import routes"],
    ["apps/web/app/shell/frame/a.tsx", "../../shared/data/b.ts", "shell may not import shared"],
    ["apps/web/app/bridge/calls/a.ts", "../../shell/x/b.ts", "bridge may not import shell"],
    ["apps/web/app/shell/x/a.ts", "../../root.tsx", "shell may not import app/root.tsx"],
    ["apps/web/app/routes/a.ts", "../../vite.config.ts", "routes may not import vite.config.ts"],
  ] as const)("%s may not import %s", ([file, specifier, rule]) => {
    expect(lawOn(file, `import "${specifier}";`)).toEqual([expect.stringContaining(`1: ${rule}`)]);
  });

  test.for([
    ["apps/web/app/routes/home.tsx", "../features/home/b.tsx"],
    ["apps/web/app/features/market/a.tsx", "../../shell/x/b.tsx"],
    ["apps/web/app/features/market/a.tsx", "../../shared/trade/b.tsx"],
    ["apps/web/app/shared/gate/a.tsx", "../agreement/b.tsx"],
    ["apps/web/app/shared/gate/a.tsx", "../../shell/page/b.ts"],
    ["apps/web/app/features/market/a.tsx", "./b.tsx"],
    ["apps/web/app/root.tsx", "./shell/x/b.tsx"],
  ] as const)("%s may import %s", ([file, specifier]) => {
    expect(lawOn(file, `import "${specifier}";`)).toEqual([]);
  });
});

describe("the website has no place without a floor", () => {
  test.for([
    "apps/web/app/attic/a.ts",
    "apps/web/app/constructor/a.ts",
    "apps/web/app/zz.ts",
    "apps/web/zz.ts",
    "apps/web/attic/a.tsx",
  ])("%s is refused", (file) => {
    expect(lawOn(file, "export {};")).toEqual([`1: ${file} is on no floor of the website`]);
  });

  test.for([
    "apps/web/app/entry.client.tsx",
    "apps/web/vite.config.ts",
    "apps/web/app/a.fixture.ts",
  ])("%s is permitted", (file) => {
    expect(lawOn(file, "export {};")).toEqual([]);
  });
});

describe("floors of the use cases", () => {
  const O = "packages/operations/src";
  test.for([
    [`${O}/kernel/a.ts`, "../identity/account/b.ts", "operations/kernel may not import"],
    [`${O}/messaging/jobs/a.ts`, "../../identity/b.ts", "operations/messaging may not import"],
    [`${O}/identity/a.ts`, "../market/b.ts", "operations/identity may not import"],
    [`${O}/market/a.ts`, "../wallet/b.ts", "operations/market may not import"],
    [`${O}/wallet/a.ts`, "../trade/b.ts", "operations/wallet may not import"],
    [`${O}/trade/order/a.ts`, "../../staff/b.ts", "operations/trade may not import"],
    [`${O}/attic/a.ts`, "../kernel/b.ts", "attic has no floor"],
    [`${O}/staff/a.ts`, "../attic/b.ts", "attic has no floor"],
    [`${O}/a.ts`, "./kernel/b.ts", "a.ts has no floor"],
    [`${O}/kernel/a.ts`, "../../attic/b.ts", "attic has no floor"],
  ] as const)("%s may not import %s", ([file, specifier, rule]) => {
    expect(lawOn(file, `import "${specifier}";`)).toEqual([expect.stringContaining(`1: ${rule}`)]);
  });

  test.for([
    [`${O}/staff/a.ts`, "../trade/order/b.ts"],
    [`${O}/trade/order/a.ts`, "../chat/b.ts"],
    [`${O}/market/a.database.test.ts`, "../staff/b.ts"],
  ] as const)("%s may import %s", ([file, specifier]) => {
    expect(lawOn(file, `import "${specifier}";`)).toEqual([]);
  });
});

describe("circles", () => {
  const D = "packages/domain/src";
  test("two files that import each other are refused, types included", () => {
    const files = {
      [`${D}/money/a.ts`]: '\nimport type { B } from "./b.ts";',
      [`${D}/money/b.ts`]: 'import { a } from "./a.ts";',
    };
    expect(lawOnFiles(files)).toEqual([
      `2: a circle of files: ${D}/money/a.ts → ${D}/money/b.ts → ${D}/money/a.ts`,
    ]);
  });

  test("folders that import each other through a third are refused", () => {
    const files = {
      [`${D}/a/1.ts`]: 'import "../b/1.ts";',
      [`${D}/b/1.ts`]: "export {};",
      [`${D}/b/2.ts`]: 'import "../c/1.ts";',
      [`${D}/c/1.ts`]: "export {};",
      [`${D}/c/2.ts`]: 'import "../a/2.ts";',
      [`${D}/a/2.ts`]: "export {};",
    };
    expect(lawOnFiles(files)).toEqual([
      `1: a circle of folders: ${D}/a → ${D}/b → ${D}/c → ${D}/a`,
    ]);
  });

  test.for(["apps/web/app/shared", "packages/contract/src", "packages/platform/src"])(
    "a circle in %s is refused, of files and of folders",
    (room) => {
      const files = {
        [`${room}/a/1.ts`]: 'import type { B } from "../b/1.ts";',
        [`${room}/b/1.ts`]: 'import { a } from "../a/1.ts";',
      };
      expect(lawOnFiles(files)).toEqual([
        `1: a circle of files: ${room}/a/1.ts → ${room}/b/1.ts → ${room}/a/1.ts`,
        `1: a circle of folders: ${room}/a → ${room}/b → ${room}/a`,
      ]);
    },
  );

  test("tests may use folders above their own", () => {
    const files = {
      [`${D}/a/1.test.ts`]: 'import "../b/1.ts";',
      [`${D}/b/1.ts`]: 'import "../a/2.ts";',
      [`${D}/a/2.ts`]: "export {};",
    };
    expect(lawOnFiles(files)).toEqual([]);
  });

  test("a way down through several folders is no circle", () => {
    const files = {
      [`${D}/a/1.ts`]: 'import "../b/1.ts"; import "../c/1.ts";',
      [`${D}/b/1.ts`]: 'import "../c/1.ts";',
      [`${D}/c/1.ts`]: "export {};",
    };
    expect(lawOnFiles(files)).toEqual([]);
  });
});

describe("the domain is pure", () => {
  test.for([
    ['import "node:fs";', "may not import node:fs"],
    ['import { z } from "zod";', "may not import zod"],
    ["const now = Date.now();", "may not use Date.now"],
    ["const now = new Date();", "may not use new Date()"],
    ["const dice = Math.random();", "may not use Math.random"],
    ["export async function load() {}", "may not use async"],
    ["export const load = async () => 1;", "may not use async"],
    ["declare function load(): Promise<number>;", "may not use Promise"],
    ["const home = process.env;", "may not use process"],
    ["setTimeout(() => {}, 1);", "may not use setTimeout"],
    ["const id = crypto.randomUUID();", "may not use crypto"],
    ['const id = crypto["randomUUID"]();', "may not use crypto"],
    ["const { randomUUID } = crypto;", "may not use crypto"],
    ['const now = Date["now"]();', "may not use Date"],
    ["const now = Date[`now`]();", "may not use Date"],
    ["const now = Date?.now();", "may not use Date.now"],
    ["const now = (Date).now();", "may not use Date"],
    ["const { now } = Date;", "may not use Date"],
    ["const now = Date();", "may not use Date"],
    ["const now = new Date(...[]);", "may not use new Date()"],
    ["class Instant extends Date {}", "may not use Date"],
    ['const dice = Math["random"]();', "may not use Math"],
    ["const { random } = Math;", "may not use Math"],
    ["const Numbers = Math;", "may not use Math"],
    ["const p = process;", "may not use process"],
    ["use({ process });", "may not use process"],
    ["type P = typeof process;", "may not use process"],
    ["const { env } = globalThis.process;", "may not use globalThis"],
    ["const get = fetch;", "may not use fetch"],
    ["const later = [setTimeout];", "may not use setTimeout"],
    ['const now = Intl.DateTimeFormat("en").format();', "may not use format() without an instant"],
    ["const now = formatter.formatToParts(undefined);", "may not use formatToParts() without"],
  ] as const)("%s", ([text, rule]) => {
    expect(lawOn("packages/domain/src/a.ts", text)).toEqual([expect.stringContaining(rule)]);
  });

  test("the domain may decompose a given instant, and tests may read the clock", () => {
    expect(lawOn("packages/domain/src/a.ts", "const day = new Date(0).getUTCDay();")).toEqual([]);
    expect(lawOn("packages/domain/src/a.ts", "const at: Date = f(Date.UTC(y, m));")).toEqual([]);
    expect(lawOn("packages/domain/src/a.ts", "const day = formatter.format(at);")).toEqual([]);
    expect(
      lawOn("packages/domain/src/a.test.ts", 'import { test } from "vite";\nDate.now();'),
    ).toEqual([]);
  });
});

test("an order's crypto and a member called process are no globals", () => {
  const text = `interface Step { readonly process: string; fetch(): void }
    const { crypto } = order;
    const line = { process: step.process, at: account("escrow", crypto) };`;
  expect(lawOn("packages/domain/src/a.ts", text)).toEqual([]);
});

test("only tests use test tools", () => {
  expect(lawOn("apps/server/src/a.ts", 'import { test } from "vitest";')).toEqual([
    "1: only tests import vitest",
  ]);
});

test("a package must be declared by the room that imports it", () => {
  expect(lawOn("packages/database/src/a.ts", 'import { Pool } from "pg";')).toEqual([]);
  expect(lawOn("packages/database/src/a.ts", 'import { z } from "zod/mini";')).toEqual([
    "1: database imports zod without declaring it",
  ]);
});
