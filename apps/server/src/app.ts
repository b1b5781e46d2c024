// Composes the HTTP side of the server from given parts, so that tests build the same with a
// database, clock and limits of their own. The order matters and is explained below.
import cookie from "@fastify/cookie";
import type { BuildMeta } from "@parley/contract/build";
import type { Endpoint } from "@parley/contract/endpoint";
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { countCalls } from "@parley/database/queries/kernel/call-count";
import { createFeatureFlags } from "@parley/operations/kernel/feature-flags";
import { readTextUse } from "@parley/operations/messaging/jobs/text-limit";
import type { FastifyInstance } from "fastify";
import { createAddressReader, nameCallers } from "./http/access/client-address.ts";
import { createStaffAddresses } from "./http/access/staff-address.ts";
import { DEFAULT_LIMITS, registerApi, type ApiLimits } from "./http/binding/api.ts";
import type { Binding } from "./http/binding/endpoint-binding.ts";
import { answerTheRest, compressReplies, createServer } from "./http/create-server.ts";
import { registerApiDocs } from "./http/docs/api-docs.ts";
import { writeOpenApi } from "./http/docs/openapi-document.ts";
import { registerFastPath } from "./http/fast-path/register-fast-path.ts";
import { createCallCounter } from "./http/limits/call-counter.ts";
import { createKnownCallers } from "./http/limits/known-callers.ts";
import { createCountExchange } from "./http/limits/minute-counts.ts";
import { startExchange } from "./http/limits/start-exchange.ts";
import { tiePageCalls } from "./http/replies/page-calls.ts";
import { DEFAULT_PRESSURE, registerPressure, type PressureLimits } from "./http/limits/pressure.ts";
import { provideReadCharges } from "./http/limits/read-charges.ts";
import type { EngineMeasures } from "./http/observe/engine-metrics.ts";
import { registerMetrics } from "./http/observe/metrics.ts";
import { logRequests } from "./http/observe/request-log.ts";
import { createKeptReplies } from "./http/replies/kept-replies.ts";
import type { BriefReply } from "./http/replies/prepared-reply.ts";
import { registerSecurityHeaders } from "./http/replies/security-headers.ts";
import { provideEventStreams } from "./http/streams/event-stream.ts";
import { bindRoutes, createMarketParts, type RouteParts } from "./routes/bind-routes.ts";
import { openAgreement } from "./routes/agreement/agreement-reader.ts";
import { openContent } from "./routes/content/open-content.ts";
import { LONGEST_QUESTION } from "./routes/market/offer-routes.ts";
import { readRatesAgeSeconds } from "./routes/market/rates-routes.ts";
import { inAllLanguages } from "./ssr/prerender.ts";
import type { SharedPages } from "./ssr/shared-pages.ts";
import { loadBuild, registerBuildRoutes } from "./routes/site/build-routes.ts";
import { registerCrawlerRoutes } from "./routes/site/crawler-routes.ts";
import { registerManifest } from "./routes/site/manifest-routes.ts";
import { listPrerenderedPaths, listPublicPaths } from "./routes/site/public-paths.ts";
import { registerHealthRoutes } from "./routes/site/health-routes.ts";

export interface AppParts extends RouteParts {
  /** Observes the engine's batches. */
  readonly engineMeasures?: EngineMeasures;
  readonly quietAgent?: string;
  /** The served build; apps/web/build unless given. */
  readonly build?: BuildMeta;
  /** The paths of pages that are rendered in advance; those of the build unless given. */
  readonly listPrerendered?: () => readonly string[];
  readonly limits?: ApiLimits;
  readonly pressure?: PressureLimits;
  /** Further endpoints than those of this house; tests bring theirs along. */
  readonly bindings?: readonly Binding[];
  /**
   * Adds files and pages. It is last, as it handles whatever no other route did. Returns the pages in
   * memory, where there are any.
   */
  readonly web?: (
    app: FastifyInstance,
    listPrerenderedPaths: () => Promise<readonly string[]>,
  ) => Promise<FoundPages | void>;
}

/** Pages in memory, which the fast path may send. */
type FoundPages = Pick<SharedPages, "find">;

const API_VERSION = "0.1.0";
/** Hours, presence and counts change with time alone; lists are never older than this. */
const LISTS_MAX_AGE_MS = 1_000;
const MAX_LISTS = 500;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, pool, lookups, clock, logger, engine } = parts;
  const { publicUrl } = settings;
  const isDevelopment = settings.mode === "development";
  const app = createServer(settings.trustProxy, logger);
  const addressOf = createAddressReader(settings.trustProxy);
  tiePageCalls(app);
  nameCallers(app, addressOf, createStaffAddresses(settings.staffAddresses));
  logRequests(app, parts);
  provideEventStreams(app);
  app.addHook("onSend", (_request, reply, payload, done) => {
    reply.header("date", new Date(clock.now()).toUTCString());
    done(null, payload);
  });
  await registerSecurityHeaders(app, { isHttps: publicUrl.startsWith("https:") });
  await app.register(cookie);
  await compressReplies(app);
  await registerPressure(app, parts.pressure ?? DEFAULT_PRESSURE);

  const { market, tiers } = createMarketParts(app, parts);
  const flags = createFeatureFlags({
    pool,
    bus: parts.surfaces.bus,
    clock,
    onFailure: (error) => logger.error({ err: error }, "the feature flags could not be read"),
  });
  app.addHook("onClose", async () => flags.stop());
  const library = openContent(app, parts, { market, tiers, flags });
  const agreement = openAgreement(app, parts);
  const durations = registerMetrics(app, {
    readRatesAgeSeconds: () => readRatesAgeSeconds(market),
    readTextUse: () => readTextUse(pool, clock),
    engine: parts.engineMeasures,
    isProduction: settings.mode === "production",
    token: settings.metricsToken,
  });

  const limits = parts.limits ?? DEFAULT_LIMITS;
  const exchange = createCountExchange({
    clock,
    count: (used, minute) => countCalls(pool, used, minute),
  });
  startExchange(app, exchange);
  const readCounter = createCallCounter(exchange, { kind: "reads", max: limits.readsPerMinute });
  const callers = createKnownCallers(exchange, limits.unknownSessionsPerMinute);
  const charges = provideReadCharges(app, { limits, callers, readCounter, exchange });
  const lists = createKeptReplies<BriefReply>({
    clock,
    maxAgeMs: LISTS_MAX_AGE_MS,
    maxCount: MAX_LISTS,
  });
  // Calls first, then what belongs to the site as a whole, then pages for all that is left.
  const bindings = [
    ...bindRoutes(app, parts, { market, tiers, lists, flags, library, agreement }),
    ...(parts.bindings ?? []),
  ];
  let pages: FoundPages | null = null;
  registerFastPath(app, {
    findPage: (question) => pages?.find(question) ?? null,
    endpoints: bindings.map(({ endpoint }) => endpoint),
    engine,
    list: { path: queryAdvList.path, kept: lists, maxBodyBytes: LONGEST_QUESTION },
    addressOf,
    clock,
    logger,
    durations,
  });
  const { vault } = parts.surfaces;
  await registerApi(app, bindings, limits, {
    pool: lookups,
    clock,
    vault,
    isDevelopment,
    readCounter,
    callers,
    exchange,
    flags,
    publicUrl,
  });
  const endpoints: readonly Endpoint[] = ALL_ENDPOINTS;
  const documented = endpoints.filter((one) => isDevelopment || !one.isForDevelopment);
  registerApiDocs(app, () => writeOpenApi(documented, { publicUrl, version: API_VERSION }));
  registerHealthRoutes(app, pool);
  registerBuildRoutes(app, parts.build ?? (await loadBuild()), parts.listPrerendered);
  registerCrawlerRoutes(app, publicUrl, () => listPublicPaths(library, flags));
  registerManifest(app);
  app.addHook("onReady", async () => {
    const paths = await listPublicPaths(library, flags);
    charges.expectPages(paths.flatMap(inAllLanguages));
  });
  answerTheRest(app);
  pages = (await parts.web?.(app, () => listPrerenderedPaths(library))) ?? null;
  return app;
}
