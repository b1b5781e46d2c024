/** The log of what staff did, the latest first: searched, downloaded, and never edited. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { downloadStaffLog, getStaffLogHead } from "@parley/contract/endpoints/staff/figures";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { buttonClass } from "@parley/ui/controls/button";
import { Pagination } from "@parley/ui/navigation/pagination";
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { Facts } from "../../parts/facts.tsx";
import { LogTable } from "../../parts/log-table.tsx";
import { PAGE_LABELS, pageOf } from "../../parts/pages.ts";
import { Panel } from "../../parts/panel.tsx";
import { read } from "../../shell/api.ts";
import { LogSearch, readSearch, searchQuery, type LogSearchValues } from "./log-search.tsx";

interface LoadedLog {
  readonly search: LogSearchValues;
  readonly actions: EndpointReply<typeof listStaffActions>;
  readonly head: EndpointReply<typeof getStaffLogHead>;
}

export async function loadLog({ request }: LoaderFunctionArgs): Promise<LoadedLog> {
  const search = readSearch(new URL(request.url).searchParams);
  const [actions, head] = await Promise.all([
    read(listStaffActions, { ...search, page: pageOf(request.url), pageSize: 50 }),
    read(getStaffLogHead, {}),
  ]);
  return { search, actions, head };
}

export function LogPage() {
  const { search, actions, head } = useLoaderData<LoadedLog>();
  const { list, total, page, pageSize } = actions;
  const navigate = useNavigate();
  const pageCount = Math.ceil(total / pageSize);
  const queryOf = (target: number) => searchQuery(search, { page: String(target) });
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg font-semibold">Log of staff</h1>
        <a
          href={`${downloadStaffLog.path}${searchQuery(search)}`}
          download
          className={buttonClass({ tone: "secondary" })}
        >
          Download CSV
        </a>
      </header>
      <LogSearch key={searchQuery(search)} search={search} />
      <div className="border-line bg-surface rounded-lg border p-4">
        <LogTable actions={list} />
      </div>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(target) => `/admin/log${queryOf(target)}`}
          onPageChange={(target) => void navigate(`/log${queryOf(target)}`)}
          labels={PAGE_LABELS}
        />
      )}
      <Head head={head} />
    </div>
  );
}

/** Each line carries a hash over itself and the line before it; the last one vouches for all. */
function Head({ head }: Pick<LoadedLog, "head">) {
  return (
    <Panel title="End of the log">
      <div className="flex flex-col gap-4 text-sm">
        <Facts
          facts={[
            { name: "Lines", value: head.number },
            { name: "Hash of the last line", value: <Hash hash={head.hash} /> },
          ]}
        />
        {head.days.length > 0 && (
          <div>
            <h3 className="pb-1 font-semibold">Noted and mailed to administrators</h3>
            <ul className="flex flex-col gap-1">
              {head.days.map(({ day, number, hash }) => (
                <li key={day}>
                  {day}: line {number}, <Hash hash={hash} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  );
}

function Hash({ hash }: { readonly hash: string }) {
  return <span className="break-all text-muted">{hash}</span>;
}
