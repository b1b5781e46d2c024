import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "個人之間買賣加密貨幣，幣由平台託管。",
  "install.offline.title": "沒有網路連線",
  "install.offline.text": "無法連線至 Parley。請檢查您的網路連線。未完成訂單的時限仍在計時。",
  "install.offline.retry": "重試",
});
