// Composes the HTTP side of the server from given parts, so that tests build the same with a
// database, clock and limits of their own. The order matters and is explained below.
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import type { BuildMeta } from "@parley/contract/build";
import type { Endpoint } from "@parley/contract/endpoint";
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { securityCodes } from "@parley/contract/security-codes";
import type { Pool } from "@parley/database/pool";
import { isPaymentInUse } from "@parley/database/queries/market/offer";
import { isPaymentInOrder } from "@parley/database/queries/trade/order";
import { listFeatureFlags } from "@parley/database/queries/kernel/feature-flag";
import {
  listReferenceQuotes,
  type ReferenceQuote,
} from "@parley/database/queries/market/reference-quote";
import type { TradeTiers } from "@parley/domain/trade/open-limits";
import type { AccountParts } from "@parley/operations/identity/account/parts";
import {
  createPasswordHasher,
  type PasswordHasher,
} from "@parley/operations/identity/account/password-hasher";
import { readTradables } from "@parley/operations/market/catalogue/read-tradables";
import { readTextUse } from "@parley/operations/messaging/jobs/text-limit";
import {
  createRequestKeys,
  type RequestKeys,
} from "@parley/operations/identity/sealed-request/request-keys";
import type { Engine } from "@parley/engine/engine";
import { openOfferIndex } from "@parley/operations/market/index/open-index";
import type { MarketParts } from "@parley/operations/market/offer/market-facts";
import { createTiers } from "@parley/operations/identity/group/read-group";
import { createFactors } from "@parley/operations/identity/security/factors";
import type { SecurityParts } from "@parley/operations/identity/security/parts";
import { createRelyingParty } from "@parley/operations/identity/security/webauthn";
import { createTimedValue, type TimedValue } from "@parley/operations/kernel/timed-value";
import type { WithdrawParts } from "@parley/operations/wallet/withdrawal/request-withdrawal";
import type { Clock, MovableClock } from "@parley/platform/clock";
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { constants } from "node:zlib";
import { takeAccountGroup } from "./http/access/account-group.ts";
import { DEFAULT_LIMITS, registerApi, type ApiLimits } from "./http/binding/api.ts";
import { registerApiDocs } from "./http/docs/api-docs.ts";
import { createCallCounter } from "./http/limits/call-counter.ts";
import { createCaptchaCheck } from "./http/access/captcha-check.ts";
import { createAddressReader, nameCallers } from "./http/access/client-address.ts";
import type { Binding } from "./http/binding/endpoint-binding.ts";
import { refuse, sendFailure } from "./http/replies/failure.ts";
import type { EngineMeasures } from "./http/observe/engine-metrics.ts";
import { createKeptReplies, type KeptReplies } from "./http/replies/kept-replies.ts";
import { registerMetrics } from "./http/observe/metrics.ts";
import { writeOpenApi } from "./http/docs/openapi-document.ts";
import { DEFAULT_PRESSURE, registerPressure, type PressureLimits } from "./http/limits/pressure.ts";
import type { BriefReply } from "./http/replies/prepared-reply.ts";
import { logRequests } from "./http/observe/request-log.ts";
import { registerSecurityHeaders } from "./http/replies/security-headers.ts";
import { registerFastPath } from "./http/fast-path/register-fast-path.ts";
import { provideEventStreams } from "./http/streams/event-stream.ts";
import { bindAccountRoutes } from "./routes/identity/account-routes.ts";
import { loadBuild, registerBuildRoutes } from "./routes/site/build-routes.ts";
import { bindChatRoutes } from "./routes/trade/chat-routes.ts";
import { bindAppealRoutes } from "./routes/staff/appeal-routes.ts";
import { bindCodesRoutes } from "./routes/identity/codes-routes.ts";
import { registerCrawlerRoutes } from "./routes/site/crawler-routes.ts";
import { bindDevelopmentRoutes } from "./routes/site/dev-routes.ts";
import { bindFavoriteRoutes } from "./routes/market/favorite-routes.ts";
import { bindEventRoutes, type LiveLimits } from "./routes/messaging/event-routes.ts";
import { bindExpressRoutes } from "./routes/market/express-routes.ts";
import { bindFeedbackRoutes } from "./routes/trade/feedback-routes.ts";
import { bindFlagsRoutes } from "./routes/site/flags-routes.ts";
import { bindGateRoutes } from "./routes/identity/gate-routes.ts";
import { bindGroupLinkRoutes } from "./routes/staff/group-link-routes.ts";
import { registerHealthRoutes } from "./routes/site/health-routes.ts";
import { bindKycRoutes } from "./routes/identity/kyc-routes.ts";
import {
  bindMarketEventRoutes,
  type MarketLiveLimits,
} from "./routes/market/market-event-routes.ts";
import { bindMarketRoutes } from "./routes/market/market-routes.ts";
import { bindNotificationRoutes } from "./routes/messaging/notification-routes.ts";
import { bindOfferRoutes, LONGEST_QUESTION } from "./routes/market/offer-routes.ts";
import { bindOrderRoutes } from "./routes/trade/order-routes.ts";
import { bindPaymentRoutes } from "./routes/market/payment-routes.ts";
import { bindRatesRoutes, readRatesAgeSeconds } from "./routes/market/rates-routes.ts";
import { bindResetRoutes } from "./routes/staff/reset-routes.ts";
import { bindSecurityRoutes } from "./routes/identity/security-routes.ts";
import { bindStaffRoutes } from "./routes/staff/staff-routes.ts";
import { bindSupportRoutes } from "./routes/staff/support-routes.ts";
import { bindSubUserRoutes } from "./routes/identity/sub-user-routes.ts";
import {
  bindSimulationRoutes,
  bindWalletChainRoutes,
} from "./routes/wallet/wallet-chain-routes.ts";
import { bindFaucetRoutes, bindWalletRoutes } from "./routes/wallet/wallet-routes.ts";
import { bindWalletStaffRoutes } from "./routes/staff/wallet-staff-routes.ts";
import type { Settings } from "./startup/settings.ts";
import type { Surfaces } from "./startup/surfaces.ts";

export interface AppParts {
  readonly settings: Settings;
  readonly pool: Pool;
  /** For what is looked up by its key, with every call. */
  readonly lookups: Pool;
  /** The write path of everything that moves money. */
  readonly engine: Engine;
  /** Observes the engine's batches. */
  readonly engineMeasures?: EngineMeasures;
  readonly surfaces: Surfaces;
  readonly logger: FastifyBaseLogger;
  readonly quietAgent?: string;
  /** While developing it can be moved. */
  readonly clock: Clock | MovableClock;
  /** How passwords are hashed; tests count how often. */
  readonly hasher?: PasswordHasher;
  /** The served build; apps/web/build unless given. */
  readonly build?: BuildMeta;
  readonly limits?: ApiLimits;
  readonly pressure?: PressureLimits;
  /** Of the streams of live events. */
  readonly live?: Partial<LiveLimits & MarketLiveLimits>;
  /** Further endpoints than those of this house; tests bring theirs along. */
  readonly bindings?: readonly Binding[];
  /** Adds files and pages. It is last, as it handles whatever no other route did. */
  readonly web?: (app: FastifyInstance) => Promise<void>;
}

const API_VERSION = "0.1.0";
const BODY_LIMIT_BYTES = 256 * 1_024;
/** Time to send a request's headers; slower is an attack or a lost connection. */
const HEADERS_TIMEOUT_MS = 30_000;
/** And all of it: no shorter than a file may take. What is no file has its own, shorter time. */
const REQUEST_TIMEOUT_MS = 180_000;
/** A million offers are read before the first call is taken, which may take a minute. */
const START_TIMEOUT_MS = 5 * 60_000;
const COMPRESS_FROM_BYTES = 1_024;
/** Pages are compressed on each request, so that speed matters. */
const BROTLI_QUALITY = 4;

/** How long public replies are cached. */
const TRADABLES_MAX_AGE_MS = 10_000;
const QUOTES_MAX_AGE_MS = 1_000;
/** And how long after that, while they are read again, so that no call has to wait for them. */
const GRACE_MS = 500;
const FLAGS_MAX_AGE_MS = 5_000;
/** Hours, presence and counts change with time alone; lists are never older than this. */
const LISTS_MAX_AGE_MS = 1_000;
const MAX_LISTS = 500;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, pool, lookups, clock, logger } = parts;
  const app = createServer(parts);
  const addressOf = createAddressReader(settings.trustProxy);
  nameCallers(app, addressOf);
  logRequests(app, parts);
  provideEventStreams(app);
  app.addHook("onSend", (_request, reply, payload, done) => {
    reply.header("date", new Date(clock.now()).toUTCString());
    done(null, payload);
  });
  await registerSecurityHeaders(app, { isHttps: settings.publicUrl.startsWith("https:") });
  await app.register(cookie);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ["br", "gzip"],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await registerPressure(app, parts.pressure ?? DEFAULT_PRESSURE);

  const tradables = createTimedValue({
    load: () => readTradables(pool),
    maxAgeMs: TRADABLES_MAX_AGE_MS,
    graceMs: GRACE_MS,
    clock,
    // Rarely changes, and answers of hundreds of kilobytes are made from it in 17 languages.
    isSame: isDeepStrictEqual,
  });
  const quotes = createTimedValue({
    load: () => listReferenceQuotes(pool),
    maxAgeMs: QUOTES_MAX_AGE_MS,
    graceMs: GRACE_MS,
    clock,
    // Cached lists depend on the quotes they were made from.
    isSame: isDeepStrictEqual,
  });
  const flags = createTimedValue({
    load: () => listFeatureFlags(pool),
    maxAgeMs: FLAGS_MAX_AGE_MS,
    clock,
  });
  const tiers = createTiers({ pool, clock });
  const rates = { tradables, quotes, clock, maxAgeMs: settings.ratesMaxAgeSeconds * 1_000 };
  const durations = registerMetrics(app, {
    readRatesAgeSeconds: () => readRatesAgeSeconds(rates),
    readTextUse: () => readTextUse(pool, clock),
    engine: parts.engineMeasures,
    isProduction: settings.mode === "production",
    token: settings.metricsToken,
  });

  const limits = parts.limits ?? DEFAULT_LIMITS;
  const readCounter = createCallCounter(limits.readsPerMinute);
  const lists = createKeptReplies<BriefReply>({
    clock,
    maxAgeMs: LISTS_MAX_AGE_MS,
    maxCount: MAX_LISTS,
  });
  const commandKeys = createRequestKeys({ pool, vault: parts.surfaces.vault, clock });
  // The first key takes a moment to create, which must not happen during a call.
  app.addHook("onListen", async () => {
    await commandKeys.readCurrent();
  });
  const security = createSecurityParts(parts, commandKeys);
  // Calls first, then what belongs to the site as a whole, then pages for all that is left.
  const bindings = [
    ...bindMarketRoutes(tradables),
    ...bindRatesRoutes(rates),
    ...bindFlagsRoutes(flags),
    ...bindEventRoutes(app, {
      ...parts.surfaces,
      pool: lookups,
      clock,
      logger,
      limits: parts.live,
    }),
    ...bindFavoriteRoutes(pool, tradables),
    ...bindFeedbackRoutes(parts),
    ...bindNotificationRoutes({ pool, clock, ids: parts.surfaces.ids }),
    ...bindOffers(app, parts, { market: rates, tiers }, lists),
    ...bindOrders(parts, security, { market: rates, tiers }),
    ...bindChatRoutes({ ...parts.surfaces, pool, clock }),
    ...bindAccounts(parts, security),
    ...bindWallet(parts, security, quotes),
    ...(parts.bindings ?? []),
  ];
  registerFastPath(app, {
    endpoints: bindings.map(({ endpoint }) => endpoint),
    engine: parts.engine,
    list: { path: queryAdvList.path, kept: lists, maxBodyBytes: LONGEST_QUESTION },
    counter: readCounter,
    addressOf,
    clock,
    logger,
    durations,
  });
  const isDevelopment = settings.mode === "development";
  const access = { pool: lookups, clock, isDevelopment, readCounter };
  await registerApi(app, bindings, limits, access);
  const { publicUrl } = settings;
  const endpoints: readonly Endpoint[] = ALL_ENDPOINTS;
  const documented = endpoints.filter((one) => isDevelopment || !one.isForDevelopment);
  registerApiDocs(app, writeOpenApi(documented, { publicUrl, version: API_VERSION }));
  registerHealthRoutes(app, pool);
  registerBuildRoutes(app, parts.build ?? (await loadBuild()));
  registerCrawlerRoutes(app, publicUrl);
  answerTheRest(app);
  await parts.web?.(app);
  return app;
}

/** Security factors. */
function createSecurityParts(
  { settings, pool, clock, surfaces, hasher }: AppParts,
  commandKeys: RequestKeys,
): SecurityParts {
  const { ids, vault } = surfaces;
  const relyingParty = createRelyingParty(settings.publicUrl);
  const passwords = hasher ?? createPasswordHasher();
  return {
    pool,
    clock,
    ids,
    vault,
    hasher: passwords,
    factors: createFactors({ pool, clock, ids, vault, relyingParty, hasher: passwords }),
    relyingParty,
    commandKeys,
    readCodes: (value) => securityCodes().safeParse(value).data ?? null,
  };
}

/** Everything about people's accounts. */
function bindAccounts(
  { settings, pool, clock, surfaces, logger }: AppParts,
  security: SecurityParts,
): Binding[] {
  const { captcha, files, kyc } = surfaces;
  const parts: AccountParts = security;
  const { publicUrl, mode, isCaptchaOn } = settings;
  const place = { publicUrl, isDevelopment: mode === "development" };
  const onProviderFailure = (error: unknown) =>
    logger.error({ err: error }, "the provider of identity checks failed");
  const routes = { parts, place, checkCaptcha: createCaptchaCheck({ pool, captcha, isCaptchaOn }) };
  return [
    ...bindAccountRoutes(routes),
    ...bindCodesRoutes(routes, captcha),
    ...bindSecurityRoutes({ parts: security, place }),
    ...bindSubUserRoutes(security),
    ...bindGateRoutes(parts),
    ...bindKycRoutes({ ...parts, files, provider: kyc, onProviderFailure }, place),
    ...bindStaffRoutes({ ...parts, files }),
    ...bindResetRoutes(parts),
    ...bindGroupLinkRoutes(parts),
    ...bindSupportRoutes(parts, routes.checkCaptcha),
    ...bindPaymentRoutes({
      ...security,
      files,
      isPaymentInUse: async (tx, id) =>
        (await isPaymentInUse(tx, id)) || (await isPaymentInOrder(tx, id)),
    }),
    ...("advance" in clock ? bindDevelopmentRoutes(pool, clock) : []),
  ];
}

/** What offers and orders are decided by. */
interface TradeParts {
  readonly market: MarketParts;
  readonly tiers: TimedValue<TradeTiers>;
}

/** The market. Its offer index is filled before the first call. */
function bindOffers(
  app: FastifyInstance,
  { pool, lookups, engine, clock, surfaces, logger, live }: AppParts,
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
  { engine, lookups, logger }: AppParts,
  security: SecurityParts,
  { market, tiers }: TradeParts,
): Binding[] {
  const onFailure = (error: unknown) =>
    logger.error({ err: error }, "an order was not settled at once");
  const parts = { ...security, engine, lookups, market, tiers, onFailure };
  return [...bindOrderRoutes(parts), ...bindAppealRoutes(parts)];
}

/** Everything about people's coins. */
function bindWallet(
  { settings, engine, clock, surfaces }: AppParts,
  security: SecurityParts,
  quotes: TimedValue<readonly ReferenceQuote[]>,
): Binding[] {
  const parts: WithdrawParts = {
    ...security,
    engine,
    chain: surfaces.chain,
    readQuotes: () => quotes.read(),
    ratesMaxAgeMs: settings.ratesMaxAgeSeconds * 1_000,
  };
  return [
    ...bindWalletRoutes(parts),
    ...bindWalletChainRoutes(parts),
    ...bindWalletStaffRoutes(parts),
    ...("advance" in clock ? [...bindFaucetRoutes(parts), ...bindSimulationRoutes(parts)] : []),
  ];
}

function createServer({ settings, logger }: AppParts): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({
      // Requests are logged by a hook of our own, which leaves secrets out.
      disableRequestLogging: true,
    }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    pluginTimeout: START_TIMEOUT_MS,
    trustProxy: settings.trustProxy.length === 0 ? false : [...settings.trustProxy],
    rewriteUrl: takeAccountGroup,
    // Addresses that cannot even be decoded never reach a route.
    frameworkErrors: (_error, request, reply) => {
      void sendFailure(request, reply, refuse("malformedRequest"));
    },
  });
  // A logger for each request would cost more than the line it writes; lines name their request.
  app.setChildLoggerFactory((own) => own);
  return app;
}

/** What no route takes, and errors outside of the API: short, and silent about our insides. */
function answerTheRest(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_request, reply) =>
    reply.status(404).type("text/plain; charset=utf-8").send("Page Not Found\n"),
  );
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, "request failed");
    return reply
      .status(status)
      .type("text/plain; charset=utf-8")
      .send(status >= 500 ? "Internal Server Error\n" : "Bad Request\n");
  });
}
