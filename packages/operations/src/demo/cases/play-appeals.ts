// Appeals of the demo: late and recent ones, with and without proof, one that a supervisor has to
// approve.
import type { UserId } from "@parley/domain/ids";
import { write } from "@parley/engine/command";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { claimAppeal } from "../../staff/rule-appeal.ts";
import { proposeRulingKind } from "../../trade/appeal/appeal-case.ts";
import { drawPicture } from "./draw-picture.ts";
import { expectDone, readOrder, type CaseStage } from "./stage.ts";
import { place, say, show, step } from "./trades.ts";
import { writePdf } from "./write-pdf.ts";

const HOUR = 60;

export async function playAppeals(stage: CaseStage, agent: StaffMember): Promise<void> {
  await playUnreleased(stage);
  await playMissingPayment(stage);
  await playOtherPayer(stage);
  await playWrongAmount(stage);
  await playApproval(stage, agent);
}

/** The buyer has paid and proves it, the seller answers no more. */
async function playUnreleased(stage: CaseStage): Promise<void> {
  const [buyer, seller] = ["lena-hoffmann", "camille-roux"] as const;
  const start = 27 * HOUR;
  stage.setBack(start);
  const trade = { buyer, seller, crypto: "USDT", fiat: "EUR", method: "sepa-instant" } as const;
  const order = await place(stage, { ...trade, amount: "420" });
  await say(stage, order, buyer, "Hallo, ich überweise gleich von meinem Konto bei der DKB.");
  stage.setBack(start - 6);
  const payer = { name: "Lena Hoffmann", accountEnd: "4417" };
  await step(stage, order, buyer, { action: "pay", payer });
  await say(stage, order, buyer, "Überwiesen, bitte prüfen und freigeben.");
  stage.setBack(start - 20);
  await say(stage, order, seller, "Merci, je regarde mon compte.");
  stage.setBack(start - 50);
  const screen = drawPicture({
    title: "DKB - Umsätze",
    colour: "#148dea",
    lines: [
      "Echtzeit-Überweisung",
      "An: Camille Roux",
      "Betrag: -420,00 EUR",
      "Konto: DE .. 4417",
      "Status: ausgeführt",
    ],
  });
  const shot = await show(stage, order, buyer, { name: "umsatz.png", bytes: screen });
  const confirmation = writePdf([
    ["Überweisungsbestätigung", "", "Auftraggeber: Lena Hoffmann", "Empfänger: Camille Roux"],
    ["Betrag: 420,00 EUR", "Ausführung: sofort", "Verwendungszweck: keine Angabe"],
  ]);
  const paper = await show(stage, order, buyer, { name: "bestaetigung.pdf", bytes: confirmation });
  stage.setBack(start - 60);
  await step(stage, order, buyer, {
    action: "appeal",
    reason: "crypto-not-received",
    statement:
      "Ich habe vor einer Stunde per Echtzeitüberweisung gezahlt. Die Bestätigung liegt bei, der Verkäufer antwortet nicht mehr.",
    files: [shot, paper],
  });
}

/** The seller says that nothing arrived; the buyer was asked for proof and is silent. */
async function playMissingPayment(stage: CaseStage): Promise<void> {
  const [buyer, seller] = ["rafael-costa", "joana-prado"] as const;
  const start = 3 * HOUR;
  stage.setBack(start);
  const trade = { buyer, seller, crypto: "USDT", fiat: "BRL", method: "pix" } as const;
  const order = await place(stage, { ...trade, amount: "1500" });
  stage.setBack(start - 4);
  const payer = { name: "Rafael Costa", accountEnd: "8820" };
  await step(stage, order, buyer, { action: "pay", payer });
  await say(stage, order, buyer, "Pix enviado!");
  stage.setBack(start - 12);
  await say(stage, order, seller, "Não caiu nada na minha conta. Pode enviar o comprovante?");
  stage.setBack(start - 25);
  await step(stage, order, seller, {
    action: "not-received",
    statement: "O Pix não chegou depois de vinte minutos, e o comprador não envia o comprovante.",
  });
}

/** The money came from an account in another name. */
async function playOtherPayer(stage: CaseStage): Promise<void> {
  const [buyer, seller] = ["oliver-grant", "mehmet-aydin"] as const;
  const start = 70;
  stage.setBack(start);
  const trade = { buyer, seller, crypto: "USDT", fiat: "GBP", method: "faster-payments" } as const;
  const order = await place(stage, { ...trade, amount: "260" });
  stage.setBack(start - 9);
  const payer = { name: "Hannah Grant", accountEnd: "0392" };
  await step(stage, order, buyer, { action: "pay", payer });
  await say(stage, order, buyer, "Paid from my wife's account, mine is with another bank.");
  stage.setBack(start - 15);
  await say(stage, order, seller, "Ödeme başka birinin adından geldi, bunu kabul edemem.");
  const statement = drawPicture({
    title: "Incoming payment",
    colour: "#0b6b57",
    lines: ["From: H GRANT", "Amount: 260.00 GBP", "Reference: none", "Account: .. 0392"],
  });
  const file = await show(stage, order, seller, { name: "incoming.png", bytes: statement });
  stage.setBack(start - 46);
  await step(stage, order, seller, {
    action: "appeal",
    reason: "other-payer",
    statement: "Para Hannah Grant adına geldi, siparişteki isim Oliver Grant.",
    files: [file],
  });
}

async function playWrongAmount(stage: CaseStage): Promise<void> {
  const [buyer, seller] = ["priya-nair", "arjun-mehta"] as const;
  const start = 40;
  stage.setBack(start);
  const trade = { buyer, seller, crypto: "USDT", fiat: "INR", method: "upi" } as const;
  const order = await place(stage, { ...trade, amount: "25000" });
  stage.setBack(start - 7);
  const payer = { name: "Priya Nair", accountEnd: "5561" };
  await step(stage, order, buyer, { action: "pay", payer });
  stage.setBack(start - 20);
  await say(stage, order, seller, "I only received 20,000. Please send the remaining 5,000.");
  await say(stage, order, buyer, "मैंने पूरे 25,000 भेजे थे, स्क्रीनशॉट देखिए।");
  const receipt = drawPicture({
    title: "UPI payment",
    colour: "#5f259f",
    lines: ["To: Arjun Mehta", "Amount: 25,000.00 INR", "From: .. 5561", "Completed"],
  });
  const file = await show(stage, order, buyer, { name: "upi.png", bytes: receipt });
  stage.setBack(start - 32);
  await step(stage, order, buyer, {
    action: "appeal",
    reason: "wrong-amount",
    statement: "विक्रेता कहता है कि केवल 20,000 आए, पर रसीद में 25,000 है।",
    files: [file],
  });
}

/** Worth so much that the agent's ruling waits for a supervisor. */
async function playApproval(stage: CaseStage, agent: StaffMember): Promise<void> {
  const [buyer, seller] = ["kenji-mori", "sofia-lindgren"] as const;
  const start = 20 * HOUR;
  stage.setBack(start);
  const trade = { buyer, seller, crypto: "USDT", fiat: "EUR", method: "sepa-instant" } as const;
  const order = await place(stage, { ...trade, amount: "11500" });
  stage.setBack(start - 12);
  const payer = { name: "Kenji Mori", accountEnd: "7702" };
  await step(stage, order, buyer, { action: "pay", payer });
  await say(stage, order, buyer, "振り込みました。ご確認ください。");
  const proof = writePdf([
    ["Payment confirmation", "", "Ordering customer: KENJI MORI", "Beneficiary: SOFIA LINDGREN"],
    ["Amount: 11,500.00 EUR", "Scheme: SCT Inst", "Status: settled"],
  ]);
  stage.setBack(start - 40);
  const file = await show(stage, order, buyer, { name: "confirmation.pdf", bytes: proof });
  await say(stage, order, seller, "My bank has frozen my account, I cannot see anything.");
  stage.setBack(start - 90);
  await step(stage, order, buyer, {
    action: "appeal",
    reason: "crypto-not-received",
    statement: "振込は完了していますが、売り手がリリースしてくれません。",
    files: [file],
  });
  stage.setBack(start - 110);
  await proposeRelease(stage, agent, order);
}

async function proposeRelease(
  stage: CaseStage,
  staff: StaffMember,
  orderId: Parameters<typeof readOrder>[1],
): Promise<void> {
  const { parts } = stage;
  const call = { staff, orderId: String(orderId), idempotencyKey: null, takeOver: false };
  expectDone(await claimAppeal(parts, call), "claim");
  const order = await readOrder(stage, orderId);
  const note = "The bank confirms the transfer; the seller does not deny it.";
  const byId: UserId = staff.userId;
  const ruling = {
    kind: "release",
    amount: null,
    reason: "payment-proved",
    note,
    texts: null,
    byId,
  } as const;
  const proposed = await parts.engine.submit(proposeRulingKind, {
    input: { order, version: order.version, ruling },
    identity: null,
    effects: [
      write((tx) =>
        recordStaffAction(tx, parts, {
          staffId: staff.userId,
          action: "appeal.propose",
          userId: order.takerId,
          subject: String(order.id),
          reason: note,
        }),
      ),
    ],
  });
  expectDone(proposed, "ruling");
}
