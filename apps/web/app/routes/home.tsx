import { bestPrices } from "@parley/contract/endpoints/market/express";
import { listAnnouncements } from "@parley/contract/endpoints/site/content";
import { publicRates } from "@parley/contract/endpoints/market/rates";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { tradeFigures } from "@parley/contract/endpoints/trade/trade-figures";
import { AnnouncementLine } from "../features/home/announcement-line.tsx";
import { ExpressBox } from "../features/home/express-box.tsx";
import { Facts } from "../features/home/facts.tsx";
import { Hero } from "../features/home/hero.tsx";
import { HowItWorks } from "../features/home/how-it-works.tsx";
import { MAIN_COINS, type Prices } from "../features/home/main-markets.ts";
import { PricePanel } from "../features/home/price-panel.tsx";
import { Questions } from "../features/home/questions.tsx";
import { Safety } from "../features/home/safety.tsx";
import { useLivePrices } from "../features/home/use-live-prices.ts";
import { chooseCurrency } from "../shared/trade/choose.ts";
import type { Api } from "../shell/api/api.ts";
import { pageContext } from "../shell/page/page-context.ts";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { PageMeta } from "../shell/page/page-meta.tsx";
import { useFlags } from "../shell/page/use-flags.ts";
import { usePhrase } from "../shell/locale/phrase.tsx";
import { loadPrerendered } from "../shell/routing/build-rules.ts";
import type { Route } from "./+types/home";
import { failedRead } from "../shell/routing/failed-read.ts";

export const handle = { areas: ["home"], isReadFirst: true } satisfies PageHandle;

/** The home page does not wait long for a line that it can do without. */
const CONTENT_TIMEOUT_MS = 1_500;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale, isPrerendering } = context.get(pageContext);
  const lists = await api.call(queryCryptoFiat, { language: locale });
  if (!lists.ok) throw failedRead("lists", lists);
  const { cryptoList, fiatList, markets } = lists.data;
  const currency = chooseCurrency(url.searchParams.get("fiat"), fiatList, locale);
  const coins = cryptoList.filter(({ code }) => MAIN_COINS.includes(code));
  const fiat = currency.code;
  const [prices, announcements, figures] = await Promise.all([
    // A page for all readers is older than any price: the browser asks for them.
    isPrerendering ? null : readPrices(api, coins, fiat),
    api.call(listAnnouncements, { language: locale }, { timeoutMs: CONTENT_TIMEOUT_MS }),
    api.call(tradeFigures, {}, { timeoutMs: CONTENT_TIMEOUT_MS }),
  ]);
  const methods = new Set(fiatList.flatMap(({ payMethods }) => payMethods.map(({ code }) => code)));
  const [latest = null] = announcements.ok ? announcements.data : [];
  return {
    announcement:
      latest === null
        ? null
        : { slug: latest.slug, title: latest.title, language: latest.language },
    coins: coins.map(({ code, name, logoUrl }) => ({ code, name, logoUrl })),
    currency: { code: fiat, symbol: currency.symbol, scale: currency.scale },
    currencies: fiatList.map(({ code, name }) => ({ code, name })),
    prices,
    counts: { coins: cryptoList.length, currencies: fiatList.length, methods: methods.size },
    figures: figures.ok ? figures.data : null,
    takerFeeRate: markets[0]?.takerFeeRate ?? "0",
  };
}

/** Prices may be away while the page is not: it then says so in their place. */
async function readPrices(
  api: Api,
  coins: readonly { readonly code: string }[],
  fiat: string,
): Promise<Prices> {
  const [rates, offers] = await Promise.all([
    api.call(publicRates, { assets: coins.map(({ code }) => code).join(","), fiat }),
    api.call(bestPrices, { fiat }),
  ]);
  return {
    rates: rates.ok ? rates.data : null,
    offers: offers.ok ? offers.data.filter(({ crypto }) => MAIN_COINS.includes(crypto)) : null,
  };
}

export const clientLoader = (load: Route.ClientLoaderArgs) => loadPrerendered(load);

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = usePhrase();
  const { announcement, coins, currency, currencies, counts, figures, takerFeeRate } = loaderData;
  const flags = useFlags();
  const prices = useLivePrices(coins, currency.code, loaderData.prices);
  const panel = (
    <PricePanel coins={coins} currency={currency} currencies={currencies} prices={prices} />
  );
  return (
    <main id="content" className="flex-1">
      <PageMeta title={t("home.meta.title")} description={t("home.meta.description")} />
      {announcement !== null && <AnnouncementLine {...announcement} />}
      <Hero>
        {flags.express ? <ExpressBox coins={coins} currency={currency} prices={prices} /> : panel}
      </Hero>
      <Facts counts={counts} takerFeeRate={takerFeeRate} figures={figures} />
      {flags.express && <div className="mx-auto max-w-6xl px-4 pt-12 lg:pt-16">{panel}</div>}
      <HowItWorks />
      <Safety />
      <Questions takerFeeRate={takerFeeRate} />
    </main>
  );
}
