import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "個人之間買賣加密貨幣，幣由平台託管。",
  "install.offline.title": "沒有網路連線",
  "install.offline.text": "無法連線至 Parley。請檢查您的網路連線。未完成訂單的時限仍在計時。",
  "install.offline.retry": "重試",
  "install.push.title": "推播通知",
  "install.push.text": "即使關閉 Parley，您的訂單消息也會送達此裝置。鎖定畫面不會顯示金額和姓名。",
  "install.push.switch": "此裝置",
  "install.push.switch.text": "訂單與申訴",
  "install.push.unsupported": "此瀏覽器不支援推播通知。",
  "install.push.homeScreen":
    "在 iPhone 和 iPad 上，請先將 Parley 加入主畫面：點一下「分享」，再點一下「加入主畫面」，然後從主畫面開啟 Parley。",
  "install.push.blocked":
    "您的瀏覽器已封鎖本站的通知。請在瀏覽器的網站設定中允許通知，然後在此開啟。",
  "install.push.refused": "瀏覽器未獲准顯示通知。",
  "install.push.isOn": "此裝置現在會收到推播通知。",
  "install.push.isOff": "此裝置不再收到推播通知。",
  "install.push.failed": "無法開啟推播通知。請稍後再試。",
  "install.sound.title": "新訂單",
  "install.sound.switch": "新訂單提示音",
  "install.sound.text": "在此裝置上，Parley 開啟期間",
});
