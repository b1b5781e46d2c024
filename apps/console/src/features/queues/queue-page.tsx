/** A queue: what waits, how urgent it is and who has it. Keys: j, k, Enter, c. */
import { claimCase } from "@parley/contract/endpoints/staff/queues";
import { Pagination } from "@parley/ui/navigation/pagination";
import { TAB_LINK, TabLinks } from "@parley/ui/navigation/tab-links";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { notify } from "@parley/ui/feedback/toast";
import { Link, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { PAGE_LABELS } from "../../parts/pages.ts";
import { api, failureText } from "../../shell/api.ts";
import { useLiveCases } from "../../shell/live.ts";
import { CaseTable } from "./case-table.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { filterQuery, type LoadedQueue, type QueuedCase } from "./load-queue.ts";
import { casePath, QUEUE_NAMES } from "../../parts/queue-words.ts";
import { useRowKeys } from "./row-keys.ts";

export function QueuePage() {
  const { kind, queues, cases, filters, saved } = useLoaderData<LoadedQueue>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useLiveCases(kind);
  const open = ({ caseId }: QueuedCase) => void navigate(casePath(kind, caseId));
  const claim = async ({ caseId }: QueuedCase) => {
    const claimed = await api.call(claimCase, { kind, caseId });
    notify(
      claimed.ok
        ? { tone: "success", text: "The case is yours." }
        : { tone: "danger", text: failureText(claimed) },
    );
    return revalidate();
  };
  const chosen = useRowKeys(cases.list, { Enter: open, c: (row) => void claim(row) });
  const pageCount = Math.max(1, Math.ceil(cases.total / cases.pageSize));
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-lg font-semibold">{QUEUE_NAMES[kind]}</h1>
      <TabLinks label="Queues">
        {queues.map((queue) => (
          <Link
            key={queue.kind}
            to={`/queues/${queue.kind}`}
            className={TAB_LINK}
            aria-current={queue.kind === kind ? "page" : undefined}
          >
            {QUEUE_NAMES[queue.kind]}
            <span className="figures text-xs text-muted">{queue.open}</span>
            {queue.late > 0 && (
              <span className="figures text-xs text-danger">{queue.late} late</span>
            )}
          </Link>
        ))}
      </TabLinks>
      <FilterBar key={filterQuery(filters)} kind={kind} filters={filters} saved={saved} />
      {cases.list.length === 0 ? (
        <EmptyState
          title={filterQuery(filters) === "" ? "Nothing waits here" : "No case matches"}
          text="The list grows by itself when a case comes in."
        />
      ) : (
        <CaseTable
          kind={kind}
          rows={cases.list}
          chosen={chosen}
          onClaim={(row) => void claim(row)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-muted">
          Keys: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens, <kbd>c</kbd> claims.
        </p>
        {pageCount > 1 && (
          <Pagination
            page={cases.page}
            pageCount={pageCount}
            hrefOf={(page) => `/admin/queues/${kind}${filterQuery(filters, page)}`}
            onPageChange={(page) => void navigate(`/queues/${kind}${filterQuery(filters, page)}`)}
            labels={PAGE_LABELS}
          />
        )}
      </div>
    </div>
  );
}
