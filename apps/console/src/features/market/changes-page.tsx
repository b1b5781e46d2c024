/** Changes of the market: those that wait for a second administrator, and the history of all others. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { listMarketChanges } from "@parley/contract/endpoints/staff/market";
import { Badge } from "@parley/ui/data/badge";
import { Time } from "@parley/ui/data/time";
import { Pagination } from "@parley/ui/navigation/pagination";
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { PAGE_LABELS, pageOf } from "../../parts/pages.ts";
import { Panel } from "../../parts/panel.tsx";
import { read } from "../../shell/api.ts";
import { DraftPanel } from "./draft-panel.tsx";
import { MarketTabs } from "./market-tabs.tsx";
import { editName, STATE_WORDS } from "./market-words.ts";

type Changes = EndpointReply<typeof listMarketChanges>;
type Change = Changes["list"][number];

interface LoadedChanges {
  readonly open: Changes;
  readonly decided: Changes;
}

export async function loadChanges({ request }: LoaderFunctionArgs): Promise<LoadedChanges> {
  const [open, decided] = await Promise.all([
    read(listMarketChanges, { status: "open", pageSize: 50 }),
    read(listMarketChanges, { status: "decided", page: pageOf(request.url), pageSize: 20 }),
  ]);
  return { open, decided };
}

export function ChangesPage() {
  const { open, decided } = useLoaderData<LoadedChanges>();
  const navigate = useNavigate();
  const pageCount = Math.ceil(decided.total / decided.pageSize);
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-lg font-semibold">Market</h1>
      <MarketTabs current="changes" />
      <DraftPanel />
      <Panel title="Waiting for approval">
        <ChangeList list={open.list} none="Nothing waits. Edit the terms to propose a change." />
      </Panel>
      <Panel title="History">
        <ChangeList list={decided.list} none="Nothing was changed yet." />
      </Panel>
      {pageCount > 1 && (
        <Pagination
          page={decided.page}
          pageCount={pageCount}
          hrefOf={(target) => `/admin/market?page=${target}`}
          onPageChange={(target) => void navigate(`/market?page=${target}`)}
          labels={PAGE_LABELS}
        />
      )}
    </div>
  );
}

function ChangeList({ list, none }: { readonly list: readonly Change[]; readonly none: string }) {
  if (list.length === 0) return <p className="text-sm text-muted">{none}</p>;
  return (
    <ul className="flex flex-col">
      {list.map((change) => (
        <li
          key={change.changeId}
          className="border-line flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2.5 text-sm first:pt-0 last:border-b-0 last:pb-0"
        >
          <Link to={`/market/changes/${change.changeId}`} className="text-accent font-medium">
            {titleOf(change)}
          </Link>
          <Badge tone={STATE_WORDS[change.state].tone}>{STATE_WORDS[change.state].text}</Badge>
          <span className="text-muted">
            {change.proposedBy.username}, <Time at={change.proposedAt} />
          </span>
          {change.decidedBy !== null && change.decidedAt !== null && (
            <span className="text-muted">
              decided by {change.decidedBy.username}, <Time at={change.decidedAt} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function titleOf({ edits }: Change): string {
  const [first] = edits;
  if (first === undefined) return "No edits";
  return edits.length === 1 ? editName(first) : `${editName(first)} and ${edits.length - 1} more`;
}
