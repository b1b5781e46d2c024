import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "입력 내용이 누락되었거나 올바르지 않습니다. 표시된 항목을 확인해 주세요.",
  "errors.fieldRequired": "이 항목은 비워 둘 수 없습니다.",
  "errors.fieldInvalid": "올바르지 않은 값입니다.",
  "errors.fieldUnknown": "여기서 사용할 수 없는 항목입니다.",
  "errors.malformedRequest": "요청을 읽을 수 없습니다. 페이지를 새로고침한 뒤 다시 시도해 주세요.",
  "errors.notFound": "요청하신 내용이 없거나 삭제되었습니다.",
  "errors.methodNotAllowed": "이 주소에서는 지원하지 않는 요청입니다.",
  "errors.tooLarge": "요청이 너무 큽니다. 한 번에 보내는 양을 줄여 주세요.",
  "errors.unsupportedType": "지원하지 않는 파일 또는 콘텐츠 형식입니다.",
  "errors.stateChanged": "그사이 상태가 변경되었습니다. 현재 상태를 확인한 뒤 다시 시도해 주세요.",

  "errors.notLoggedIn": "계속하려면 로그인해 주세요.",
  "errors.notAllowed": "이 계정으로는 할 수 없는 작업입니다.",
  "errors.accountGroupMissing": "계정 그룹을 확인할 수 없습니다. 다시 로그인해 주세요.",
  "errors.accountGroupMismatch":
    "다른 계정 그룹의 주소입니다. 올바른 계정으로 다시 로그인해 주세요.",

  "errors.tooManyRequests": "요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.",
  "errors.internal": "시스템에 문제가 발생했습니다. 잠시 후 다시 시도해 주세요.",
  "errors.unavailable": "지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.",
  "errors.timeout": "응답 시간이 초과되었습니다. 다시 시도해 주세요.",

  "errors.unknownAsset": "거래를 지원하지 않는 코인입니다.",
  "errors.unknownFiat": "거래를 지원하지 않는 통화입니다.",
  "errors.unknownMarket": "해당 코인과 통화의 마켓이 없습니다.",
  "errors.ratesStale": "기준 가격이 최신이 아닙니다. 잠시 후 다시 시도해 주세요.",
});
