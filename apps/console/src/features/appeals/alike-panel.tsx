/** Earlier appeals for the same reason, with their rulings. */
import { Badge } from "@parley/ui/data/badge";
import { Time } from "@parley/ui/data/time";
import { Link } from "react-router";
import { Panel } from "../../parts/panel.tsx";
import { RULING_NAMES, rulingReasonText } from "../../parts/words.ts";
import type { Background } from "./load-appeal.ts";

export function AlikePanel({ alike }: Pick<Background, "alike">) {
  return (
    <Panel title="Earlier appeals like this one">
      {alike.length === 0 && <p className="text-sm text-muted">None was ruled yet.</p>}
      <ul className="flex flex-col gap-3 text-sm">
        {alike.map((one) => (
          <li key={one.orderId} className="flex flex-col gap-0.5">
            <span className="flex flex-wrap items-center gap-2">
              <Link to={`/appeals/${one.orderId}`} className="text-accent">
                {RULING_NAMES[one.ruling]}
              </Link>
              {one.isContested && <Badge tone="warning">Second look</Badge>}
            </span>
            <span className="text-muted">
              {one.reasonCode !== null && `${rulingReasonText(one.reasonCode)}, `}
              {one.payMethod}, <Time at={one.openedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
