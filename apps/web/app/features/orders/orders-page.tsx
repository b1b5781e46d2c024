/** My Orders. */
import { NothingFoundArt } from "@parley/ui/art/nothing-found";
import { NoOrdersArt } from "@parley/ui/art/no-orders";
import { buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Notice } from "@parley/ui/feedback/notice";
import { Pagination } from "@parley/ui/navigation/pagination";
import { Time } from "@parley/ui/data/time";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { Link, useLocation, useNavigate, useNavigation } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { usePublic } from "../../shell/state/public-store.ts";
import { RefusalContact } from "../../shared/support/refusal-contact.tsx";
import type { OrderList, OrdersData } from "./load-orders.ts";
import { OpenOrders } from "./open-orders.tsx";
import { csvPath, isEverything, queryOf, type OrderFilter } from "./order-filter.ts";
import { OrderFilters } from "./order-filters.tsx";
import { OrderSkeleton, OrderTable } from "./order-table.tsx";
import { ReleaseTogetherBar } from "../../shared/release-together/release-together-bar.tsx";
import { useData } from "../../shared/data/use-data.ts";
import { getApi } from "../../shell/api/api.ts";
import { readOrders } from "./load-orders.ts";
import { PageTitle } from "../../shell/page/head.tsx";

export function OrdersPage(props: OrdersData) {
  const t = usePhrase();
  const { filter } = props;
  return (
    <div className="flex flex-col gap-6 max-sm:gap-4">
      <PageTitle description={t("order.list.description")}>{t("order.list.title")}</PageTitle>
      <PageHeading
        title={t("order.list.title")}
        text={t("order.list.text")}
        isBrief
        action={
          <a
            href={csvPath(filter)}
            download
            className={`${buttonClass({ tone: "secondary" })} max-sm:px-3`}
          >
            <Download aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{t("order.list.csv")}</span>
          </a>
        }
      />
      <Orders {...props} />
    </div>
  );
}

function Orders(props: OrdersData) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { filter } = props;
  const { data, failure, isReading, reload } = useData({
    first: props.found,
    read: () => readOrders(getApi(), filter),
    on: ["order", "chat"],
  });
  const isOnline = usePublic((state) => state.isOnline);
  const isWaiting = useIsNextListUnderWay();
  const barredUntil = data?.page.barredUntil ?? null;
  return (
    <>
      {barredUntil !== null && (
        <Notice tone="warning">
          <p>{rich("order.list.barred", { time: <Time key="time" at={barredUntil} /> })}</p>
          <RefusalContact error="cancelLimit" />
        </Notice>
      )}
      <OrderFilters filter={filter} />
      {/* Below the filters, which would move with it: it is shown without a filter only. */}
      {data !== null && <OpenOrders orders={data.open} />}
      {isWaiting ? (
        <OrderSkeleton />
      ) : data !== null ? (
        <Found filter={filter} page={data.page} onReleased={() => void reload()} />
      ) : (
        <Card>
          <ErrorState
            title={t("order.list.failed")}
            text={
              failure?.message ||
              t(isOnline ? "shell.error.requestFailedRetry" : "shell.error.network")
            }
            retryLabel={t("shell.error.retry")}
            isRetrying={isReading}
            onRetry={() => void reload()}
          />
        </Card>
      )}
    </>
  );
}

/** Another choice of orders is being read, and what is shown is not it. */
function useIsNextListUnderWay(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next?.pathname === pathname && !new URLSearchParams(next.search).has("orderId");
}

interface FoundProps {
  readonly filter: OrderFilter;
  readonly page: OrderList;
  readonly onReleased: () => void;
}

function Found({ filter, page: found, onReleased }: FoundProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { list, total, page, pageSize } = found;
  const pageCount = Math.ceil(total / pageSize);
  const hrefOf = (target: number) => toPath(`/p2p/order${queryOf({ ...filter, page: target })}`);
  return (
    <div className="flex flex-col gap-4">
      {list.length === 0 ? (
        <NoOrders hasNoneAtAll={isEverything(filter) && total === 0} />
      ) : (
        <>
          <OrderTable orders={list} selected={selected} onSelect={setSelected} />
          <ReleaseTogetherBar
            orders={list}
            selected={selected}
            onSelect={setSelected}
            onReleased={onReleased}
          />
        </>
      )}
      {total > 0 && Math.max(page, pageCount) > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={hrefOf}
          onPageChange={(target) => void navigate(hrefOf(target))}
          labels={{
            pages: t("order.list.pages"),
            previous: t("order.list.previous"),
            next: t("order.list.next"),
            page: (number) => t("order.list.page", { page: number }),
          }}
        />
      )}
    </div>
  );
}

/** A filter without a match, a page beyond the last one, or a user without any orders. */
function NoOrders({ hasNoneAtAll }: { readonly hasNoneAtAll: boolean }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <Card>
      {hasNoneAtAll ? (
        <EmptyState
          art={<NoOrdersArt />}
          title={t("order.list.none")}
          text={t("order.list.noneText")}
          action={
            <Link to={toPath("/p2p")} className={buttonClass()}>
              {t("order.list.toMarket")}
            </Link>
          }
        />
      ) : (
        <EmptyState art={<NothingFoundArt />} title={t("order.list.empty")} />
      )}
    </Card>
  );
}
