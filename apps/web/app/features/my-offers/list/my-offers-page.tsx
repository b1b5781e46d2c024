/** The advertiser's own offers, by state. */
import { NoOffersArt } from "@parley/ui/art/no-offers";
import { buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { Figure } from "@parley/ui/data/figure";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Pagination } from "@parley/ui/navigation/pagination";
import { TAB_LINK, TabLinks } from "@parley/ui/navigation/tab-links";
import { Link, useNavigate, useRevalidator } from "react-router";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { PageHeading } from "../../../shell/page/page-heading.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { DEFAULT_POLL_MS } from "../../../shell/live/polling.ts";
import type { MyOffersData, OfferCounts } from "./load-my-offers.ts";
import { isFiltered, pathOf } from "./offer-filter.ts";
import { OffersSwitch } from "./offers-switch.tsx";
import { PaidOrders } from "./paid-orders.tsx";
import { OfferCard } from "./offer-card.tsx";
import { useMovedOffers } from "./use-moved-offers.ts";
import { STATES, type OfferState, type OwnOffer } from "../own-offer.ts";
import { usePageRefresh } from "../../../shared/data/use-refresh.ts";
import { PageTitle } from "../../../shell/page/head.tsx";

export function MyOffersPage({ filter, counts, paid, found }: MyOffersData) {
  const t = usePhrase();
  const toPath = useLocalPath();
  // Takers take, prices float, and another tab may change everything.
  usePageRefresh({ everyMs: DEFAULT_POLL_MS, on: ["order"] });
  return (
    <div className="flex flex-col gap-6 max-sm:gap-4">
      <PageTitle>{t("mine.title")}</PageTitle>
      <PageHeading title={t("mine.title")} text={t("mine.text")} isBrief action={<NewLink />} />
      <PaidOrders orders={paid} />
      {counts !== null && <OffersSwitch counts={counts} filter={filter} />}
      <TabLinks label={t("mine.states")}>
        {STATES.map((one) => (
          <Link
            key={one}
            to={toPath(pathOf({ ...filter, state: one }))}
            aria-current={one === filter.state ? "page" : undefined}
            className={TAB_LINK}
          >
            {t(`mine.state.${one}`)}
            {counts !== null && <TabCount counts={counts} state={one} />}
          </Link>
        ))}
      </TabLinks>
      <Offers key={pathOf(filter, found.ok ? found.page : 1)} filter={filter} found={found} />
    </div>
  );
}

interface TabCountProps {
  readonly counts: OfferCounts;
  readonly state: OfferState;
}

function TabCount({ counts, state }: TabCountProps) {
  const isCapped = state === "closed" && counts.closedCapped;
  return (
    <span className="text-muted ms-1.5 text-xs">
      <Figure value={counts[state]} />
      {isCapped && "+"}
    </span>
  );
}

const NONE: readonly OwnOffer[] = [];

function Offers({ filter, found }: Pick<MyOffersData, "filter" | "found">) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const navigate = useNavigate();
  const { revalidate, state: revalidation } = useRevalidator();
  const { shown, onMoved } = useMovedOffers(found.ok ? found.offers : NONE, filter.state);
  if (!found.ok) {
    return (
      <Card>
        <ErrorState
          title={t("mine.failed")}
          text={found.message}
          retryLabel={t("shell.error.retry")}
          isRetrying={revalidation === "loading"}
          onRetry={() => void revalidate()}
        />
      </Card>
    );
  }
  const { page, pageCount } = found;
  if (shown.length === 0 && isFiltered(filter)) {
    return (
      <Card>
        <EmptyState title={t("mine.filter.none")} />
      </Card>
    );
  }
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState
          art={<NoOffersArt />}
          title={t(`mine.empty.${filter.state}`)}
          text={t("mine.emptyText")}
          action={<NewLink />}
        />
      </Card>
    );
  }
  const hrefOf = (target: number) => toPath(pathOf(filter, target));
  return (
    <>
      <ul className="flex flex-col gap-4">
        {shown.map((offer) => (
          <li key={offer.advId}>
            <OfferCard offer={offer} listed={filter.state} onMoved={onMoved} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={hrefOf}
          onPageChange={(target) => void navigate(hrefOf(target))}
          labels={{
            pages: t("offer.pages"),
            previous: t("offer.pages.previous"),
            next: t("offer.pages.next"),
            page: (number) => t("offer.pages.page", { page: number }),
          }}
        />
      )}
    </>
  );
}

function NewLink() {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <Link to={toPath("/p2p/offers/new")} className={buttonClass()}>
      {t("mine.new")}
    </Link>
  );
}
