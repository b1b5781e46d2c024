// The demo users: one for each thing to try first.
import type { DemoTrades } from "@parley/database/queries/demo/demo-trader";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import type { PersonApplication } from "@parley/domain/kyc/kyc";

export const DEMO_PASSWORD = "parley-demo";
/** Base32, for an authenticator. */
export const DEMO_TOTP_SECRET = "JBSWY3DPEHPK3PXP";

export interface DemoAccount {
  readonly email: string;
  readonly username: string;
  /** Its purpose in short, for the terminal. */
  readonly purpose: string;
  readonly phone: { readonly target: string; readonly dialCode: string } | null;
  /** How long ago it was registered: what an account younger than 30 days buys is fresh. */
  readonly registeredDays: number;
  /** Approved; null where nothing was sent in. */
  readonly identity: PersonApplication | null;
  readonly hasAcceptedAgreement: boolean;
  readonly hasAuthenticator: boolean;
  readonly isTrader: boolean;
  readonly staffRole: StaffRole | null;
  /** Counted of its account group, which decides how much it may have open. */
  readonly tradesOfGroup: DemoTrades;
  /** The first balance of the spot wallet, by coin. */
  readonly coins: Readonly<Record<string, string>>;
}

const NO_TRADES: DemoTrades = { completed: 0, counterparties: 0 };

/** Enough for the demo's stories, and for several orders side by side. */
const SOME_TRADES: DemoTrades = { completed: 10, counterparties: 3 };

const READY = {
  registeredDays: 400,
  tradesOfGroup: SOME_TRADES,
  hasAcceptedAgreement: true,
  hasAuthenticator: true,
  isTrader: false,
  staffRole: null,
} as const;

const STAFF = {
  registeredDays: 400,
  tradesOfGroup: NO_TRADES,
  phone: null,
  identity: null,
  hasAcceptedAgreement: false,
  hasAuthenticator: true,
  isTrader: false,
  coins: {},
} as const;

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    ...READY,
    email: "buyer@parley.test",
    username: "demo-buyer",
    purpose: "ready to trade",
    phone: { target: "+12025550141", dialCode: "+1" },
    identity: {
      kycType: "individual",
      realName: "Clara Weiss",
      birthDate: "1991-05-17",
      country: "US",
      documentType: "passport",
      documentNumber: "C01X00T47",
    },
    coins: { USDT: "2000", BTC: "0.05", ETH: "1" },
  },
  {
    ...READY,
    email: "merchant@parley.test",
    username: "demo-merchant",
    purpose: "trader, ready to publish",
    phone: { target: "+12025550142", dialCode: "+1" },
    identity: {
      kycType: "individual",
      realName: "Matteo Ferri",
      birthDate: "1984-11-02",
      country: "US",
      documentType: "idCard",
      documentNumber: "CA00000AA",
    },
    isTrader: true,
    coins: {
      USDT: "250000",
      BTC: "5",
      ETH: "80",
      USDC: "100000",
      BNB: "150",
      SOL: "800",
      XRP: "60000",
      TRX: "200000",
    },
  },
  {
    email: "newcomer@parley.test",
    username: "demo-newcomer",
    purpose: "nothing verified yet",
    registeredDays: 0,
    phone: null,
    identity: null,
    hasAcceptedAgreement: false,
    hasAuthenticator: false,
    tradesOfGroup: NO_TRADES,
    isTrader: false,
    staffRole: null,
    coins: {},
  },
  {
    ...STAFF,
    email: "agent@parley.test",
    username: "demo-agent",
    purpose: "staff: agent",
    staffRole: "agent",
  },
  {
    ...STAFF,
    email: "supervisor@parley.test",
    username: "demo-supervisor",
    purpose: "staff: supervisor",
    staffRole: "supervisor",
  },
  {
    ...STAFF,
    email: "compliance@parley.test",
    username: "demo-compliance",
    purpose: "staff: compliance",
    staffRole: "compliance",
  },
  {
    ...STAFF,
    email: "administrator@parley.test",
    username: "demo-administrator",
    purpose: "staff: administrator",
    staffRole: "administrator",
  },
  {
    ...STAFF,
    email: "administrator2@parley.test",
    username: "demo-administrator2",
    purpose: "staff: second administrator, who approves changes of the first",
    staffRole: "administrator",
  },
];
