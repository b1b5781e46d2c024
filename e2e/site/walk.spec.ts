/**
 * The walk of all screens, sampled: each screen once, in a language and a width that change from
 * screen to screen. `npm run walk` visits all of them in all languages and widths.
 */
import { expect, test } from "@playwright/test";
import { findSmallTargets } from "../helpers/accessibility.ts";
import { drawsAll } from "../walk/fonts.ts";
import { look } from "../walk/inspect.ts";
import { findUnkind, pressEach, tabThrough } from "../walk/keyboard.ts";
import { describeFindings, runWalk } from "../walk/run-walk.ts";
import { sampledWalk } from "../walk/stops.ts";
import { wordFinder } from "../walk/words.ts";
import { prepareWorld } from "../walk/world.ts";

test("every screen fits, is translated and accessible, and makes the browser say nothing", async ({
  browser,
}) => {
  // Mostly the start of its server, on a machine that runs other stories beside it.
  test.setTimeout(600_000);
  const world = await prepareWorld(browser);
  try {
    const findings = await runWalk(browser, world, sampledWalk(), { windows: 2 });
    expect(describeFindings(findings)).toBe("");
  } finally {
    await world.stop();
  }
});

/** A page with one fault, and what the walk says of it. */
const FAULTS = [
  ["<p style='width: 500px'>wide</p>", /^wider than the window/],
  ["<p style='width: 40px; overflow: hidden; white-space: nowrap'>cut off here</p>", /^cut off/],
  ["<p style='margin-left: -20px'>outside</p>", /^outside of the window/],
  ["<p>one over</p><p style='margin-top: -34px'>the other</p>", /^overlap/],
  ["<button style='width: 30px; white-space: nowrap'>too long</button>", /^runs out of its button/],
] as const;

test("the walk finds what does not fit, and leaves alone what is shortened on purpose", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  for (const [markup, fault] of FAULTS) {
    await page.setContent(`<html lang="en"><body>${markup}</body></html>`);
    expect((await look(page)).faults, markup).toEqual([expect.stringMatching(fault)]);
  }
  const marked = "width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis";
  await page.setContent(
    `<html lang="en"><body><p style="${marked}">shortened here</p></body></html>`,
  );
  expect((await look(page)).faults).toEqual([]);
});

const RING = "<style>:focus-visible { outline: 2px solid blue }</style>";
const BAR = "<p style='position: fixed; inset: 0 0 auto; height: 90px; background: white'>bar</p>";

/** Pages with one fault for a reader with a keyboard, and what finds it. */
const KEYED_FAULTS = [
  [tabThrough, `${RING}<button>one</button>`, null],
  [tabThrough, "<style>button { outline: none }</style><button>one</button>", /^by Tab, no ring/],
  [tabThrough, `${RING}${BAR}<button>one</button>`, /^by Tab, covered/],
  [tabThrough, `${RING}<button style='margin-left: -20px'>one</button>`, /^by Tab, ring cut off/],
  [pressEach, `${RING}<button>one</button>`, null],
  [pressEach, `${RING}<button onclick='this.remove()'>one</button>`, /the focus is lost$/],
  [findUnkind, "<input>", null],
  [findUnkind, "<p style='border: 1px solid'><input style='border: 0'> EUR</p>", null],
  [findUnkind, "<input style='border: 0'>", /^without a line in forced colours/],
  [
    findUnkind,
    "<style>@keyframes turn { to { rotate: 1turn } }</style><p style='animation: turn 9s'>turning</p>",
    /^moves: turn/,
  ],
  [
    findSmallTargets,
    "<button style='width: 12px; height: 12px; padding: 0'></button>".repeat(2),
    /^target-size/m,
  ],
] as const;

test("the walk finds a focus that is hidden, cut off or lost, what moves, and what is too small", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  for (const [find, markup, fault] of KEYED_FAULTS) {
    const body = `<body><main data-acts style="padding: 8px">${markup}</main></body>`;
    await page.setContent(`<html lang="en">${body}</html>`);
    const faults = (await find(page)).join("\n");
    if (fault === null) expect(faults, markup).toBe("");
    else expect(faults, markup).toMatch(fault);
  }
});

test("the walk knows which letters this machine has no font for", async ({ page }) => {
  const nobodys = "\u{10fffe}";
  expect(
    await page.evaluate(drawsAll, [
      ["D", "e"],
      ["D", nobodys],
    ]),
  ).toEqual([true, false]);
});

test("the walk finds keys, open placeholders and English where they do not belong", () => {
  const texts = ["frame.nav.buy", "{count} offers", "Skip to content", "Kaufen", "parley.test"];
  expect(wordFinder("de")(texts)).toEqual([
    "key of a phrase: “frame.nav.buy”",
    "open placeholder: “{count} offers”",
    "English: “Skip to content”",
  ]);
  expect(wordFinder("en")(texts.slice(2))).toEqual([]);
});
