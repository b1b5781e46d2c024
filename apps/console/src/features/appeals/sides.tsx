/** The two people of the order, and what they had with each other before. */
import { Badge } from "@parley/ui/data/badge";
import { Time } from "@parley/ui/data/time";
import { Notice } from "@parley/ui/feedback/notice";
import { Link } from "react-router";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { Appeal, Background } from "./load-appeal.ts";

export interface SidesProps {
  readonly appeal: Appeal;
  readonly background: Background;
}

const SHARED_NAMES = {
  payment_account: "a payment account",
  document: "a document",
  device: "a device",
  contact: "a contact",
  address: "a network address",
} as const;

export function Sides({ appeal, background }: SidesProps) {
  const { between } = appeal;
  const { shared } = background;
  return (
    <Panel title="Both sides">
      <div className="flex flex-col gap-5">
        {shared.length > 0 && (
          <Notice tone="warning">
            The two share {shared.map((kind) => SHARED_NAMES[kind]).join(", ")}.
          </Notice>
        )}
        <Side name="Buyer" side={appeal.buyer} background={background.buyer} />
        <Side name="Seller" side={appeal.seller} background={background.seller} />
        <p className="text-sm text-muted">
          With each other, this order included: {counted(between.orders, "order")},{" "}
          {counted(between.appeals, "appeal")}.
        </p>
      </div>
    </Panel>
  );
}

function counted(count: number, name: string): string {
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}

function completion({ totalTrades, failedTrades }: Appeal["buyer"]): string {
  const all = totalTrades + failedTrades;
  return all === 0 ? "–" : `${Math.round((100 * totalTrades) / all)} %`;
}

interface SideProps {
  readonly name: string;
  readonly side: Appeal["buyer"];
  readonly background: Background["buyer"];
}

function Side({ name, side, background }: SideProps) {
  const { disputes } = background;
  return (
    <section aria-label={name} className="flex flex-col gap-2">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
        <Badge tone={name === "Buyer" ? "buy" : "sell"}>{name}</Badge>
        <Link to={`/people/${side.uid}`} className="text-accent">
          {side.username}
        </Link>
        <span className="font-normal text-muted">{side.uid}</span>
      </h3>
      <Facts
        facts={[
          { name: "Registered name", value: side.realName === "" ? "Not verified" : side.realName },
          { name: "Registered", value: <Time at={side.registeredAt} form="day" /> },
          { name: "Trades", value: side.totalTrades },
          { name: "Not completed", value: side.failedTrades },
          { name: "Completed", value: completion(side) },
          { name: "Appeals", value: side.appeals },
          {
            name: "Rulings for, against, split",
            value: `${disputes.won}, ${disputes.lost}, ${disputes.split}`,
          },
          { name: "False claims, 90 days", value: background.falseClaims },
          { name: "Verification", value: background.kycStatus },
          background.isFrozen ? { name: "State", value: "Trading is frozen" } : null,
        ]}
      />
    </section>
  );
}
