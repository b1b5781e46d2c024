/** A user for tests. */
import type { UserInfo } from "./user.ts";

export const sampleUser = {
  uid: "123456789",
  UID: "123456789",
  userId: "1234567890123456789",
  username: "mei",
  renameFrom: null,
  emailOrPhone: "mei***@example.com",
  kycType: "individual",
  kycStatus: "none",
  accountGroup: 7,
  isAdmin: true,
  traderStatus: "none",
  useAdminTwoFactor: false,
  freeze: false,
  verification: {
    twoFactorRequired: false,
    phoneAuthRequired: false,
    emailAuthRequired: true,
    phone: "",
    email: "mei***@example.com",
    dialCode: "",
    verifyInstruction: "email",
  },
  language: "en",
  timeZone: null,
  registeredAt: 0,
  antiPhishingCode: null,
  withdrawalsBlockedUntil: null,
  permissions: [],
  staffRole: null,
} as const satisfies UserInfo;
