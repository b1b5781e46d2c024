import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "部分内容缺失或无效，请检查标出的字段。",
  "errors.fieldRequired": "此项不能为空。",
  "errors.fieldInvalid": "此值无效。",
  "errors.fieldUnknown": "此处不支持该字段。",
  "errors.malformedRequest": "无法识别该请求，请刷新页面后重试。",
  "errors.notFound": "您要查找的内容不存在或已被移除。",
  "errors.methodNotAllowed": "该地址不支持此类请求。",
  "errors.tooLarge": "请求内容过大，请减少单次发送的内容。",
  "errors.unsupportedType": "不支持此类文件或内容。",
  "errors.stateChanged": "状态已发生变化，请查看最新状态后重试。",

  "errors.notLoggedIn": "请先登录。",
  "errors.notAllowed": "您的账户无权执行此操作。",
  "errors.accountGroupMissing": "无法识别您的账户组，请重新登录。",
  "errors.accountGroupMismatch": "该地址属于其他账户组，请使用正确的账户重新登录。",

  "errors.tooManyRequests": "请求过于频繁，请稍后再试。",
  "errors.internal": "系统出现问题，请稍后再试。",
  "errors.unavailable": "服务暂时不可用，请稍后再试。",
  "errors.timeout": "响应超时，请重试。",

  "errors.unknownAsset": "本平台不支持交易该币种。",
  "errors.unknownFiat": "本平台不支持使用该货币交易。",
  "errors.unknownMarket": "没有该币种与货币的交易市场。",
  "errors.ratesStale": "参考价已过期，请稍后再试。",
});
