import type en from "../en/kyc.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "kyc.title": "본인 인증",
  "kyc.text":
    "본인 인증은 한 번만 진행합니다. 서류는 암호화되어 보관되며, 검토 담당 직원만 열어 볼 수 있습니다.",

  "kyc.status": "상태",
  "kyc.status.none": "미인증",
  "kyc.status.pending": "검토 중",
  "kyc.status.approved": "인증됨",
  "kyc.status.rejected": "승인되지 않음",
  "kyc.account": "인증 유형",
  "kyc.name": "이름",
  "kyc.submittedAt": "제출일",
  "kyc.decidedAt": "결정일",
  "kyc.pending.title": "서류를 검토하고 있습니다",
  "kyc.pending.text":
    "보통 영업일 기준 하루가 걸리지 않습니다. 결과가 나오는 대로 알려 드리며, 이 페이지에도 자동으로 표시됩니다.",
  "kyc.approved.title": "본인 인증이 완료되었습니다",
  "kyc.approved.text":
    "결제는 이 명의의 계좌에서 이루어져야 합니다. 이름이 바뀌면 고객센터에 알려 주세요.",
  "kyc.rejected.title": "본인 인증이 승인되지 않았습니다",
  "kyc.rejected.text": "미비한 점을 수정하여 정보를 다시 제출해 주세요.",
  "kyc.rejected.again": "다시 제출",
  "kyc.continue": "P2P로 계속",
  "kyc.inherited.title": "마스터 계정의 인증을 따릅니다",
  "kyc.inherited.text":
    "마스터 계정의 명의로 거래합니다. 마스터 계정만 제출하거나 변경할 수 있습니다.",

  "kyc.steps": "인증 단계",
  "kyc.step.type": "계정 유형",
  "kyc.step.details": "정보",
  "kyc.step.documents": "서류",
  "kyc.step.review": "확인",
  "kyc.step.done": "(완료)",
  "kyc.back": "뒤로",
  "kyc.next": "계속",
  "kyc.submit": "검토 요청",
  "kyc.submitted": "정보가 제출되었습니다.",
  "kyc.loading": "양식을 불러오고 있습니다.",

  "kyc.type": "누구를 위한 계정인가요?",
  "kyc.type.individual": "개인",
  "kyc.type.individual.hint":
    "본인을 위해 거래합니다. 여권, 신분증 또는 운전면허증과 셀카가 필요합니다.",
  "kyc.type.company": "법인",
  "kyc.type.company.hint":
    "등록된 법인을 위해 거래합니다. 법인 등록 서류와 대표자의 신분증이 필요합니다.",

  "kyc.realName": "성명",
  "kyc.realName.hint": "서류에 적힌 그대로 성과 이름을 모두 입력하세요.",
  "kyc.birthDate": "생년월일",
  "kyc.country": "서류 발급 국가",
  "kyc.country.company": "등록 국가",
  "kyc.country.placeholder": "국가 선택",
  "kyc.country.search": "국가 검색",
  "kyc.country.empty": "일치하는 데이터가 없습니다",
  "kyc.documentType": "서류",
  "kyc.documentType.passport": "여권",
  "kyc.documentType.idCard": "신분증",
  "kyc.documentType.drivingLicence": "운전면허증",
  "kyc.documentNumber": "서류 번호",
  "kyc.companyName": "법인명",
  "kyc.companyName.hint": "등기부에 적힌 대로 법인 형태를 포함하여 입력하세요.",
  "kyc.registrationNumber": "등록 번호",
  "kyc.representativeName": "권한 있는 대표자",
  "kyc.representativeName.hint":
    "법인을 대표하여 행동하는 사람의 성명. 서류에 적힌 그대로 입력하세요.",

  "kyc.file.front.passport": "사진이 있는 페이지",
  "kyc.file.front": "앞면",
  "kyc.file.back": "뒷면",
  "kyc.file.selfie": "서류를 든 셀카",
  "kyc.file.registration": "법인 등록 증명서",
  "kyc.file.representative": "대표자 신분증",
  "kyc.file.owners": "소유자 명부(선택)",
  "kyc.file.mandate": "위임장(선택)",
  "kyc.file.hint":
    "JPG, PNG 또는 PDF, 최대 10 MB. 네 모서리가 모두 보이고 가려진 부분이 없어야 합니다.",
  "kyc.file.selfie.hint":
    "JPG 또는 PNG, 최대 10 MB. 얼굴과 사진이 있는 페이지가 모두 선명해야 합니다.",
  "kyc.file.choose": "파일 선택",
  "kyc.file.drop": "또는 여기에 놓기",
  "kyc.file.remove": "파일 삭제",
  "kyc.file.progress": "업로드 진행률",
  "kyc.file.uploading": "모든 파일이 업로드될 때까지 기다려 주세요.",
  "kyc.file.tooLarge": "10 MB보다 작은 파일을 선택해 주세요.",
  "kyc.file.wrongType": "업로드하지 못했습니다. JPG, PNG, PDF 파일만 지원합니다.",
  "kyc.file.wrongImage": "업로드하지 못했습니다. JPG와 PNG 이미지만 지원합니다.",
  "kyc.file.failed": "업로드하지 못했습니다.",

  "kyc.problem.blank": "이 항목은 비워 둘 수 없습니다.",
  "kyc.problem.missing": "이 서류를 업로드해 주세요.",
  "kyc.problem.tooYoung": "만 18세 이상이어야 합니다.",
  "kyc.problem.realName": "서류에 적힌 대로 성명을 문자로 입력해 주세요.",
  "kyc.problem.birthDate": "생년월일을 입력해 주세요.",
  "kyc.problem.country": "국가를 선택해 주세요.",
  "kyc.problem.documentNumber": "서류에 적힌 번호를 그대로 입력해 주세요.",
  "kyc.problem.companyName": "등기부에 적힌 명칭을 그대로 입력해 주세요.",
  "kyc.problem.registrationNumber": "등기부에 적힌 번호를 그대로 입력해 주세요.",
  "kyc.problem.representativeName": "서류에 적힌 대로 성명을 문자로 입력해 주세요.",
  "kyc.problem.file": "이 파일을 다시 업로드해 주세요.",

  "kyc.review.text": "모든 내용이 서류와 같은지 확인해 주세요.",
  "kyc.review.edit": "{section} 수정",
  "kyc.review.confirm": "제출하면 이 정보가 사실이고 서류가 진본임을 확인하는 것입니다.",
});
