// The whole API in one list, for the server and its OpenAPI document. Pages import the endpoints
// they call one by one, so that they carry nothing else.
import type { Endpoint } from "../endpoint.ts";
import * as account from "./identity/account.ts";
import * as apiKeys from "./identity/api-keys.ts";
import * as codes from "./identity/codes.ts";
import * as gate from "./identity/gate.ts";
import * as kyc from "./identity/kyc.ts";
import { kycInfo } from "./identity/kyc-info.ts";
import * as security from "./identity/security.ts";
import * as subUsers from "./identity/sub-users.ts";
import * as advertisers from "./market/advertisers.ts";
import * as assets from "./market/assets.ts";
import * as charts from "./market/charts.ts";
import * as cryptoFiat from "./market/crypto-fiat.ts";
import * as express from "./market/express.ts";
import * as favorites from "./market/favorite.ts";
import * as offers from "./market/offers.ts";
import * as ownOffers from "./market/own-offers.ts";
import * as payment from "./market/payment.ts";
import * as rates from "./market/rates.ts";
import * as agreement from "./site/agreement.ts";
import * as content from "./site/content.ts";
import * as development from "./site/dev.ts";
import * as flags from "./site/flags.ts";
import * as liveEvents from "./site/live-events.ts";
import * as notifications from "./site/notifications.ts";
import * as push from "./site/push.ts";
import * as support from "./site/support.ts";
import * as staffAppeals from "./staff/appeals.ts";
import * as staffSite from "./staff/site.ts";
import * as staff from "./staff/staff.ts";
import * as staffWallet from "./staff/wallet-staff.ts";
import * as appeals from "./trade/appeals.ts";
import * as chat from "./trade/chat.ts";
import * as feedback from "./trade/feedback.ts";
import * as orderSteps from "./trade/order-steps.ts";
import * as orders from "./trade/orders.ts";
import * as releaseOrders from "./trade/release-orders.ts";
import * as walletChain from "./wallet/wallet-chain.ts";
import * as wallet from "./wallet/wallet.ts";

export const ALL_ENDPOINTS = [
  rates.publicRates,
  assets.listAssets,
  cryptoFiat.queryCryptoFiat,
  flags.listFlags,
  content.listArticles,
  content.readArticle,
  content.listAnnouncements,
  content.readAnnouncement,
  agreement.readAgreement,
  favorites.listFavorites,
  favorites.addFavorite,
  favorites.removeFavorite,
  account.register,
  account.confirmRegistration,
  account.logIn,
  account.verifyLogIn,
  account.logOut,
  account.forgotPassword,
  account.resetPassword,
  account.userInfo,
  account.listSessions,
  account.revokeSessions,
  account.loginHistory,
  account.setLanguage,
  account.setUsername,
  account.setAntiPhishingCode,
  codes.sendCode,
  codes.captchaChallenge,
  codes.commandKey,
  codes.securityRequirements,
  security.securityStatus,
  security.bindContact,
  security.unbindContact,
  security.undoContactChange,
  security.beginTotp,
  security.confirmTotp,
  security.removeTotp,
  security.renewRecoveryCodes,
  security.changePassword,
  security.listPasskeys,
  security.previewUndo,
  security.beginPasskey,
  security.finishPasskey,
  security.removePasskey,
  security.beginPasskeyLogIn,
  security.finishPasskeyLogIn,
  security.beginPasskeyCheck,
  security.requestReset,
  subUsers.listSubUsers,
  subUsers.createSubUser,
  subUsers.setSubUserPermissions,
  subUsers.freezeSubUser,
  apiKeys.createApiKey,
  apiKeys.listApiKeys,
  apiKeys.revokeApiKey,
  offers.queryAdvList,
  offers.queryAdvDetail,
  advertisers.queryAdvertiser,
  charts.priceHistory,
  charts.marketDepth,
  express.expressQuote,
  express.bestPrices,
  advertisers.follow,
  advertisers.block,
  advertisers.report,
  ownOffers.createAdv,
  ownOffers.updateAdv,
  ownOffers.setAdvState,
  ownOffers.queryMyAdv,
  feedback.giveFeedback,
  feedback.replyToFeedback,
  feedback.queryFeedback,
  notifications.listNotifications,
  notifications.readNotifications,
  notifications.notificationSettings,
  notifications.setNotificationSettings,
  push.pushSettings,
  push.subscribePush,
  push.unsubscribePush,
  gate.verifyUser,
  gate.acceptTerm,
  gate.checkBroker,
  payment.queryUserPayment,
  payment.queryPaymentHolder,
  payment.createUserPayment,
  payment.removeUserPayment,
  payment.uploadPicture,
  payment.getFile,
  kycInfo,
  kyc.uploadKycFile,
  kyc.submitKyc,
  wallet.spotBalance,
  wallet.listWallets,
  wallet.transferFunds,
  wallet.readStatement,
  wallet.downloadStatement,
  walletChain.listNetworks,
  walletChain.getDepositAddress,
  walletChain.createDepositAddress,
  walletChain.listDeposits,
  walletChain.withdrawalStatus,
  walletChain.quoteWithdrawal,
  walletChain.withdraw,
  walletChain.listWithdrawals,
  walletChain.cancelWithdrawal,
  walletChain.listAddresses,
  walletChain.addAddress,
  walletChain.removeAddress,
  kyc.listKycCases,
  kyc.getKycCase,
  kyc.claimKycCase,
  kyc.decideKycCase,
  kyc.getKycFile,
  liveEvents.liveEvents,
  liveEvents.marketEvents,
  staff.getUserForStaff,
  staff.setTraderStatus,
  staff.setBroker,
  staff.setStaffRole,
  staff.freezeUser,
  staff.listResetRequests,
  staff.getResetRequest,
  staff.decideResetRequest,
  staffWallet.listWithdrawalsForStaff,
  staffWallet.getWithdrawalForStaff,
  staffWallet.decideWithdrawal,
  staff.listStaffActions,
  staff.listReports,
  staff.getReport,
  staff.listGroupLinks,
  staff.clearGroupLink,
  support.createSupportCase,
  support.querySupportCases,
  support.querySupportCase,
  support.replySupportCase,
  support.closeSupportCase,
  support.listSupportCases,
  support.getSupportCase,
  support.claimSupportCase,
  support.answerSupportCase,
  support.closeSupportCaseAsStaff,
  development.readOutbox,
  development.moveClock,
  development.decideOwnKyc,
  development.useFaucet,
  development.simulateDeposit,
  orderSteps.getRToken,
  orderSteps.createOrder,
  orders.queryOrderList,
  orders.orderListCsv,
  orders.queryOrderDetails,
  orderSteps.updateOrderState,
  releaseOrders.releaseOrders,
  appeals.queryAppeal,
  appeals.addEvidence,
  chat.queryChatMsg,
  chat.sendChatMsg,
  chat.markChatRead,
  chat.uploadFileByFormData,
  staff.holdUser,
  staffSite.listFlagsForStaff,
  staffSite.setFlag,
  staffSite.listContentVersions,
  staffSite.publishContent,
  staffAppeals.listAppeals,
  staffAppeals.getAppeal,
  staffAppeals.claimAppeal,
  staffAppeals.previewRuling,
  staffAppeals.ruleAppeal,
  staffAppeals.approveRuling,
  staffAppeals.discountOrder,
  staffAppeals.listFlaggedTrades,
  staffAppeals.retryOrder,
] as const satisfies readonly Endpoint[];
