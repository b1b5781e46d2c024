// /api/t/v2/…: deposits and withdrawals.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  amountText,
  assetCode,
  commandText,
  decimalText,
  epochMillis,
  idText,
  pageFields,
  pageOf,
} from "../../fields.ts";
import { saidLine } from "../../text-fields.ts";
import { COMMAND_ERRORS } from "../../security-codes.ts";

export const MIN_ADDRESS_LENGTH = 10;
export const MAX_ADDRESS_LENGTH = 128;
export const MAX_MEMO_LENGTH = 64;
/** Of a saved address. */
export const MAX_LABEL_LENGTH = 40;

const networkCode = () => z.string().check(z.regex(/^[A-Z0-9]{2,12}$/));
/** Whether it is an address of the network is found out by the server. */
const addressText = () =>
  z.string().check(z.trim(), z.minLength(MIN_ADDRESS_LENGTH), z.maxLength(MAX_ADDRESS_LENGTH));
/** Destination tag, memo or comment, where the network has one. */
const memoText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MEMO_LENGTH));

export const listNetworks = defineEndpoint({
  name: "listNetworks",
  summary: "On which networks each coin comes and goes, with fees, limits and confirmations.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/networks",
  kind: "read",
  access: "public",
  cache: { maxAgeSeconds: 10 },
  request: { query: z.object({ asset: z.optional(assetCode()) }) },
  reply: z.array(
    z.object({
      assetCode: z.string(),
      networks: z.array(
        z.object({
          network: z.string(),
          /** Proper name, the same in every language. */
          name: z.string(),
          canDeposit: z.boolean(),
          minDeposit: decimalText(),
          /** Blocks until a deposit is credited. */
          confirmations: z.int(),
          /** How long that takes, roughly. */
          arrivalMinutes: z.int(),
          canWithdraw: z.boolean(),
          withdrawFee: decimalText(),
          minWithdraw: decimalText(),
          maxWithdraw: decimalText(),
          /** The family of its addresses, such as `tron` or `evm`. */
          addressFormat: z.string(),
          /** Payments on this network may name a memo or tag beside the address. */
          hasMemo: z.boolean(),
        }),
      ),
    }),
  ),
  errors: ["unknownAsset"],
});

const depositAddress = z.object({
  assetCode: z.string(),
  network: z.string(),
  /** Null when none was made yet. */
  address: z.nullable(z.string()),
  memo: z.nullable(z.string()),
  minDeposit: decimalText(),
  confirmations: z.int(),
});

export const getDepositAddress = defineEndpoint({
  name: "getDepositAddress",
  summary: "The own address for a coin on a network, when there is one.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/deposit-address",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object({ asset: assetCode(), network: networkCode() }) },
  reply: depositAddress,
  errors: ["unknownAsset", "unknownNetwork"],
});

export const createDepositAddress = defineEndpoint({
  name: "createDepositAddress",
  summary: "Makes the own address for a coin on a network; the one that is there already stays.",
  area: "wallet",
  method: "POST",
  path: "/api/t/v2/deposit-address",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ asset: assetCode(), network: networkCode() }) },
  reply: depositAddress,
  errors: ["unknownAsset", "unknownNetwork", "networkPaused", "staffMayNotTrade"],
});

export const listDeposits = defineEndpoint({
  name: "listDeposits",
  summary: "Deposits, those still waiting for confirmations too, the latest first.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/deposits",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object({ ...pageFields(), asset: z.optional(assetCode()) }) },
  reply: pageOf(
    z.object({
      depositId: idText(),
      assetCode: z.string(),
      network: z.string(),
      address: z.string(),
      txid: z.string(),
      outputIndex: z.int(),
      amount: decimalText(),
      /** At most `confirmationsNeeded`. */
      confirmations: z.int(),
      confirmationsNeeded: z.int(),
      /** `tooSmall`: less than the network's smallest deposit, and not credited. */
      status: z.enum(["confirming", "credited", "tooSmall"]),
      seenAt: epochMillis(),
      creditedAt: z.nullable(epochMillis()),
    }),
  ),
  errors: [],
});

/** Shared by what the owner and what staff see of a withdrawal. */
export const withdrawalFields = () => ({
  withdrawalId: idText(),
  assetCode: z.string(),
  network: z.string(),
  address: z.string(),
  memo: z.nullable(z.string()),
  /** What arrives. */
  amount: decimalText(),
  fee: decimalText(),
  /** Both together: what leaves the spot wallet. */
  total: decimalText(),
  /** `requested` waits for staff, `approved` for its turn; both may still be canceled. */
  state: z.enum(["requested", "approved", "sending", "sent", "failed", "canceled"]),
  /**
   * Why it ended without being sent. `user`: canceled by the owner; `rejected`: by staff; `block`:
   * a security change while it waited, or a sub-user lost the permission; `chain`: refused by the
   * network.
   */
  endReason: z.nullable(z.enum(["user", "rejected", "block", "chain"])),
  /** On the network, once it was sent. */
  txid: z.nullable(z.string()),
  requestedAt: epochMillis(),
  /** When it was sent, failed or was canceled. */
  endedAt: z.nullable(epochMillis()),
});

const withdrawal = z.object({ ...withdrawalFields(), canCancel: z.boolean() });

/** Every obstacle of a withdrawal, except codes. */
const WITHDRAWAL_ERRORS = [
  "unknownAsset",
  "staffMayNotTrade",
  "subUserForbidden",
  "withdrawalsBlocked",
  "coinsFresh",
  "tradingFrozen",
  "unknownNetwork",
  "networkPaused",
  "addressInvalid",
  "withdrawalTooSmall",
  "withdrawalTooLarge",
  "ratesStale",
  "withdrawalLimitReached",
  "insufficientBalance",
] as const;

export const withdrawalStatus = defineEndpoint({
  name: "withdrawalStatus",
  summary: "Whether this account may withdraw now, and how much is left of the 24-hour limit.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/withdraw/status",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.object({
    canWithdraw: z.boolean(),
    /** The first obstacle, as an error's name; null when there is none. */
    refusal: z.nullable(
      z.enum(["staffMayNotTrade", "subUserForbidden", "withdrawalsBlocked", "tradingFrozen"]),
    ),
    /** After a security change; null when nothing is blocked. */
    blockedUntil: z.nullable(epochMillis()),
    /** Of the account group, in US dollars. */
    dailyLimitUsd: decimalText(),
    usedUsd: decimalText(),
    remainingUsd: decimalText(),
    /** The rest in each coin, the network's fee included; none where there is no fresh price. */
    remainingByAsset: z.record(z.string(), decimalText()),
  }),
  errors: [],
});

export const quoteWithdrawal = defineEndpoint({
  name: "quoteWithdrawal",
  summary:
    "What a withdrawal would cost, or the refusal it would meet, before anybody is asked for codes.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/withdraw/quote",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {
    query: z.object({
      asset: assetCode(),
      network: networkCode(),
      address: addressText(),
      memo: z.optional(memoText()),
      amount: amountText(),
    }),
  },
  reply: z.object({
    amount: decimalText(),
    fee: decimalText(),
    total: decimalText(),
    /** Of the whole, in US dollars. */
    usdValue: decimalText(),
    /** The address belongs to a user of this platform. */
    isInternal: z.boolean(),
  }),
  errors: WITHDRAWAL_ERRORS,
});

export const withdraw = defineEndpoint({
  name: "withdraw",
  summary:
    "Asks for coins to be sent to an address outside. `amount` is what arrives; the fee comes on top. The command's action is `withdraw`, its subject the address.",
  area: "wallet",
  method: "POST",
  path: "/api/t/v2/withdraw",
  kind: "write",
  access: "session",
  keyPermissions: ["withdraw"],
  request: {
    body: z.strictObject({
      asset: assetCode(),
      network: networkCode(),
      address: addressText(),
      memo: z.optional(memoText()),
      amount: amountText(),
      /** What the form has shown; with any other fee nothing is sent. */
      expect: z.optional(z.strictObject({ fee: amountText() })),
      /** Absent with an API key. */
      command: z.optional(commandText()),
    }),
  },
  reply: withdrawal,
  errors: [
    ...WITHDRAWAL_ERRORS,
    /** `data.quote` has amount, fee and total as they are now. No code is used up by it. */
    "withdrawalFeeChanged",
    "balanceTooLarge",
    ...COMMAND_ERRORS,
    "apiWithdrawalCap",
    "apiWithdrawalAddress",
  ],
});

export const listWithdrawals = defineEndpoint({
  name: "listWithdrawals",
  summary: "The own withdrawals, the latest first.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/withdrawals",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {
    query: z.object({
      ...pageFields(),
      asset: z.optional(assetCode()),
      /** `open`: still on the way; `ended`: sent, failed or canceled. */
      status: z.optional(z.enum(["open", "ended"])),
    }),
  },
  reply: pageOf(withdrawal),
  errors: [],
});

export const cancelWithdrawal = defineEndpoint({
  name: "cancelWithdrawal",
  summary: "Cancels an own withdrawal that is not being sent yet; the coins go back to spot.",
  area: "wallet",
  method: "POST",
  path: "/api/t/v2/withdraw/cancel",
  kind: "write",
  access: "session",
  keyPermissions: ["withdraw"],
  request: { body: z.strictObject({ withdrawalId: idText() }) },
  reply: withdrawal,
  /** `stateChanged` carries the current withdrawal. */
  errors: ["stateChanged", "idempotencyMismatch"],
});

const savedAddress = z.object({
  addressId: idText(),
  label: z.string(),
  assetCode: z.string(),
  network: z.string(),
  address: z.string(),
  memo: z.nullable(z.string()),
  createdAt: epochMillis(),
});

export const listAddresses = defineEndpoint({
  name: "listAddresses",
  summary: "The address book for withdrawals, by label.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/addresses",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object({ asset: z.optional(assetCode()) }) },
  reply: z.array(savedAddress),
  errors: [],
});

export const addAddress = defineEndpoint({
  name: "addAddress",
  summary: "Saves an address; one that is saved already gets the new label.",
  area: "wallet",
  method: "POST",
  path: "/api/t/v2/addresses",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      asset: assetCode(),
      network: networkCode(),
      address: addressText(),
      memo: z.optional(memoText()),
      label: saidLine(MAX_LABEL_LENGTH),
    }),
  },
  reply: savedAddress,
  errors: ["unknownAsset", "unknownNetwork", "addressInvalid", "addressBookFull"],
});

export const removeAddress = defineEndpoint({
  name: "removeAddress",
  summary: "Removes an address from the book.",
  area: "wallet",
  method: "POST",
  path: "/api/t/v2/addresses/remove",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ addressId: idText() }) },
  reply: z.null(),
  errors: [],
});
