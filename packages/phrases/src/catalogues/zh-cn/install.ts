import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "个人之间买卖加密货币，币由平台托管。",
  "install.offline.title": "无网络连接",
  "install.offline.text": "无法连接 Parley。请检查您的网络连接。未完成订单的时限仍在计时。",
  "install.offline.retry": "重试",
  "install.push.title": "推送通知",
  "install.push.text": "即使关闭 Parley，您的订单消息也会送达此设备。锁屏上不显示金额和姓名。",
  "install.push.switch": "此设备",
  "install.push.switch.text": "订单和申诉",
  "install.push.unsupported": "此浏览器不支持推送通知。",
  "install.push.homeScreen":
    "在 iPhone 和 iPad 上，请先将 Parley 添加到主屏幕：轻点“共享”，再轻点“添加到主屏幕”，然后从主屏幕打开 Parley。",
  "install.push.blocked":
    "您的浏览器已屏蔽本站的通知。请在浏览器的网站设置中允许通知，然后在此开启。",
  "install.push.refused": "浏览器未获准显示通知。",
  "install.push.isOn": "此设备现在会收到推送通知。",
  "install.push.isOff": "此设备不再收到推送通知。",
  "install.push.failed": "无法开启推送通知。请稍后再试。",
  "install.sound.title": "新订单",
  "install.sound.switch": "新订单提示音",
  "install.sound.text": "在此设备上，Parley 打开期间",
});
