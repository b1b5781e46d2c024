/** Orders in columns; a card each on phones. */
import { Badge } from "@parley/ui/data/badge";
import { Figure } from "@parley/ui/data/figure";
import { buttonClass } from "@parley/ui/controls/button";
import { Money } from "@parley/ui/data/money";
import { Table, type Column } from "@parley/ui/data/table";
import { TableSkeleton } from "@parley/ui/feedback/table-skeleton";
import { Time } from "@parley/ui/data/time";
import MessageSquare from "lucide-react/icons/message-square";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { OrderBadges } from "../../shared/trade/order-badges.tsx";
import type { ListedOrder } from "./load-orders.ts";
import { feeOf } from "./order-fee.ts";
import { OrderType } from "./order-type.tsx";
import { SelectBox } from "../../shared/release-together/select-box.tsx";

const FRAME = "lg:border-line lg:bg-surface lg:overflow-x-auto lg:rounded-lg lg:border";
const DIGITS = { maximumDigits: 8 } as const;

export interface OrderTableProps {
  readonly orders: readonly ListedOrder[];
  /** Those that are selected to be released together. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

export function OrderTable({ orders, selected, onSelect }: OrderTableProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const pathOf = ({ orderId }: ListedOrder) => toPath(`/p2p/order?orderId=${orderId}`);
  return (
    <div className={FRAME}>
      <Table
        caption={t("order.list.title")}
        columns={columnsOf(t, pathOf, { selected, onSelect })}
        rows={orders}
        rowKey={({ orderId }) => orderId}
      />
    </div>
  );
}

function columnsOf(
  t: Phrase,
  pathOf: (order: ListedOrder) => string,
  selection: Pick<OrderTableProps, "selected" | "onSelect">,
): Column<ListedOrder>[] {
  return [
    {
      key: "type",
      header: t("order.field.type"),
      card: "head",
      cell: (order) => (
        <span className="flex items-center gap-1.5 whitespace-nowrap">
          <SelectBox order={order} {...selection} />
          <OrderType type={order.type} />
          <span className="font-medium">{order.crypto}</span>
          <Unread count={order.unread} />
        </span>
      ),
    },
    {
      key: "id",
      header: <Two names={[t("order.field.orderId"), t("order.field.createdTime")]} />,
      cell: ({ orderId, createdAt }) => (
        <span className="flex flex-col items-end lg:items-start">
          <span className="figures">{orderId}</span>
          <Time at={createdAt} className="text-muted text-xs" />
        </span>
      ),
    },
    {
      key: "amount",
      header: t("order.field.amount"),
      align: "end",
      cell: ({ fiatAmount, fiat, quantity, crypto }) => (
        <span className="flex flex-col items-end">
          <Money amount={fiatAmount} unit={fiat} />
          <Money
            amount={quantity}
            unit={crypto}
            briefAs={crypto}
            isPassedOver
            className="text-muted text-xs"
            {...DIGITS}
          />
        </span>
      ),
    },
    {
      key: "price",
      header: <Two names={[t("order.field.unitPrice"), t("order.field.fee")]} />,
      align: "end",
      cell: (order) => (
        <span className="flex flex-col items-end">
          <Money amount={order.price} unit={order.fiat} />
          <Fee order={order} />
        </span>
      ),
    },
    {
      key: "who",
      header: t("order.field.counterparty"),
      cell: ({ counterparty, payMethod }) => (
        <span className="flex flex-col items-end lg:items-start">
          <span className="max-w-40 truncate">{counterparty.nickname}</span>
          {counterparty.realName !== null && (
            <bdi className="max-w-40 text-xs break-words">{counterparty.realName}</bdi>
          )}
          <span className="text-muted max-w-40 truncate text-xs">{payMethod.name}</span>
        </span>
      ),
    },
    {
      key: "status",
      header: t("order.field.status"),
      cell: (order) => <OrderBadges order={order} />,
    },
    {
      key: "action",
      header: <span className="sr-only">{t("order.action.viewDetails")}</span>,
      card: "foot",
      align: "end",
      cell: (order) => (
        <a
          href={pathOf(order)}
          aria-label={`${t("order.action.viewDetails")} ${order.orderId}`}
          className={`${buttonClass({ tone: "secondary", size: "small" })} whitespace-nowrap max-lg:min-h-11`}
        >
          {t("order.action.viewDetails")}
        </a>
      ),
    },
  ];
}

/** Two labels of a cell with two lines; on a card each is beside its own. */
function Two({ names: [first, second] }: { names: readonly [string, string] }) {
  return (
    <span className="max-lg:flex max-lg:flex-col">
      <span className="max-lg:leading-5">{first}</span>
      <span className="max-lg:hidden"> / </span>
      <span>{second}</span>
    </span>
  );
}

function Fee({ order }: { order: ListedOrder }) {
  const fee = feeOf(order);
  return (
    <Money
      amount={fee}
      unit={fee === null ? undefined : order.crypto}
      className="text-muted text-xs"
      {...DIGITS}
    />
  );
}

export function Unread({ count }: { count: number }) {
  const t = usePhrase();
  if (count === 0) return null;
  const label = t("order.list.unread", { count });
  return (
    <Badge tone="danger" icon={<MessageSquare aria-hidden className="size-3" />}>
      <span aria-hidden>
        <Figure value={count} />
      </span>
      <span className="sr-only">{label}</span>
    </Badge>
  );
}

/** As high as a page of orders is at least. */
export function OrderSkeleton() {
  const t = usePhrase();
  return (
    <TableSkeleton label={t("order.list.loading")} rowClassName="h-56 lg:h-15" className={FRAME} />
  );
}
