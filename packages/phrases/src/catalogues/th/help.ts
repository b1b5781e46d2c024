import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "ความช่วยเหลือ",
  "help.lead": "บทความสั้น ๆ เกี่ยวกับการซื้อขายบน Parley บัญชี และความปลอดภัยของคุณ",
  "help.topic.trading": "การซื้อขาย",
  "help.topic.safety": "ความปลอดภัย",
  "help.topic.account": "บัญชีของคุณ",
  "help.topic.costs": "ค่าธรรมเนียมและวงเงิน",
  "help.all": "บทความช่วยเหลือทั้งหมด",
  "help.announcements": "ประกาศข่าวสาร",
  "help.rulingTime": "เวลาตั้งแต่ยื่นอุทธรณ์จนถึงคำตัดสิน (ค่ามัธยฐานของ {days} วันที่ผ่านมา): {time}",
  "help.contents": "ในหน้านี้",
  "help.otherLanguage": "ข้อความนี้ยังไม่มีในภาษาของคุณ",
  "help.outdated": "ข้อความภาษาอังกฤษใหม่กว่าคำแปลนี้",
  "help.readEnglish": "อ่านเป็นภาษาอังกฤษ",
  "help.failed": "ขณะนี้ไม่สามารถโหลดหน้าความช่วยเหลือได้",
});
