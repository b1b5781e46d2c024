/** The offers of a market: filters, rows that stay where they are, and pages. */
import { NothingFoundArt } from "@parley/ui/art/nothing-found";
import { Button } from "@parley/ui/controls/button";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Pagination } from "@parley/ui/navigation/pagination";
import type { SyntheticEvent } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { ShownOffer, ShownPage, TakerSide } from "../../shared/trade/listed-offer.ts";
import { OfferTable } from "../../shared/trade/offer-table.tsx";
import { searchOfOrder } from "../../shared/trade/wish-address.ts";
import { listingInput } from "./listing-input.ts";
import { listingSearch, type ListingQuery } from "./listing-query.ts";
import type { Market } from "./load-market.ts";
import type { ListChanges } from "./use-live-market.ts";
import { useLiveRows } from "./use-live-rows.ts";

export interface OfferListProps {
  readonly side: TakerSide;
  readonly market: Market;
  readonly query: ListingQuery;
  /** What the reader has chosen since, whose list is not there yet. */
  readonly chosen: ListingQuery;
  readonly offers: ShownPage | null;
  readonly onListChange: ListChanges;
  /** Another choice of filters is loading. */
  readonly isWorking: boolean;
}

export function OfferList(props: OfferListProps) {
  const t = usePhrase();
  const { offers, isWorking } = props;
  return (
    <section
      aria-labelledby="offers-title"
      aria-busy={isWorking || undefined}
      className="group/list flex flex-col gap-4"
    >
      <h2 id="offers-title" className="sr-only">
        {t("offer.list.title")}
      </h2>
      {offers === null ? <ListFailed /> : <Rows {...props} offers={offers} />}
    </section>
  );
}

function ListFailed() {
  const t = usePhrase();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title={t("offer.list.failed")}
      retryLabel={t("shell.error.retry")}
      isRetrying={state === "loading"}
      onRetry={() => void revalidate()}
    />
  );
}

function Rows(props: OfferListProps & { readonly offers: ShownPage }) {
  const { side, market, query, chosen, offers, onListChange } = props;
  const t = usePhrase();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pathOf = (page: number) =>
    pathname +
    listingSearch({ crypto: market.coin.code, fiat: market.currency.code }, { ...query, page });
  const { rows, waiting, showLatest } = useLiveRows({
    address: pathOf(query.page),
    asked: listingInput(side, market, query),
    given: offers,
    onChange: onListChange,
  });
  const carry = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const row = rows.find(({ advId }) => link?.pathname.endsWith(`/detail/${advId}`));
    if (link !== null && row !== undefined) {
      link.setAttribute("href", link.pathname + wishSearch(chosen, row));
    }
  };
  const pageCount = Math.ceil(offers.total / offers.pageSize);
  return (
    <>
      {/* Present from the start, so that what appears inside is read out. */}
      <output className="flex justify-center empty:hidden">
        {waiting > 0 && (
          <Button tone="secondary" onClick={showLatest}>
            {t("offer.list.new", { count: waiting })}
          </Button>
        )}
      </output>
      <div
        id="offers"
        // An amount typed a moment ago goes along.
        onClickCapture={carry}
        className="lg:border-line lg:bg-surface transition-opacity group-aria-busy/list:opacity-60 lg:rounded-xl lg:border"
      >
        <OfferTable
          caption={t("offer.list.title")}
          rows={rows}
          searchOf={(row) => wishSearch(query, row)}
          empty={
            <EmptyState
              art={<NothingFoundArt />}
              title={t("offer.home.empty")}
              text={t("offer.list.emptyText")}
            />
          }
        />
      </div>
      {pageCount > 1 && (
        <Pagination
          page={query.page}
          pageCount={pageCount}
          hrefOf={pathOf}
          onPageChange={(page) => void navigate(pathOf(page))}
          labels={{
            pages: t("offer.pages"),
            previous: t("offer.pages.previous"),
            next: t("offer.pages.next"),
            page: (page) => t("offer.pages.page", { page }),
          }}
        />
      )}
    </>
  );
}

/** Of several methods that would do, the first that the offer takes. */
function wishSearch(query: ListingQuery, { payMethods }: ShownOffer): string {
  const pay = payMethods.find(({ code }) => query.pay.includes(code))?.code ?? null;
  return searchOfOrder({ ...query, pay });
}
