/** Lines of the log of staff. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { Table, type Column } from "@parley/ui/data/table";
import { Time } from "@parley/ui/data/time";
import { Link } from "react-router";

type LogLine = EndpointReply<typeof listStaffActions>["list"][number];

export interface LogTableProps {
  readonly actions: readonly LogLine[];
}

const COLUMNS: readonly Column<LogLine>[] = [
  { key: "at", header: "When", card: "head", cell: ({ at }) => <Time at={at} /> },
  { key: "by", header: "Who", cell: ({ by }) => by.username },
  { key: "action", header: "What", cell: ({ action }) => action },
  {
    key: "uid",
    header: "Account",
    isOnCard: ({ uid }) => uid !== null,
    cell: ({ uid }) =>
      uid === null ? null : (
        <Link to={`/people/${uid}`} className="text-accent">
          {uid}
        </Link>
      ),
  },
  {
    key: "subject",
    header: "About",
    isOnCard: ({ subject }) => subject !== null,
    cell: ({ subject }) => <span className="break-all">{subject}</span>,
  },
  {
    key: "reason",
    header: "Why",
    isOnCard: ({ reason }) => reason !== "",
    cell: ({ reason }) => <span className="break-words">{reason}</span>,
  },
];

export function LogTable({ actions }: LogTableProps) {
  return (
    <Table
      caption="Log of staff"
      columns={COLUMNS}
      rows={actions}
      rowKey={({ actionId }) => actionId}
      empty={<p className="text-sm text-muted">Nothing is in the log.</p>}
    />
  );
}
