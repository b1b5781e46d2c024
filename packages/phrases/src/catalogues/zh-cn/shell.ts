import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "跳到正文",

  "shell.account.loggedOut": "您已退出登录。",
  "shell.account.sessionEnded": "会话已结束，请重新登录。",

  "shell.protection": "Parley 如何保护您",
  "shell.contact": "联系客服",

  "shell.error.notFound": "页面不存在",
  "shell.error.notFoundRoute": "页面不存在",
  "shell.error.atPath": "{message}：{path}",
  "shell.error.notFoundText": "该地址没有内容，可能是地址输入有误，或页面已移至别处。",
  "shell.error.internal": "服务器内部错误",
  "shell.error.internalText": "系统出现问题，您的资产和订单不受影响，请稍后再试。",
  "shell.error.notAllowed": "无权访问",
  "shell.error.notAllowedText": "您的账户无权查看此页面。",
  "shell.error.limited": "请求过于频繁",
  "shell.error.limitedText": "来自您或您所在网络的请求过多，请等待一分钟后再试。",
  "shell.error.busy": "服务暂时不可用",
  "shell.error.busyText": "网站当前访问量过大，您的资产和订单不受影响，请稍后再试。",
  "shell.error.accountGroup": "无法识别您的账户组，请重新登录。",
  "shell.error.home": "返回首页",
  "shell.error.retry": "重试",
  "shell.notDone.unknown": "尚未确认",
  "shell.notDone.text": "服务器尚未确认。请检查网络后在此重试，不会重复执行。",
  "shell.notDone.retry": "重试",
  "shell.notDone.change": "修改未保存",

  "shell.amount.question": "您指的是哪个数额？",
  "shell.amount.notAmount": "无法识别为数额。",
  "shell.amount.decimals": "最多 {most} 位小数。",
  "shell.amount.check": "请检查数额。",
  "shell.error.network": "网络错误",
  "shell.error.requestFailed": "请求失败，请重试",
  "shell.error.requestFailedRetry": "请求失败，请重试",
  "shell.error.newVersion": "已有新版本，请刷新页面！",
  "shell.error.noMatchingData": "没有符合条件的数据",

  "shell.refresh": "刷新",
  "shell.dismiss": "关闭",
  "shell.toasts": "消息",
  "shell.loading": "页面加载中",
  "shell.offline": "您已离线，当前显示的内容可能不是最新的。",

  "shell.join.label": "{label}：{value}",
  "shell.join.list": "{before}、{after}",
  "shell.join.sentences": "{before}{after}",
  "shell.join.aside": "{text}（{aside}）",
  "shell.newOrder.open": "查看订单",
});
