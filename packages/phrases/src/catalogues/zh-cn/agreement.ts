import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "P2P 服务协议",
  "agreement.meta.description":
    "在 Parley 交易的规则：托管、付款、取消、申诉、手续费、禁止行为、风险及您的数据。",
  "agreement.text": "交易前请阅读并接受<link>《P2P 服务协议》</link>。",
  "agreement.version": "版本 {version}",
  "agreement.contents": "目录",
  "agreement.body": "协议正文",
  "agreement.otherLanguage": "本文暂未提供您所用语言的版本。",
  "agreement.read": "我已阅读并接受本协议。",
  "agreement.required": "交易前必须接受 P2P 服务协议。",
  "agreement.changed": "您阅读期间协议已更新，请阅读新版本。",
  "agreement.accept": "接受",
  "agreement.accepted": "您已接受 P2P 服务协议。",
  "agreement.notDone": "协议未被接受",
  "agreement.later": "暂不接受",
  "agreement.close": "关闭",
  "agreement.loading": "正在加载协议。",
  "agreement.failed": "协议加载失败。",
  "agreement.retry": "重试",
});
