/** Walks through screens in several browsers at a time, and lists what is wrong with them. */
import type { Locale } from "@parley/phrases/locales";
import type { Browser, Page } from "@playwright/test";
import { findInaccessible, findSmallTargets } from "../helpers/accessibility.ts";
import { look, OPENED } from "./inspect.ts";
import { findUnkind, pressEach, tabThrough } from "./keyboard.ts";
import { openEach } from "./openers.ts";
import type { Reader } from "./screens.ts";
import { isOfConsole, type Stop } from "./stops.ts";
import { listen, resize, visit, type Complaints } from "./visit.ts";
import { wordFinder, type FindWords } from "./words.ts";
import type { World } from "./world.ts";

export interface Finding {
  readonly screen: string;
  /** Language and width, and what else it was found in. */
  readonly place: string;
  readonly text: string;
}

interface Round {
  readonly reader: Reader;
  readonly locale: Locale;
  readonly stops: readonly Stop[];
}

/** What one reader sees in one language, in one window. */
function roundsOf(stops: readonly Stop[]): Round[] {
  const groups = Map.groupBy(
    stops,
    ({ screen, locale, isByKeyboard }) => `${screen.reader} ${locale} ${isByKeyboard}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined
      ? []
      : [{ reader: first.screen.reader, locale: first.locale, stops: group }];
  });
}

export interface WalkOptions {
  readonly windows: number;
  readonly onFinding?: (finding: Finding, page: Page) => Promise<void>;
  readonly onRound?: (round: WalkedRound, done: number, of: number) => void;
}

/** What one reader has seen in one language. */
export interface WalkedRound extends Round {
  readonly faults: number;
  readonly seconds: number;
}

const isPressing = ({ stops: [first] }: Round) => first?.isByKeyboard === true;

export async function runWalk(
  browser: Browser,
  world: World,
  stops: readonly Stop[],
  { windows, onFinding, onRound }: WalkOptions,
): Promise<Finding[]> {
  const rounds = roundsOf(stops);
  const found: Finding[] = [];
  let done = 0;
  const work = async (waiting: Round[]) => {
    for (let round = waiting.shift(); round !== undefined; round = waiting.shift()) {
      const startedAt = performance.now();
      let faults = 0;
      await walkRound(browser, world, round, done, async (finding, page) => {
        faults += 1;
        found.push(finding);
        await onFinding?.(finding, page);
      });
      done += 1;
      const seconds = (performance.now() - startedAt) / 1_000;
      onRound?.({ ...round, faults, seconds }, done, rounds.length);
    }
  };
  // What presses everything changes what others look at: it comes last.
  for (const each of [rounds.filter((one) => !isPressing(one)), rounds.filter(isPressing)]) {
    const waiting = [...each];
    await Promise.all(Array.from({ length: windows }, () => work(waiting)));
  }
  return found;
}

type Tell = (finding: Finding, page: Page) => Promise<void>;

async function walkRound(
  browser: Browser,
  world: World,
  round: Round,
  index: number,
  tell: Tell,
): Promise<void> {
  const session = world.sessions.get(round.reader);
  const context = await browser.newContext({
    baseURL: world.baseUrl,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    locale: round.locale,
    // Of its own, so that no round uses up what another may ask for.
    extraHTTPHeaders: { "x-forwarded-for": `198.18.${100 + (index % 100)}.${1 + (index % 250)}` },
    ...(session === undefined ? {} : { storageState: session }),
  });
  try {
    const page = await context.newPage();
    const words = wordFinder(round.locale);
    let status = 200;
    const complaints = listen(page, () => status);
    for (const stop of round.stops) {
      status = stop.screen.status ?? 200;
      await walkStop({ page, stop, world, words, complaints, tell });
    }
  } finally {
    await context.close();
  }
}

interface Walk {
  readonly page: Page;
  readonly stop: Stop;
  readonly world: World;
  readonly words: FindWords;
  readonly complaints: Complaints;
  readonly tell: Tell;
}

export function addressOf({ screen, locale }: Stop, world: World): string {
  const start = isOfConsole(screen) ? "/admin" : `/${locale}`;
  return start + screen.path(world.ids);
}

/** Twice where something is wrong: a busy machine may be late once. */
async function walkStop(walk: Walk): Promise<void> {
  const { page, stop, tell } = walk;
  const first = await findAt(walk);
  const found = first.length === 0 ? first : await findAt(walk);
  for (const { place, text } of found) await tell({ screen: stop.screen.name, place, text }, page);
}

type Fault = Omit<Finding, "screen">;

async function findAt({ page, stop, world, words, complaints }: Walk): Promise<Fault[]> {
  const { screen, locale, widths, hasAxe, hasDialogs, isByKeyboard } = stop;
  const found: Fault[] = [];
  // The console has no phrases, and shows the names of its own actions.
  const untold = (texts: readonly string[]) => (isOfConsole(screen) ? [] : words(texts));
  const add = (place: string, texts: Iterable<string>) => {
    for (const text of texts) found.push({ place, text });
  };
  try {
    await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
    await visit(page, addressOf(stop, world), screen.isNeverStill);
    if (isByKeyboard) {
      await walkByKeyboard(page, add);
      // Whatever is pressed may be refused; what a page says by itself is heard by the other visits.
      complaints.take();
      return found;
    }
    for (const width of widths) {
      await resize(page, width);
      const { faults, texts } = await look(page);
      const place = `${locale} ${width}`;
      add(place, new Set([...faults, ...untold(texts)]));
      // A narrow and a wide window have different markup.
      const isMeasured = widths.length === 1 || width === 360 || width === 1280;
      if (hasAxe && isMeasured) add(place, await findInaccessible(page));
      if (!hasDialogs || !isMeasured) continue;
      const openable = { page, locale, screen: screen.name, width };
      const closed = await openEach(openable, async (name) => {
        const opened = await look(page, OPENED);
        const inside = `${place}, “${name}” open`;
        add(inside, new Set([...opened.faults, ...untold(opened.texts)]));
        if (hasAxe) add(inside, await findInaccessible(page, OPENED));
      });
      add(place, closed);
    }
  } catch (error) {
    const [line = ""] = String(error).split("\n");
    add(locale, [`could not be looked at: ${line}`]);
  }
  add(locale, complaints.take());
  return found;
}

/** What a window of 1280 × 1024 has left at 200 % and at 400 %. */
const ENLARGED = [
  ["at 200 %", 640, 512],
  ["at 400 %", 320, 256],
] as const;

async function walkByKeyboard(
  page: Page,
  add: (place: string, texts: Iterable<string>) => void,
): Promise<void> {
  for (const [place, width, height] of ENLARGED) {
    await resize(page, width, height);
    add(place, (await look(page)).faults);
    add(place, await tabThrough(page));
  }
  await resize(page, 1280);
  // What is below the header is no target.
  await page.evaluate("scrollTo(0, 0)");
  add("by keyboard", await findSmallTargets(page));
  add("by keyboard", await findUnkind(page));
  add("by keyboard", await tabThrough(page));
  add("by keyboard", await pressEach(page));
}

/** One paragraph a screen, one line a fault, with the places where it is. */
export function describeFindings(findings: readonly Finding[]): string {
  const screens = Map.groupBy(findings, ({ screen }) => screen);
  return [...screens]
    .map(([screen, ofScreen]) => {
      const lines = Map.groupBy(ofScreen, ({ text }) => text);
      const described = [...lines].map(
        ([text, places]) => `  ${text}\n    in ${places.map(({ place }) => place).join(", ")}`,
      );
      return [screen, ...described].join("\n");
    })
    .join("\n\n");
}
