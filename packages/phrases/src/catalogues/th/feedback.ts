import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "รีวิว",
  "feedback.empty": "ยังไม่มีรีวิว",
  "feedback.emptyText": "รีวิวจะแสดงที่นี่หลังคำสั่งซื้อขายสำเร็จ",
  "feedback.filter": "แสดง",
  "feedback.filter.all": "ทั้งหมด",
  "feedback.positive": "เชิงบวก",
  "feedback.negative": "เชิงลบ",
  "feedback.reply": "ตอบกลับ",
  "feedback.replyFrom": "คำตอบจาก {name}",
  "feedback.replyLabel": "คำตอบของคุณ",
  "feedback.replySend": "ส่งคำตอบ",
  "feedback.replied": "เผยแพร่คำตอบของคุณแล้ว",
  "feedback.more": "แสดงเพิ่มเติม",
  "feedback.failed": "โหลดรีวิวไม่ได้",
  "feedback.retry": "ลองอีกครั้ง",
  "feedback.form.title": "การซื้อขายกับ {name} เป็นอย่างไรบ้าง",
  "feedback.form.good": "ดี",
  "feedback.form.bad": "ไม่ดี",
  "feedback.form.comment": "ความคิดเห็น (ไม่บังคับ)",
  "feedback.form.hint": "ทุกคนอ่านรีวิวของคุณได้ และแก้ไขภายหลังไม่ได้",
  "feedback.form.send": "ส่งรีวิว",
  "feedback.form.choose": "โปรดเลือก “ดี” หรือ “ไม่ดี”",
  "feedback.form.done": "ขอบคุณสำหรับรีวิวของคุณ",
});
