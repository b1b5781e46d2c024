import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "ข้ามไปที่เนื้อหา",
  "shell.home": "Parley หน้าแรก",
  "shell.nav": "เมนูหลัก",
  "shell.nav.buy": "ซื้อ",
  "shell.nav.sell": "ขาย",
  "shell.language": "ภาษา",
  "shell.theme.dark": "ใช้ธีมมืด",
  "shell.theme.light": "ใช้ธีมสว่าง",

  "shell.footer.trade": "ซื้อขาย",
  "shell.footer.buy": "ซื้อคริปโต",
  "shell.footer.sell": "ขายคริปโต",
  "shell.footer.developers": "นักพัฒนา",
  "shell.footer.apiDocs": "เอกสาร API",
  "shell.footer.openApi": "ไฟล์ข้อกำหนด OpenAPI",
  "shell.footer.risk": "ราคาคริปโตอาจเปลี่ยนแปลงรวดเร็วและรุนแรง โปรดซื้อขายเฉพาะจำนวนที่คุณยอมรับการสูญเสียได้",
  "shell.footer.licence": "Parley เป็นซอฟต์แวร์โอเพนซอร์ส",

  "shell.error.notFound": "ไม่พบหน้านี้",
  "shell.error.notFoundRoute": "ไม่พบหน้านี้",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText": "ไม่มีเนื้อหาในที่อยู่นี้ อาจพิมพ์ที่อยู่ผิดหรือหน้านี้ถูกย้ายไปแล้ว",
  "shell.error.internal": "เซิร์ฟเวอร์ขัดข้อง",
  "shell.error.internalText":
    "เกิดข้อผิดพลาดจากระบบของเรา เหรียญและคำสั่งซื้อขายของคุณไม่ได้รับผลกระทบ โปรดลองอีกครั้งในอีกสักครู่",
  "shell.error.home": "กลับหน้าแรก",
  "shell.error.retry": "ลองอีกครั้ง",
  "shell.error.network": "เครือข่ายขัดข้อง",
  "shell.error.requestFailed": "ดำเนินการตามคำขอไม่สำเร็จ โปรดลองอีกครั้ง",
  "shell.error.requestFailedRetry": "คำขอไม่สำเร็จ โปรดลองอีกครั้ง",
  "shell.error.newVersion": "มีเวอร์ชันใหม่ โปรดรีเฟรชหน้านี้!",
  "shell.error.noMatchingData": "ไม่พบข้อมูลที่ตรงกัน",

  "shell.refresh": "รีเฟรช",
  "shell.dismiss": "ปิด",
  "shell.toasts": "ข้อความแจ้งเตือน",
  "shell.offline": "คุณออฟไลน์อยู่ ข้อมูลที่แสดงอาจไม่เป็นปัจจุบัน",
});
