// The people of the demo: one for each thing somebody may want to look at first.
import type { StaffRole } from "@parley/database/queries/account";
import type { PersonApplication } from "@parley/domain/account/kyc";

export const DEMO_PASSWORD = "parley-demo";
/** Base32, for an authenticator. */
export const DEMO_TOTP_SECRET = "JBSWY3DPEHPK3PXP";

export interface DemoAccount {
  readonly email: string;
  readonly username: string;
  /** What it is there for, in a word or two, for the terminal. */
  readonly purpose: string;
  readonly phone: { readonly target: string; readonly dialCode: string } | null;
  /** Approved; null where nothing was sent in. */
  readonly identity: PersonApplication | null;
  readonly hasAcceptedAgreement: boolean;
  readonly hasAuthenticator: boolean;
  readonly isTrader: boolean;
  readonly staffRole: StaffRole | null;
}

const READY = {
  hasAcceptedAgreement: true,
  hasAuthenticator: true,
  isTrader: false,
  staffRole: null,
} as const;

const STAFF = {
  phone: null,
  identity: null,
  hasAcceptedAgreement: false,
  hasAuthenticator: true,
  isTrader: false,
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
  },
  {
    email: "newcomer@parley.test",
    username: "demo-newcomer",
    purpose: "nothing verified yet",
    phone: null,
    identity: null,
    hasAcceptedAgreement: false,
    hasAuthenticator: false,
    isTrader: false,
    staffRole: null,
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
];
