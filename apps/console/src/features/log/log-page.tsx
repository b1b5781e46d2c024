/** The log of what staff did, the latest first. It cannot be edited. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { Pagination } from "@parley/ui/navigation/pagination";
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { LogTable } from "../../parts/log-table.tsx";
import { PAGE_LABELS, pageOf } from "../../parts/pages.ts";
import { read } from "../../shell/api.ts";

type LoadedLog = EndpointReply<typeof listStaffActions>;

export function loadLog({ request }: LoaderFunctionArgs): Promise<LoadedLog> {
  return read(listStaffActions, { page: pageOf(request.url), pageSize: 50 });
}

export function LogPage() {
  const { list, total, page, pageSize } = useLoaderData<LoadedLog>();
  const navigate = useNavigate();
  const pageCount = Math.ceil(total / pageSize);
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-lg font-semibold">Log of staff</h1>
      <div className="border-line bg-surface rounded-lg border p-4">
        <LogTable actions={list} />
      </div>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(target) => `/admin/log?page=${target}`}
          onPageChange={(target) => void navigate(`/log?page=${target}`)}
          labels={PAGE_LABELS}
        />
      )}
    </div>
  );
}
