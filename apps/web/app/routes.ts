import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

/** Every page exists once per language; the server lets only the 17 known prefixes through. */
export default [
  ...prefix(":lang", [
    index("routes/home.tsx"),
    route("hkpay", "routes/hkpay.tsx"),
    route("start", "routes/start.tsx"),
    route("status", "routes/status.tsx"),
    route("help/contact", "routes/contact.tsx"),
    route("help", "routes/help/index.tsx"),
    route("help/announcements/:slug", "routes/help/announcement.tsx"),
    route("help/:slug", "routes/help/article.tsx"),
    ...prefix("p2p", [
      index("routes/p2p.tsx"),
      route("agreement", "routes/agreement.tsx"),
      layout("routes/layouts/defaulthome.tsx", [
        route("buy", "routes/market-buy.tsx"),
        route("sell", "routes/market-sell.tsx"),
        route("express", "routes/express.tsx"),
        route("buy/detail/:id", "routes/offer-buy.tsx"),
        route("sell/detail/:id", "routes/offer-sell.tsx"),
        route("advertiser/:uid", "routes/advertiser.tsx"),
        route("order", "routes/order.tsx"),
        route("payment", "routes/p2p-payment.tsx"),
        route("offers", "routes/offers/list.tsx"),
        route("offers/new", "routes/offers/new.tsx"),
        route("offers/:id", "routes/offers/edit.tsx"),
      ]),
    ]),
    layout("routes/layouts/auth.tsx", [
      route("login", "routes/login.tsx"),
      route("register", "routes/register.tsx"),
      route("forgot-password", "routes/forgot-password.tsx"),
      route("undo-change", "routes/undo-change.tsx"),
      route("cancel-request", "routes/cancel-request.tsx"),
    ]),
    layout("routes/layouts/account.tsx", [
      ...prefix("account", [
        route("kyc", "routes/account/kyc.tsx"),
        route("sub-users", "routes/account/sub-users.tsx"),
        route("api", "routes/account/api.tsx"),
        route("security", "routes/account/security.tsx"),
        route("notifications", "routes/account/notifications.tsx"),
        route("limits", "routes/account/limits.tsx"),
        route("settings", "routes/account/settings.tsx"),
      ]),
    ]),
    layout("routes/layouts/wallet.tsx", [
      ...prefix("wallet", [
        index("routes/wallet/overview.tsx"),
        route("deposit", "routes/wallet/deposit.tsx"),
        route("withdraw", "routes/wallet/withdraw.tsx"),
        route("statement", "routes/wallet/statement.tsx"),
      ]),
    ]),
    ...prefix("test", [
      route("avatar", "routes/test/avatar.tsx"),
      route("jsBridge", "routes/test/js-bridge.tsx"),
      route("locale", "routes/test/locale.tsx"),
      route("pinia", "routes/test/pinia.tsx"),
      route("request", "routes/test/request.tsx"),
      route("style", "routes/test/style.tsx"),
    ]),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
