import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "P2P 頁面",
  "native.nav.market": "交易",
  "native.nav.orders": "訂單",
  "native.nav.offers": "我的廣告",
  "native.nav.payment": "付款方式",
  "native.nav.account": "設定",
  "native.login.title": "登入",
  "native.login.text": "請在應用程式中登入後繼續。",
  "native.login.button": "登入",
  "native.login.failed": "應用程式未能讓您登入，請重試。",
  "native.logOut": "登出",
  "native.outdated": "此功能需要更新版本的應用程式。",
  "native.update": "更新",
  "native.picture.save": "儲存圖片",
  "native.picture.saved": "圖片已儲存。",
  "native.picture.failed": "圖片儲存失敗。",
  "native.community.text": "其他使用者可能也知道答案。",
  "native.community.open": "詢問社群",
});
