import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "ซื้อขายคริปโตระหว่างบุคคล โดยเหรียญถูกเก็บไว้ในเอสโครว์",
  "install.offline.title": "ไม่มีการเชื่อมต่อ",
  "install.offline.text":
    "ไม่สามารถเข้าถึง Parley ได้ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต เวลาของคำสั่งซื้อขายที่เปิดอยู่ยังคงเดินต่อไป",
  "install.offline.retry": "ลองอีกครั้ง",
  "install.push.title": "การแจ้งเตือนแบบพุช",
  "install.push.text":
    "ข่าวเกี่ยวกับคำสั่งซื้อขายของคุณจะมาถึงอุปกรณ์นี้แม้ปิด Parley อยู่ หน้าจอล็อกจะไม่แสดงจำนวนเงินและชื่อ",
  "install.push.switch": "อุปกรณ์นี้",
  "install.push.switch.text": "คำสั่งซื้อขายและการอุทธรณ์",
  "install.push.unsupported": "เบราว์เซอร์นี้ไม่รองรับการแจ้งเตือนแบบพุช",
  "install.push.homeScreen":
    "บน iPhone และ iPad ให้เพิ่ม Parley ลงในหน้าจอโฮมก่อน: แตะแชร์ แล้วแตะ “เพิ่มไปยังหน้าจอโฮม” จากนั้นเปิด Parley จากที่นั่น",
  "install.push.blocked":
    "เบราว์เซอร์ของคุณบล็อกการแจ้งเตือนจากเว็บไซต์นี้ โปรดอนุญาตในการตั้งค่าเว็บไซต์ของเบราว์เซอร์ แล้วเปิดใช้ที่นี่",
  "install.push.refused": "เบราว์เซอร์ไม่ได้รับอนุญาตให้แสดงการแจ้งเตือน",
  "install.push.isOn": "อุปกรณ์นี้รับการแจ้งเตือนแบบพุชแล้ว",
  "install.push.isOff": "อุปกรณ์นี้ไม่รับการแจ้งเตือนแบบพุชอีกต่อไป",
  "install.push.failed": "ไม่สามารถเปิดการแจ้งเตือนแบบพุชได้ โปรดลองอีกครั้งภายหลัง",
  "install.sound.title": "คำสั่งซื้อขายใหม่",
  "install.sound.switch": "เสียงเมื่อมีคำสั่งซื้อขายใหม่",
  "install.sound.text": "บนอุปกรณ์นี้ ขณะที่เปิด Parley อยู่",
});
