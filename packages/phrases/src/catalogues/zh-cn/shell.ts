import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "跳到正文",
  "shell.home": "Parley 首页",
  "shell.nav": "主菜单",
  "shell.nav.buy": "购买",
  "shell.nav.sell": "出售",
  "shell.language": "语言",
  "shell.theme.dark": "切换到深色模式",
  "shell.theme.light": "切换到浅色模式",

  "shell.footer.trade": "交易",
  "shell.footer.buy": "购买加密货币",
  "shell.footer.sell": "出售加密货币",
  "shell.footer.developers": "开发者",
  "shell.footer.apiDocs": "API 文档",
  "shell.footer.openApi": "OpenAPI 描述文件",
  "shell.footer.risk": "加密货币价格可能在短时间内大幅波动，请只投入您能够承受损失的资金。",
  "shell.footer.licence": "Parley 是开源软件。",

  "shell.error.notFound": "页面不存在",
  "shell.error.notFoundRoute": "页面不存在",
  "shell.error.atPath": "{message}：{path}",
  "shell.error.notFoundText": "该地址没有内容，可能是地址输入有误，或页面已移至别处。",
  "shell.error.internal": "服务器内部错误",
  "shell.error.internalText": "系统出现问题，您的资产和订单不受影响，请稍后再试。",
  "shell.error.home": "返回首页",
  "shell.error.retry": "重试",
  "shell.error.network": "网络错误",
  "shell.error.requestFailed": "请求失败，请重试",
  "shell.error.requestFailedRetry": "请求失败，请重试",
  "shell.error.newVersion": "已有新版本，请刷新页面！",
  "shell.error.noMatchingData": "没有符合条件的数据",

  "shell.refresh": "刷新",
  "shell.dismiss": "关闭",
  "shell.toasts": "消息",
  "shell.offline": "您已离线，当前显示的内容可能不是最新的。",
});
