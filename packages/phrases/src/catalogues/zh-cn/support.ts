import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "联系客服",
  "support.text": "请告诉我们发生了什么。客服会阅读每一条消息。",
  "support.never": "切勿发送密码或安全验证码。客服绝不会索取。",
  "support.new": "新消息",
  "support.logIn": "已有账户？<link>登录</link>后可用账户提交，并在此查看回复。",
  "support.logInForCase": "请<link>登录</link>后查看工单。",

  "support.subject": "您要咨询什么？",
  "support.subject.choose": "选择主题",
  "support.subject.account": "账户与设置",
  "support.subject.login": "登录与安全验证",
  "support.subject.verification": "身份认证",
  "support.subject.order": "订单",
  "support.subject.appeal": "申诉",
  "support.subject.deposit": "充值",
  "support.subject.withdrawal": "提现",
  "support.subject.hold": "账户冻结、暂扣或限制",
  "support.subject.other": "其他",

  "support.order": "订单",
  "support.order.none": "不涉及具体订单",

  "support.message": "您的消息",
  "support.message.hint": "10 至 2,000 个字符。提供时间、金额和地址有助于我们查找。",
  "support.message.short": "请至少输入 10 个字符。",

  "support.email": "您的邮箱",
  "support.email.hint": "回复将发送到此邮箱，不作其他用途。",
  "support.email.invalid": "请输入有效的邮箱地址。",

  "support.send": "发送",
  "support.checking": "正在检查您的浏览器…",

  "support.notDone.send": "您的消息未发送",
  "support.notDone.reply": "您的回复未发送",
  "support.notDone.close": "工单未关闭",

  "support.sent.title": "客服已收到您的消息",
  "support.sent.number": "您的工单号是 {number}。",
  "support.sent.account": "您可在此页面查看回复，收到回复时我们会通知您。",
  "support.sent.email": "回复将发送到 {email}。",
  "support.sent.view": "查看工单",
  "support.sent.another": "再写一条消息",

  "support.cases": "您的工单",
  "support.cases.none": "您还没有联系过客服。",
  "support.cases.older": "更早的工单",
  "support.cases.newer": "较新的工单",

  "support.case": "工单 {number}",
  "support.case.unknown": "此账户中没有该工单。",

  "support.state.open": "等待客服处理",
  "support.state.claimed": "处理中",
  "support.state.answered": "已回复",
  "support.state.closed": "已关闭",

  "support.from.you": "您",
  "support.from.staff": "客服",

  "support.reply": "您的回复",
  "support.reply.send": "发送回复",
  "support.field.blank": "此项不能为空。",

  "support.close": "关闭工单",
  "support.close.title": "关闭此工单？",
  "support.close.text": "关闭后无法再继续留言。您可以随时提交新工单。",
  "support.close.keep": "保持开启",
  "support.closed": "此工单已关闭。",
});
