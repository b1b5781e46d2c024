import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "个人之间买卖加密货币，币由平台托管。",
  "install.offline.title": "无网络连接",
  "install.offline.text": "无法连接 Parley。请检查您的网络连接。未完成订单的时限仍在计时。",
  "install.offline.retry": "重试",
});
