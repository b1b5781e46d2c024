import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "หน้า P2P",
  "native.nav.market": "ซื้อขาย",
  "native.nav.orders": "คำสั่งซื้อขาย",
  "native.nav.offers": "ประกาศของฉัน",
  "native.nav.payment": "วิธีชำระเงิน",
  "native.nav.account": "การตั้งค่า",
  "native.login.title": "เข้าสู่ระบบ",
  "native.login.text": "เข้าสู่ระบบในแอปเพื่อดำเนินการต่อ",
  "native.login.button": "เข้าสู่ระบบ",
  "native.login.failed": "แอปไม่สามารถเข้าสู่ระบบให้คุณได้ โปรดลองอีกครั้ง",
  "native.logOut": "ออกจากระบบ",
  "native.outdated": "ต้องใช้แอปเวอร์ชันใหม่กว่านี้",
  "native.update": "อัปเดต",
  "native.picture.save": "บันทึกรูปภาพ",
  "native.picture.saved": "บันทึกรูปภาพแล้ว",
  "native.picture.failed": "บันทึกรูปภาพไม่สำเร็จ",
  "native.community.text": "ผู้ใช้คนอื่นอาจรู้คำตอบเช่นกัน",
  "native.community.open": "ถามชุมชน",
});
