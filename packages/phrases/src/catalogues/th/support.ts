import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "ติดต่อฝ่ายบริการลูกค้า",
  "support.text": "บอกเราว่าเกิดอะไรขึ้น ฝ่ายบริการลูกค้าอ่านทุกข้อความ",
  "support.never": "อย่าส่งรหัสผ่านหรือรหัสความปลอดภัย ฝ่ายบริการลูกค้าไม่เคยขอข้อมูลเหล่านี้",
  "support.new": "ข้อความใหม่",
  "support.logIn": "มีบัญชีอยู่แล้วใช่ไหม <link>เข้าสู่ระบบ</link>เพื่อเขียนจากบัญชีของคุณและอ่านคำตอบที่นี่",
  "support.logInForCase": "<link>เข้าสู่ระบบ</link>เพื่ออ่านคำร้องของคุณ",

  "support.subject": "เกี่ยวกับเรื่องอะไร",
  "support.subject.choose": "เลือกหัวข้อ",
  "support.subject.account": "บัญชีและการตั้งค่า",
  "support.subject.login": "การเข้าสู่ระบบและการยืนยันความปลอดภัย",
  "support.subject.verification": "การยืนยันตัวตน",
  "support.subject.order": "คำสั่งซื้อขาย",
  "support.subject.appeal": "อุทธรณ์",
  "support.subject.deposit": "การฝาก",
  "support.subject.withdrawal": "การถอน",
  "support.subject.hold": "บัญชีถูกอายัด พักไว้ หรือบล็อก",
  "support.subject.other": "เรื่องอื่น",

  "support.order": "คำสั่งซื้อขาย",
  "support.order.none": "ไม่ระบุคำสั่งซื้อขาย",

  "support.message": "ข้อความของคุณ",
  "support.message.hint": "10 ถึง 2,000 ตัวอักษร เวลา จำนวนเงิน และที่อยู่ช่วยให้เราค้นหาได้",
  "support.message.short": "โปรดเขียนอย่างน้อย 10 ตัวอักษร",

  "support.email": "อีเมลของคุณ",
  "support.email.hint": "คำตอบจะส่งไปที่อีเมลนี้ เราไม่ใช้ในเรื่องอื่น",
  "support.email.invalid": "โปรดกรอกอีเมลที่ถูกต้อง",

  "support.send": "ส่ง",
  "support.checking": "กำลังตรวจสอบเบราว์เซอร์…",

  "support.notDone.send": "ข้อความของคุณยังไม่ถูกส่ง",
  "support.notDone.reply": "คำตอบกลับของคุณยังไม่ถูกส่ง",
  "support.notDone.close": "ยังไม่ได้ปิดคำร้อง",

  "support.sent.title": "ข้อความของคุณถึงฝ่ายบริการลูกค้าแล้ว",
  "support.sent.number": "หมายเลขคำร้องของคุณคือ {number}",
  "support.sent.account": "คุณจะอ่านคำตอบได้ในหน้านี้ เราจะแจ้งเมื่อมีคำตอบ",
  "support.sent.email": "คำตอบจะส่งไปที่ {email}",
  "support.sent.view": "ดูคำร้อง",
  "support.sent.another": "เขียนข้อความอื่น",

  "support.cases": "คำร้องของคุณ",
  "support.cases.none": "คุณยังไม่เคยเขียนถึงฝ่ายบริการลูกค้า",
  "support.cases.older": "คำร้องที่เก่ากว่า",
  "support.cases.newer": "คำร้องที่ใหม่กว่า",

  "support.case": "คำร้อง {number}",
  "support.case.unknown": "ไม่มีคำร้องนี้ในบัญชีนี้",

  "support.state.open": "รอฝ่ายบริการลูกค้า",
  "support.state.claimed": "กำลังดำเนินการ",
  "support.state.answered": "ตอบแล้ว",
  "support.state.closed": "ปิดแล้ว",

  "support.from.you": "คุณ",
  "support.from.staff": "ฝ่ายบริการลูกค้า",

  "support.reply": "คำตอบกลับของคุณ",
  "support.reply.send": "ส่งคำตอบกลับ",
  "support.field.blank": "ช่องนี้เว้นว่างไม่ได้",

  "support.close": "ปิดคำร้อง",
  "support.close.title": "ปิดคำร้องนี้หรือไม่",
  "support.close.text": "จะเขียนเพิ่มไม่ได้อีก คุณเปิดคำร้องใหม่ได้ทุกเมื่อ",
  "support.close.keep": "เปิดไว้ต่อ",
  "support.closed": "คำร้องนี้ปิดแล้ว",
});
