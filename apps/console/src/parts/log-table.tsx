/** Lines of the log of staff. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { Time } from "@parley/ui/data/time";
import { Link } from "react-router";

export interface LogTableProps {
  readonly actions: EndpointReply<typeof listStaffActions>["list"];
}

const HEADS = ["When", "Who", "What", "Account", "About", "Why"] as const;

export function LogTable({ actions }: LogTableProps) {
  if (actions.length === 0) return <p className="text-sm text-muted">Nothing yet.</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-2xl text-sm">
        <thead>
          <tr className="border-line border-b text-xs text-muted">
            {HEADS.map((head) => (
              <th key={head} scope="col" className="px-2 py-1.5 text-start font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {actions.map((line) => (
            <tr key={line.actionId} className="border-line border-b align-top last:border-b-0">
              <td className="px-2 py-1.5">
                <Time at={line.at} />
              </td>
              <td className="px-2 py-1.5">{line.by.username}</td>
              <td className="px-2 py-1.5">{line.action}</td>
              <td className="px-2 py-1.5">
                {line.uid !== null && (
                  <Link to={`/people/${line.uid}`} className="text-accent">
                    {line.uid}
                  </Link>
                )}
              </td>
              <td className="px-2 py-1.5 break-all">{line.subject}</td>
              <td className="px-2 py-1.5 break-words">{line.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
