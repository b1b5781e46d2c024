import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "ซื้อขายคริปโตระหว่างบุคคล โดยเหรียญถูกเก็บไว้ในเอสโครว์",
  "install.offline.title": "ไม่มีการเชื่อมต่อ",
  "install.offline.text":
    "ไม่สามารถเข้าถึง Parley ได้ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต เวลาของคำสั่งซื้อขายที่เปิดอยู่ยังคงเดินต่อไป",
  "install.offline.retry": "ลองอีกครั้ง",
});
