/** Trading with Hong Kong dollars: what is offered now, how to pay, and how not to lose money. */
import { NoOffersArt } from "@parley/ui/art/no-offers";
import { buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { TableSkeleton } from "@parley/ui/feedback/table-skeleton";
import ArrowRight from "lucide-react/icons/arrow-right";
import Landmark from "lucide-react/icons/landmark";
import ShieldCheck from "lucide-react/icons/shield-check";
import Zap from "lucide-react/icons/zap";
import { useEffect, useEffectEvent } from "react";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { DEFAULT_POLL_MS } from "../../shell/live/polling.ts";
import type { ShownOffer, TakerSide } from "../../shared/trade/listed-offer.ts";
import { OfferTable } from "../../shared/trade/offer-table.tsx";
import { COINS, FIAT, type HkPayData } from "./load-hkpay.ts";
import { usePageRefresh } from "../../shared/data/use-refresh.ts";

export function HkPayPage({ offers, methods }: HkPayData) {
  const t = usePhrase();
  const refresh = usePageRefresh({ everyMs: DEFAULT_POLL_MS });
  const isPending = offers === null;
  const load = useEffectEvent(refresh);
  useEffect(() => {
    if (isPending) load();
  }, [isPending]);
  return (
    <main id="content" className="flex-1">
      <PageMeta title={t("hkpay.meta.title")} description={t("hkpay.meta.description")} />
      <Opening />
      <div className="mx-auto flex max-w-6xl flex-col gap-12 px-4 py-10 lg:py-14">
        <section aria-labelledby="hkpay-offers" className="flex flex-col gap-6">
          <h2 id="hkpay-offers" className="text-2xl font-semibold">
            {t("hkpay.offers.title")}
          </h2>
          <BestOffers side="buy" title={t("hkpay.offers.buy")} rows={offers?.buy ?? null} />
          <BestOffers side="sell" title={t("hkpay.offers.sell")} rows={offers?.sell ?? null} />
        </section>
        <Methods methods={methods} />
        <Steps />
        <Safety />
      </div>
    </main>
  );
}

function Opening() {
  const t = usePhrase();
  const listPath = useListPath();
  return (
    <section className="border-line bg-sunken border-b">
      <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-10 lg:py-14">
        <h1 className="max-w-3xl text-3xl leading-tight font-semibold text-balance sm:text-4xl">
          {t("hkpay.title")}
        </h1>
        <p className="text-muted max-w-prose text-base sm:text-lg">{t("hkpay.lead")}</p>
        <p className="flex flex-wrap gap-3 pt-1">
          <a href={listPath("buy")} className={buttonClass({ tone: "buy", size: "large" })}>
            {t("hkpay.buy")}
          </a>
          <a href={listPath("sell")} className={buttonClass({ tone: "sell", size: "large" })}>
            {t("hkpay.sell")}
          </a>
        </p>
      </div>
    </section>
  );
}

function useListPath(): (side: TakerSide, method?: string) => string {
  const toPath = useLocalPath();
  return (side, method) =>
    `${toPath(`/p2p/${side}`)}?crypto=USDT&fiat=${FIAT}${method === undefined ? "" : `&pay=${method}`}`;
}

interface BestOffersProps {
  readonly side: TakerSide;
  readonly title: string;
  /** Null: they are being loaded. */
  readonly rows: readonly ShownOffer[] | null;
}

function BestOffers({ side, title, rows }: BestOffersProps) {
  const t = usePhrase();
  const listPath = useListPath();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base font-semibold">{title}</h3>
        <a
          href={listPath(side)}
          className="text-accent inline-flex min-h-11 items-center gap-1.5 font-medium hover:underline"
        >
          {t("hkpay.offers.all")}
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </a>
      </div>
      {rows === null ? (
        <>
          <TableSkeleton label={title} rows={COINS} rowClassName="h-44 lg:h-18" />
          {/* Without scripts nothing fills it in: a query is rendered with its offers. */}
          <noscript>
            <meta httpEquiv="refresh" content="0; url=?live=1" />
          </noscript>
        </>
      ) : (
        <OfferTable
          caption={title}
          rows={rows}
          empty={<EmptyState art={<NoOffersArt />} title={t("hkpay.offers.none")} />}
        />
      )}
    </div>
  );
}

const METHODS = [
  {
    code: "fps-hk",
    icon: Zap,
    text: "hkpay.methods.fps.text",
  },
  {
    code: "bank-transfer-hk",
    icon: Landmark,
    text: "hkpay.methods.bank.text",
  },
] as const;

/** Those that can be used now, by the names people know them by. */
function Methods({ methods }: Pick<HkPayData, "methods">) {
  const t = usePhrase();
  const listPath = useListPath();
  const shown = METHODS.flatMap((method) => {
    const name = methods.find(({ code }) => code === method.code)?.name;
    return name === undefined ? [] : [{ ...method, name }];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="hkpay-methods" className="flex flex-col gap-6">
      <h2 id="hkpay-methods" className="text-2xl font-semibold">
        {t("hkpay.methods.title")}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {shown.map(({ code, icon: Icon, name, text }) => (
          <li key={code}>
            <Card className="flex h-full flex-col gap-2">
              <Icon aria-hidden className="text-accent size-6" />
              <h3 className="text-base font-semibold">{name}</h3>
              <p className="text-muted flex-1">{t(text)}</p>
              <a
                href={listPath("buy", code)}
                className="text-accent inline-flex min-h-11 items-center self-start font-medium hover:underline"
              >
                {t("hkpay.methods.offers", { method: name })}
              </a>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

const BUYING = [
  "hkpay.buying.choose",
  "hkpay.buying.pay",
  "hkpay.buying.confirm",
  "hkpay.buying.receive",
] as const;

const SELLING = [
  "hkpay.selling.choose",
  "hkpay.selling.wait",
  "hkpay.selling.check",
  "hkpay.selling.release",
] as const;

function Steps() {
  const t = usePhrase();
  const guides = [
    { title: t("hkpay.buying.title"), steps: BUYING, look: "bg-buy-soft text-buy" },
    { title: t("hkpay.selling.title"), steps: SELLING, look: "bg-sell-soft text-sell" },
  ];
  return (
    <div className="grid gap-10 md:grid-cols-2">
      {guides.map(({ title, steps, look }) => (
        <section key={title} className="flex flex-col gap-5">
          <h2 className="text-2xl font-semibold">{title}</h2>
          <ol className="flex flex-col gap-4">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className={`figures grid size-8 shrink-0 place-items-center rounded-full font-semibold ${look}`}
                >
                  {index + 1}
                </span>
                <p className="text-muted pt-1">{t(step)}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const RULES = [
  "hkpay.safety.own",
  "hkpay.safety.remark",
  "hkpay.safety.cancel",
  "hkpay.safety.proof",
  "hkpay.safety.private",
  "hkpay.safety.appeal",
] as const;

function Safety() {
  const t = usePhrase();
  return (
    <section
      aria-labelledby="hkpay-safety"
      className="border-line bg-sunken flex flex-col gap-5 rounded-xl border p-5 sm:p-8"
    >
      <h2 id="hkpay-safety" className="flex items-center gap-2 text-2xl font-semibold">
        <ShieldCheck aria-hidden className="text-accent size-6 shrink-0" />
        {t("hkpay.safety.title")}
      </h2>
      <ul className="text-muted marker:text-accent grid list-disc gap-x-10 gap-y-3 ps-5 md:grid-cols-2">
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </section>
  );
}
