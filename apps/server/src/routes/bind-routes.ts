// Binds every call of the API to what it needs of the server's parts.
import { securityCodes } from "@parley/contract/security-codes";
import type { Pool } from "@parley/database/pool";
import { isPaymentInUse } from "@parley/database/queries/market/offer";
import { isPaymentInOrder } from "@parley/database/queries/trade/order";
import { listReferenceQuotes } from "@parley/database/queries/market/reference-quote";
import type { TradeTiers } from "@parley/domain/trade/open-limits";
import type { Engine } from "@parley/engine/engine";
import { createPushKeys } from "@parley/operations/messaging/push/push-keys";
import {
  createPasswordHasher,
  type PasswordHasher,
} from "@parley/operations/identity/account/password-hasher";
import { createTiers } from "@parley/operations/identity/group/read-group";
import { createRequestKeys } from "@parley/operations/identity/sealed-request/request-keys";
import { createFactors } from "@parley/operations/identity/security/factors";
import type { SecurityParts } from "@parley/operations/identity/security/parts";
import { createRelyingParty } from "@parley/operations/identity/security/webauthn";
import type { FeatureFlags } from "@parley/operations/kernel/feature-flags";
import { onSiteChange } from "@parley/operations/kernel/site-topic";
import { createTimedValue, type TimedValue } from "@parley/operations/kernel/timed-value";
import { readMethodRanks } from "@parley/database/queries/market/method-ranks";
import { readTradables } from "@parley/operations/market/catalogue/read-tradables";
import { openOfferIndex } from "@parley/operations/market/index/open-index";
import type { MarketParts } from "@parley/operations/market/offer/market-facts";
import type { WithdrawParts } from "@parley/operations/wallet/withdrawal/request-withdrawal";
import type { Clock, MovableClock } from "@parley/platform/clock";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { isDeepStrictEqual } from "node:util";
import { createCaptchaCheck } from "../http/access/captcha-check.ts";
import type { Binding } from "../http/binding/endpoint-binding.ts";
import type { KeptReplies } from "../http/replies/kept-replies.ts";
import type { BriefReply } from "../http/replies/prepared-reply.ts";
import type { Settings } from "../startup/settings.ts";
import type { Surfaces } from "../startup/surfaces.ts";
import type { ContentLibrary } from "./content/content-library.ts";
import type { AgreementReader } from "./agreement/agreement-reader.ts";
import { bindContentRoutes } from "./content/content-routes.ts";
import { bindAccountRoutes } from "./identity/account-routes.ts";
import { bindDisplayCurrencyRoutes } from "./identity/display-currency-routes.ts";
import { bindApiKeyRoutes } from "./identity/api-key-routes.ts";
import { bindChatRoutes } from "./trade/chat-routes.ts";
import { bindAppealChatRoutes } from "./staff/appeal-chat-routes.ts";
import { bindAppealRoutes } from "./staff/appeal-routes.ts";
import { bindCodesRoutes } from "./identity/codes-routes.ts";
import { bindDoorRoutes } from "./staff/door-routes.ts";
import { bindDevelopmentRoutes } from "./site/dev-routes.ts";
import { bindFavoriteRoutes } from "./market/favorite-routes.ts";
import { bindEventRoutes, type LiveLimits } from "./messaging/event-routes.ts";
import { bindExpressRoutes } from "./market/express-routes.ts";
import { bindFeedbackRoutes } from "./trade/feedback-routes.ts";
import { bindFlagsRoutes } from "./site/flags-routes.ts";
import { bindGateRoutes } from "./identity/gate-routes.ts";
import { bindGroupLinkRoutes } from "./staff/group-link-routes.ts";
import { bindKycRoutes } from "./identity/kyc-routes.ts";
import { bindMarketEventRoutes, type MarketLiveLimits } from "./market/market-event-routes.ts";
import { bindMarketRoutes } from "./market/market-routes.ts";
import { bindStaffOfferRoutes } from "./staff/offer-routes.ts";
import { bindMarketStaffRoutes } from "./staff/market-routes.ts";
import { bindNotificationRoutes } from "./messaging/notification-routes.ts";
import { bindPushRoutes } from "./messaging/push-routes.ts";
import { bindOfferRoutes } from "./market/offer-routes.ts";
import { bindOrderRoutes } from "./trade/order-routes.ts";
import { bindAppealTimeRoutes } from "./trade/appeal-time-routes.ts";
import { bindTradeFigureRoutes } from "./trade/trade-figure-routes.ts";
import { bindPaymentRoutes } from "./market/payment-routes.ts";
import { bindRatesRoutes } from "./market/rates-routes.ts";
import { bindPeopleRoutes } from "./staff/people-routes.ts";
import { bindQueueRoutes } from "./staff/queue-routes.ts";
import { bindStaffEventRoutes, type StaffLiveLimits } from "./staff/staff-event-routes.ts";
import { bindOwnResetRoutes } from "./identity/reset-routes.ts";
import { bindResetRoutes } from "./staff/reset-routes.ts";
import { bindSecurityRoutes } from "./identity/security-routes.ts";
import { bindFiguresRoutes } from "./staff/figures-routes.ts";
import { bindStaffRoutes } from "./staff/staff-routes.ts";
import { bindSupportRoutes } from "./staff/support-routes.ts";
import { bindSubUserRoutes } from "./identity/sub-user-routes.ts";
import { bindSimulationRoutes, bindWalletChainRoutes } from "./wallet/wallet-chain-routes.ts";
import { bindFaucetRoutes, bindWalletRoutes } from "./wallet/wallet-routes.ts";
import { bindWalletStaffRoutes } from "./staff/wallet-staff-routes.ts";

export interface RouteParts {
  readonly settings: Settings;
  readonly pool: Pool;
  /** For what is looked up by its key, with every call. */
  readonly lookups: Pool;
  /** The write path of everything that moves money. */
  readonly engine: Engine;
  readonly surfaces: Surfaces;
  readonly logger: FastifyBaseLogger;
  /** While developing it can be moved. */
  readonly clock: Clock | MovableClock;
  /** How passwords are hashed; tests count how often. */
  readonly hasher?: PasswordHasher;
  /** Of the streams of live events. */
  readonly live?: Partial<LiveLimits & MarketLiveLimits & StaffLiveLimits>;
}

/** How long public replies are cached. */
const TRADABLES_MAX_AGE_MS = 10_000;
/** Habits change slowly, and a list that moves while it is read is a nuisance. */
const RANKS_MAX_AGE_MS = 60 * 60_000;
const QUOTES_MAX_AGE_MS = 1_000;
/** And how long after that, while they are read again, so that no call has to wait for them. */
const GRACE_MS = 500;

/** What can be traded, at which rates and how much of it, as every call reads it. */
export function createMarketParts(
  app: FastifyInstance,
  { pool, clock, settings, surfaces }: RouteParts,
): TradeParts {
  const methodRanks = createTimedValue({
    load: () => readMethodRanks(pool),
    maxAgeMs: RANKS_MAX_AGE_MS,
    clock,
  });
  const tradables = createTimedValue({
    load: async () => readTradables(pool, await methodRanks.read()),
    maxAgeMs: TRADABLES_MAX_AGE_MS,
    graceMs: GRACE_MS,
    clock,
    // Rarely changes, and answers of hundreds of kilobytes are made from it in 17 languages.
    isSame: isDeepStrictEqual,
  });
  const tiers = createTiers({ pool, clock });
  const unsubscribe = onSiteChange(surfaces.bus, () => {
    tradables.forget();
    tiers.forget();
  });
  app.addHook("onClose", async () => unsubscribe());
  const market = {
    tradables,
    quotes: createTimedValue({
      load: () => listReferenceQuotes(pool),
      maxAgeMs: QUOTES_MAX_AGE_MS,
      graceMs: GRACE_MS,
      clock,
      // Cached lists depend on the quotes they were made from.
      isSame: isDeepStrictEqual,
    }),
    clock,
    maxAgeMs: settings.ratesMaxAgeSeconds * 1_000,
  };
  return { market, tiers };
}

/** What is made once and shared by calls of several areas. */
export interface SharedParts extends TradeParts {
  readonly lists: KeptReplies<BriefReply>;
  readonly flags: FeatureFlags;
  readonly library: ContentLibrary;
  readonly agreement: AgreementReader;
}

export function bindRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  { market, tiers, lists, flags, library, agreement }: SharedParts,
): Binding[] {
  const { pool, lookups, clock, logger, surfaces, live } = parts;
  const trade = { market, tiers };
  const security = createSecurityParts(app, parts, flags);
  return [
    ...bindMarketRoutes(market.tradables),
    ...bindRatesRoutes(market),
    ...bindFlagsRoutes({ flags }),
    ...bindContentRoutes({ ...security, bus: surfaces.bus, library, agreement }),
    ...bindMarketStaffRoutes({ ...security, bus: surfaces.bus }),
    ...bindStaffOfferRoutes({ ...security, market }),
    ...bindEventRoutes(app, { ...surfaces, pool: lookups, clock, logger, limits: live }),
    ...bindStaffEventRoutes(app, { bus: surfaces.bus, pool, clock, logger, limits: live }),
    ...bindFavoriteRoutes(pool, market.tradables),
    ...bindFeedbackRoutes(parts),
    ...bindNotificationRoutes({ pool, clock, ids: surfaces.ids }),
    ...bindPushRoutes({
      pool,
      clock,
      ids: surfaces.ids,
      pushKeys: createPushKeys({ ...surfaces, pool, clock }),
      pushOrigins: parts.settings.pushOrigins,
    }),
    ...bindOffers(app, parts, trade, lists),
    ...bindOrders(parts, security, { ...trade, agreement }),
    ...bindAppealTimeRoutes({ pool, clock }),
    ...bindTradeFigureRoutes({ pool, clock }),
    ...bindChatRoutes({ ...surfaces, pool, clock }),
    ...bindAccounts(parts, security, agreement),
    ...bindDisplayCurrencyRoutes({ pool, tradables: market.tradables }),
    ...bindWallet(parts, security, market),
  ];
}

/** Security factors. */
function createSecurityParts(
  app: FastifyInstance,
  { settings, pool, clock, surfaces, hasher = createPasswordHasher() }: RouteParts,
  flags: FeatureFlags,
): SecurityParts {
  const { ids, vault } = surfaces;
  const relyingParty = createRelyingParty(settings.publicUrl);
  const commandKeys = createRequestKeys({ pool, vault, clock });
  // The first key takes a moment to create, which must not happen during a call.
  app.addHook("onListen", async () => {
    await commandKeys.readCurrent();
  });
  return {
    pool,
    clock,
    ids,
    vault,
    hasher,
    factors: createFactors({
      pool,
      clock,
      ids,
      vault,
      relyingParty,
      hasher,
      arePasskeysOn: async () => (await flags.read()).passkeys,
    }),
    relyingParty,
    commandKeys,
    readCodes: (value) => securityCodes().safeParse(value).data ?? null,
  };
}

/** Everything about users' accounts. */
function bindAccounts(
  { settings, pool, clock, surfaces, logger }: RouteParts,
  parts: SecurityParts,
  agreement: AgreementReader,
): Binding[] {
  const { captcha, files, kyc } = surfaces;
  const { publicUrl, mode, isCaptchaOn } = settings;
  const place = { publicUrl, isDevelopment: mode === "development" };
  const onProviderFailure = (error: unknown) =>
    logger.error({ err: error }, "the provider of identity checks failed");
  const routes = { parts, place, checkCaptcha: createCaptchaCheck({ pool, captcha, isCaptchaOn }) };
  return [
    ...bindAccountRoutes(routes),
    ...bindCodesRoutes(routes, captcha),
    ...bindSecurityRoutes({ parts, place }),
    ...bindSubUserRoutes(parts),
    ...bindApiKeyRoutes(parts),
    ...bindGateRoutes({ ...parts, agreement }),
    ...bindKycRoutes({ ...parts, files, provider: kyc, onProviderFailure }, place),
    ...bindStaffRoutes({ ...parts, files }),
    ...bindFiguresRoutes(parts),
    ...bindDoorRoutes(parts, place),
    ...bindOwnResetRoutes({ ...parts, files }),
    ...bindResetRoutes({ ...parts, files }),
    ...bindGroupLinkRoutes(parts),
    ...bindSupportRoutes(parts, routes.checkCaptcha),
    ...bindPaymentRoutes({
      ...parts,
      files,
      isPaymentInUse: async (tx, id) =>
        (await isPaymentInUse(tx, id)) || (await isPaymentInOrder(tx, id)),
    }),
    ...("advance" in clock ? bindDevelopmentRoutes(pool, clock) : []),
  ];
}

/** What offers and orders are decided by. */
export interface TradeParts {
  readonly market: MarketParts;
  readonly tiers: TimedValue<TradeTiers>;
}

/** The market. Its offer index is filled before the first call. */
function bindOffers(
  app: FastifyInstance,
  { pool, lookups, engine, clock, surfaces, logger, live }: RouteParts,
  { market, tiers }: TradeParts,
  lists: KeptReplies<BriefReply>,
): Binding[] {
  const { ids, bus } = surfaces;
  const onFailure = (error: unknown) => logger.error({ err: error }, "the offer index fell behind");
  const opened = openOfferIndex({ pool, lookups, bus, ids, onFailure });
  app.addHook("onReady", () => opened.start());
  app.addHook("onClose", () => opened.stop());
  const { offerIndex, pulse } = opened;
  return [
    ...bindOfferRoutes({ pool, engine, clock, ids, market, tiers, offerIndex, pulse, lists }),
    ...bindExpressRoutes({ pool, clock, market, tiers, offerIndex }),
    ...bindMarketEventRoutes(app, { pulse, market, clock, logger, limits: live }),
  ];
}

/** Trades, and customer service about them. */
function bindOrders(
  { settings, engine, lookups, logger, surfaces }: RouteParts,
  security: SecurityParts,
  { market, tiers, agreement }: TradeParts & Pick<SharedParts, "agreement">,
): Binding[] {
  const onFailure = (error: unknown) =>
    logger.error({ err: error }, "an order was not settled at once");
  const parts = { ...security, engine, lookups, market, tiers, onFailure };
  return [
    ...bindOrderRoutes({ ...parts, agreement }),
    ...bindAppealRoutes(parts),
    ...bindAppealChatRoutes({ ...surfaces, ...parts }),
    ...bindQueueRoutes(parts),
    ...bindPeopleRoutes({ ...parts, searchesPerHour: settings.staffSearchesPerHour }),
  ];
}

/** Everything about users' coins. */
function bindWallet(
  { engine, clock, surfaces }: RouteParts,
  security: SecurityParts,
  { quotes, maxAgeMs }: MarketParts,
): Binding[] {
  const parts: WithdrawParts = {
    ...security,
    engine,
    chain: surfaces.chain,
    readQuotes: () => quotes.read(),
    ratesMaxAgeMs: maxAgeMs,
  };
  return [
    ...bindWalletRoutes(parts),
    ...bindWalletChainRoutes(parts),
    ...bindWalletStaffRoutes(parts),
    ...("advance" in clock ? [...bindFaucetRoutes(parts), ...bindSimulationRoutes(parts)] : []),
  ];
}
