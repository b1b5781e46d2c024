// The process: opens what the settings ask for, from the ground up, and closes it again in order.
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { EmbeddedError } from "@parley/database/embedded";
import { ForeignSchemaError, migrate } from "@parley/database/migrate";
import { createPool, type Pool } from "@parley/database/pool";
import { listReferenceQuotes } from "@parley/database/queries/market/reference-quote";
import { fillNameSkeletons } from "@parley/operations/identity/account/fill-name-skeletons";
import { applyCatalogue } from "@parley/operations/market/catalogue/apply-catalogue";
import { createEngine, type Engine } from "@parley/engine/engine";
import { EVENT_TOPIC } from "@parley/operations/messaging/events/event-reader";
import { createPushKeys } from "@parley/operations/messaging/push/push-keys";
import { createMovableClock, systemClock, type Clock } from "@parley/platform/clock";
import { createRateSource } from "@parley/platform/rates/create-rate-source";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { fastify, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { createLogger, type Logger } from "./startup/logger.ts";
import { createEngineMeasures, type EngineMeasures } from "./http/observe/engine-metrics.ts";
import { DEFAULT_PRESSURE, NO_PRESSURE } from "./http/limits/pressure.ts";
import { loadBuild } from "./routes/site/build-routes.ts";
import { registerHealthRoutes } from "./routes/site/health-routes.ts";
import { readSettings, type Settings, SettingsError } from "./startup/settings.ts";
import { createKeyReader } from "./ssr/command-key.ts";
import type { BuildMeta } from "@parley/contract/build";
import type { Bus } from "@parley/platform/bus/bus";
import type { Prerender } from "./ssr/prerender.ts";
import { createRenderQueue } from "./ssr/render-queue.ts";
import { startPrerender } from "./ssr/start-prerender.ts";
import { startSharedPages } from "./ssr/start-shared-pages.ts";
import type { SharedPages } from "./ssr/shared-pages.ts";
import { SITE_REDIRECTS } from "./ssr/redirects.ts";
import { registerConsole } from "./ssr/console.ts";
import { registerComponents, registerPages, registerWebFiles } from "./ssr/web.ts";
import { startWebsite, type StartedWebsite } from "./ssr/render-thread/website.ts";
import { addDoors, BACKLOG, SHARED_PORT } from "./startup/more-doors.ts";
import { claimPort, explainListenError } from "./startup/claim-port.ts";
import { describeDemo, prepareDemo, prepareDemoMarket, startDemoPresence } from "./startup/demo.ts";
import { DEMO_AGENT, originOf, startDemoMerchants } from "./startup/demo-merchants.ts";
import { openDatabase } from "./startup/open-database.ts";
import {
  createOrderlyStop,
  type OrderlyStop,
  stopOnSignals,
  withoutSignalsOf,
} from "./startup/orderly-stop.ts";
import { countSteps, FailedStep, type RunStep } from "./startup/start-steps.ts";
import { StartupError } from "./startup/startup-error.ts";
import { openSurfaces, type Surfaces } from "./startup/surfaces.ts";
import { startChainWorker } from "./worker/chain-worker.ts";
import { startJobsWorker } from "./worker/jobs-worker.ts";
import { startOrdersWorker } from "./worker/orders-worker.ts";
import { startPushWorker } from "./worker/push-worker.ts";
import { startPruneWorker } from "./worker/prune-worker.ts";
import { startStaffLogWorker } from "./worker/staff-log-worker.ts";
import { startRatesWorker } from "./worker/rates-worker.ts";

/** How long requests under way may take to finish when the server stops. */
const DRAIN_MS = 10_000;
/** Few enough to leave the machine to others: concurrent lookups are combined. */
const LOOKUP_CONNECTIONS = 4;
/** One for its lane, one to look receipts up. */
const ENGINE_CONNECTIONS = 2;

const isDev = process.argv.includes("--dev");

async function main(): Promise<void> {
  const step = countSteps();
  const settings = await step("settings", () => readSettings(process.env));
  const log = createLogger(settings);
  const orderly = createOrderlyStop(log);
  stopOnSignals(orderly, log);
  try {
    await start(settings, log, orderly, step);
  } catch (error) {
    if (!orderly.isStopping) report(error, log);
    await orderly.stop("the start failed", 1);
  }
}

async function start(
  given: Settings,
  log: Logger,
  orderly: OrderlyStop,
  step: RunStep,
): Promise<void> {
  await step("phrases", requirePhrases);
  const settings = withPort(given, await step("port", () => claimPort(given)));
  const website = openWebsite(settings, log, orderly);
  const pools = await step("database", () => openPools(settings, log, orderly));
  const { url, pool, lookups } = pools;
  // One clock for everything, so that developers can move all of it at once.
  const clock = settings.mode === "development" ? createMovableClock() : systemClock;
  const onBroken = (error: unknown) =>
    log.warn({ err: error }, "the bus broke; news travels more slowly until it is back");
  const surfaces = await step("services", () => openSurfaces(settings, pool, clock, onBroken));
  orderly.add("mailer", () => surfaces.mailer.close());
  orderly.add("push", async () => surfaces.pushSender.close());
  orderly.add("bus", () => surfaces.bus.close());
  const engineMeasures = createEngineMeasures();
  const engine = openEngine({ url, clock, surfaces, engineMeasures, log, orderly });
  const parts = { settings, pool, lookups, engine, engineMeasures, surfaces, clock, log, orderly };
  await step("data", async () => {
    await fillNameSkeletons(pool);
    await createPushKeys({ ...surfaces, pool, clock }).readPublicKey();
    await prepareDemo(parts);
    if (settings.hasDemoMarket) await openDemoMarket(parts);
  });
  if (settings.roles.includes("worker")) await step("workers", () => startWorkers(parts));
  const app = await step("website and calls", () => createApp(parts, website));
  orderly.add("http", () => drain(app), DRAIN_MS * 2);
  const { host, port } = settings;
  const doors = addDoors(app);
  await step("listening", async () => {
    try {
      const first = { host, port, backlog: BACKLOG, ...SHARED_PORT };
      await app.listen(first);
      await doors.open({ host, port });
    } catch (error) {
      throw error instanceof Error ? explainListenError(error, settings) : error;
    }
  });
  if (settings.hasDemoMarket && settings.roles.includes("api")) openDemoMerchants(parts);
  announce(settings, log);
}

interface ProcessParts {
  readonly settings: Settings;
  readonly pool: Pool;
  readonly lookups: Pool;
  readonly engine: Engine;
  readonly engineMeasures: EngineMeasures;
  readonly surfaces: Surfaces;
  readonly clock: Clock;
  readonly log: Logger;
  readonly orderly: OrderlyStop;
}

function startWorkers(parts: ProcessParts): void {
  const { settings, pool, engine, surfaces, clock, log, orderly } = parts;
  const source = createRateSource(settings.rates, clock);
  const rates = startRatesWorker({ pool, source, clock, logger: log });
  orderly.add("rates worker", () => rates.stop());
  const { publicUrl } = settings;
  const jobs = startJobsWorker({ ...surfaces, pool, clock, publicUrl, logger: log });
  orderly.add("jobs worker", () => jobs.stop());
  const push = startPushWorker({
    ...surfaces,
    pool,
    clock,
    mailFrom: settings.mailFrom,
    logger: log,
  });
  orderly.add("push worker", () => push.stop());
  const { files } = surfaces;
  const prune = startPruneWorker({ pool, clock, files, logger: log });
  orderly.add("prune worker", () => prune.stop());
  const staffLog = startStaffLogWorker({ ...surfaces, pool, clock, logger: log });
  orderly.add("staff log worker", () => staffLog.stop());
  const maxAgeMs = settings.ratesMaxAgeSeconds * 1_000;
  const quotes = { read: () => listReferenceQuotes(pool) };
  const market = { quotes, clock, maxAgeMs };
  const orders = startOrdersWorker({ pool, engine, clock, market, logger: log });
  orderly.add("orders worker", () => orders.stop());
  const { chain } = surfaces;
  if (chain !== null) {
    const chains = startChainWorker({ ...surfaces, chain, pool, engine, clock, logger: log });
    orderly.add("chain worker", () => chains.stop());
  }
}

async function openDemoMarket(parts: ProcessParts): Promise<void> {
  const { settings, clock, log, orderly } = parts;
  const source = createRateSource(settings.rates, clock);
  const maxAgeMs = settings.ratesMaxAgeSeconds * 1_000;
  const onFailure = (error: unknown) => log.warn({ err: error }, "the demo's market had a problem");
  // A demo that cannot be made, say without rates, is no reason not to start.
  await prepareDemoMarket({ ...parts, source, maxAgeMs }).catch(onFailure);
  const presence = startDemoPresence(parts, onFailure);
  orderly.add("demo", async () => presence.stop());
}

/** They call this server, so that they start after it and stop before it. */
function openDemoMerchants({ settings, log, orderly }: ProcessParts): void {
  const merchants = startDemoMerchants({
    origin: originOf(settings),
    onProblem: (problem) => log.warn({ problem }, "the demo's merchants do not answer"),
  });
  orderly.add("demo merchants", () => merchants.stop());
}

/** A database that is up to date, and connections to it. */
async function openPools(
  settings: Settings,
  log: Logger,
  orderly: OrderlyStop,
): Promise<{ readonly url: string; readonly pool: Pool; readonly lookups: Pool }> {
  const database = await openDatabase(settings, {
    log: (line) => log.info(line),
    onLoss: () => {
      log.fatal("the embedded PostgreSQL ended by itself");
      void orderly.stop("the database is gone", 1);
    },
  });
  orderly.add("database", () => database.stop());
  await migrate(database.url, (line) => log.info(line)).catch((error: unknown) => {
    if (error instanceof ForeignSchemaError) throw new StartupError(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The database cannot be brought up to date: ${reason}.`, {
      cause: error,
    });
  });
  const { url } = database;
  const onError = (error: Error) => log.warn({ err: error }, "a database connection broke");
  const pool = createPool(url, { onError });
  orderly.add("pool", () => pool.end());
  const lookups = createPool(url, { isKeyed: true, max: LOOKUP_CONNECTIONS, onError });
  orderly.add("pool of lookups", () => lookups.end());
  await applyCatalogue(pool, startingCatalogue);
  return { url, pool, lookups };
}

/** The engine has connections of its own: reads must not delay money. */
function openEngine({
  url,
  clock,
  surfaces: { ids, bus },
  engineMeasures: { observe },
  log,
  orderly,
}: Pick<ProcessParts, "clock" | "engineMeasures" | "log" | "orderly" | "surfaces"> & {
  readonly url: string;
}): Engine {
  const pool = createPool(url, {
    isPipelined: true,
    max: ENGINE_CONNECTIONS,
    onError: (error) => log.warn({ err: error }, "a connection of the engine broke"),
  });
  orderly.add("engine's pool", () => pool.end());
  const onCommitted = () => bus.publish(EVENT_TOPIC);
  const engine = createEngine({ pool, clock, ids, onCommitted, observe });
  orderly.add("engine", () => engine.stop());
  return engine;
}

/** Null while developing, when Vite has it, and where there are no pages. Loads beside the database. */
function openWebsite(
  { roles }: Settings,
  log: Logger,
  orderly: OrderlyStop,
): StartedWebsite | null {
  if (isDev || !roles.includes("web")) return null;
  const website = startWebsite(log);
  orderly.add("website", () => website.stop());
  return website;
}

/** A process that only works in the background still serves health checks. */
async function createApp(
  parts: ProcessParts,
  website: StartedWebsite | null,
): Promise<FastifyInstance> {
  const { settings, pool, lookups, engine, engineMeasures, surfaces, clock } = parts;
  const logger: FastifyBaseLogger = parts.log;
  const { roles, maxDelayMs } = settings;
  if (!roles.includes("web") && !roles.includes("api")) {
    const app = fastify({ loggerInstance: logger });
    registerHealthRoutes(app, pool);
    return app;
  }
  const build = { ...(await loadBuild()), redirects: SITE_REDIRECTS };
  let prerender: Prerender | undefined;
  return buildApp({
    settings,
    pool,
    lookups,
    engine,
    engineMeasures,
    surfaces,
    logger,
    clock,
    build,
    listPrerendered: () => prerender?.list() ?? [],
    // The output of forty merchants would hide the messages to the operator.
    ...(settings.hasDemoMarket ? { quietAgent: DEMO_AGENT } : {}),
    // Vite's compiling blocks the event loop now and then; that is no overload.
    pressure: isDev ? NO_PRESSURE : { ...DEFAULT_PRESSURE, maxEventLoopDelayMs: maxDelayMs },
    ...(roles.includes("web")
      ? {
          web: async (app, listPaths) => {
            const { bus } = surfaces;
            const web = await addWeb(app, { settings, build, clock, bus, listPaths, website });
            prerender = web?.prerender;
            return web?.pages;
          },
        }
      : {}),
  });
}

/** A server that starts without them would fail at the first thing it has to say. */
function requirePhrases(): void {
  try {
    formatPhrase("en", "shell.error.network");
  } catch (cause) {
    throw new StartupError("The phrases are not compiled: run npm run build first.", { cause });
  }
}

interface WebParts extends Pick<ProcessParts, "clock" | "settings"> {
  readonly build: BuildMeta;
  readonly bus: Bus;
  readonly listPaths: () => Promise<readonly string[]>;
  readonly website: StartedWebsite | null;
}

interface AddedWeb {
  readonly prerender: Prerender;
  readonly pages: SharedPages;
}

/** Returns the pages in memory; null while developing. */
async function addWeb(
  app: FastifyInstance,
  { settings, build, clock, bus, listPaths, website }: WebParts,
): Promise<AddedWeb | null> {
  const { publicUrl, componentSources, flagsUrl, contentUrl } = settings;
  const { id: buildId, redirects } = build;
  const domains = { flags: flagsUrl, content: contentUrl };
  const readCommandKey = createKeyReader(app, clock);
  const queue = createRenderQueue();
  const site = { publicUrl, buildId, redirects, componentSources, domains, readCommandKey, queue };
  await registerComponents(app);
  await registerConsole(app);
  if (website === null) {
    const { registerDevelopmentWeb } = await import("./ssr/dev.ts");
    // A helper of Vite would exit the process on a stop signal.
    const getPageHandler = await withoutSignalsOf(() => registerDevelopmentWeb(app));
    registerPages(app, { ...site, isDevelopment: true, getPageHandler });
    return null;
  }
  await registerWebFiles(app);
  const loaded = await website.load().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new StartupError("The website is not built: run npm run build first.", { cause: error });
  });
  const { handlePage, findAnonymousPage } = loaded;
  const web = { ...site, getPageHandler: () => Promise.resolve(handlePage) };
  const prerender = startPrerender(app, { ...web, bus, listPaths });
  const pages = startSharedPages(app, { ...web, bus, clock, findAnonymousPage, prerender });
  registerPages(app, { ...web, isDevelopment: false, pages });
  return { prerender, pages };
}

/** Takes no new requests, lets those under way finish, and cuts off what takes too long. */
async function drain(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}

/** With PORT=0 the address is known only now. */
function withPort(settings: Settings, port: number): Settings {
  const publicUrl = settings.publicUrl.replace(
    /^http:\/\/localhost:0$/,
    `http://localhost:${port}`,
  );
  return { ...settings, port, publicUrl };
}

function announce({ mode, publicUrl, host, port, roles }: Settings, log: Logger): void {
  if (mode === "production") log.info({ host, port, roles }, "ready");
  else {
    process.stdout.write(
      `\n  Parley is ready: ${publicUrl}\n\n${describeDemo()}\n\n  Ctrl-C stops everything.\n\n`,
    );
  }
}

/**
 * Errors the operator can act on are printed as a sentence, anything else is a bug and printed in
 * full.
 */
function report(failed: unknown, log: Logger): void {
  const error = failed instanceof FailedStep ? failed.cause : failed;
  const message = failed instanceof Error ? failed.message : String(failed);
  if (error instanceof StartupError || error instanceof EmbeddedError) {
    if (error.cause !== undefined) log.debug({ err: error.cause }, "the reason in full");
    process.stderr.write(`${message}\n`);
  } else log.fatal({ err: error, step: message }, "the start failed");
}

try {
  await main();
} catch (error) {
  if (!(error instanceof FailedStep && error.cause instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
