// The whole API in one list, for the server and its OpenAPI document. Pages import the endpoints
// they call one by one, so that they carry nothing else.
import type { Endpoint } from "./endpoint.ts";
import {
  confirmRegistration,
  forgotPassword,
  listSessions,
  loginHistory,
  logIn,
  logOut,
  register,
  resetPassword,
  revokeSessions,
  setAntiPhishingCode,
  setLanguage,
  setUsername,
  userInfo,
  verifyLogIn,
} from "./endpoints/account.ts";
import { listAssets } from "./endpoints/assets.ts";
import { captchaChallenge, sendCode } from "./endpoints/codes.ts";
import { queryCryptoFiat } from "./endpoints/crypto-fiat.ts";
import { decideOwnKyc, moveClock, readOutbox } from "./endpoints/dev.ts";
import { listFlags } from "./endpoints/flags.ts";
import { acceptTerm, checkBroker, readAgreement, verifyUser } from "./endpoints/gate.ts";
import {
  claimKycCase,
  decideKycCase,
  getKycCase,
  getKycFile,
  kycInfo,
  listKycCases,
  submitKyc,
  uploadKycFile,
} from "./endpoints/kyc.ts";
import { publicRates } from "./endpoints/rates.ts";
import {
  freezeUser,
  getUserForStaff,
  listStaffActions,
  setBroker,
  setTraderStatus,
} from "./endpoints/staff.ts";
import {
  createSubUser,
  freezeSubUser,
  listSubUsers,
  setSubUserPermissions,
} from "./endpoints/sub-users.ts";

export const ALL_ENDPOINTS = [
  publicRates,
  listAssets,
  queryCryptoFiat,
  listFlags,
  register,
  confirmRegistration,
  logIn,
  verifyLogIn,
  logOut,
  forgotPassword,
  resetPassword,
  userInfo,
  listSessions,
  revokeSessions,
  loginHistory,
  setLanguage,
  setUsername,
  setAntiPhishingCode,
  sendCode,
  captchaChallenge,
  listSubUsers,
  createSubUser,
  setSubUserPermissions,
  freezeSubUser,
  verifyUser,
  acceptTerm,
  readAgreement,
  checkBroker,
  kycInfo,
  uploadKycFile,
  submitKyc,
  listKycCases,
  getKycCase,
  claimKycCase,
  decideKycCase,
  getKycFile,
  getUserForStaff,
  setTraderStatus,
  setBroker,
  freezeUser,
  listStaffActions,
  readOutbox,
  moveClock,
  decideOwnKyc,
] as const satisfies readonly Endpoint[];
