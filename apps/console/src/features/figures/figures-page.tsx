/** How customer service is doing: what waits, how long it took, why people appeal, who did how much. */
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  downloadServiceFigures,
  getServiceFigures,
} from "@parley/contract/endpoints/staff/figures";
import { APPEAL_REASONS } from "@parley/domain/order/order";
import { CASE_RULES } from "@parley/domain/staff/queue";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { Table, type Column } from "@parley/ui/data/table";
import { useState } from "react";
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { DayChart, NameChart } from "../../parts/bar-chart.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import { QUEUE_NAMES } from "../../parts/queue-words.ts";
import { appealReasonText } from "../../parts/words.ts";
import { read } from "../../shell/api.ts";
import { durationText } from "./duration-text.ts";

type Figures = EndpointReply<typeof getServiceFigures>;

export function loadFigures({ request }: LoaderFunctionArgs): Promise<Figures> {
  const params = new URL(request.url).searchParams;
  const [from, to] = [params.get("from"), params.get("to")];
  return read(getServiceFigures, {
    ...(from !== null && from !== "" && { from }),
    ...(to !== null && to !== "" && { to }),
  });
}

const queryOf = ({ from, to }: Days) => `?${new URLSearchParams({ from, to }).toString()}`;

export function FiguresPage() {
  const figures = useLoaderData<Figures>();
  const { from, to, appeals, rulings, days } = figures;
  const countBars = (name: "opened" | "ruled") =>
    days.map((one) => ({ name: one.day, value: one[name], text: String(one[name]) }));
  const timeBars = (name: "answerMs" | "rulingMs") =>
    days.map((one) => ({ name: one.day, value: one[name], text: durationText(one[name]) }));
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-lg font-semibold">Figures</h1>
        <DayForm key={`${from} ${to}`} from={from} to={to} />
      </header>
      <Panel title="Queues">
        <Table
          caption="Queues"
          columns={KIND_COLUMNS}
          rows={figures.kinds}
          rowKey={({ kind }) => kind}
        />
      </Panel>
      <Panel title="Appeals that were opened in these days">
        <div className="flex flex-col gap-6">
          <Facts
            facts={[
              { name: "Opened", value: appeals.opened },
              { name: "Answered", value: appeals.answered },
              { name: "Ruled", value: appeals.ruled },
              { name: "Median to the first answer", value: durationText(appeals.answerMs) },
              { name: "Median to the ruling", value: durationText(appeals.rulingMs) },
              { name: "Rulings contested", value: share(rulings.contested, rulings.ruled) },
              { name: "Rulings overturned", value: share(rulings.overturned, rulings.ruled) },
            ]}
          />
          <div className="grid gap-6 lg:grid-cols-2">
            <DayChart title="Appeals opened" bars={countBars("opened")} />
            <DayChart title="Of them ruled" bars={countBars("ruled")} />
            <DayChart title="Median to the first answer" bars={timeBars("answerMs")} />
            <DayChart title="Median to the ruling" bars={timeBars("rulingMs")} />
            <NameChart title="By reason" bars={shareBars(figures.reasons, reasonName)} />
            <NameChart
              title="By payment method"
              bars={shareBars(figures.methods, (name) => name)}
            />
          </div>
        </div>
      </Panel>
      <Panel title="Work">
        <Table
          caption="Work"
          columns={WORK_COLUMNS}
          rows={figures.workload}
          rowKey={({ uid }) => uid}
          empty={<p className="text-sm text-muted">Nothing was done in these days.</p>}
        />
      </Panel>
    </div>
  );
}

type Days = Pick<Figures, "from" | "to">;

function DayForm(shown: Days) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Days>(shown);
  const day = (name: keyof Days, label: string) => (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/figures${queryOf(draft)}`);
      }}
    >
      {day("from", "From")}
      {day("to", "To")}
      <Button type="submit" tone="secondary">
        Show
      </Button>
      <a
        href={`${downloadServiceFigures.path}${queryOf(shown)}`}
        download
        className={buttonClass({ tone: "secondary" })}
      >
        Download CSV
      </a>
    </form>
  );
}

type KindFigures = Figures["kinds"][number];

const KIND_COLUMNS: readonly Column<KindFigures>[] = [
  { key: "kind", header: "Queue", card: "head", cell: ({ kind }) => QUEUE_NAMES[kind] },
  { key: "open", header: "Open now", align: "end", cell: ({ open }) => open },
  { key: "decided", header: "Decided", align: "end", cell: ({ decided }) => decided },
  {
    key: "median",
    header: "Median to the decision",
    align: "end",
    cell: ({ decisionMs }) => durationText(decisionMs),
  },
  {
    key: "target",
    header: "Target",
    align: "end",
    cell: ({ kind }) => durationText(CASE_RULES[kind].decisionMs),
  },
];

const WORK_COLUMNS: readonly Column<Figures["workload"][number]>[] = [
  { key: "who", header: "Who", card: "head", cell: ({ username }) => username },
  { key: "claims", header: "Claimed", align: "end", cell: ({ claims }) => claims },
  { key: "decisions", header: "Decided", align: "end", cell: ({ decisions }) => decisions },
  { key: "searches", header: "Searches", align: "end", cell: ({ searches }) => searches },
  {
    key: "refused",
    header: "Searches refused",
    align: "end",
    cell: ({ refusedSearches }) => refusedSearches,
  },
];

function shareBars(shares: Figures["reasons"], nameOf: (name: string) => string) {
  const all = shares.reduce((sum, { count }) => sum + count, 0);
  return shares.map(({ name, count }) => ({
    name: nameOf(name),
    value: count,
    text: share(count, all),
  }));
}

function reasonName(name: string): string {
  return appealReasonText(APPEAL_REASONS.find((one) => one === name) ?? null);
}

function share(count: number, of: number): string {
  return of === 0 ? String(count) : `${count} (${Math.round((100 * count) / of)} %)`;
}
