/** The script among elements that behave as a browser's, and a React that hears them as React does. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EARLY_INPUT_SCRIPT } from "./early-input.ts";

type Listener = (event: FakeEvent) => void;
interface FakeEvent {
  readonly type: string;
  readonly target: FakeElement;
  /** Of a form that is sent. */
  readonly submitter?: FakeElement | null;
  readonly preventDefault?: () => void;
}

/** In the order in which the browser calls them: those of the window, React's, those of the page. */
let ofWindow: [kind: string, listener: Listener][] = [];
let ofPage: [kind: string, listener: Listener][] = [];
/** What the page has heard, in order. */
let heard: string[] = [];
/** React hydrates an element when it hears an event for it. */
let hydrateFor: FakeElement | null = null;

abstract class FakeElement {
  readonly dataset = {};
  isConnected = true;
  /** Called where React dispatches to its components. */
  abstract hear(): void;
  abstract hydrate(): void;
  closest = (): FakeElement | null => null;
  matches = (_selector: string) => false;
  dispatchEvent = ({ type }: { readonly type: string }) => occur(type, this);
}

function makeElements() {
  class Button extends FakeElement {
    readonly type: string;
    readonly form: Form | null;
    readonly name: string;
    constructor(name: string, form: Form | null = null) {
      super();
      this.name = name;
      this.form = form;
      this.type = form === null ? "button" : "submit";
    }
    hydrate(): void {
      Object.assign(this, { __reactProps$x: {} });
    }
    hear(): void {
      if ("__reactProps$x" in this) heard.push(`press ${this.name}`);
    }
    override closest = () => this;
    click = () => {
      occur("click", this);
      this.form?.requestSubmit(this);
    };
  }

  /** The form is sent by the browser itself, which loads the page anew, where no listener prevents it. */
  class Form extends FakeElement {
    readonly action: string | null;
    constructor(action: string | null = null) {
      super();
      this.action = action;
    }
    hydrate(): void {
      Object.assign(this, { __reactProps$x: {} });
    }
    hear(): void {
      if ("__reactProps$x" in this) heard.push("send");
    }
    override matches = (selector: string) => selector === "form";
    hasAttribute = (name: string) => name === "action" && this.action !== null;
    requestSubmit = (submitter: Button | null = null) => {
      let isPrevented = "__reactProps$x" in this;
      const preventDefault = () => void (isPrevented = true);
      occur("submit", this, { submitter, preventDefault });
      if (!isPrevented) heard.push("load anew");
    };
  }

  /** Its accessors are on the prototype, as the script expects of a browser. */
  class Field extends FakeElement {
    #text = "";
    #isTicked = false;
    readonly name: string;
    readonly kind: "text" | "checkbox";
    constructor(name: string, kind: "text" | "checkbox" = "text") {
      super();
      this.name = name;
      this.kind = kind;
    }
    get value() {
      return this.#text;
    }
    set value(text: string) {
      this.#text = text;
    }
    get checked() {
      return this.#isTicked;
    }
    set checked(isTicked: boolean) {
      this.#isTicked = isTicked;
    }
    /** As a browser does it, without the accessors. */
    takeKeys(text: string): void {
      this.#text = text;
    }
    takePress(): void {
      this.#isTicked = !this.#isTicked;
    }
    override matches = (selector: string) =>
      this.kind === "checkbox" ? selector.startsWith("[type=checkbox]") : !selector.startsWith("[");

    /** React renders what it knows, and remembers what it has rendered. */
    hydrate(known?: { readonly value?: string; readonly checked?: boolean }): void {
      const track = (name: "value" | "checked") => {
        const own = Object.getOwnPropertyDescriptor(Field.prototype, name);
        const remembered = { value: this[name] };
        Object.defineProperty(this, name, {
          get: (): unknown => own?.get?.call(this),
          set: (wanted: string & boolean) => {
            remembered.value = wanted;
            own?.set?.call(this, wanted);
          },
        });
        return remembered;
      };
      const memory = { value: track("value"), checked: track("checked") };
      Object.assign(this, { __reactProps$x: {} }, known);
      this.hear = () => {
        const name = this.kind === "checkbox" ? "checked" : "value";
        if (memory[name].value === this[name]) return;
        memory[name].value = this[name];
        heard.push(`${this.name} ${this[name]}`);
      };
    }
    hear = (): void => undefined;
  }
  return { Button, Form, Field };
}

let elements = makeElements();

beforeEach(() => {
  vi.useFakeTimers();
  [ofWindow, ofPage, heard, hydrateFor] = [[], [], [], null];
  elements = makeElements();
  const listen = (kind: string, listener: Listener) => void ofWindow.push([kind, listener]);
  const documentElement = {
    dataset: {},
    addEventListener: (kind: string, listener: Listener) => void ofPage.push([kind, listener]),
  };
  const document = { documentElement, dispatchEvent: () => true };
  class TextArea {
    get value() {
      return "";
    }
    set value(_text: string) {
      throw new Error("there is none");
    }
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- It is a script of the page's head.
  const run = new Function(
    "addEventListener",
    "document",
    "HTMLInputElement",
    "HTMLTextAreaElement",
    EARLY_INPUT_SCRIPT,
  );
  run(listen, document, elements.Field, TextArea);
});

afterEach(() => {
  vi.useRealTimers();
});

function occur(type: string, target: FakeElement, more: Partial<FakeEvent> = {}): void {
  const call = (all: typeof ofWindow) => {
    for (const [kind, listener] of all) if (kind === type) listener({ type, target, ...more });
  };
  call(ofWindow);
  if (hydrateFor === target) {
    hydrateFor = null;
    target.hydrate();
  }
  call(ofPage);
  if (type !== "keydown") target.hear();
}

type Field = InstanceType<(typeof elements)["Field"]>;

function typeInto(field: Field, text: string): void {
  field.takeKeys(text);
  occur("input", field);
}

function press(field: Field): void {
  field.takePress();
  occur("click", field);
}

test.each([40, 60, 79, 81, 99, 110])(
  "a press counts after what was typed before it, hydrated after %i ms",
  (hydratedAfterMs) => {
    const [field, button] = [new elements.Field("amount"), new elements.Button("buy")];
    typeInto(field, "40");
    vi.advanceTimersByTime(30);
    occur("click", button);
    vi.advanceTimersByTime(hydratedAfterMs - 30);
    field.hydrate({ value: "" });
    button.hydrate();
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual(["amount 40", "press buy"]);
    expect(field.value).toBe("40");
  },
);

test.each(["click", "keydown", "submit"] as const)(
  "what was typed is known before a %s right after hydration",
  (kind) => {
    const [field, button] = [new elements.Field("amount"), new elements.Button("buy")];
    const form = new elements.Form();
    typeInto(field, "40");
    field.hydrate({ value: "35" });
    button.hydrate();
    form.hydrate();
    expect(field.value).toBe("40");
    if (kind === "submit") form.requestSubmit();
    else occur(kind, kind === "click" ? button : field);
    expect(heard[0]).toBe("amount 40");
    vi.advanceTimersByTime(1_000);
    const after = { click: ["press buy"], keydown: [], submit: ["send"] }[kind];
    expect(heard).toEqual(["amount 40", ...after]);
  },
);

test("what was typed is reported where React renders nothing anew", () => {
  const field = new elements.Field("amount");
  typeInto(field, "40");
  field.hydrate();
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(["amount 40"]);
});

test("a text that was typed while React hydrated its field is reported at once", () => {
  const field = new elements.Field("amount");
  hydrateFor = field;
  typeInto(field, "40");
  expect(heard).toEqual(["amount 40"]);
});

test("an emptied field is reported as empty", () => {
  const field = new elements.Field("amount");
  typeInto(field, "4");
  typeInto(field, "");
  field.hydrate({ value: "35" });
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(["amount "]);
  expect(field.value).toBe("");
});

test("of two fields the one that was changed last is reported last", () => {
  const [first, second] = [new elements.Field("pay"), new elements.Field("quantity")];
  typeInto(first, "1");
  typeInto(second, "2");
  typeInto(first, "10");
  // The other is hydrated later, as React goes by the document.
  first.hydrate();
  vi.advanceTimersByTime(100);
  second.hydrate();
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(["quantity 2", "pay 10"]);
});

test("a field that is gone holds up no other", () => {
  const [gone, field] = [new elements.Field("pay"), new elements.Field("quantity")];
  typeInto(gone, "1");
  typeInto(field, "2");
  gone.isConnected = false;
  field.hydrate();
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(["quantity 2"]);
});

test.each([undefined, { checked: false }])("a tick is reported, rendered as %j", (known) => {
  const box = new elements.Field("wallet", "checkbox");
  press(box);
  box.hydrate(known);
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(["wallet true"]);
  expect(box.checked).toBe(true);
});

test("a tick is heard before what was typed after it", () => {
  const [box, field] = [new elements.Field("sell", "checkbox"), new elements.Field("amount")];
  press(box);
  typeInto(field, "77");
  box.hydrate({ checked: false });
  field.hydrate({ value: "" });
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(["sell true", "amount 77"]);
});

test("a tick that React hydrates its box for is reported", () => {
  const box = new elements.Field("wallet", "checkbox");
  hydrateFor = box;
  press(box);
  expect(heard).toEqual(["wallet true"]);
  expect(box.checked).toBe(true);
});

test("a press that React hydrates for and handles itself is not repeated", () => {
  const button = new elements.Button("buy");
  hydrateFor = button;
  occur("click", button);
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(["press buy"]);
});

test.each([true, false])(
  "a form sent early is sent once, after its text (by a button: %s)",
  (byButton) => {
    const form = new elements.Form();
    const [field, button] = [new elements.Field("search"), new elements.Button("find", form)];
    typeInto(field, "77");
    if (byButton) button.click();
    else form.requestSubmit();
    expect(heard).toEqual([]);
    field.hydrate({ value: "" });
    button.hydrate();
    form.hydrate();
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual(["search 77", ...(byButton ? ["press find"] : []), "send"]);
  },
);

test("a form whose button is hydrated before it is sent once", () => {
  const form = new elements.Form();
  const button = new elements.Button("find", form);
  button.click();
  button.hydrate();
  vi.advanceTimersByTime(200);
  form.hydrate();
  vi.advanceTimersByTime(1_000);
  expect(heard.filter((what) => what === "send")).toEqual(["send"]);
  expect(heard).not.toContain("load anew");
});

test("a form that React hydrates and handles itself is not sent again", () => {
  const form = new elements.Form();
  const field = new elements.Field("search");
  typeInto(field, "77");
  form.hydrate = () => {
    Object.assign(form, { __reactProps$x: {} });
    field.hydrate({ value: "" });
  };
  hydrateFor = form;
  form.requestSubmit();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(["search 77", "send"]);
});

test("a form with an address of its own is left to the browser", () => {
  const form = new elements.Form("/en/p2p/buy");
  form.requestSubmit();
  form.hydrate();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(["load anew"]);
});

test("another press after hydration does not replace an early one", () => {
  const [button, other] = [new elements.Button("show"), new elements.Field("account")];
  occur("click", button);
  button.hydrate();
  other.hydrate();
  occur("click", other);
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(["press show"]);
});

test("what is typed into a hydrated field is React's to hear, and to change", () => {
  const field = new elements.Field("amount");
  field.hydrate();
  typeInto(field, "40");
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(["amount 40"]);
  field.value = "41";
  expect(field.value).toBe("41");
});
