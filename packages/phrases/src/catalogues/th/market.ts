import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "ซื้อ {coin} ด้วย {currency}",
  "market.buy.meta.description":
    "ซื้อ {coin} ด้วย {currency} แบบ P2P ดูราคาอ้างอิง วงเงินต่อคำสั่งซื้อขาย ค่าธรรมเนียม และวิธีชำระเงิน เหรียญเก็บไว้ในเอสโครว์",
  "market.sell.meta.title": "ขาย {coin} เป็น {currency}",
  "market.sell.meta.description":
    "ขาย {coin} เป็น {currency} แบบ P2P ดูราคาอ้างอิง วงเงินต่อคำสั่งซื้อขาย ค่าธรรมเนียม และวิธีชำระเงิน เหรียญเก็บไว้ในเอสโครว์",

  "market.side": "ซื้อหรือขาย",
  "market.buy": "ซื้อ",
  "market.sell": "ขาย",
  "market.coins": "เหรียญ",
  "market.skip": "ข้ามไปที่ประกาศ",
  "market.show": "แสดง",
  "market.buy.title": "ซื้อ {coin} ด้วย {currency}",
  "market.sell.title": "ขาย {coin} เป็น {currency}",

  "market.facts.title": "เกี่ยวกับตลาดนี้",
  "market.facts.reference": "ราคาอ้างอิง",
  "market.facts.limits": "วงเงินต่อคำสั่งซื้อขาย",
  "market.facts.fee": "ค่าธรรมเนียมเทคเกอร์",
  "market.facts.methods": "วิธีชำระเงิน",
  "market.facts.methodCount": "{count, plural, other {วิธีชำระเงิน # วิธี}}",
  "market.stale": "ราคาล่าช้า",
  "market.unavailable": "ขณะนี้ไม่สามารถแสดงราคาได้",

  "market.closed": "ตลาดนี้ไม่ได้เปิดให้บริการ",
});
