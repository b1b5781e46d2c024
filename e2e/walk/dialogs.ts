/**
 * Every file that draws a dialog, a sheet or a menu, and the way to it. A test compares the table with
 * the sources, so that a new dialog needs a row here: the presses that open it on a screen of the walk,
 * or, where it needs more than presses, the story that opens it and what is said there.
 */
import type { PhraseKey } from "@parley/phrases/keys";

/** The phrase on a button, or a selector. */
export type Press =
  | PhraseKey
  | {
      readonly css: string;
      /** Gone when an earlier visit has pressed it. */
      readonly isOnce?: boolean;
    };

export interface Opened {
  /** Name of a screen of the website. */
  readonly on: string;
  /** One after the other. */
  readonly press: readonly Press[];
  /** The only width that has it. */
  readonly at?: 360 | 1280;
}

export interface Told {
  /** Below `e2e`. */
  readonly story: string;
  /** Of the dialog, as the story has it. */
  readonly says: string;
}

const on = (screen: string, ...press: readonly Press[]): Opened => ({ on: screen, press });
const onPhone = (screen: string, ...press: readonly Press[]): Opened => ({
  ...on(screen, ...press),
  at: 360,
});
const onDesktop = (screen: string, ...press: readonly Press[]): Opened => ({
  ...on(screen, ...press),
  at: 1280,
});
/** Of the console, which has no phrases. */
const button = (name: string, isOnce = false): Press => ({
  css: `role=button[name="${name}"]`,
  isOnce,
});
const claimed = (screen: string, name: string): Opened =>
  on(screen, button("Claim this case", true), button(name));
const told = (story: string, says: string): Told => ({ story, says });

/** What other files fill with a dialog of their own. */
export const FRAMES: ReadonlySet<string> = new Set([
  "apps/console/src/parts/decision-dialog.tsx",
  "apps/console/src/parts/reason-dialog.tsx",
  "apps/web/app/features/order/dialogs/step-dialog.tsx",
  "apps/web/app/shared/forms/confirm-dialog.tsx",
  "apps/web/app/shared/forms/filter-sheet.tsx",
  "apps/web/app/shared/security/verified-dialog.tsx",
]);

const FEATURES = "apps/web/app/features";
const SHARED = "apps/web/app/shared";
const SITE = "packages/site/src";
const CONSOLE = "apps/console/src";

export const DIALOGS: Readonly<Record<string, Opened | Told>> = {
  [`${FEATURES}/advertiser/block-dialog.tsx`]: on("buyer: advertiser", "advertiser.block"),
  [`${FEATURES}/advertiser/report-dialog.tsx`]: on("buyer: advertiser", "advertiser.report.open"),
  [`${FEATURES}/api-keys/create-dialog.tsx`]: on("merchant: API keys", "api.create"),
  [`${FEATURES}/api-keys/revoke-button.tsx`]: told(
    "account/api-keys-clock.spec.ts",
    "Revoke Market maker?",
  ),
  [`${FEATURES}/api-keys/secret-dialog.tsx`]: told(
    "account/api-keys-clock.spec.ts",
    "Store your key now",
  ),
  [`${FEATURES}/market/listing-filters.tsx`]: onPhone("guest: offers to buy", "offer.filter.title"),
  [`${FEATURES}/my-offers/list/offer-actions.tsx`]: on("merchant: own offers", "mine.close"),
  [`${FEATURES}/my-offers/list/offers-switch.tsx`]: onPhone("merchant: own offers", "mine.sheet"),
  [`${FEATURES}/order/appeal/add-evidence.tsx`]: on(
    "appellant: order in appeal",
    "order.action.addEvidence",
  ),
  [`${FEATURES}/order/appeal/split-proposal.tsx`]: told(
    "orders/orders.spec.ts",
    "Accept the split",
  ),
  [`${FEATURES}/order/appeal/standing-ruling.tsx`]: told("staff/rulings.spec.ts", "second look"),
  [`${FEATURES}/order/chat/message/linked-text.tsx`]: told(
    "orders/chat.spec.ts",
    "This link leads away",
  ),
  [`${FEATURES}/order/chat/message/message-body.tsx`]: told("orders/chat.spec.ts", "slip.jpg"),
  [`${FEATURES}/order/chat/phrase-menu.tsx`]: onDesktop("buyer: paid order", "chat.phrases.title"),
  [`${FEATURES}/order/chat/phrase-dialog.tsx`]: onDesktop(
    "buyer: paid order",
    "chat.phrases.title",
    {
      css: "[role=menuitem] >> nth=3",
    },
  ),
  [`${FEATURES}/order/dialogs/appeal-dialog.tsx`]: on(
    "merchant: order to release",
    "order.action.appeal",
  ),
  [`${FEATURES}/order/dialogs/cancel-dialog.tsx`]: on("buyer: order to pay", "order.action.cancel"),
  [`${FEATURES}/order/dialogs/extend-dialog.tsx`]: on(
    "merchant: order that waits for payment",
    "order.action.extend",
  ),
  [`${FEATURES}/order/dialogs/not-received-dialog.tsx`]: told(
    "orders/orders-clock.spec.ts",
    "Nothing received?",
  ),
  [`${FEATURES}/order/dialogs/paid-dialog.tsx`]: on("buyer: order to pay", "order.action.paid"),
  [`${FEATURES}/order/dialogs/release-dialog.tsx`]: on(
    "merchant: order to release",
    "order.action.release",
  ),
  [`${FEATURES}/order/dialogs/retry-dialog.tsx`]: told(
    "staff/holds.spec.ts",
    "Try the transfer again?",
  ),
  [`${FEATURES}/order/dialogs/split-dialog.tsx`]: on(
    "appellant: order in appeal",
    "order.action.proposeSplit",
  ),
  [`${FEATURES}/order/parts/pay-details.tsx`]: told("offers/payment.spec.ts", "Enlarge"),
  [`${FEATURES}/order/states/in-appeal.tsx`]: on(
    "appellant: order in appeal",
    "order.action.withdraw",
  ),
  [`${FEATURES}/orders/order-filters.tsx`]: onPhone("buyer: orders", "order.list.filters"),
  [`${FEATURES}/payment/payment-card.tsx`]: told("offers/payment.spec.ts", "Enlarge"),
  [`${FEATURES}/payment/remove-button.tsx`]: on("merchant: payment accounts", "payment.remove"),
  [`${FEATURES}/security/add-passkey-dialog.tsx`]: on("buyer: security", "security.passkeys.add"),
  [`${FEATURES}/security/anti-phishing-row.tsx`]: on(
    "buyer: security",
    "security.antiPhishing.choose",
  ),
  [`${FEATURES}/security/authenticator-row.tsx`]: on("buyer: security", "security.totp.turnOff"),
  [`${FEATURES}/security/authenticator-setup.tsx`]: on(
    "newcomer: security, nothing set up",
    "security.totp.setUp",
  ),
  [`${FEATURES}/security/bind-dialog.tsx`]: on(
    "newcomer: security, nothing set up",
    "security.bind",
  ),
  [`${FEATURES}/security/contact-row.tsx`]: on("buyer: security", "security.unbind"),
  [`${FEATURES}/security/devices-section.tsx`]: told("security/security.spec.ts", "Log out"),
  [`${FEATURES}/security/passkeys-row.tsx`]: told("security/security.spec.ts", "Remove"),
  [`${FEATURES}/security/password-dialog.tsx`]: on("buyer: security", {
    css: "[id=password] button",
  }),
  [`${FEATURES}/security/security-page.tsx`]: told("staff/resets.spec.ts", "Cancel request"),
  [`${FEATURES}/style-guide/overlays-section.tsx`]: on(
    "guest: style guide",
    "test.style.overlay.dialog",
  ),
  [`${FEATURES}/sub-users/create-dialog.tsx`]: on("merchant: sub-users", "account.subUsers.create"),
  [`${FEATURES}/sub-users/freeze-button.tsx`]: told("account/sub-users.spec.ts", "Freeze ${name}?"),
  [`${FEATURES}/support/case-thread.tsx`]: told("support/support.spec.ts", "Close case"),
  [`${FEATURES}/wallet/withdraw/address-book.tsx`]: on("buyer: withdrawal", "wallet.book"),
  [`${FEATURES}/wallet/withdraw/cancel-withdrawal.tsx`]: told(
    "wallet/withdrawals.spec.ts",
    "Cancel withdrawal",
  ),
  [`${FEATURES}/wallet/withdraw/save-address.tsx`]: told(
    "wallet/withdrawals.spec.ts",
    "Save address",
  ),
  [`${FEATURES}/wallet/withdraw/withdraw-confirm.tsx`]: told(
    "wallet/withdrawals.spec.ts",
    "Check this withdrawal",
  ),
  [`${SHARED}/authenticator/recovery-codes-dialog.tsx`]: told(
    "security/security.spec.ts",
    "recovery codes",
  ),
  [`${SHARED}/authenticator/renew-codes.tsx`]: on("buyer: security", "security.totp.newCodes"),
  [`${SHARED}/agreement/agreement-dialog.tsx`]: on(
    "newcomer: offer behind the gate",
    "gate.agreement.action",
  ),
  [`${SHARED}/release-together/release-together-bar.tsx`]: told(
    "orders/release-together.spec.ts",
    "OUTCOME",
  ),
  [`${SHARED}/security/setup-dialog.tsx`]: told("site/focus.spec.ts", "Security setup"),
  [`${SHARED}/security/verification-dialog.tsx`]: on(
    "merchant: payment accounts",
    "payment.remove",
    "payment.remove",
  ),
  [`${SITE}/header/language-menu.tsx`]: onDesktop("guest: home", {
    css: "header details:has([hreflang], a[lang]) > summary",
  }),
  [`${SITE}/header/narrow-menu.tsx`]: onPhone("guest: home", "frame.menu"),
  [`${SITE}/header/user-menu.tsx`]: onDesktop("buyer: wallet", {
    css: "header summary:has(.avatar)",
  }),
  [`${SITE}/notifications/bell.tsx`]: on("buyer: wallet", {
    css: "header summary.disclosure-button.cursor-pointer",
  }),
  [`${SITE}/transfer/transfer-dialog.tsx`]: on("buyer: wallet", "wallet.transfer"),
  [`${SITE}/transfer/transfer-waiting.tsx`]: told("wallet/transfer.spec.ts", "Transfer"),
  [`${FEATURES}/order/chat/phrase-button.tsx`]: onDesktop(
    "buyer: paid order",
    "chat.phrases.title",
  ),
  [`${CONSOLE}/features/appeals/ask-dialog.tsx`]: told("staff/tasks.spec.ts", "Ask a side"),
  [`${CONSOLE}/features/appeals/ruling-dialog.tsx`]: told(
    "staff/appeals.spec.ts",
    "Refund to the seller",
  ),
  [`${CONSOLE}/features/appeals/ruling-panel.tsx`]: told(
    "staff/appeals.spec.ts",
    "Approve this ruling",
  ),
  [`${CONSOLE}/features/cases/ask-dialog.tsx`]: claimed("compliance: verification", "Ask for more"),
  [`${CONSOLE}/features/cases/closing-panel.tsx`]: claimed("agent: report", "Close this case"),
  [`${CONSOLE}/features/cases/reset-panel.tsx`]: claimed("compliance: lost factors", "Refuse"),
  [`${CONSOLE}/features/cases/support-panel.tsx`]: claimed("agent: support case", "Answer"),
  [`${CONSOLE}/features/cases/verification-panel.tsx`]: claimed(
    "compliance: verification",
    "Reject",
  ),
  [`${CONSOLE}/features/cases/withdrawal-panel.tsx`]: claimed(
    "compliance: held withdrawal",
    "Reject",
  ),
  [`${CONSOLE}/features/content/publish-dialog.tsx`]: on("administrator: text", button("Withdraw")),
  [`${CONSOLE}/features/market/change-page.tsx`]: on(
    "administrator: change of the market",
    button("Withdraw"),
  ),
  [`${CONSOLE}/features/market/draft-panel.tsx`]: told("staff/market.spec.ts", "Propose"),
  [`${CONSOLE}/features/market/row-editor.tsx`]: on("administrator: terms of markets", {
    css: "button[aria-label^='Edit '] >> nth=0",
  }),
  [`${CONSOLE}/features/people/offers-page.tsx`]: on("compliance: offers of a person", {
    css: "button[aria-label^='Take down'] >> nth=0",
  }),
  [`${CONSOLE}/features/people/person-acts.tsx`]: on("compliance: person", {
    css: "main button.button-danger >> nth=0",
  }),
  [`${CONSOLE}/features/people/sealed-fields.tsx`]: on("compliance: person", {
    css: "button[aria-label^='Show '] >> nth=0",
  }),
  [`${CONSOLE}/features/people/withdrawal-limit.tsx`]: on(
    "compliance: person",
    button("Lower the limit of withdrawals"),
  ),
  [`${CONSOLE}/features/staff/staff-page.tsx`]: on("administrator: staff", button("Invite")),
  [`${CONSOLE}/parts/case-claim.tsx`]: claimed("agent: report", "Hand over"),
  [`${CONSOLE}/parts/evidence-viewer.tsx`]: told("staff/documents.spec.ts", "File 1 of 2"),
};
