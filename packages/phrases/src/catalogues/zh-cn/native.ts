import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "P2P 页面",
  "native.nav.market": "交易",
  "native.nav.orders": "订单",
  "native.nav.offers": "我的广告",
  "native.nav.payment": "支付方式",
  "native.nav.account": "设置",
  "native.login.title": "登录",
  "native.login.text": "请在应用中登录后继续。",
  "native.login.button": "登录",
  "native.login.failed": "应用未能让您登录，请重试。",
  "native.logOut": "退出登录",
  "native.outdated": "此功能需要更新版本的应用。",
  "native.update": "更新",
  "native.picture.save": "保存图片",
  "native.picture.saved": "图片已保存。",
  "native.picture.failed": "图片保存失败。",
  "native.community.text": "其他用户可能也知道答案。",
  "native.community.open": "咨询社区",
});
