import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "ข้อมูลบางส่วนขาดหายหรือไม่ถูกต้อง โปรดตรวจสอบช่องที่ทำเครื่องหมายไว้",
  "errors.fieldRequired": "ช่องนี้เว้นว่างไม่ได้",
  "errors.fieldInvalid": "ค่านี้ไม่ถูกต้อง",
  "errors.fieldUnknown": "ไม่รู้จักช่องนี้ในคำขอนี้",
  "errors.malformedRequest": "ไม่สามารถอ่านคำขอได้ โปรดรีเฟรชหน้านี้แล้วลองอีกครั้ง",
  "errors.notFound": "สิ่งที่คุณขอไม่มีอยู่หรือไม่มีอีกต่อไปแล้ว",
  "errors.methodNotAllowed": "ที่อยู่นี้ไม่รับคำขอประเภทดังกล่าว",
  "errors.tooLarge": "คำขอมีขนาดใหญ่เกินไป โปรดส่งข้อมูลต่อครั้งให้น้อยลง",
  "errors.unsupportedType": "ไม่รองรับไฟล์หรือเนื้อหาประเภทนี้",
  "errors.stateChanged": "ข้อมูลมีการเปลี่ยนแปลงระหว่างนี้ โปรดตรวจสอบสถานะปัจจุบันแล้วลองอีกครั้ง",

  "errors.notLoggedIn": "โปรดเข้าสู่ระบบเพื่อดำเนินการต่อ",
  "errors.notAllowed": "บัญชีของคุณไม่ได้รับอนุญาตให้ดำเนินการนี้",
  "errors.accountGroupMissing": "ไม่ทราบกลุ่มบัญชีของคุณ โปรดเข้าสู่ระบบอีกครั้ง",
  "errors.accountGroupMismatch": "ที่อยู่นี้เป็นของกลุ่มบัญชีอื่น โปรดเข้าสู่ระบบอีกครั้งด้วยบัญชีที่ถูกต้อง",

  "errors.tooManyRequests": "มีคำขอมากเกินไป โปรดรอสักครู่แล้วลองอีกครั้ง",
  "errors.internal": "เกิดข้อผิดพลาดจากระบบของเรา โปรดลองอีกครั้งในอีกสักครู่",
  "errors.unavailable": "ขณะนี้บริการไม่พร้อมใช้งาน โปรดลองอีกครั้งในอีกสักครู่",
  "errors.timeout": "ใช้เวลาตอบกลับนานเกินไป โปรดลองอีกครั้ง",

  "errors.unknownAsset": "ที่นี่ไม่มีการซื้อขายเหรียญนี้",
  "errors.unknownFiat": "ที่นี่ไม่มีการซื้อขายด้วยสกุลเงินนี้",
  "errors.unknownMarket": "ไม่มีตลาดสำหรับเหรียญและสกุลเงินนี้",
  "errors.ratesStale": "ราคาอ้างอิงไม่เป็นปัจจุบัน โปรดลองอีกครั้งในอีกสักครู่",
});
