/** The rows of a queue. */
import type { CaseKind } from "@parley/domain/staff/queue";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Money } from "@parley/ui/data/money";
import { classNames } from "@parley/ui/styles/class-names";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useNow } from "../../shell/now.ts";
import { useStaffSession } from "../../shell/session.ts";
import type { QueuedCase } from "./load-queue.ts";
import {
  casePath,
  FLAG_NAMES,
  spanText,
  subjectText,
  URGENCY_NAMES,
  URGENCY_TONES,
} from "../../parts/queue-words.ts";

export interface CaseTableProps {
  readonly kind: CaseKind;
  readonly rows: readonly QueuedCase[];
  readonly chosen: string | null;
  readonly onClaim: (row: QueuedCase) => void;
}

const HEADS = ["Due", "About", "People", "Worth", "Claimed by"] as const;

export function CaseTable({ kind, rows, chosen, onClaim }: CaseTableProps) {
  return (
    <div className="border-line bg-surface overflow-x-auto rounded-lg border">
      <table className="w-full min-w-3xl text-sm">
        <thead>
          <tr className="border-line border-b text-start text-xs text-muted">
            {HEADS.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-start font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.caseId}
              kind={kind}
              row={row}
              isChosen={row.caseId === chosen}
              onClaim={onClaim}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<CaseTableProps, "kind" | "onClaim"> {
  readonly row: QueuedCase;
  readonly isChosen: boolean;
}

function Row({ kind, row, isChosen, onClaim }: RowProps) {
  const element = useRef<HTMLTableRowElement>(null);
  const now = useNow();
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const left = row.dueAt - now;
  return (
    <tr
      ref={element}
      aria-selected={isChosen}
      className={classNames(
        "border-line hover:bg-hover border-b align-top last:border-b-0",
        isChosen && "bg-accent-soft",
      )}
    >
      <td className="px-3 py-2.5 whitespace-nowrap">
        <Badge tone={URGENCY_TONES[row.urgency]}>{URGENCY_NAMES[row.urgency]}</Badge>
        <p className="figures mt-1 text-xs text-muted">
          {left >= 0 ? `in ${spanText(left)}` : `${spanText(left)} over`}
        </p>
      </td>
      <td className="px-3 py-2.5">
        <Link to={casePath(kind, row.caseId)} className="text-accent font-medium">
          {row.subjects.map((subject) => subjectText(kind, subject)).join(", ") || row.caseId}
        </Link>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-xs text-muted">
          {row.quantity !== null && <Money amount={row.quantity} unit={row.crypto ?? undefined} />}
          {row.fiatAmount !== null && (
            <Money amount={row.fiatAmount} unit={row.fiat ?? undefined} />
          )}
          {row.payMethod !== null && <span>{row.payMethod}</span>}
          {row.flags.map((flag) => (
            <Badge key={flag} tone="danger">
              {FLAG_NAMES[flag]}
            </Badge>
          ))}
          {row.notes > 0 && <span>{row.notes === 1 ? "1 note" : `${row.notes} notes`}</span>}
        </p>
      </td>
      <td className="px-3 py-2.5">
        {row.people.map(({ uid, username, language }) => (
          <p key={uid}>
            <Link to={`/people/${uid}`} className="hover:text-accent">
              {username}
            </Link>{" "}
            <span className="text-xs text-muted">{language}</span>
          </p>
        ))}
      </td>
      <td className="px-3 py-2.5 text-end">
        {row.worth === null ? "--" : <Money amount={row.worth} unit="USD" />}
      </td>
      <td className="px-3 py-2.5">
        <Claim row={row} onClaim={onClaim} />
      </td>
    </tr>
  );
}

function Claim({ row, onClaim }: Pick<RowProps, "row" | "onClaim">) {
  const { uid } = useStaffSession();
  if (row.claimedBy?.uid === uid) return <Badge tone="accent">You</Badge>;
  if (row.claimedBy !== null) return row.claimedBy.username;
  return (
    <Button tone="secondary" size="small" onClick={() => onClaim(row)}>
      Claim
    </Button>
  );
}
