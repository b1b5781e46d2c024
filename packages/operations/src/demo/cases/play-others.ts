// All cases of the demo that are not appeals: flagged trades, verifications, lost factors,
// withdrawals, reports, and messages to customer service.
import { randomBytes } from "node:crypto";
import { findCoinNetwork } from "@parley/database/queries/market/coin-network";
import { listReferenceQuotes } from "@parley/database/queries/market/reference-quote";
import { toWithdrawalId } from "@parley/domain/ids";
import type { KycApplication } from "@parley/domain/kyc/kyc";
import type { ReportReason } from "@parley/domain/staff/report-reason";
import type { SupportSubject } from "@parley/domain/support/support-case";
import { addressFormatOf } from "@parley/platform/chain/address/address-formats";
import { submitKyc } from "../../identity/kyc/submit-kyc.ts";
import { uploadKycFile } from "../../identity/kyc/upload-kyc-file.ts";
import { requestReset, type ResetInput } from "../../identity/security/request-reset.ts";
import { reportTrader } from "../../market/list/advertiser.ts";
import { openOwnCase, openStrangerCase } from "../../support/open-case.ts";
import { prepareWithdrawal } from "../../wallet/withdrawal/prepare-withdrawal.ts";
import { requestWithdrawalKind } from "../../wallet/withdrawal/request-withdrawal.ts";
import { drawPicture } from "./draw-picture.ts";
import { documentNumberOf, type CaseName } from "./people.ts";
import { expectDone, personOf, type CaseStage } from "./stage.ts";
import { place, release, say, step, type CaseTrade } from "./trades.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
const LARGEST_FILE = 10_000_000;

export async function playOthers(stage: CaseStage): Promise<void> {
  await playFlags(stage);
  await playVerifications(stage);
  await playResets(stage);
  await playWithdrawals(stage);
  await playReports(stage);
  await playSupport(stage);
}

/** Both are completed; why they are flagged is found by the engine. */
async function playFlags(stage: CaseStage): Promise<void> {
  const sepa = { crypto: "USDT", fiat: "EUR", method: "sepa" } as const;
  // Two groups with one payment account, at a believable pace.
  const linked = { ...sepa, buyer: "ivan-petrov", seller: "nina-petrova", amount: "180" } as const;
  await playTrade(stage, linked, { start: 4 * DAY, paid: 15, released: 45 });
  // A bank transfer that was paid and seen within half a minute.
  const hasty = { ...sepa, buyer: "diego-ruiz", seller: "emma-novak", amount: "95" } as const;
  await playTrade(stage, hasty, { start: 10 * HOUR, paid: 0.2, released: 0.5 });
}

async function playTrade(
  stage: CaseStage,
  trade: CaseTrade,
  after: { readonly start: number; readonly paid: number; readonly released: number },
): Promise<void> {
  const { buyer, seller } = trade;
  stage.setBack(after.start);
  const order = await place(stage, trade);
  stage.setBack(after.start - after.paid);
  const payer = { name: personOf(buyer).realName, accountEnd: "1234" };
  await step(stage, order, buyer, { action: "pay", payer });
  await say(stage, order, buyer, "ok");
  stage.setBack(after.start - after.released);
  await release(stage, order, seller);
}

async function playVerifications(stage: CaseStage): Promise<void> {
  stage.setBack(15 * HOUR);
  await apply(stage, "thu-pham", {
    kycType: "individual",
    realName: "Pham Thi Thu",
    birthDate: "1996-03-08",
    country: "VN",
    documentType: "idCard",
    documentNumber: "079196004412",
  });
  stage.setBack(2 * HOUR);
  // The document of a person who was approved.
  await apply(stage, "luc-bernard", {
    kycType: "individual",
    realName: "Luc Bernard",
    birthDate: "1979-10-30",
    country: "FR",
    documentType: "passport",
    documentNumber: documentNumberOf("camille-roux"),
  });
  stage.setBack(40);
  await apply(stage, "nordlicht-handel", {
    kycType: "company",
    companyName: "Nordlicht Handel GmbH",
    registrationNumber: "HRB 118204",
    country: "DE",
    representativeName: "Jonas Brandt",
  });
}

async function apply(stage: CaseStage, name: CaseName, application: KycApplication): Promise<void> {
  const isPerson = application.kycType === "individual";
  const lines = isPerson
    ? [application.realName, application.birthDate, application.documentNumber]
    : [application.companyName, application.registrationNumber, application.representativeName];
  const title = isPerson ? "Identity document" : "Commercial register";
  const front = drawPicture({ title, colour: "#7a1f3d", lines, hasPortrait: isPerson });
  const documentFileIds = [await uploadPaper(stage, name, "document.png", front)];
  const selfie = drawPicture({ title: "", colour: "#9aa3af", lines: [], hasPortrait: true });
  const selfieFileId = isPerson ? await uploadPaper(stage, name, "selfie.png", selfie) : null;
  const submission = { application, documentFileIds, selfieFileId };
  expectDone(await submitKyc(stage.parts, stage.session(name), submission, null), "application");
}

async function uploadPaper(
  { parts, session }: CaseStage,
  name: CaseName,
  fileName: string,
  bytes: Uint8Array,
): Promise<bigint> {
  const { userId: ownerId } = session(name);
  const upload = { ownerId, limitBytes: LARGEST_FILE, name: fileName, bytes, idempotencyKey: null };
  return expectDone(await uploadKycFile(parts, upload), "document").fileId;
}

async function playResets(stage: CaseStage): Promise<void> {
  stage.setBack(30 * HOUR);
  await reset(stage, "diego-ruiz", {
    lost: ["totp"],
    statement: "Me robaron el móvil con la aplicación de códigos. Puedo enviar mi documento.",
  });
  stage.setBack(3 * HOUR);
  await reset(stage, "emma-novak", {
    lost: ["phone"],
    statement: "I moved abroad and my old number was cancelled by the operator.",
  });
}

async function reset(stage: CaseStage, name: CaseName, input: ResetInput): Promise<void> {
  const { parts, session, caller } = stage;
  expectDone(await requestReset(parts, input, session(name), caller(name)), "lost factor");
}

async function playWithdrawals(stage: CaseStage): Promise<void> {
  stage.setBack(3 * HOUR);
  await withdraw(stage, "camille-roux", { asset: "USDT", network: "TRX", amount: "12500" });
  stage.setBack(50);
  await withdraw(stage, "sofia-lindgren", { asset: "BTC", network: "BTC", amount: "0.8" });
  stage.setBack(10);
  await withdraw(stage, "arjun-mehta", { asset: "ETH", network: "ETH", amount: "6" });
}

interface Payout {
  readonly asset: string;
  readonly network: string;
  readonly amount: string;
}

/** As if the codes had been entered. Its worth is the one of now. */
async function withdraw(stage: CaseStage, name: CaseName, payout: Payout): Promise<void> {
  const { parts, present } = stage;
  const session = stage.session(name);
  const way = await findCoinNetwork(parts.pool, payout.asset, payout.network);
  if (way === null) throw new Error(`the demo has no ${payout.asset} on ${payout.network}`);
  const address = addressFormatOf(way).make(randomBytes(32));
  const { prepared } = expectDone(
    await prepareWithdrawal(
      {
        ...parts,
        clock: present,
        readQuotes: () => listReferenceQuotes(parts.pool),
        ratesMaxAgeMs: parts.market.maxAgeMs,
      },
      session,
      { ...payout, address, memo: null },
    ),
    "withdrawal",
  );
  const { userId, masterId: groupId } = session;
  const input = {
    ...prepared,
    id: toWithdrawalId(parts.ids.next()),
    userId,
    groupId,
    at: parts.clock.now(),
  };
  const asked = await parts.engine.submit(requestWithdrawalKind, { input, identity: null });
  expectDone(asked, "withdrawal");
}

async function playReports(stage: CaseStage): Promise<void> {
  stage.setBack(30 * HOUR);
  await report(stage, "lena-hoffmann", "camille-roux", {
    reason: "fraud",
    statement: "Nimmt das Geld und gibt die Coins nicht frei.",
  });
  stage.setBack(5 * HOUR);
  await report(stage, "joana-prado", "rafael-costa", {
    reason: "outside-payment",
    statement: "Pediu para continuar pelo WhatsApp e pagar fora da ordem.",
  });
  stage.setBack(35);
  await report(stage, "kenji-mori", "mehmet-aydin", {
    reason: "insult",
    statement: "チャットで失礼な言葉を使われました。",
  });
}

interface Report {
  readonly reason: ReportReason;
  readonly statement: string;
}

async function report(
  { parts, session }: CaseStage,
  by: CaseName,
  about: CaseName,
  { reason, statement }: Report,
): Promise<void> {
  const { uid } = session(about);
  const reported = await reportTrader(parts, session(by), { uid: String(uid), reason, statement });
  expectDone(reported, "report");
}

async function playSupport(stage: CaseStage): Promise<void> {
  stage.setBack(14 * HOUR);
  await write(
    stage,
    "priya-nair",
    "deposit",
    "मेरा USDT जमा TRON पर पूरा हो गया है, पर बैलेंस में नहीं दिख रहा।",
  );
  stage.setBack(2 * HOUR);
  await write(stage, "sofia-lindgren", "withdrawal", "How long does a check of a withdrawal take?");
  stage.setBack(20);
  const { parts, caller } = stage;
  const stranger = {
    email: "former.customer@example.org",
    subject: "login",
    orderId: null,
    text: "Ich komme nicht mehr in mein Konto, es werden keine Codes mehr geschickt.",
  } as const;
  expectDone(await openStrangerCase(parts, stranger, caller("lena-hoffmann")), "message");
}

async function write(
  { parts, session, caller }: CaseStage,
  by: CaseName,
  subject: SupportSubject,
  text: string,
): Promise<void> {
  const input = { subject, orderId: null, text };
  expectDone(await openOwnCase(parts, session(by), input, caller(by)), "message");
}
