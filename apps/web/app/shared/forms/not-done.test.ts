/** What was pressed is never taken for done: each screen that writes says at its place that it is not. */
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import { expect, test } from "vitest";
import { readSources } from "../../sources.fixture.ts";

const sources = readSources();
const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

/** They read, change a mark of one's own, or move a switch back that was not saved. */
const MAY_TOAST = [
  "features/notifications/mail-settings.tsx",
  "features/notifications/use-notifications.ts",
  "features/payment/payment-card.tsx",
  "features/settings/currency-choice.tsx",
  "features/settings/language-choice.tsx",
  "features/settings/zone-choice.tsx",
  "features/wallet/deposit/deposit-address.tsx",
  "features/wallet/overview/use-favorites.ts",
  "features/wallet/statement/use-statement.ts",
  "routes/test/request.tsx",
  "shared/authenticator/use-begin-authenticator.ts",
  "shared/authenticator/use-codes-saved.ts",
  "shared/native/log-out-button.tsx",
  "shared/notifications/use-push-state.ts",
  "shell/parts/page-parts.tsx",
];

test("no screen that moves money or changes an account reports a failure by a toast alone", () => {
  const toasting = sources.filter(
    ({ name, text }) =>
      /failure-toast|failure-text[\s\S]*tone: "danger"/.test(text) &&
      name !== "shared/security/failure-toast.ts",
  );
  expect(namesOf(toasting)).toEqual(MAY_TOAST);
});

test("each write shows its failure until it is retried", () => {
  const silent = sources.filter(
    ({ name, text }) =>
      /\buseSubmission\(/.test(text) &&
      !MAY_TOAST.includes(name) &&
      // The steps of login and registration have a place of their own for it (`auth/refusal.tsx`).
      !name.startsWith("features/auth/") &&
      !/\bfailure\b|\bset(Refusal|Error)\(|<(NotDone|ConfirmDialog)\b/.test(text) &&
      name !== "site/use-submission.tsx",
  );
  expect(namesOf(silent)).toEqual([]);
});

test("each step that asks for codes passes to their dialog what is not done", () => {
  const askers = sources.filter(({ text }) =>
    /carryOut\b[^}]*\} from "[^"]*requests\.ts"/.test(text),
  );
  expect(askers.length).toBeGreaterThan(5);
  const wordless = askers.flatMap(({ name, text }) =>
    [...text.matchAll(/\bcarryOut(?:<\w+>)?\(/g)]
      .map(({ index }) => text.slice(index, text.indexOf(";", index)))
      .filter((call) => !call.includes("notDone"))
      .map((call) => `${name}: ${call.slice(0, 40)}`),
  );
  expect(wordless).toEqual([]);
});

/** The call as far as its end, for calls that pass what they send in place. */
function callsOf(text: string): { readonly endpoint: string; readonly call: string }[] {
  return [...text.matchAll(/\.call\(\s*(\w+),/g)].map(({ 0: begun, 1: endpoint = "", index }) => {
    let depth = 1;
    let end = index + begun.length;
    while (depth > 0 && end < text.length) {
      if (text[end] === "(") depth += 1;
      if (text[end] === ")") depth -= 1;
      end += 1;
    }
    return { endpoint, call: text.slice(index, end) };
  });
}

/** Done twice they do no harm: marks, settings, beginnings and files that count once they are used. */
const NEEDS_NO_KEY = new Set([
  "beginPasskey",
  "beginPasskeyCheck",
  "beginPasskeyLogIn",
  "beginTotp",
  // The credential is good once.
  "finishPasskeyLogIn",
  "logOut",
  "markChatRead",
  "readNotifications",
  "setDisplayCurrency",
  "setLanguage",
  "setNotificationSettings",
  "setTimeZone",
  "subscribePush",
  "unsubscribePush",
  "uploadFileByFormData",
  "uploadKycFile",
  "uploadPicture",
  "uploadResetFile",
]);

/** What they send has a key of its own: the r-token, the message's client id. */
const HAVE_OWN_KEY = new Set(["createOrder", "sendChatMsg"]);

test("each write of the website has an idempotency key", () => {
  const writes = new Set<string>(
    ALL_ENDPOINTS.filter(({ kind }) => kind === "write").map(({ name }) => name),
  );
  const keyless = sources.flatMap(({ name, text }) =>
    callsOf(text)
      .filter(({ endpoint }) => writes.has(endpoint) && !NEEDS_NO_KEY.has(endpoint))
      .filter(({ endpoint }) => !HAVE_OWN_KEY.has(endpoint))
      .filter(({ call }) => !/idempotencyKey|\boptions\b/.test(call))
      .map(({ endpoint }) => `${name}: ${endpoint}`),
  );
  expect(keyless).toEqual([]);
});
