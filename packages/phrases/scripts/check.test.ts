import { describe, expect, it } from "vitest";
import { checkEnglish, checkText, checkTranslation } from "./check-phrase.ts";
import { findGlue } from "./check-glue.ts";
import { findUsage, isUsed } from "./check-usage.ts";
import { examine } from "./check.ts";
import type { Catalogues } from "./read-catalogues.ts";

const FRENCH_SPACE = "lacks a no-break space (U+00A0) before : ; ? ! » or after «";
const ENGLISH_DAYS = "{count, plural, one {# day} other {# days}}";

describe("a phrase by itself", () => {
  it.each([
    ["", "is empty"],
    [" Pay", "begins or ends with a space"],
    ["Pay\u00a0", "begins or ends with a space"],
    ["Pay  now", "has double spaces, tabs or line breaks"],
    ["Pay\nnow", "has double spaces, tabs or line breaks"],
    ["l'{coin}", "has an apostrophe that quotes markup; write ’ instead"],
    ["it''s", "has an apostrophe that quotes markup; write ’ instead"],
    ["Buy &amp; sell", "has an HTML entity; write the character"],
    ["支付｛amount｝", "has full-width braces or brackets"],
    ["a<br/>b", "has a tag with attributes or without content"],
  ])("%j %s", (phrase, problem) => {
    expect(checkText(phrase)).toEqual([problem]);
  });

  it.each(["I've Paid", "Received & Release crypto", "amount < {amount}", "l’{coin}", "a : b"])(
    "%j passes",
    (phrase) => {
      expect(checkText(phrase)).toEqual([]);
    },
  );

  it("must be a message the parser understands", () => {
    expect(checkEnglish("Pay {amount")).toEqual([expect.stringContaining("cannot be parsed")]);
    expect(checkEnglish("Pay <b>{amount}")).toEqual([expect.stringContaining("cannot be parsed")]);
  });

  it("has the plurals of English", () => {
    expect(checkEnglish("{n, plural, other {# days}}")).toEqual(["{n} lacks the plural one"]);
    expect(checkEnglish("{n, plural, =0 {none} one {#} few {#} other {#}}")).toEqual([
      "{n} has a plural never used: few",
    ]);
  });
});

describe("a translated phrase", () => {
  it.each([
    ["ru", "{count} дней", "has no plural where English has one"],
    ["ru", "{count, plural, one {# день} other {# дня}}", "{count} lacks the plural few, many"],
    ["fr", "{count, plural, one {# jour} other {# jours}}", "{count} lacks the plural many"],
    ["ja", "{count, plural, one {# 日} other {# 日}}", "{count} has a plural never used: one"],
    ["tr", "{count, plural, one {gün} other {#}} {x}", "has {x}, which English has not"],
    ["tr", "günler", "lacks {count}"],
  ] as const)("%s %s: %s", (locale, phrase, problem) => {
    expect(checkTranslation("x.days", phrase, ENGLISH_DAYS, locale)).toContain(problem);
  });

  it.each([
    ["ja", "{count} 日"],
    ["ru", "{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}"],
    ["fr", "{count, plural, one {# jour} many {# de jours} other {# jours}}"],
  ] as const)("%s %s passes", (locale, phrase) => {
    expect(checkTranslation("x.days", phrase, ENGLISH_DAYS, locale)).toEqual([]);
  });

  it("keeps tags as tags and counts only with numbers", () => {
    expect(checkTranslation("x.y", "Lisez {link}", "Read <link>it</link>", "fr")).toEqual([
      "lacks <link>",
      "has {link}, which English has not",
    ]);
    const counted = "{n, plural, one {# jour} many {# de jours} other {# jours}}";
    expect(checkTranslation("x.y", counted, "Code sent to {n}", "fr")).toEqual([
      "counts with {n}, which is a text in English",
    ]);
  });

  it.each([
    ["de", "Payment window", "Payment window", ["is the same as in English"]],
    ["de", "Buy {coin}", "Buy {coin}", ["is the same as in English"]],
    ["de", "P2P", "P2P", []],
    ["de", "Parley – {time}", "Parley – {time}", []],
    ["de", "Status", "Status", []],
    ["ja", "Status", "Status", ["is the same as in English"]],
    ["ru", "Oplata", "Payment", ["is not in its script"]],
    ["ru", "P2P", "P2P (peer to peer)", []],
    ["zh-tw", "买币", "Buy crypto", ["has 买, which belongs to the other Chinese script"]],
    ["zh-cn", "買幣", "Buy crypto", ["has 買, which belongs to the other Chinese script"]],
    ["zh-tw", "買幣", "Buy crypto", []],
    ["fr", "Annuler\u00A0?", "Cancel?", []],
    ["fr", "Annuler ?", "Cancel?", [FRENCH_SPACE]],
    ["fr", "Annuler\u202F?", "Cancel?", [FRENCH_SPACE]],
    ["fr", "« Oui\u00A0»", "“Yes”", [FRENCH_SPACE]],
    ["fr", "{label}\u00A0: {value}", "{label}: {value}", []],
    ["fr", "{label}: {value}", "{label}: {value}", [FRENCH_SPACE]],
    ["de", "Abbrechen?", "Cancel?", []],
  ] as const)("%s %s for %s: %j", (locale, phrase, english, problems) => {
    expect(checkTranslation("x.y", phrase, english, locale)).toEqual(problems);
  });
});

describe("usage", () => {
  const usage = findUsage([
    `t("home.title"); t('home.single')`,
    "t(`home.steps.${step}.title`); t(`errors.${name}`); type K = `order.status.${State}`",
    `const other = "homes.title"; t("home.prefix.more")`,
  ]);

  it.each(["home.title", "home.single", "home.steps.pay.title", "errors.notFound"])(
    "finds %s",
    (key) => {
      expect(isUsed(key, usage)).toBe(true);
    },
  );

  it.each(["home.titles", "home.steps.pay.text", "home.prefix", "homes.title"])(
    "does not find %s",
    (key) => {
      expect(isUsed(key, usage)).toBe(false);
    },
  );
});

describe("glue", () => {
  it.each([
    'title={`${t("shell.account")}: ${name}`}',
    'hint={`${t("payment.image.hint")}. ${t("payment.image.text")}`}',
    'label={`${label}, ${t("security.code.digit", { position, length })}`}',
    'message: `${message} ${t("auth.wait", { time: minutes(seconds) })}`',
    '{memo !== null && ` ${t("wallet.deposit.memoNeeded")}`}',
    '{`${t("home.prices.asOf")} `}<Time at={at} />',
    '{t("order.pay.ownAccount")}{" "}{name}',
    '{t("wallet.memo")}: {memo}',
    '{names.join(", ")}',
  ])("is found in %s", (text) => {
    expect(findGlue([{ path: "apps/web/app/part.tsx", text }])).toEqual([
      expect.stringMatching(/^apps\/web\/app\/part\.tsx:1: joins phrases by hand/),
    ]);
  });

  it.each([
    't("shell.join.label", { label: t("shell.account"), value: name })',
    "title={`${t('auth.login.title')} | Parley`}",
    "const day = `${t(`mine.day.${day}`)} ${time}`;",
    "<dt>{t('wallet.memo')}</dt><dd>{memo}</dd>",
    'codes.join(",")',
  ])("is not found in %s", (text) => {
    expect(findGlue([{ path: "apps/web/app/part.tsx", text }])).toEqual([]);
  });

  it("names the line", () => {
    const text = 'first\nsecond\n{t("wallet.memo")}: {memo}';
    expect(findGlue([{ path: "apps/web/app/part.tsx", text }])).toEqual([
      "apps/web/app/part.tsx:3: joins phrases by hand; let a phrase do it, such as shell.join.list",
    ]);
  });
});

describe("the whole examination", () => {
  const usage = findUsage([`t("home.a"); t("home.b")`]);

  it("names missing, extra, unused and misplaced keys, and lists what falls back", () => {
    const catalogues: Catalogues = new Map([
      ["en", { home: { "home.a": "One", "home.b": "Two", "home.c": "Three", "shell.d": "Four" } }],
      ["de", { home: { "home.a": "Eins", "home.c": "Drei", "shell.d": "Vier", "home.x": "X" } }],
    ]);
    const report = examine(catalogues, usage);
    expect(report.problems).toEqual([
      "home.c: is used nowhere",
      "shell.d: does not begin with its area home",
      "shell.d: is used nowhere",
      "de home.b: is missing",
      "de home.x: is not in English",
    ]);
    expect(report.fallbacks.get("fr")).toEqual(["home"]);
    expect(report.fallbacks.has("de")).toBe(false);
  });
});
