/**
 * The rows of a queue: a table, or a card for each case on phones. Both are the same elements; roles are
 * written out because some browsers drop the semantics of a table with another layout.
 */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the reason stands above */
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

const HEADS = [
  { name: "Due", align: "text-start" },
  { name: "About", align: "text-start" },
  { name: "People", align: "text-start" },
  { name: "Worth", align: "text-end" },
  { name: "Claimed by", align: "text-start" },
] as const;

const CELL = "md:px-3 md:py-2.5";

export function CaseTable({ kind, rows, chosen, onClaim }: CaseTableProps) {
  return (
    <div className="border-line bg-surface rounded-lg border">
      <table role="table" className="block w-full text-sm md:table">
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-line border-b text-xs text-muted">
            {HEADS.map(({ name, align }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={classNames("px-3 py-2 font-normal", align)}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
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
    if (!isChosen) return;
    element.current?.scrollIntoView({ block: "nearest" });
    // It is read out, and Enter opens it wherever the focus was before.
    element.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [isChosen]);
  const left = row.dueAt - now;
  return (
    <tr
      ref={element}
      role="row"
      aria-selected={isChosen}
      className={classNames(
        "border-line hover:bg-hover grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 border-b p-3 align-top last:border-b-0 md:table-row",
        isChosen && "bg-accent-soft",
      )}
    >
      <td role="cell" className={classNames(CELL, "whitespace-nowrap")}>
        <Badge tone={URGENCY_TONES[row.urgency]}>{URGENCY_NAMES[row.urgency]}</Badge>
        <p className="figures mt-1 text-xs text-muted">
          {left >= 0 ? `in ${spanText(left)}` : `${spanText(left)} over`}
        </p>
      </td>
      <td role="cell" className={classNames(CELL, "max-md:col-span-2")}>
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
      <td role="cell" className={CELL}>
        {row.people.map(({ uid, username, language }) => (
          <p key={uid}>
            <Link to={`/people/${uid}`} className="hover:text-accent">
              {username}
            </Link>{" "}
            <span className="text-xs text-muted">{language}</span>
          </p>
        ))}
      </td>
      <td role="cell" className={classNames(CELL, "text-end")}>
        {row.worth === null ? "--" : <Money amount={row.worth} unit="USD" />}
      </td>
      <td
        role="cell"
        className={classNames(CELL, "max-md:col-start-2 max-md:row-start-1 max-md:text-end")}
      >
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
