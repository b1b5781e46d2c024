/**
 * Server-rendered markup must comply with a content policy without inline styles, and be usable
 * before scripts run. Every primitive is rendered here as on the server.
 */
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { AmountInput } from "./controls/amount-input.tsx";
import { Avatar } from "./data/avatar.tsx";
import { Button } from "./controls/button.tsx";
import { Checkbox } from "./controls/checkbox.tsx";
import { Combobox, MultiCombobox } from "./choices/combobox.tsx";
import { CopyButton } from "./controls/copy-button.tsx";
import { Countdown } from "./data/countdown.tsx";
import { Dialog } from "./overlays/dialog.tsx";
import { Disclosure } from "./overlays/disclosure.tsx";
import { Drawer } from "./overlays/drawer.tsx";
import { Field } from "./controls/field.tsx";
import { FileUpload } from "./controls/file-upload.tsx";
import { LazyCombobox } from "./choices/lazy-combobox.tsx";
import { LazyMultiCombobox } from "./choices/lazy-multi-combobox.tsx";
import { LazySelect } from "./choices/lazy-select.tsx";
import { Menu, MenuItem } from "./overlays/menu.tsx";
import { OtpField } from "./controls/otp-field.tsx";
import { PageLanguage } from "./data/language.tsx";
import { Pagination } from "./navigation/pagination.tsx";
import { Popover } from "./overlays/popover.tsx";
import { Progress } from "./data/progress.tsx";
import { RadioGroup } from "./controls/radio-group.tsx";
import { Select } from "./choices/select.tsx";
import { Stepper } from "./navigation/stepper.tsx";
import { Switch } from "./controls/switch.tsx";
import { Table } from "./data/table.tsx";
import { Tabs } from "./navigation/tabs.tsx";
import { Toaster } from "./feedback/toast.tsx";
import { Tooltip } from "./overlays/tooltip.tsx";

const amountWords = { question: "?", notAmount: "", tooManyDecimals: String };
const nothing = () => undefined;
const options = [
  { value: "btc", label: "BTC" },
  { value: "eth", label: "ETH" },
] as const;
const choice = { options, placeholder: "P", searchLabel: "S", emptyText: "E" };
const uploadLabels = { choose: "C", drop: "D", remove: "R", progress: "P" };
const pageLabels = { pages: "P", previous: "<", next: ">", page: (page: number) => `p${page}` };

const primitives: readonly (readonly [name: string, element: ReactElement])[] = [
  ["button", <Button key="">Go</Button>],
  [
    "field",
    <Field key="" label="L" hint="H" error="E">
      {(control) => <input {...control} />}
    </Field>,
  ],
  [
    "amount input",
    <AmountInput key="" value="1" scale={2} words={amountWords} onValueChange={nothing} />,
  ],
  ["select", <Select key="" options={options} value="btc" onValueChange={nothing} name="coin" />],
  ["combobox", <Combobox key="" {...choice} value="btc" onValueChange={nothing} />],
  [
    "multi combobox",
    <MultiCombobox key="" {...choice} values={[]} onValuesChange={nothing} summary={String} />,
  ],
  ["lazy select", <LazySelect key="" options={options} value="btc" onValueChange={nothing} />],
  ["lazy combobox", <LazyCombobox key="" {...choice} value="btc" onValueChange={nothing} />],
  [
    "lazy multi combobox",
    <LazyMultiCombobox key="" {...choice} values={[]} onValuesChange={nothing} summary={String} />,
  ],
  ["checkbox", <Checkbox key="" label="L" />],
  ["switch", <Switch key="" label="L" />],
  ["radios", <RadioGroup key="" label="L" options={options} value="btc" onValueChange={nothing} />],
  ["dialog", <Dialog key="" title="T" trigger={<Button>Open</Button>} />],
  [
    "drawer",
    <Drawer key="" title="T" closeLabel="C" trigger={<Button>Open</Button>}>
      x
    </Drawer>,
  ],
  ["tabs", <Tabs key="" label="L" items={[{ value: "a", label: "A", panel: "Panel" }]} />],
  [
    "menu",
    <Menu key="" trigger={<Button>Open</Button>}>
      <MenuItem onSelect={nothing}>x</MenuItem>
    </Menu>,
  ],
  [
    "popover",
    <Popover key="" trigger={<Button>Open</Button>}>
      x
    </Popover>,
  ],
  [
    "tooltip",
    <Tooltip key="" text="T">
      <Button>Open</Button>
    </Tooltip>,
  ],
  [
    "disclosure",
    <Disclosure key="" summary="S">
      x
    </Disclosure>,
  ],
  ["toaster", <Toaster key="" label="L" closeLabel="C" />],
  ["one-time code", <OtpField key="" value="" onValueChange={nothing} digitLabel={String} />],
  ["countdown", <Countdown key="" deadlineAt={0} now={() => 0} announce={String} />],
  ["pagination", <Pagination key="" page={2} pageCount={9} hrefOf={String} labels={pageLabels} />],
  ["avatar", <Avatar key="" name="Alice" presence={{ isOnline: true, label: "Online" }} />],
  ["copy button", <CopyButton key="" text="T" label="L" copiedLabel="C" />],
  ["progress", <Progress key="" percent={40} label="L" />],
  [
    "file upload",
    <FileUpload
      key=""
      label="L"
      hint="H"
      accept=""
      onChoose={nothing}
      labels={uploadLabels}
      file={{ name: "a.png", percent: 40 }}
    />,
  ],
  [
    "stepper",
    <Stepper key="" label="L" steps={[{ key: "a", label: "A" }]} current={0} doneLabel="D" />,
  ],
  [
    "table",
    <Table
      key=""
      caption="C"
      rows={[1]}
      rowKey={String}
      columns={[{ key: "a", header: "A", cell: String }]}
    />,
  ],
];

describe.each(primitives)("the server's %s", (_name, element) => {
  const markup = renderToStaticMarkup(element);

  test("carries no inline style and no style element", () => {
    expect(markup).not.toBe("");
    expect(markup).not.toMatch(/\sstyle=|<style/);
  });

  test("carries no script", () => {
    expect(markup).not.toContain("<script");
  });
});

test("a select works before scripts do", () => {
  const markup = renderToStaticMarkup(
    <Select options={options} value="eth" onValueChange={nothing} name="coin" />,
  );
  expect(markup).toMatch(/<select[^>]* name="coin"/);
  expect(markup).toContain('<option value="eth" selected="">ETH</option>');
});

test("a field ties its label, hint and error to the control", () => {
  const markup = renderToStaticMarkup(
    <Field label="Amount" hint="At least 10" error="Too little" isRequired>
      {(control) => <input {...control} />}
    </Field>,
  );
  const [, id = "-"] = /<input id="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain(`for="${id}"`);
  expect(markup).toContain(`aria-describedby="${id}-hint ${id}-error"`);
  expect(markup).toContain('aria-invalid="true" aria-required="true"');
  expect(markup).toContain(`<p id="${id}-error"`);
});

test("a field without hint and error describes nothing", () => {
  const markup = renderToStaticMarkup(
    <Field label="Amount">{(control) => <input {...control} />}</Field>,
  );
  expect(markup).not.toContain("aria-describedby");
  expect(markup).not.toContain("aria-invalid");
});

test("every page of a pagination is an address, and the current one says so", () => {
  const markup = renderToStaticMarkup(
    <Pagination page={1} pageCount={3} hrefOf={(page) => `?page=${page}`} labels={pageLabels} />,
  );
  expect(markup).toMatch(/href="\?page=1"[^>]*aria-current="page"/);
  expect(markup).toMatch(/href="\?page=3"/);
  expect(markup).not.toContain('aria-label="&lt;"');
  expect(markup).toMatch(/href="\?page=2" aria-label="&gt;"/);
});

test("an avatar names its pair by class", () => {
  expect(renderToStaticMarkup(<Avatar name="Alice" />)).toContain("avatar-8");
});

test("a countdown on the server shows no figure that the browser could not repeat", () => {
  const markup = renderToStaticMarkup(
    <Countdown deadlineAt={60_000} now={() => 0} announce={String} />,
  );
  expect(markup).toContain("--:--");
});

test("a busy button keeps its text and its place in the order of focus", () => {
  const markup = renderToStaticMarkup(<Button isBusy>Confirm</Button>);
  expect(markup).toContain('aria-busy="true" aria-disabled="true"');
  expect(markup).toContain("Confirm");
  expect(markup).not.toContain('disabled=""');
});

test("an amount field shows a value as the page's language writes it, and names the language to a plain form", () => {
  const field = (
    <AmountInput
      name="amount"
      value="1234.5"
      scale={2}
      words={amountWords}
      onValueChange={nothing}
    />
  );
  const german = renderToStaticMarkup(<PageLanguage value="de">{field}</PageLanguage>);
  expect(german).toContain('value="1234,5"');
  expect(german).toContain("= 1.234,5");
  expect(german).toContain('name="typed" value="de"');
  const plain = renderToStaticMarkup(field);
  expect(plain).toContain('value="1234.5"');
  expect(plain).not.toContain("typed");
});
