import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "ซื้อขายด่วน: ซื้อหรือขายคริปโตในราคาที่ดีที่สุด",
  "express.meta.description":
    "ระบุจำนวนที่ต้องการซื้อหรือขาย Parley จะค้นหาประกาศที่ดีที่สุดที่คุณรับได้และกรอกแบบฟอร์มให้ โดยเหรียญถูกเก็บไว้ในเอสโครว์",

  "express.title": "ซื้อขายด่วน",
  "express.lead": "ระบุจำนวน แล้วเราจะค้นหาประกาศที่ดีที่สุดที่คุณรับได้ และเปิดแบบฟอร์มที่กรอกไว้ให้แล้ว",

  "express.side": "ซื้อหรือขาย",
  "express.buy": "ซื้อ",
  "express.sell": "ขาย",
  "express.amount": "จำนวนเงิน",
  "express.unit": "หน่วยของจำนวน",
  "express.coin": "เหรียญ",
  "express.currency": "สกุลเงิน",
  "express.method": "วิธีชำระเงิน",
  "express.anyMethod": "วิธีชำระเงินใดก็ได้",
  "express.find": "ค้นหาประกาศที่ดีที่สุด",

  "express.best": "ประกาศที่ดีที่สุดสำหรับคุณ",
  "express.enterAmount": "กรอกจำนวนเพื่อดูประกาศที่ดีที่สุด",
  "express.note": "ระบบตรวจสอบราคาใหม่ทุกไม่กี่วินาที ราคาจะคงที่เมื่อคุณส่งคำสั่งซื้อขาย",
  "express.allOffers": "ดูประกาศทั้งหมด",
  "express.searching": "กำลังค้นหาประกาศที่ดีที่สุด",

  "express.none.title": "ขณะนี้ไม่มีประกาศ",
  "express.none.text": "ขณะนี้ไม่มีใครซื้อขาย {token} ด้วย {fiat} ลองเลือกเหรียญหรือสกุลเงินอื่น",
  "express.noMethod.title": "ไม่มีประกาศที่ใช้วิธีชำระเงินนี้",
  "express.noMethod.text": "มีประกาศที่ใช้วิธีชำระเงินอื่น",
  "express.outside.title": "ไม่มีประกาศที่รับจำนวนนี้",
  "express.outside.text": "ขณะนี้คุณซื้อขายได้ระหว่าง {least} ถึง {most}",
  "express.use": "ใช้ {amount}",
  "express.paused.title": "ตลาดนี้หยุดชั่วคราว",
  "express.paused.text": "ขณะนี้ไม่สามารถซื้อขาย {token} ด้วย {fiat} ได้ โปรดกลับมาใหม่ภายหลัง",
  "express.limit.title": "ถึงวงเงินของคุณแล้ว",
  "express.limit.text": "คุณมีคำสั่งซื้อขายที่เปิดอยู่ครบตามที่มีได้ในขณะนี้ โปรดดำเนินการให้เสร็จหนึ่งรายการก่อน",
  "express.limit.orders": "ดูคำสั่งซื้อขายของฉัน",
  "express.failed": "ตรวจสอบราคาไม่ได้",

  "express.how.title": "ซื้อขายด่วนทำงานอย่างไร",
  "express.how.amount": "คุณระบุจำนวนที่ต้องการซื้อหรือขาย และวิธีที่ต้องการจ่ายหรือรับเงิน",
  "express.how.match":
    "Parley เปรียบเทียบประกาศทั้งหมดที่คุณรับได้ และแสดงประกาศที่ราคาดีที่สุดโดยรวมค่าธรรมเนียมแล้ว",
  "express.how.order": "คุณตรวจสอบแบบฟอร์มแล้วส่งคำสั่งซื้อขาย จากนั้นเหรียญจะถูกเก็บไว้ในเอสโครว์",
});
