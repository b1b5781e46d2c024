// The service agreement as readers get it: the version in force, with the texts that administrators
// have written for it, or those that come with the product.
import type { Pool } from "@parley/database/pool";
import {
  getPresentAgreement,
  listAgreementTexts,
} from "@parley/database/queries/identity/agreement";
import { onSiteChange, publishSiteChange } from "@parley/operations/kernel/site-topic";
import { createTimedValue } from "@parley/operations/kernel/timed-value";
import { AGREEMENT_SECTIONS, AGREEMENT_TITLE } from "@parley/phrases/agreement-sections";
import {
  agreementOf,
  FIXED_SECTIONS,
  readAgreement,
  type AgreementText,
} from "@parley/phrases/content/read-agreement";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import type { Bus } from "@parley/platform/bus/bus";
import type { Clock } from "@parley/platform/clock";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";

export interface PresentAgreement {
  readonly version: string;
  readonly effectiveAt: number;
  /** In this language, or in English. */
  textIn(locale: Locale): AgreementText & { readonly language: Locale };
}

export interface AgreementReader {
  read(): Promise<PresentAgreement>;
  /** Has pages made ahead made again where another version has come into force. */
  follow(): Promise<void>;
}

export interface AgreementParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly surfaces: { readonly bus: Bus };
  readonly logger: FastifyBaseLogger;
}

/** Nothing says that a day has begun. */
const MAX_AGE_MS = 5_000;
const FOLLOW_MS = 60_000;

export function openAgreement(app: FastifyInstance, parts: AgreementParts): AgreementReader {
  const { bus } = parts.surfaces;
  const { clock, logger } = parts;
  const value = createTimedValue({ load: () => load(parts), maxAgeMs: MAX_AGE_MS, clock });
  const unsubscribe = onSiteChange(bus, () => value.forget());
  let followed: string | null = null;
  const reader: AgreementReader = {
    read: () => value.read(),
    async follow() {
      const { version } = await value.read();
      if (followed !== null && followed !== version) publishSiteChange(bus);
      followed = version;
    },
  };
  const follow = () =>
    void reader
      .follow()
      .catch((error: unknown) => logger.error({ err: error }, "the agreement could not be read"));
  const timer = setInterval(follow, FOLLOW_MS);
  timer.unref();
  app.addHook("onReady", async () => follow());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    unsubscribe();
  });
  return reader;
}

async function load({ pool, clock, logger }: AgreementParts): Promise<PresentAgreement> {
  const { version, publishedAt } = await getPresentAgreement(pool, new Date(clock.now()));
  const texts = new Map<Locale, AgreementText>();
  for (const { language, source } of await listAgreementTexts(pool, version)) {
    const locale = LOCALES.find((one) => one === language);
    const read = readAgreement(source);
    if (locale !== undefined && read.ok) texts.set(locale, agreementOf(read.content));
    else logger.error(`the agreement ${version} in ${language} cannot be read`);
  }
  const english = texts.get(DEFAULT_LOCALE);
  return {
    version,
    effectiveAt: publishedAt.getTime(),
    textIn(locale) {
      if (english === undefined) return { ...textOfProduct(locale), language: locale };
      const own = texts.get(locale);
      return own === undefined
        ? { ...english, language: DEFAULT_LOCALE }
        : { ...own, language: locale };
    },
  };
}

function textOfProduct(locale: Locale): AgreementText {
  return {
    title: formatPhrase(locale, AGREEMENT_TITLE),
    sections: AGREEMENT_SECTIONS.map(({ heading, paragraphs }, place) => ({
      id: FIXED_SECTIONS[place]?.id ?? "",
      heading: formatPhrase(locale, heading),
      paragraphs: paragraphs.map((key) => formatPhrase(locale, key)),
    })),
  };
}
