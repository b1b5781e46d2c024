import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "ข้อตกลงการใช้บริการ P2P",
  "agreement.meta.description":
    "กฎการซื้อขายบน Parley: เอสโครว์ การชำระเงิน การยกเลิก การอุทธรณ์ ค่าธรรมเนียม พฤติกรรมต้องห้าม ความเสี่ยง และข้อมูลของคุณ",
  "agreement.text": "โปรดอ่านและยอมรับ<link>ข้อตกลงการใช้บริการ P2P</link> ก่อนซื้อขาย",
  "agreement.version": "ฉบับที่ {version}",
  "agreement.contents": "สารบัญ",
  "agreement.body": "เนื้อหาของข้อตกลง",
  "agreement.otherLanguage": "ข้อความนี้ยังไม่มีในภาษาของคุณ",
  "agreement.read": "ฉันได้อ่านและยอมรับข้อตกลงนี้แล้ว",
  "agreement.required": "ต้องยอมรับข้อตกลงการใช้บริการ P2P ก่อนซื้อขาย",
  "agreement.changed": "ข้อตกลงมีการเปลี่ยนแปลงขณะที่คุณกำลังอ่าน โปรดอ่านฉบับใหม่",
  "agreement.accept": "ยอมรับ",
  "agreement.accepted": "คุณยอมรับข้อตกลงการใช้บริการ P2P แล้ว",
  "agreement.notDone": "ยังไม่ได้ยอมรับข้อตกลง",
  "agreement.later": "ไว้ภายหลัง",
  "agreement.close": "ปิด",
  "agreement.loading": "กำลังโหลดข้อตกลง",
  "agreement.failed": "โหลดข้อตกลงไม่สำเร็จ",
  "agreement.retry": "ลองอีกครั้ง",
});
