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
import { moveClock, readOutbox } from "./endpoints/dev.ts";
import { listFlags } from "./endpoints/flags.ts";
import { publicRates } from "./endpoints/rates.ts";

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
  readOutbox,
  moveClock,
] as const satisfies readonly Endpoint[];
