import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EARLY_INPUT_SCRIPT } from "./early-input.ts";

const HYDRATED = "__reactProps$x";

type Listener = (event: { readonly target: unknown }) => void;

/** What happened to the elements, in order. */
let happened: string[] = [];
/** In the order in which the browser calls them: those of the window, React's, those of the page. */
let ofWindow: [kind: string, listener: Listener][] = [];
let ofPage: [kind: string, listener: Listener][] = [];

abstract class FakeElement {
  readonly dataset = {};
  readonly isConnected = true;
  hydrate(): void {
    Object.assign(this, { [HYDRATED]: {} });
  }
}

class FakeButton extends FakeElement {
  readonly type = "button";
  readonly form = {};
  closest = () => this;
  click = () => happened.push("press");
}

class FakeField extends FakeElement {
  readonly selectionStart = null;
  /** What React renders when it hydrates the field for the next event. */
  kept: string | null = null;
  #text = "";
  closest = () => null;
  get value() {
    return this.#text;
  }
  set value(text: string) {
    this.#text = text;
  }
  matches = (selector: string) => selector.startsWith("input");
  dispatchEvent = () => {
    happened.push(`typed ${this.#text}`);
    this.#text = this.kept ?? this.#text;
    this.kept = null;
  };
}

let field = new FakeField();
let button = new FakeButton();

beforeEach(() => {
  vi.useFakeTimers();
  happened = [];
  [ofWindow, ofPage] = [[], []];
  [field, button] = [new FakeField(), new FakeButton()];
  const listen = (kind: string, listener: Listener) => void ofWindow.push([kind, listener]);
  const documentElement = {
    dataset: {},
    addEventListener: (kind: string, listener: Listener) => void ofPage.push([kind, listener]),
  };
  const document = { documentElement, dispatchEvent: () => true };
  // oxlint-disable-next-line typescript/no-implied-eval -- It is a script of the page's head.
  new Function("addEventListener", "document", EARLY_INPUT_SCRIPT)(listen, document);
});

afterEach(() => {
  vi.useRealTimers();
});

/** An event of the reader, which React hears at the document. */
function occur(kind: string, target: FakeElement, atDocument?: () => void): void {
  const call = (all: typeof ofWindow) => {
    for (const [heard, listener] of all) if (heard === kind) listener({ target });
  };
  call(ofWindow);
  atDocument?.();
  call(ofPage);
}

function type(text: string): void {
  field.value = text;
  occur("input", field);
}

function hydrate(): void {
  field.hydrate();
  button.hydrate();
}

test.each([40, 60, 79, 81, 99, 110])(
  "a press counts after what was typed before it, hydrated after %i ms",
  (hydratedAfterMs) => {
    type("40");
    vi.advanceTimersByTime(30);
    occur("click", button);
    vi.advanceTimersByTime(hydratedAfterMs - 30);
    hydrate();
    vi.advanceTimersByTime(1_000);
    expect(happened).toEqual(["typed 40", "press"]);
  },
);

test.each(["click", "keydown", "beforeinput", "submit"])(
  "what was typed is known before a %s right after hydration",
  (kind) => {
    type("40");
    hydrate();
    occur(kind, kind === "click" ? button : field);
    expect(happened).toEqual(["typed 40"]);
    vi.advanceTimersByTime(1_000);
    expect(happened).toEqual(["typed 40"]);
  },
);

test("a press that React hydrates for and handles itself is not repeated", () => {
  type("40");
  occur("click", button, hydrate);
  expect(happened).toEqual(["typed 40"]);
  vi.advanceTimersByTime(1_000);
  expect(happened).toEqual(["typed 40"]);
});

test("what is typed into a hydrated field is React's to hear", () => {
  hydrate();
  type("40");
  vi.advanceTimersByTime(1_000);
  expect(happened).toEqual([]);
});

test("what was typed replaces what React renders when it hears of it", () => {
  type("40");
  field.kept = "35";
  hydrate();
  occur("keydown", field);
  expect(field.value).toBe("40");
  expect(happened).toEqual(["typed 40", "typed 40"]);
});
