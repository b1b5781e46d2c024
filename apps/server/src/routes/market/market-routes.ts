// What can be traded: GET /api/t/v2/assets and GET /api/ctc/query-crypto-fiat.
import { orderMethods } from "@parley/domain/payment/method-order";
import type { EndpointReply } from "@parley/contract/endpoint";
import { listAssets } from "@parley/contract/endpoints/market/assets";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import type { CatalogueText, PaymentField } from "@parley/database/catalogue-types";
import type { Coin } from "@parley/database/queries/market/coin";
import type { PaymentMethod } from "@parley/database/queries/market/payment-method";
import { settlementOf } from "@parley/domain/payment/method-class";
import type { Tradables } from "@parley/operations/market/catalogue/read-tradables";
import type { TimedValue } from "@parley/operations/kernel/timed-value";
import { LOCALE_INFO, type Locale } from "@parley/phrases/locales";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import type { PreparedReply } from "../../http/replies/prepared-reply.ts";

type CryptoFiat = EndpointReply<typeof queryCryptoFiat>;

export function bindMarketRoutes(tradables: TimedValue<Tradables>): Binding[] {
  const assets = createPreparedReplies();
  const cryptoFiat = createPreparedReplies();
  return [
    bind(listAssets, async (_input, context) => {
      const now = await tradables.read();
      const prepared = await assets.keep("all", now, () =>
        context.prepare(
          now.coins.map(({ code, name, logo, scale, displayDigits }) => ({
            assetCode: code,
            assetName: name,
            logoUrl: logoUrl({ logo }),
            scale,
            displayDigits,
          })),
        ),
      );
      return { ok: true, prepared };
    }),

    bind(queryCryptoFiat, async ({ language }, context) => {
      const now = await tradables.read();
      const asked = language === undefined ? null : findLocaleOfTag(language);
      const locale = asked ?? context.locale;
      const prepared = await cryptoFiat.keep(locale, now, () =>
        context.prepare(describeTradables(now, locale)),
      );
      return { ok: true, prepared, isPersonal: asked === null };
    }),
  ];
}

/** Keeps a written answer as long as the data it was written from stays the same. */
function createPreparedReplies() {
  const kept = new Map<
    string,
    { readonly from: Tradables; readonly prepared: Promise<PreparedReply> }
  >();
  return {
    keep(key: string, from: Tradables, prepare: () => Promise<PreparedReply>) {
      const known = kept.get(key);
      if (known?.from === from) return known.prepared;
      const prepared = prepare();
      kept.set(key, { from, prepared });
      return prepared;
    },
  };
}

function logoUrl({ logo }: Pick<Coin, "logo">): string {
  return `/assets/coins/${logo}`;
}

export function describeTradables(tradables: Tradables, locale: Locale): CryptoFiat {
  const currencyNames = new Intl.DisplayNames([LOCALE_INFO[locale].intlTag, "en"], {
    type: "currency",
  });
  const { compare } = new Intl.Collator(LOCALE_INFO[locale].intlTag);
  const methods = tradables.paymentMethods.map((method) => ({
    currencies: method.currencies,
    described: describeMethod(method, locale),
  }));
  return {
    cryptoList: tradables.coins.map(({ code, name, logo, scale, displayDigits }) => ({
      code,
      name,
      logoUrl: logoUrl({ logo }),
      scale,
      displayDigits,
    })),
    fiatList: tradables.currencies.map(({ code, symbol, scale, countries }) => ({
      code,
      name: currencyNames.of(code) ?? code,
      symbol,
      scale,
      countries: [...countries],
      payMethods: orderMethods(
        methods
          .filter(({ currencies }) => currencies.includes(code))
          .map(({ described }) => described),
        tradables.methodRanks.get(code) ?? [],
        compare,
      ),
    })),
    markets: tradables.markets.map((market) => ({ ...market })),
  };
}

function describeMethod(method: PaymentMethod, locale: Locale) {
  const { code, names, group, countries, fields } = method;
  return {
    code,
    name: inLocale(names, locale),
    group,
    countries: [...countries],
    ...settlementOf(method),
    fields: fields.map((field) => describeField(field, locale)),
  };
}

function describeField({ labels, options, ...field }: PaymentField, locale: Locale) {
  return {
    ...field,
    label: inLocale(labels, locale),
    ...(options === undefined
      ? {}
      : {
          options: options.map(({ value, labels: texts }) => ({
            value,
            label: inLocale(texts, locale),
          })),
        }),
  };
}

export function inLocale(text: CatalogueText, locale: Locale): string {
  return text[locale] ?? text.en;
}
