import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EARLY_INPUT_SCRIPT } from "./early-input.ts";

const HYDRATED = "__reactProps$x";

/** What happened to the elements, in order. */
let happened: string[] = [];
let listeners: Record<string, (event: { readonly target: unknown }) => void> = {};

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
  #text = "";
  closest = () => null;
  get value() {
    return this.#text;
  }
  set value(text: string) {
    this.#text = text;
  }
  matches = (selector: string) => selector.startsWith("input");
  dispatchEvent = () => happened.push(`typed ${this.#text}`);
}

beforeEach(() => {
  vi.useFakeTimers();
  happened = [];
  listeners = {};
  const listen = (kind: string, listener: (event: { readonly target: unknown }) => void) => {
    listeners[kind] = listener;
  };
  const document = { documentElement: { dataset: {} }, dispatchEvent: () => true };
  // oxlint-disable-next-line typescript/no-implied-eval -- It is a script of the page's head.
  new Function("addEventListener", "document", EARLY_INPUT_SCRIPT)(listen, document);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Types and presses before hydration, which takes place so many milliseconds after the typing. */
function pressEarly(hydratedAfterMs: number): void {
  const [field, button] = [new FakeField(), new FakeButton()];
  field.value = "40";
  listeners["input"]?.({ target: field });
  vi.advanceTimersByTime(30);
  listeners["click"]?.({ target: button });
  vi.advanceTimersByTime(hydratedAfterMs - 30);
  field.hydrate();
  button.hydrate();
  vi.advanceTimersByTime(1_000);
}

test.each([40, 60, 79, 81, 99, 110])(
  "a press counts after what was typed before it, hydrated after %i ms",
  (hydratedAfterMs) => {
    pressEarly(hydratedAfterMs);
    expect(happened).toEqual(["typed 40", "press"]);
  },
);
