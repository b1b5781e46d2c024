import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "กลับไปที่ P2P",
  "detail.buyTitle": "ซื้อ {token} ด้วย {fiat}",
  "detail.sellTitle": "ขาย {token} เป็น {fiat}",
  "detail.description": "ประกาศบน Parley พร้อมราคา วงเงิน และข้อมูลผู้ลงประกาศ",
  "detail.facts": "ประกาศ",
  "detail.floating": "เปลี่ยนตามราคาอ้างอิง",
  "detail.fixed": "ราคาคงที่",
  "detail.conditions": "เงื่อนไข",
  "detail.condition.kyc": "ยืนยันตัวตนแล้ว",
  "detail.condition.trades": "{count, plural, other {ซื้อขายสำเร็จอย่างน้อย # ครั้ง}}",
  "detail.condition.completion": "อัตราสำเร็จอย่างน้อย {rate}",
  "detail.condition.days": "{count, plural, other {ลงทะเบียนมาแล้วอย่างน้อย # วัน}}",
  "detail.condition.firstCap": "คำสั่งซื้อขายแรกไม่เกิน {amount}",
  "detail.changed": "ผู้ลงประกาศได้แก้ไขประกาศนี้ คุณกำลังดูข้อมูลล่าสุด",
  "detail.opensAt": "จะเปิดเมื่อ {time}",
  "detail.reason.marketDisabled": "ตลาดนี้ปิดอยู่ในขณะนี้",
  "detail.reason.offerNotOnline": "ผู้ลงประกาศนำประกาศนี้ออฟไลน์แล้ว",
  "detail.reason.offerOutsideHours": "ขณะนี้อยู่นอกเวลาซื้อขายของประกาศนี้",
  "detail.reason.offerOfOwnGroup": "นี่คือประกาศของบัญชีคุณเอง",
  "detail.reason.traderBlocked": "คุณกับผู้ลงประกาศนี้ไม่สามารถซื้อขายกันได้",
  "detail.reason.conditionKyc": "ผู้ลงประกาศซื้อขายเฉพาะกับผู้ที่ยืนยันตัวตนแล้ว",
  "detail.reason.conditionTrades": "จำนวนการซื้อขายที่สำเร็จของคุณไม่ถึงตามที่ผู้ลงประกาศกำหนด",
  "detail.reason.conditionCompletion": "อัตราสำเร็จของคุณไม่ถึงตามที่ผู้ลงประกาศกำหนด",
  "detail.reason.conditionRegistered": "อายุบัญชีของคุณไม่ถึงตามที่ผู้ลงประกาศกำหนด",
  "detail.reason.ratesStale": "ไม่มีราคาปัจจุบันสำหรับประกาศนี้ โปรดลองอีกครั้งในอีกสักครู่",
  "detail.reason.offerHidden": "ขณะนี้ไม่สามารถซื้อขายกับประกาศนี้ได้",
  "detail.reason.openOrdersLimit":
    "คุณมีคำสั่งซื้อขายที่เปิดอยู่ครบตามที่มีได้ในขณะนี้ โปรดดำเนินการให้เสร็จหนึ่งรายการก่อน",
  "detail.reason.offerOrdersLimit":
    "คุณมีคำสั่งซื้อขายที่เปิดอยู่บนประกาศนี้ครบตามที่มีได้ โปรดดำเนินการให้เสร็จหนึ่งรายการก่อนหรือเลือกประกาศอื่น",
  "detail.reason.openWorthLimit": "รายการซื้อที่เปิดอยู่ของคุณถึงวงเงินแล้ว โปรดดำเนินการให้เสร็จหนึ่งรายการก่อน",
  "detail.reason.cancelLimit": "คุณยกเลิกคำสั่งซื้อขายมากเกินไปในช่วง 24 ชั่วโมงที่ผ่านมา",
  "detail.reason.advertiserLimit": "ขณะนี้ผู้ลงประกาศไม่สามารถรับคำสั่งซื้อขายเพิ่มได้",
  "detail.reason.staffMayNotTrade": "บัญชีพนักงานไม่สามารถซื้อขายได้",
  "detail.form.amountOutsideLimit":
    "โปรดปรับจำนวนคริปโตให้ < {amount} {token} เพื่อให้ตรงตามเงื่อนไขของผู้ลงประกาศ",
  "detail.form.amountBelowLimit":
    "โปรดปรับจำนวนคริปโตให้ > {amount} {token} เพื่อให้ตรงตามเงื่อนไขของผู้ลงประกาศ",
  "detail.form.fiatAtLeast": "ผู้ลงประกาศนี้รับคำสั่งซื้อขายขั้นต่ำ {amount}",
  "detail.form.fiatAtMost": "ผู้ลงประกาศนี้รับคำสั่งซื้อขายสูงสุด {amount}",
  "detail.form.overLimit": "วงเงินรายการซื้อที่เปิดอยู่ของคุณเหลือประมาณ {amount} สำหรับคำสั่งซื้อขายนี้",
  "detail.form.title": "คำสั่งซื้อขายของคุณ",
  "detail.form.max": "สูงสุด",
  "detail.form.balance": "ยอดคงเหลือ: {amount}",
  "detail.form.transfer": "โอน {token} ไปยังกระเป๋าสปอตของคุณ",
  "detail.form.notEnough": "กระเป๋าสปอตของคุณมี {token} ไม่เพียงพอ",
  "detail.fresh.note": "เพิ่งซื้อ: {amount} ถอนหรือขายได้ตั้งแต่ {time}",
  "detail.fresh.newAccount":
    "บัญชีของคุณมีอายุไม่ถึง 30 วัน: เหรียญที่ซื้อจะถอนหรือขายได้หลังคำสั่งซื้อขายเสร็จสิ้น 24 ชั่วโมง",
  "detail.fresh.reversible":
    "การชำระเงินด้วยวิธีนี้อาจถูกเรียกคืนได้: เหรียญที่ซื้อจะถอนหรือขายได้หลังคำสั่งซื้อขายเสร็จสิ้น 24 ชั่วโมง",
  "detail.form.tooSmall": "จำนวนนี้น้อยเกินไป",
  "detail.form.limits": "วงเงิน: {limits}",
  "detail.message": "ข้อความถึงผู้ซื้อขาย",
});
