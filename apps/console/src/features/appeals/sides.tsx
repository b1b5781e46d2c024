/** The two people of the order, and what they had with each other before. */
import { Badge } from "@parley/ui/data/badge";
import { Time } from "@parley/ui/data/time";
import { Link } from "react-router";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { Appeal } from "./load-appeal.ts";

export function Sides({ appeal }: { readonly appeal: Appeal }) {
  const { between } = appeal;
  return (
    <Panel title="Both sides">
      <div className="flex flex-col gap-5">
        <Side name="Buyer" side={appeal.buyer} />
        <Side name="Seller" side={appeal.seller} />
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

interface SideProps {
  readonly name: string;
  readonly side: Appeal["buyer"];
}

function Side({ name, side }: SideProps) {
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
          { name: "Registered", value: <Time at={side.registeredAt} pattern="YYYY-MM-DD" /> },
          { name: "Trades", value: side.totalTrades },
          { name: "Not completed", value: side.failedTrades },
          { name: "Appeals", value: side.appeals },
        ]}
      />
    </section>
  );
}
