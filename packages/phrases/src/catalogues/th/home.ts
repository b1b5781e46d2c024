import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: ซื้อขายคริปโตแบบ P2P",
  "home.meta.description":
    "ซื้อและขายคริปโตด้วยสกุลเงินของคุณผ่านประกาศของผู้ใช้รายอื่น Parley เก็บเหรียญไว้ในเอสโครว์จนกว่าจะยืนยันการชำระเงิน",

  "home.hero.title": "ซื้อขายคริปโตกับผู้ใช้ด้วยกันโดยตรง",
  "home.hero.text":
    "เลือกประกาศ ชำระเงินด้วยวิธีที่คุณใช้อยู่แล้ว แล้วรับเหรียญ Parley เก็บเหรียญไว้ในเอสโครว์ตั้งแต่นาทีแรก ทั้งสองฝ่ายจึงไม่ต้องอาศัยความไว้ใจกัน",
  "home.hero.buy": "ซื้อคริปโต",
  "home.hero.sell": "ขายคริปโต",

  "home.express.title": "ซื้อขายด่วน: ประกาศที่ดีที่สุดสำหรับจำนวนของคุณ",
  "home.express.side": "ซื้อหรือขาย",
  "home.express.amount": "จำนวนเงิน",
  "home.express.find": "ค้นหาประกาศที่ดีที่สุด",
  "home.express.youGet": "คุณจะได้รับประมาณ {amount}",
  "home.express.youGive": "คุณจะขายประมาณ {amount}",
  "home.express.price": "ราคาดีที่สุด: {price}",
  "home.express.none": "ขณะนี้ไม่มีประกาศที่ตรงกับจำนวนเงินนี้ ซื้อขายด่วนจะแสดงประกาศที่ใกล้เคียงที่สุด",

  "home.prices.title": "ราคาในตลาดหลัก",
  "home.prices.currency": "สกุลเงิน",
  "home.prices.show": "แสดงราคา",
  "home.prices.coin": "เหรียญ",
  "home.prices.price": "ราคาอ้างอิง",
  "home.prices.bestBuy": "ราคาซื้อที่ดีที่สุด",
  "home.prices.bestSell": "ราคาขายที่ดีที่สุด",
  "home.prices.offers": "ประกาศ: {count}",
  "home.prices.noOffers": "ไม่มีประกาศ",
  "home.prices.buy": "ซื้อ",
  "home.prices.sell": "ขาย",
  "home.prices.buyCoin": "ซื้อ {coin}",
  "home.prices.sellCoin": "ขาย {coin}",
  "home.prices.asOf": "อัปเดตเมื่อ {time}",
  "home.prices.stale": "ราคาล่าช้า",
  "home.prices.note":
    "ราคาอ้างอิงเป็นค่ามัธยฐานจากหลายแหล่ง ผู้ลงประกาศแต่ละรายกำหนดราคาของตนเองโดยอิงจากราคานี้",
  "home.prices.unavailable": "ขณะนี้ไม่สามารถแสดงราคาได้",

  "home.facts.title": "ตัวเลขน่ารู้ของ Parley",
  "home.facts.trades": "การซื้อขายที่สำเร็จ",
  "home.facts.release": "จากการชำระเงินถึงการปล่อยเหรียญ (มัธยฐาน)",
  "home.facts.escrow": "มูลค่าเหรียญในเอสโครว์ขณะนี้",
  "home.facts.coins": "เหรียญ",
  "home.facts.currencies": "สกุลเงิน",
  "home.facts.methods": "วิธีชำระเงิน",
  "home.facts.languages": "ภาษา",
  "home.facts.fee": "ค่าธรรมเนียมเทคเกอร์ ผู้ลงประกาศไม่ต้องจ่าย",

  "home.steps.title": "ขั้นตอนการซื้อขาย",
  "home.steps.order.title": "สร้างคำสั่งซื้อขาย",
  "home.steps.order.text": "เลือกประกาศและจำนวนที่ต้องการ นับจากนั้น Parley จะเก็บรักษาเหรียญของผู้ขายไว้",
  "home.steps.pay.title": "ชำระเงินให้ผู้ขาย",
  "home.steps.pay.text": "โอนเงินด้วยวิธีชำระเงินที่แนะนำภายในระยะเวลาชำระเงิน แล้วกด “ฉันชำระเงินแล้ว”",
  "home.steps.confirm.title": "ผู้ขายยืนยัน",
  "home.steps.confirm.text": "ผู้ขายตรวจสอบบัญชี แล้วกด “ได้รับเงินแล้ว ปล่อยเหรียญ”",
  "home.steps.transfer.title": "การโอนสินทรัพย์",
  "home.steps.transfer.text": "ระบบปล่อยเหรียญจากเอสโครว์ให้ผู้ซื้อ",
  "home.steps.done.title": "สำเร็จ",
  "home.steps.done.text": "เหรียญอยู่ในกระเป๋าของผู้ซื้อแล้ว หากเกิดปัญหาระหว่างทาง ทั้งสองฝ่ายยื่นอุทธรณ์ได้",

  "home.safety.title": "ปลอดภัยทั้งสองฝ่าย",
  "home.safety.escrow.title": "เอสโครว์ตั้งแต่นาทีแรก",
  "home.safety.escrow.text":
    "จำนวนเหรียญในประกาศมีอยู่จริงเสมอ ระบบกันเหรียญไว้ตั้งแต่เผยแพร่ประกาศ และเก็บไว้ตลอดเวลาที่คำสั่งซื้อขายของคุณยังดำเนินอยู่",
  "home.safety.identity.title": "เฉพาะผู้ที่ยืนยันตัวตนแล้ว",
  "home.safety.identity.text":
    "ทุกคนที่ซื้อขายได้ยืนยันตัวตน เบอร์โทรศัพท์ และอีเมลแล้ว ชื่อผู้ชำระเงินต้องตรงกับชื่อที่ลงทะเบียนไว้",
  "home.safety.appeal.title": "มีผู้ช่วยเหลือเสมอ",
  "home.safety.appeal.text":
    "หากไม่ได้รับเงินหรือคริปโต ให้ยื่นอุทธรณ์ เหรียญจะอยู่ในเอสโครว์จนกว่าฝ่ายบริการลูกค้าจะตัดสิน",
  "home.safety.clear.title": "รู้ขั้นต่อไปเสมอ",
  "home.safety.clear.text":
    "คำสั่งซื้อขายที่เปิดอยู่ทุกรายการบอกไว้ว่า หากไม่มีใครดำเนินการ เงินของใครจะเป็นอย่างไรและเมื่อใด",

  "home.rules.title": "กฎสามข้อที่ช่วยให้เงินของคุณปลอดภัย",
  "home.rules.own": "ชำระเงินจากบัญชีที่เป็นชื่อของคุณตามที่ลงทะเบียนไว้เท่านั้น",
  "home.rules.remark": "อย่าระบุข้อความเกี่ยวกับคริปโตหรือ Parley ในบันทึกช่วยจำของการโอนเงิน",
  "home.rules.private": "ซื้อขายบนแพลตฟอร์มเท่านั้น การซื้อขายส่วนตัวกับผู้ลงประกาศไม่ได้รับการคุ้มครองจากเอสโครว์",

  "home.start.title": "สิ่งที่ต้องมีก่อนซื้อขายครั้งแรก",
  "home.start.phone": "เบอร์โทรศัพท์ที่ยืนยันแล้ว",
  "home.start.email": "อีเมลที่ยืนยันแล้ว",
  "home.start.kyc": "การยืนยันตัวตน (KYC) ที่เสร็จสมบูรณ์",
  "home.start.agreement": "การยอมรับข้อตกลงการใช้บริการ P2P",
  "home.start.twoFactor": "การยืนยันตัวตนแบบสองขั้นตอน (2FA)",

  "home.questions.title": "คำถามที่พบบ่อย",
  "home.questions.fee.question": "ค่าธรรมเนียมการซื้อขายเท่าไร",
  "home.questions.fee.answer":
    "ผู้ที่เลือกซื้อขายตามประกาศจ่าย {rate} เป็นเหรียญ โดยหักจากจำนวนที่ได้รับ ผู้ลงประกาศไม่ต้องจ่าย ทั้งนี้ ธนาคารหรือผู้ให้บริการชำระเงินของคุณอาจคิดค่าธรรมเนียมแยกต่างหาก",
  "home.questions.time.question": "ใช้เวลานานเท่าไร",
  "home.questions.time.answer":
    "ทุกประกาศระบุระยะเวลาชำระเงินเป็นนาที ผู้ขายส่วนใหญ่ปล่อยเหรียญภายในไม่กี่นาทีหลังเงินเข้าบัญชี",
  "home.questions.unpaid.question": "ถ้าผู้ซื้อไม่ชำระเงินจะเป็นอย่างไร",
  "home.questions.unpaid.answer":
    "เมื่อครบระยะเวลาชำระเงิน คำสั่งซื้อขายจะถูกยกเลิกโดยอัตโนมัติ และเหรียญจะคืนกลับไปยังผู้ขาย",
  "home.questions.unreleased.question": "ชำระเงินแล้วแต่ผู้ขายไม่ปล่อยเหรียญ ต้องทำอย่างไร",
  "home.questions.unreleased.answer":
    "อย่ายกเลิกคำสั่งซื้อขาย ให้ยื่นอุทธรณ์พร้อมหลักฐานการชำระเงิน เหรียญจะอยู่ในเอสโครว์จนกว่าจะมีคำตัดสิน",
  "home.questions.price.question": "ใครเป็นผู้กำหนดราคา",
  "home.questions.price.answer":
    "ผู้ลงประกาศเป็นผู้กำหนด โดยตั้งเป็นราคาคงที่หรือราคาที่อิงตามตลาด ระบบไม่รับราคาที่ห่างจากราคาอ้างอิงมากเกินไป",
});
