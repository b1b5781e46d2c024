// The history of a web view: entries with states, steps that happen later, and the router behind.
import { expect, test } from "vitest";
import { keepLayerHistory } from "./layer-history.ts";

interface State {
  readonly idx: number;
  readonly layer?: boolean;
}

function createStage() {
  const entries: State[] = [{ idx: 0 }, { idx: 1 }];
  let at = 1;
  const target = new EventTarget();
  const heard: number[] = [];
  const history = {
    get state(): State {
      return entries[at] ?? { idx: -1 };
    },
    pushState(state: State) {
      entries.splice(at + 1, entries.length, state);
      at += 1;
    },
    back: () => step(-1),
  };
  const steps: number[] = [];
  function step(by: number) {
    steps.push(by);
  }
  /** A step of the user, and those that scripts ask for because of it. */
  function go(by: number) {
    step(by);
    for (let next = steps.shift(); next !== undefined; next = steps.shift()) {
      if (entries[at + next] === undefined) continue;
      at += next;
      target.dispatchEvent(new Event("popstate"));
    }
  }
  const layers = keepLayerHistory(target, history);
  target.addEventListener("popstate", () => heard.push(history.state.idx));
  const navigate = () => {
    history.pushState({ idx: history.state.idx + 1 });
    layers.follow();
  };
  const closed: string[] = [];
  const open = (name: string, isBusy = false) => {
    const release = layers.open(() => {
      closed.push(name);
      if (!isBusy) release();
    });
    return release;
  };
  const position = () => at;
  return { go, open, navigate, heard, closed, position, entries, layers, target };
}

test("back closes an open layer and stays on the page", () => {
  const { go, open, closed, heard, entries, position } = createStage();
  open("dialog");
  go(-1);
  expect(closed).toEqual(["dialog"]);
  expect(heard, "the router is told of nothing").toEqual([]);
  expect(entries[position()]?.idx).toBe(1);
});

test("after that, one more back leaves the page", () => {
  const { go, open, heard } = createStage();
  open("dialog");
  go(-1);
  go(-1);
  expect(heard).toEqual([0]);
});

test("a layer that was closed by its own button costs no extra step back", () => {
  const { go, open, heard, closed } = createStage();
  open("dialog")();
  go(-1);
  expect(closed).toEqual([]);
  expect(heard).toEqual([0]);
});

test("of two layers the upper one closes first", () => {
  const { go, open, closed, heard } = createStage();
  open("sheet");
  open("dialog");
  go(-1);
  expect(closed).toEqual(["dialog"]);
  go(-1);
  expect(closed).toEqual(["dialog", "sheet"]);
  expect(heard).toEqual([]);
});

test("a layer that refuses to close keeps the page", () => {
  const { go, open, closed, heard } = createStage();
  open("busy", true);
  go(-1);
  go(-1);
  expect(closed).toEqual(["busy", "busy"]);
  expect(heard).toEqual([]);
});

test("opening again and again adds one entry", () => {
  const { open, entries } = createStage();
  for (let round = 0; round < 3; round += 1) open("dialog")();
  expect(entries).toHaveLength(3);
});

test("back from a page that a dialog led to returns to the dialog's page at once", () => {
  const { go, open, navigate, heard, entries, position } = createStage();
  open("dialog")();
  navigate();
  go(-1);
  expect(heard, "the router is told of the page once").toEqual([1]);
  expect(entries[position()]).toEqual({ idx: 1 });
});

test("forward to the entry of a closed layer shows nothing", () => {
  const { go, open, heard } = createStage();
  open("dialog")();
  go(-1);
  go(1);
  go(1);
  expect(heard).toEqual([0, 1]);
});

test("without layers the router hears of every step", () => {
  const { go, heard, navigate } = createStage();
  navigate();
  go(-1);
  go(1);
  expect(heard).toEqual([1, 2]);
});

test("stopped, it leaves all steps to the router", () => {
  const { go, open, heard, layers, closed } = createStage();
  open("dialog");
  layers.stop();
  go(-1);
  expect(closed).toEqual([]);
  expect(heard).toEqual([1]);
});
