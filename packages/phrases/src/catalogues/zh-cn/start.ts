import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "交易准备",
  "start.text": "每个步骤只需完成一次。已完成的步骤会保存，您可以随时停下，稍后在其他设备上继续。",
  "start.left": "还需约 {minutes} 分钟",
  "start.minutes": "约 {minutes} 分钟",
  "start.now": "立即完成",

  "start.phone.why": "用于在确认重要操作时接收短信验证码。",
  "start.email.why": "用于接收验证码和订单消息。",
  "start.kyc.why": "让交易双方都知道付款人是谁。请准备好护照、身份证或驾驶证。",
  "start.agreement.why": "适用于交易双方的规则。",
  "start.agreement.accept": "我已阅读并接受",
  "start.twoFactor.why": "凭手机应用中的验证码，只有您本人可以放币和提现。",
  "start.twoFactor.app":
    "您的手机需要身份验证器应用，例如 Google Authenticator，请先安装。按下按钮后会显示密钥，并向您绑定的联系方式发送验证码。",

  "start.order.title": "您的选择已保留",
  "start.order.text":
    "全部完成后，您将回到该广告，金额和支付方式保持不变。订单尚未提交，在此之前价格可能变动。",
  "start.order.view": "查看广告",

  "start.meanwhile": "等待期间您可以",
  "start.meanwhile.market": "查看广告和价格",
  "start.meanwhile.help": "了解交易如何受到保护",
  "start.meanwhile.reach": "选择通知方式",
  "start.meanwhile.phishing": "为我们的邮件设置防钓鱼码",

  "start.done.title": "您现在可以交易了",
  "start.done.text": "交易所需的一切均已设置完毕。",
  "start.done.order": "继续下单",
  "start.done.market": "查看广告",
  "start.done.back": "返回之前的页面",
  "start.done.toOrder": "一切就绪。请核对并提交订单。",
});
