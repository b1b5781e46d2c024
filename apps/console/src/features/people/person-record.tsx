/** What a person has and did, in short; the latest of what there is much of. */
import { Badge } from "@parley/ui/data/badge";
import { Money } from "@parley/ui/data/money";
import { Table, type Column } from "@parley/ui/data/table";
import { Time } from "@parley/ui/data/time";
import { Link } from "react-router";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import { STATE_NAMES } from "../../parts/words.ts";
import type { Record } from "./load-person.ts";
import { WithdrawalLimit } from "./withdrawal-limit.tsx";

export interface PersonRecordProps {
  readonly uid: string;
  readonly record: Record;
}

export function PersonRecord({ uid, record }: PersonRecordProps) {
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Security record={record} />
        <Limits uid={uid} record={record} />
      </div>
      <Wallets balances={record.balances} />
      <Orders record={record} />
      <Offers offers={record.offers} />
      <Withdrawals withdrawals={record.withdrawals} />
    </>
  );
}

const yesOrNo = (is: boolean) => (is ? "yes" : "no");

function Security({ record }: { readonly record: Record }) {
  const { security, sessions, verifications, members } = record;
  return (
    <Panel title="Verification and security">
      <div className="flex flex-col gap-4 text-sm">
        <Facts
          facts={[
            { name: "E-mail verified", value: yesOrNo(security.isEmailVerified) },
            { name: "Phone verified", value: yesOrNo(security.isPhoneVerified) },
            { name: "Authenticator", value: yesOrNo(security.hasAuthenticator) },
            { name: "Passkeys", value: security.passkeys },
            { name: "Password since", value: <Time at={security.passwordChangedAt} /> },
          ]}
        />
        <Lines
          title="Verifications"
          rows={verifications.map((one) => ({
            key: one.caseId,
            text: `${one.kycType}: ${one.status}${one.rejectReasonCode === null ? "" : ` (${one.rejectReasonCode})`}`,
            at: one.submittedAt,
          }))}
        />
        <Lines
          title="Sessions"
          rows={sessions.map((one) => ({
            key: one.sessionId,
            text: one.device,
            at: one.lastSeenAt,
          }))}
        />
        <div>
          <h3 className="font-medium">Account group</h3>
          <ul className="flex flex-wrap gap-x-3">
            {members.map(({ uid, username, isAdmin, isLockedOut }) => (
              <li key={uid}>
                <Link to={`/people/${uid}`} className="text-accent">
                  {username}
                </Link>{" "}
                <span className="text-muted">
                  {isAdmin ? "master" : "sub-user"}
                  {isLockedOut && ", locked out"}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  );
}

interface LinesProps {
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly text: string; readonly at: number }[];
}

function Lines({ title, rows }: LinesProps) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      {rows.length === 0 && <p className="text-muted">None</p>}
      <ul>
        {rows.map(({ key, text, at }) => (
          <li key={key}>
            {text} <Time at={at} className="text-muted" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Limits({ uid, record }: PersonRecordProps) {
  const { limits, appeals, flags } = record;
  return (
    <Panel title="Limits, appeals and flags">
      <div className="flex flex-col gap-4 text-sm">
        <Facts
          facts={[
            { name: "Tier", value: limits.tier },
            { name: "Open orders taken", value: `${limits.openOrders} of ${limits.maxOpenOrders}` },
            {
              name: "Worth bought",
              value: (
                <>
                  <Money amount={limits.openWorth} /> of{" "}
                  <Money amount={limits.maxOpenWorth} unit="USD" />
                </>
              ),
            },
            { name: "Withdrawals in 24 hours", value: `${limits.dailyWithdrawal} USD` },
            limits.dailyWithdrawalLoweredUntil === null
              ? null
              : { name: "Lowered until", value: <Time at={limits.dailyWithdrawalLoweredUntil} /> },
            limits.barredUntil === null
              ? null
              : { name: "Barred by cancels until", value: <Time at={limits.barredUntil} /> },
            { name: "Appeals", value: appeals.all },
            { name: "Won", value: appeals.won },
            { name: "Lost", value: appeals.lost },
            { name: "Split", value: appeals.split },
          ]}
        />
        <WithdrawalLimit uid={uid} isLowered={limits.dailyWithdrawalLoweredUntil !== null} />
        <Lines
          title="Flagged trades"
          rows={flags.map(({ orderId, reason, at, isClosed }) => ({
            key: `${orderId} ${reason}`,
            text: `${orderId}: ${reason.replaceAll("-", " ")}${isClosed ? ", closed" : ""}`,
            at,
          }))}
        />
      </div>
    </Panel>
  );
}

const BALANCES: readonly Column<Record["balances"][number]>[] = [
  { key: "asset", header: "Coin", card: "head", cell: ({ assetCode }) => assetCode },
  { key: "spot", header: "Spot", cell: ({ spot }) => <Money amount={spot} /> },
  { key: "futures", header: "Futures", cell: ({ futures }) => <Money amount={futures} /> },
  { key: "offer", header: "In offers", cell: ({ offer }) => <Money amount={offer} /> },
  { key: "escrow", header: "In escrow", cell: ({ escrow }) => <Money amount={escrow} /> },
  { key: "withdrawal", header: "Leaving", cell: ({ withdrawal }) => <Money amount={withdrawal} /> },
];

function Wallets({ balances }: Pick<Record, "balances">) {
  return (
    <Panel title="Wallets">
      <Table
        caption="Wallets"
        columns={BALANCES}
        rows={balances}
        rowKey={({ assetCode }) => assetCode}
        empty={<p className="text-sm text-muted">There are no coins.</p>}
      />
    </Panel>
  );
}

const ORDERS: readonly Column<Record["orders"][number]>[] = [
  {
    key: "order",
    header: "Order",
    card: "head",
    cell: ({ orderId, appeal }) =>
      appeal === "none" ? (
        orderId
      ) : (
        <Link to={`/appeals/${orderId}`} className="text-accent">
          {orderId}
        </Link>
      ),
  },
  { key: "role", header: "As", cell: ({ role }) => role },
  {
    key: "amount",
    header: "Amount",
    cell: ({ quantity, crypto }) => <Money amount={quantity} unit={crypto} />,
  },
  {
    key: "fiat",
    header: "For",
    cell: ({ fiatAmount, fiat }) => <Money amount={fiatAmount} unit={fiat} />,
  },
  {
    key: "state",
    header: "State",
    cell: ({ state, appeal }) => (
      <span className="inline-flex gap-1.5">
        {STATE_NAMES[state]}
        {appeal === "open" && <Badge tone="warning">Appeal</Badge>}
      </span>
    ),
  },
  { key: "at", header: "Placed", cell: ({ createdAt }) => <Time at={createdAt} /> },
];

function Orders({ record }: { readonly record: Record }) {
  return (
    <Panel title={`Orders, ${record.openOrders} open`}>
      <Table
        caption="Latest orders"
        columns={ORDERS}
        rows={record.orders}
        rowKey={({ orderId }) => orderId}
        empty={<p className="text-sm text-muted">There are none.</p>}
      />
    </Panel>
  );
}

const OFFERS: readonly Column<Record["offers"][number]>[] = [
  { key: "offer", header: "Offer", card: "head", cell: ({ advId }) => advId },
  { key: "side", header: "Side", cell: ({ side }) => side },
  { key: "market", header: "Market", cell: ({ crypto, fiat }) => `${crypto}/${fiat}` },
  {
    key: "left",
    header: "Left",
    cell: ({ remaining, crypto }) => <Money amount={remaining} unit={crypto} />,
  },
  { key: "state", header: "State", cell: ({ state }) => state },
];

function Offers({ offers }: Pick<Record, "offers">) {
  return (
    <Panel title="Offers">
      <Table
        caption="Latest offers"
        columns={OFFERS}
        rows={offers}
        rowKey={({ advId }) => advId}
        empty={<p className="text-sm text-muted">There are none.</p>}
      />
    </Panel>
  );
}

const WITHDRAWALS: readonly Column<Record["withdrawals"][number]>[] = [
  { key: "id", header: "Withdrawal", card: "head", cell: ({ withdrawalId }) => withdrawalId },
  {
    key: "amount",
    header: "Amount",
    cell: ({ amount, assetCode }) => <Money amount={amount} unit={assetCode} />,
  },
  { key: "network", header: "Network", cell: ({ network }) => network },
  { key: "state", header: "State", cell: ({ state }) => state },
  { key: "at", header: "Requested", cell: ({ requestedAt }) => <Time at={requestedAt} /> },
];

function Withdrawals({ withdrawals }: Pick<Record, "withdrawals">) {
  return (
    <Panel title="Withdrawals">
      <Table
        caption="Latest withdrawals"
        columns={WITHDRAWALS}
        rows={withdrawals}
        rowKey={({ withdrawalId }) => withdrawalId}
        empty={<p className="text-sm text-muted">There are none.</p>}
      />
    </Panel>
  );
}
