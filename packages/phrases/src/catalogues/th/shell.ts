import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "ข้ามไปที่เนื้อหา",

  "shell.account.loggedOut": "คุณออกจากระบบแล้ว",
  "shell.account.sessionEnded": "เซสชันของคุณสิ้นสุดแล้ว โปรดเข้าสู่ระบบอีกครั้ง",

  "shell.protection": "Parley ปกป้องคุณอย่างไร",
  "shell.contact": "ติดต่อฝ่ายบริการลูกค้า",

  "shell.error.notFound": "ไม่พบหน้านี้",
  "shell.error.notFoundRoute": "ไม่พบหน้านี้",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText": "ไม่มีเนื้อหาในที่อยู่นี้ อาจพิมพ์ที่อยู่ผิดหรือหน้านี้ถูกย้ายไปแล้ว",
  "shell.error.internal": "เซิร์ฟเวอร์ขัดข้อง",
  "shell.error.internalText":
    "เกิดข้อผิดพลาดจากระบบของเรา เหรียญและคำสั่งซื้อขายของคุณไม่ได้รับผลกระทบ โปรดลองอีกครั้งในอีกสักครู่",
  "shell.error.notAllowed": "ไม่มีสิทธิ์เข้าถึง",
  "shell.error.notAllowedText": "บัญชีของคุณไม่ได้รับอนุญาตให้ดูหน้านี้",
  "shell.error.limited": "คำขอมากเกินไป",
  "shell.error.limitedText": "มีคำขอจากคุณหรือเครือข่ายของคุณมากเกินไป โปรดรอหนึ่งนาทีแล้วลองอีกครั้ง",
  "shell.error.busy": "บริการไม่พร้อมใช้งาน",
  "shell.error.busyText":
    "ขณะนี้มีผู้ใช้งานเว็บไซต์จำนวนมาก เหรียญและคำสั่งซื้อขายของคุณไม่ได้รับผลกระทบ โปรดลองอีกครั้งในอีกสักครู่",
  "shell.error.accountGroup": "ไม่ทราบกลุ่มบัญชีของคุณ โปรดเข้าสู่ระบบอีกครั้ง",
  "shell.error.home": "กลับหน้าแรก",
  "shell.error.retry": "ลองอีกครั้ง",
  "shell.notDone.unknown": "ยังไม่ได้รับการยืนยัน",
  "shell.notDone.text": "เซิร์ฟเวอร์ยังไม่ยืนยัน โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้งที่นี่ รายการจะไม่ถูกทำซ้ำ",
  "shell.notDone.retry": "ลองอีกครั้ง",
  "shell.notDone.change": "ยังไม่ได้บันทึกการเปลี่ยนแปลง",

  "shell.amount.question": "คุณหมายถึงจำนวนใด",
  "shell.amount.notAmount": "ไม่สามารถอ่านเป็นจำนวนได้",
  "shell.amount.decimals": "ทศนิยมไม่เกิน {most} ตำแหน่ง",
  "shell.amount.check": "โปรดตรวจสอบจำนวน",
  "shell.error.network": "เครือข่ายขัดข้อง",
  "shell.error.requestFailed": "ดำเนินการตามคำขอไม่สำเร็จ โปรดลองอีกครั้ง",
  "shell.error.requestFailedRetry": "คำขอไม่สำเร็จ โปรดลองอีกครั้ง",
  "shell.error.newVersion": "มีเวอร์ชันใหม่ โปรดรีเฟรชหน้านี้!",
  "shell.error.noMatchingData": "ไม่พบข้อมูลที่ตรงกัน",

  "shell.refresh": "รีเฟรช",
  "shell.dismiss": "ปิด",
  "shell.toasts": "ข้อความแจ้งเตือน",
  "shell.loading": "กำลังโหลดหน้านี้",
  "shell.offline": "คุณออฟไลน์อยู่ ข้อมูลที่แสดงอาจไม่เป็นปัจจุบัน",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "ดูคำสั่งซื้อขาย",
});
