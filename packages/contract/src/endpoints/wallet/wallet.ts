// /api/t/v2/…: a user's balances, transfers and statement.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  amountText,
  assetCode,
  commandText,
  cursorText,
  decimalText,
  epochMillis,
  idText,
  queryMillis,
  signedDecimalText,
  uidText,
  wholeNumber,
} from "../../fields.ts";
import { COMMAND_ERRORS } from "../../security-codes.ts";

/** The two wallets a user moves coins between. */
const wallet = z.enum(["spot", "futures"]);

/** A user's coins: the two wallets, and what is tied up where. */
export const walletAccount = z.enum(["spot", "futures", "offer", "escrow", "withdrawal"]);

/** Worth in US dollars, two decimals; null where there is no fresh price, never a guess. */
const usdValue = () => z.nullable(decimalText());

export const spotBalance = defineEndpoint({
  name: "spotBalance",
  summary: "Every coin as it stands in the spot wallet: free, and tied up where.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/spot-balance",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {
    query: z.object({
      /** Whether `total` counts staked coins too. There is no staking here, so they are always 0. */
      includeStaking: z.optional(z.enum(["true", "false"])),
    }),
  },
  reply: z.array(
    z.object({
      assetCode: z.string(),
      available: decimalText(),
      /** What of it may be withdrawn or sold now: fresh coins stay in the account group. */
      withdrawable: decimalText(),
      /** Bought lately by any member of the account group, and not free before `freshUntil`. */
      fresh: decimalText(),
      /** When the last of it is free; null where nothing is fresh. */
      freshUntil: z.nullable(epochMillis()),
      inOffers: decimalText(),
      inEscrow: decimalText(),
      inWithdrawal: decimalText(),
      staking: decimalText(),
      total: decimalText(),
      usdValue: usdValue(),
    }),
  ),
  errors: [],
});

const walletAsset = z.object({
  assetCode: z.string(),
  available: decimalText(),
  /** In offers, in escrow, on the way out. */
  locked: decimalText(),
  total: decimalText(),
  usdValue: usdValue(),
});

export const listWallets = defineEndpoint({
  name: "listWallets",
  summary: "The spot and the futures wallet with their worth; a master may look at a sub-user's.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/wallets",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object({ subUid: z.optional(uidText()) }) },
  reply: z.object({
    /** Of both wallets together. */
    usdValue: usdValue(),
    wallets: z.array(
      z.object({
        wallet,
        usdValue: usdValue(),
        /** Every coin there is, those without balance too. */
        assets: z.array(walletAsset),
      }),
    ),
    /** Coins that are held and have no fresh price; the sums are null because of them. */
    unpriced: z.array(z.string()),
  }),
  errors: ["masterOnly"],
});

export const transferFunds = defineEndpoint({
  name: "transferFunds",
  summary:
    "Moves coins between the own wallets, or between a master and a sub-user: then `subUid` says whom and `direction` which way (to the sub-user unless told), `from` and `to` are the wallets at the two ends and may be the same. Only the master moves between accounts. To a sub-user younger than 24 hours it needs `command`; purpose `sub-users`, subject `subUid`.",
  area: "wallet",
  method: "POST",
  path: "/api/t/v2/transfer",
  kind: "write",
  access: "session",
  keyPermissions: ["trade"],
  request: {
    body: z
      .strictObject({
        asset: assetCode(),
        amount: amountText(),
        from: wallet,
        to: wallet,
        subUid: z.optional(uidText()),
        /** `toSub`: from the master's `from` to the sub-user's `to`; `fromSub`: the other way. */
        direction: z.optional(z.enum(["toSub", "fromSub"])),
        command: z.optional(commandText()),
      })
      .check(
        z.refine(({ subUid, direction }) => subUid !== undefined || direction === undefined, {
          path: ["direction"],
        }),
        z.refine(({ from, to, subUid }) => subUid !== undefined || from !== to, { path: ["to"] }),
      ),
  },
  reply: z.object({
    transferId: idText(),
    assetCode: z.string(),
    amount: decimalText(),
    /** The balance left at the source, and the balance at the destination. */
    fromAvailable: decimalText(),
    toAvailable: decimalText(),
    createdAt: epochMillis(),
  }),
  errors: [
    "unknownAsset",
    "insufficientBalance",
    "balanceTooLarge",
    "masterOnly",
    "tradingFrozen",
    ...COMMAND_ERRORS,
  ],
});

const statementFilter = () => ({
  asset: z.optional(assetCode()),
  wallet: z.optional(walletAccount),
  /** Kind of cause, such as `transfer`, `deposit`, `withdrawal`, `order`. */
  kind: z.optional(z.string().check(z.maxLength(40), z.regex(/^[a-z]+(-[a-z]+)*$/))),
  /** Booked at this instant or later. */
  from: z.optional(queryMillis()),
  /** Booked before this instant. */
  to: z.optional(queryMillis()),
  /** A sub-user of this master. */
  subUid: z.optional(uidText()),
});

export const readStatement = defineEndpoint({
  name: "readStatement",
  summary:
    "Every movement on the own accounts with its cause and the balance after it, latest first.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/statement",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {
    query: z.object({
      ...statementFilter(),
      /** `nextCursor` of the page before. */
      cursor: z.optional(cursorText()),
      limit: z.prefault(wholeNumber(100), 50),
    }),
  },
  reply: z.object({
    list: z.array(
      z.object({
        entryId: z.string(),
        at: epochMillis(),
        assetCode: z.string(),
        wallet: walletAccount,
        /**
         * Why it moved. Both together are the phrase: `wallet.cause.{kind}.{step}`. Known today:
         * transfer/move, sub-transfer/to-sub, sub-transfer/from-sub, faucet/credit, demo/credit,
         * deposit/credit, withdrawal/request, withdrawal/sent, withdrawal/failed,
         * withdrawal/canceled, withdrawal/rejected, withdrawal/blocked.
         */
        kind: z.string(),
        step: z.string(),
        /** Which transfer, deposit, withdrawal, order … it was. */
        causeId: idText(),
        amount: signedDecimalText(),
        balanceAfter: decimalText(),
        /** What it belongs to and how far that is; null for movements of other kinds. */
        withdrawal: z.nullable(
          z.object({
            state: z.enum(["requested", "approved", "sending", "sent", "failed", "canceled"]),
            /** What arrives outside. */
            amount: decimalText(),
            fee: decimalText(),
          }),
        ),
      }),
    ),
    /** Null at the end. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: ["masterOnly"],
});

export const downloadStatement = defineEndpoint({
  name: "downloadStatement",
  summary:
    "The statement as CSV: at most the latest 10,000 movements of the chosen ones; times in UTC.",
  area: "wallet",
  method: "GET",
  path: "/api/t/v2/statement.csv",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object(statementFilter()) },
  reply: z.null(),
  isFile: true,
  errors: ["masterOnly"],
  callsPerMinute: 10,
});
