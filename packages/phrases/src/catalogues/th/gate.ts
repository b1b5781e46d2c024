import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "ก่อนเริ่มซื้อขาย",
  "gate.progress": "เสร็จแล้ว {done} จาก {all}",
  "gate.done": "เสร็จแล้ว",

  "gate.phone": "โทรศัพท์",
  "gate.phone.reason": "โปรดยืนยันโทรศัพท์ก่อนซื้อขาย",
  "gate.phone.action": "ยืนยันโทรศัพท์",
  "gate.email": "อีเมล",
  "gate.email.reason": "โปรดยืนยันอีเมลก่อนซื้อขาย",
  "gate.email.action": "ยืนยันอีเมล",
  "gate.kyc": "ตัวตน (KYC)",
  "gate.kyc.reason": "โปรดยืนยันตัวตน (KYC) ให้เสร็จก่อนซื้อขาย",
  "gate.kyc.action": "ยืนยันตัวตน",
  "gate.kyc.pending": "กำลังตรวจสอบ",
  "gate.kyc.pendingReason": "การยืนยันตัวตนของคุณอยู่ระหว่างการตรวจสอบ เราจะแจ้งให้ทราบทันทีที่ทราบผล",
  "gate.kyc.rejected": "ไม่อนุมัติ: ส่งอีกครั้ง",
  "gate.agreement": "ข้อตกลงการใช้บริการ",
  "gate.agreement.reason": "โปรดยอมรับข้อตกลงการใช้บริการ P2P ก่อนซื้อขาย",
  "gate.agreement.action": "อ่านและยอมรับ",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "โปรดตั้งค่า 2FA ก่อนซื้อขาย",
  "gate.twoFactor.action": "ตั้งค่า 2FA",

  "gate.master": "ดำเนินการโดยบัญชีหลัก",
  "gate.unfrozen.reason": "การซื้อขายของบัญชีคุณถูกอายัด โปรดติดต่อฝ่ายบริการลูกค้า",
  "gate.permission.reason": "บัญชีของคุณไม่ได้รับอนุญาตให้ซื้อขาย",
  "gate.permission.subUserReason": "บัญชีหลักยังไม่อนุญาตให้คุณซื้อขาย เฉพาะบัญชีหลักเท่านั้นที่เปลี่ยนได้",
});
