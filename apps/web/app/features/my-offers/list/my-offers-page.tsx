/** The advertiser's own offers, by state. */
import { buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Pagination } from "@parley/ui/navigation/pagination";
import { TAB_LINK, TabLinks } from "@parley/ui/navigation/tab-links";
import { Link, useNavigate, useRevalidator } from "react-router";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { PageHeading } from "../../../shell/page/page-heading.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { DEFAULT_POLL_MS } from "../../../shell/live/polling.ts";
import type { MyOffersData } from "./load-my-offers.ts";
import { OfferCard } from "./offer-card.tsx";
import { STATES, type OfferState } from "../own-offer.ts";
import { usePageRefresh } from "../../../shared/data/use-refresh.ts";
import { PageTitle } from "../../../shell/page/head.tsx";

export function MyOffersPage({ state, found }: MyOffersData) {
  const t = usePhrase();
  const toPath = useLocalPath();
  // Takers take, prices float, and another tab may change everything.
  usePageRefresh({ everyMs: DEFAULT_POLL_MS });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t("mine.title")}</PageTitle>
      <PageHeading title={t("mine.title")} text={t("mine.text")} action={<NewLink />} />
      <TabLinks label={t("mine.states")}>
        {STATES.map((one) => (
          <Link
            key={one}
            to={toPath(pathOf(one, 1))}
            aria-current={one === state ? "page" : undefined}
            className={TAB_LINK}
          >
            {t(`mine.state.${one}`)}
          </Link>
        ))}
      </TabLinks>
      <Offers state={state} found={found} />
    </div>
  );
}

function pathOf(state: OfferState, page: number): string {
  const query = new URLSearchParams();
  if (state !== "online") query.set("state", state);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "/p2p/offers" : `/p2p/offers?${query}`;
}

function Offers({ state, found }: MyOffersData) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const navigate = useNavigate();
  const { revalidate, state: revalidation } = useRevalidator();
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
  const { offers, page, pageCount } = found;
  if (offers.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t(`mine.empty.${state}`)}
          text={t("mine.emptyText")}
          action={<NewLink />}
        />
      </Card>
    );
  }
  const hrefOf = (target: number) => toPath(pathOf(state, target));
  return (
    <>
      <ul className="flex flex-col gap-4">
        {offers.map((offer) => (
          <li key={offer.advId}>
            <OfferCard offer={offer} />
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
