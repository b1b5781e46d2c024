import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "รหัสความปลอดภัย Parley ของคุณ",
  "mail.code.register": "กรอกรหัสนี้เพื่อสร้างบัญชีของคุณ",
  "mail.code.login": "กรอกรหัสนี้เพื่อเข้าสู่ระบบบัญชีของคุณ",
  "mail.code.resetPassword": "กรอกรหัสนี้เพื่อตั้งรหัสผ่านใหม่",
  "mail.code.bindEmail": "กรอกรหัสนี้เพื่อผูกอีเมลกับบัญชีของคุณ",
  "mail.code.bindPhone": "กรอกรหัสนี้เพื่อผูกหมายเลขโทรศัพท์กับบัญชีของคุณ",
  "mail.code.unbindEmail": "กรอกรหัสนี้เพื่อยกเลิกการผูกอีเมลกับบัญชีของคุณ",
  "mail.code.unbindPhone": "กรอกรหัสนี้เพื่อยกเลิกการผูกหมายเลขโทรศัพท์กับบัญชีของคุณ",
  "mail.code.totpConfirm": "กรอกรหัสนี้เพื่อเปิดใช้ Google Authenticator",
  "mail.code.totpRemove": "กรอกรหัสนี้เพื่อปิดใช้ Google Authenticator",
  "mail.code.passwordChange": "กรอกรหัสนี้เพื่อเปลี่ยนรหัสผ่าน",
  "mail.code.passkeyAdd": "กรอกรหัสนี้เพื่อเพิ่มพาสคีย์ในบัญชีของคุณ",
  "mail.code.passkeyRemove": "กรอกรหัสนี้เพื่อลบพาสคีย์ออกจากบัญชีของคุณ",
  "mail.code.recoveryCodes": "กรอกรหัสนี้เพื่อสร้างรหัสกู้คืนชุดใหม่",
  "mail.code.createUserPayment": "กรอกรหัสนี้เพื่อเพิ่มวิธีชำระเงิน",
  "mail.code.updateUserPayment": "กรอกรหัสนี้เพื่อแก้ไขวิธีชำระเงิน",
  "mail.code.removeUserPayment": "กรอกรหัสนี้เพื่อลบวิธีชำระเงิน",
  "mail.code.release": "กรอกรหัสนี้เพื่อปล่อยเหรียญให้ผู้ซื้อ เฉพาะเมื่อเงินเข้าบัญชีของคุณแล้วเท่านั้น",
  "mail.code.split": "กรอกรหัสนี้เพื่อแบ่งเหรียญของคำสั่งซื้อขายระหว่างคุณกับผู้ซื้อ",
  "mail.code.withdraw": "กรอกรหัสนี้เพื่อถอนคริปโตจากบัญชีของคุณ",
  "mail.code.apiSettings": "กรอกรหัสนี้เพื่อเปลี่ยนการตั้งค่า API",
  "mail.code.subUsers": "กรอกรหัสนี้เพื่อให้สิทธิ์เข้าใช้ สิทธิ์การใช้งาน หรือคริปโตแก่บัญชีย่อย",
  "mail.code.staffAction": "กรอกรหัสนี้เพื่อยืนยันการดำเนินการของคุณในฐานะพนักงาน",
  "mail.code.valid": "รหัสนี้ใช้ได้ภายใน {minutes} นาที และใช้ได้เพียงครั้งเดียว",
  "mail.code.secret": "ห้ามบอกรหัสนี้แก่ผู้อื่น พนักงาน Parley จะไม่ขอรหัสนี้จากคุณ",
  "mail.code.ignore": "หากคุณไม่ได้ขอรหัสนี้ โปรดเพิกเฉยต่อข้อความนี้",
  "mail.code.alarm": "หากคุณไม่ได้ขอรหัสนี้ โปรดเปลี่ยนรหัสผ่านและตรวจสอบอุปกรณ์ที่หน้า “ความปลอดภัยของบัญชี”",

  "mail.alreadyRegistered.subject": "คุณมีบัญชี Parley อยู่แล้ว",
  "mail.alreadyRegistered.text":
    "มีผู้พยายามสมัครใช้งานด้วยข้อมูลของคุณ ข้อมูลนี้เป็นของบัญชีที่มีอยู่แล้ว จึงไม่มีการสร้างบัญชีใหม่",
  "mail.alreadyRegistered.advice":
    "หากเป็นคุณ โปรดเข้าสู่ระบบ หรือตั้งรหัสผ่านใหม่หากลืมรหัสเดิม หากไม่ใช่คุณ ก็ไม่ต้องดำเนินการใด",

  "mail.newDeviceLogin.subject": "มีการเข้าสู่ระบบบัญชี Parley ของคุณครั้งใหม่",
  "mail.newDeviceLogin.text": "มีการเข้าสู่ระบบบัญชีของคุณจากอุปกรณ์ใหม่",

  "mail.securityChanged.subject": "ความปลอดภัยของบัญชีคุณมีการเปลี่ยนแปลง",
  "mail.securityChanged.passwordChanged": "รหัสผ่านของคุณถูกเปลี่ยนแล้ว",
  "mail.securityChanged.passwordReset": "รหัสผ่านของคุณถูกรีเซ็ตแล้ว",
  "mail.securityChanged.emailBound": "มีการผูกอีเมลกับบัญชีของคุณ",
  "mail.securityChanged.emailUnbound": "มีการยกเลิกการผูกอีเมลกับบัญชีของคุณ",
  "mail.securityChanged.phoneBound": "มีการผูกหมายเลขโทรศัพท์กับบัญชีของคุณ",
  "mail.securityChanged.phoneUnbound": "มีการยกเลิกการผูกหมายเลขโทรศัพท์กับบัญชีของคุณ",
  "mail.securityChanged.totpEnabled": "เปิดใช้ Google Authenticator แล้ว",
  "mail.securityChanged.totpRemoved": "ปิดใช้ Google Authenticator แล้ว",
  "mail.securityChanged.passkeyAdded": "มีการเพิ่มพาสคีย์ในบัญชีของคุณ",
  "mail.securityChanged.passkeyRemoved": "มีการลบพาสคีย์ออกจากบัญชีของคุณ",
  "mail.securityChanged.recoveryCodeUsed": "มีการใช้รหัสกู้คืนของบัญชีคุณ",
  "mail.securityChanged.recoveryCodesRenewed": "มีการสร้างรหัสกู้คืนชุดใหม่ รหัสชุดเดิมใช้ไม่ได้แล้ว",
  "mail.securityChanged.subUserMayWithdraw":
    "บัญชีย่อยได้รับอนุญาตให้ถอนเหรียญด้วยการยืนยันของตนเอง โดยจะถอนได้หลังจาก 24 ชั่วโมง",
  "mail.securityChanged.antiPhishingCodeChanged": "รหัสป้องกันฟิชชิงของคุณถูกเปลี่ยนแล้ว",
  "mail.securityChanged.resetRequested": "มีการขอให้ฝ่ายบริการลูกค้ารีเซ็ตการยืนยันความปลอดภัยของคุณ",
  "mail.securityChanged.resetCancelled":
    "คำขอรีเซ็ตการยืนยันความปลอดภัยของคุณถูกยกเลิกแล้ว ไม่มีสิ่งใดถูกลบออกจากบัญชีของคุณ",
  "mail.securityChanged.contactChangeUndone":
    "การเปลี่ยนอีเมลหรือโทรศัพท์ของคุณถูกยกเลิกแล้ว อุปกรณ์ทั้งหมดออกจากระบบ โปรดตั้งรหัสผ่านใหม่ที่ “ลืมรหัสผ่าน”",
  "mail.securityChanged.apiKeyCreated":
    "มีการสร้างคีย์ API สำหรับบัญชีของคุณ โปรแกรมที่มีคีย์นี้สามารถดำเนินการในนามของคุณได้",
  "mail.securityChanged.apiKeyRevoked": "คีย์ API ของบัญชีคุณถูกเพิกถอน",
  "mail.securityChanged.subUserApiKey": "บัญชีย่อยสร้างคีย์ API",

  "mail.kycApproved.subject": "ตัวตนของคุณได้รับการยืนยันแล้ว",
  "mail.kycApproved.text": "การยืนยันตัวตนของคุณได้รับการอนุมัติแล้ว",
  "mail.kycAsked.subject": "เราต้องการข้อมูลเพิ่มเติมสำหรับการยืนยันตัวตนของคุณ",
  "mail.kycAsked.text":
    "ฝ่ายบริการลูกค้าต้องการข้อมูลเพิ่มเติมก่อนตัดสินใจเรื่องการยืนยันตัวตนของคุณ โปรดเพิ่มในหน้ายืนยันตัวตน",
  "mail.kycAsk.documentAgain": "เอกสารอีกครั้ง ให้ชัดและเห็นครบทุกมุม",
  "mail.kycAsk.otherSide": "อีกด้านหนึ่งของเอกสาร",
  "mail.kycAsk.selfieAgain": "เซลฟี่พร้อมเอกสารของคุณอีกครั้ง",
  "mail.kycAsk.proofOfAddress": "หลักฐานที่อยู่ อายุไม่เกินสามเดือน",
  "mail.kycAsk.proofOfName": "เอกสารที่อธิบายว่าทำไมชื่อจึงต่างกัน",
  "mail.kycRejected.subject": "การยืนยันตัวตนของคุณไม่ได้รับการอนุมัติ",
  "mail.kycRejected.text": "การยืนยันตัวตนของคุณไม่ได้รับการอนุมัติ โปรดแก้ไขข้อมูลแล้วส่งอีกครั้ง",
  "mail.kycReason.documentUnreadable": "เอกสารบางรายการอ่านไม่ชัด",
  "mail.kycReason.documentIncomplete": "เอกสารขาดบางหน้าหรือบางด้าน",
  "mail.kycReason.documentExpired": "เอกสารบางรายการหมดอายุแล้ว",
  "mail.kycReason.documentNotAccepted": "ไม่รับเอกสารประเภทนี้",
  "mail.kycReason.detailsMismatch": "ข้อมูลที่กรอกไม่ตรงกับเอกสาร",
  "mail.kycReason.selfieMismatch": "ภาพเซลฟีไม่ตรงกับรูปถ่ายในเอกสาร",
  "mail.kycReason.notGenuine": "ไม่สามารถยืนยันได้ว่าเอกสารเป็นของจริง",
  "mail.kycReason.other": "ไม่สามารถตรวจสอบเอกสารได้",

  "mail.subUserCreated.subject": "มีการเพิ่มบัญชีย่อยในบัญชีของคุณ",
  "mail.subUserCreated.text": "มีการเพิ่มบัญชีย่อยในบัญชีของคุณ",

  "mail.resetRequest.approved.subject": "คำขอรีเซ็ตความปลอดภัยของคุณได้รับการอนุมัติ",
  "mail.resetRequest.approved.text":
    "คำขอรีเซ็ตการยืนยันความปลอดภัยของคุณได้รับการอนุมัติแล้ว โปรดเข้าสู่ระบบแล้วตั้งค่าใหม่",
  "mail.resetRequest.refused.subject": "คำขอรีเซ็ตความปลอดภัยของคุณไม่ได้รับการอนุมัติ",
  "mail.resetRequest.refused.text":
    "คำขอรีเซ็ตการยืนยันความปลอดภัยของคุณไม่ได้รับการอนุมัติ บัญชีของคุณไม่มีการเปลี่ยนแปลง",

  "mail.depositCredited.subject": "เหรียญที่ฝากเข้ากระเป๋าแล้ว",
  "mail.depositCredited.text": "{amount} {token} เข้ากระเป๋าสปอตของคุณแล้ว",
  "mail.withdrawalSent.subject": "ส่งการถอนแล้ว",
  "mail.withdrawalSent.text": "การถอน {amount} {token} ของคุณถูกส่งแล้ว",
  "mail.withdrawalReturned.subject": "การถอนไม่ได้ถูกส่ง",
  "mail.withdrawalReturned.text":
    "การถอน {amount} {token} ของคุณไม่ได้ถูกส่ง เหรียญกลับเข้ากระเป๋าสปอตของคุณแล้ว",

  "mail.tradingFrozen.subject": "การซื้อขายของบัญชีคุณถูกอายัด",
  "mail.tradingFrozen.falseClaims":
    "คุณทำเครื่องหมายว่าชำระเงินแล้วหลายครั้งทั้งที่ไม่มีการชำระเงิน คุณจะสร้างคำสั่งซื้อขาย ลงประกาศ หรือถอนไม่ได้จนกว่าฝ่ายบริการลูกค้าจะตรวจสอบเสร็จ",
  "mail.tradingFrozen.staff":
    "ฝ่ายบริการลูกค้าอายัดการซื้อขายของบัญชีคุณ ขณะนี้คุณไม่สามารถสร้างคำสั่งซื้อขาย ลงประกาศ หรือถอนได้",
  "mail.tradingFrozen.hold":
    "ฝ่ายบริการลูกค้าระงับบัญชีของคุณจนถึง {time} ระหว่างนี้คุณไม่สามารถสร้างคำสั่งซื้อขาย ลงประกาศ หรือถอนได้ และเหรียญในคำสั่งซื้อขายของคุณจะยังอยู่ในเอสโครว์ หากคิดว่าเป็นความผิดพลาด โปรดติดต่อฝ่ายบริการลูกค้า",
  "mail.tradingFrozen.advice":
    "คำสั่งซื้อขายที่เปิดอยู่ยังดำเนินต่อไป คุณยังชำระเงิน ยกเลิก ปล่อยเหรียญ และยื่นอุทธรณ์ได้ หากคิดว่าเป็นความผิดพลาด โปรดติดต่อฝ่ายบริการลูกค้า",
  "mail.tradingRestored.subject": "คุณซื้อขายได้อีกครั้ง",
  "mail.tradingRestored.text":
    "ฝ่ายบริการลูกค้ายกเลิกการอายัดแล้ว คุณสามารถสร้างคำสั่งซื้อขาย ลงประกาศ และถอนได้อีกครั้ง",
  "mail.sessionsEnded.subject": "คุณถูกออกจากระบบทุกที่แล้ว",
  "mail.sessionsEnded.text":
    "ฝ่ายบริการลูกค้าได้ยุติการเข้าสู่ระบบทั้งหมดและคีย์ API ของบัญชีคุณ โปรดเข้าสู่ระบบอีกครั้ง หากคุณไม่ได้ขอ ให้เปลี่ยนรหัสผ่านก่อน",
  "mail.staffInvitation.subject": "คำเชิญเข้าร่วมทีม Parley",
  "mail.staffInvitation.text":
    "คุณได้รับเชิญให้ทำงานในฝ่ายบริการลูกค้าของ Parley เข้าสู่ระบบด้วยบัญชีที่ใช้อีเมลนี้ ตั้งค่าพาสคีย์หรือ Google Authenticator แล้วตอบรับภายใน {time} ลิงก์ใช้ได้ครั้งเดียว",
  "mail.staffInvitation.link": "ตอบรับคำเชิญ",
  "mail.staffLogHead.subject": "บันทึกของทีมงาน {day}",
  "mail.staffLogHead.text":
    "บันทึกของทีมงานวันนี้สิ้นสุดที่แถว {number} แฮชของแถวนี้: {hash} เก็บอีเมลนี้ไว้ เพื่อพิสูจน์ได้ว่าแถวต่าง ๆ จนถึงแถวนี้ถูกแก้ไขภายหลังหรือไม่",
  "mail.supportAnswered.subject": "ฝ่ายบริการลูกค้าตอบคุณแล้ว",
  "mail.supportAnswered.text": "ฝ่ายบริการลูกค้าตอบข้อความของคุณแล้ว",
  "mail.offerTakenDown.subject": "ประกาศของคุณถูกนำออก",
  "mail.offerTakenDown.text": "ฝ่ายบริการลูกค้านำประกาศของคุณออฟไลน์แล้ว คำสั่งซื้อขายที่เปิดอยู่ดำเนินต่อตามที่ตกลง",
  "mail.offerTakenDown.object": "หากไม่เห็นด้วย โปรดติดต่อฝ่ายบริการลูกค้าพร้อมแจ้งหมายเลขประกาศ",
  "mail.supportClosed.subject": "คำร้องของคุณถูกปิดแล้ว",
  "mail.supportClosed.text": "ฝ่ายบริการลูกค้าปิดคำร้องของคุณแล้ว หากยังต้องการความช่วยเหลือ โปรดเปิดคำร้องใหม่",
  "mail.caseHandedOver.subject": "มีเคสถูกส่งต่อมาให้คุณ",
  "mail.caseHandedOver.text": "เพื่อนร่วมงานส่งต่อเคสให้คุณ ดูได้ในรายการเคสของคุณในคอนโซล",

  "mail.orderCreated.subject": "คำสั่งซื้อขายใหม่",
  "mail.orderCreated.text":
    "{role, select, buyer {มีผู้ขาย {quantity} ให้คุณในราคา {amount} ชำระผ่าน {method} แล้วกด “ฉันชำระเงินแล้ว”} other {มีผู้ซื้อ {quantity} จากคุณในราคา {amount} ผ่าน {method} เหรียญอยู่ในเอสโครว์จนกว่าจะยืนยันการชำระเงิน}}",
  "mail.orderPaid.subject": "ผู้ซื้อแจ้งว่าชำระเงินแล้ว",
  "mail.orderPaid.text":
    "ผู้ซื้อแจ้งว่าชำระ {amount} ผ่าน {method} แล้ว ตรวจสอบบัญชีของคุณ และปล่อย {quantity} เมื่อเงินเข้าแล้วเท่านั้น",
  "mail.orderCanceled.subject": "ยกเลิกคำสั่งซื้อขายแล้ว",
  "mail.orderCanceled.text": "ผู้ซื้อยกเลิกคำสั่งซื้อขาย {quantity} เหรียญไม่ได้อยู่ในเอสโครว์แล้ว",
  "mail.orderTimedOut.subject": "ยกเลิกคำสั่งซื้อขาย: หมดเวลาชำระเงิน",
  "mail.orderTimedOut.text":
    "{role, select, buyer {คำสั่งซื้อขาย {quantity} ไม่ได้ทำเครื่องหมายว่าชำระแล้วภายในเวลา จึงถูกยกเลิก หากคุณชำระแล้ว โปรดยื่นอุทธรณ์ภายใน 24 ชั่วโมง} other {ผู้ซื้อไม่ได้ชำระเงินภายในเวลา คำสั่งซื้อขาย {quantity} ถูกยกเลิก และเหรียญไม่ได้อยู่ในเอสโครว์แล้ว}}",
  "mail.orderExtended.subject": "ขยายเวลาชำระเงิน",
  "mail.orderExtended.text": "ผู้ขายให้เวลาคุณเพิ่มเพื่อชำระ {amount} ผ่าน {method}",
  "mail.orderCompleted.subject": "คำสั่งซื้อขายสำเร็จ",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} เข้ากระเป๋าสปอตของคุณแล้ว คุณชำระ {amount}} other {ปล่อย {quantity} ให้ผู้ซื้อแล้วในราคา {amount}}}",
  "mail.orderFailed.subject": "การโอนสินทรัพย์ล้มเหลว",
  "mail.orderFailed.text":
    "ไม่สามารถโอน {quantity} ได้ เหรียญยังปลอดภัยในเอสโครว์ ดูขั้นตอนต่อไปได้ในคำสั่งซื้อขาย",
  "mail.confirmReminder.subject": "ผู้ซื้อรอการยืนยันจากคุณ",
  "mail.confirmReminder.text":
    "ผู้ซื้อแจ้งว่าชำระ {amount} ผ่าน {method} แล้วและกำลังรอ {quantity} โปรดตรวจสอบบัญชีแล้วปล่อยเหรียญ หรือยื่นอุทธรณ์หากเงินไม่เข้า",
  "mail.appealOpened.subject": "มีการยื่นอุทธรณ์",
  "mail.appealOpened.text":
    "{by, select, buyer {ผู้ซื้อยื่นอุทธรณ์คำสั่งซื้อขาย {quantity} โปรดเพิ่มคำชี้แจงและหลักฐานของคุณ} seller {ผู้ขายยื่นอุทธรณ์คำสั่งซื้อขาย {quantity} โปรดเพิ่มคำชี้แจงและหลักฐานของคุณ} other {คำสั่งซื้อขาย {quantity} รอการปล่อยเหรียญนานเกินไป ฝ่ายบริการลูกค้ากำลังตรวจสอบ}}",
  "mail.proofWanted.subject": "โปรดแสดงหลักฐานการชำระเงิน",
  "mail.proofWanted.text":
    "ผู้ขายแจ้งว่ายังไม่ได้รับ {amount} ผ่าน {method} สำหรับ {quantity} โปรดเพิ่มหลักฐานการชำระเงินในคำสั่งซื้อขาย มิฉะนั้นฝ่ายบริการลูกค้าจะตัดสินโดยไม่มีหลักฐานนี้",
  "mail.appealWithdrawn.subject": "ถอนการอุทธรณ์แล้ว",
  "mail.appealWithdrawn.text": "การอุทธรณ์คำสั่งซื้อขาย {quantity} ถูกถอนแล้ว คำสั่งซื้อขายดำเนินต่อไป",
  "mail.evidenceAdded.subject": "เพิ่มหลักฐานแล้ว",
  "mail.evidenceAdded.text":
    "{role, select, buyer {ผู้ขายเพิ่มคำชี้แจงหรือหลักฐานในการอุทธรณ์คำสั่งซื้อขาย {quantity}} other {ผู้ซื้อเพิ่มคำชี้แจงหรือหลักฐานในการอุทธรณ์คำสั่งซื้อขาย {quantity}}} คุณตอบได้ในคำสั่งซื้อขาย",
  "mail.taskSet.subject": "ฝ่ายบริการลูกค้าขอหลักฐานจากคุณ",
  "mail.taskSet.text":
    "ฝ่ายบริการลูกค้าต้องการคำตอบของคุณเกี่ยวกับคำสั่งซื้อขาย {quantity} ดูสิ่งที่ขอได้ในคำสั่งซื้อขาย หากไม่ตอบภายในเวลา ฝ่ายบริการลูกค้าจะตัดสินโดยไม่มีคำตอบ",
  "mail.taskMissed.subject": "หมดเวลาตอบแล้ว",
  "mail.taskMissed.text":
    "คุณไม่ได้ตอบฝ่ายบริการลูกค้าภายในเวลาเกี่ยวกับคำสั่งซื้อขาย {quantity} คุณยังตอบในคำสั่งซื้อขายได้จนกว่าฝ่ายบริการลูกค้าจะตัดสิน",
  "mail.splitProposed.subject": "ข้อเสนอแบ่งเหรียญ",
  "mail.splitProposed.text":
    "{role, select, buyer {ผู้ขายเสนอให้คุณได้รับ {share} และส่วนที่เหลือคืนผู้ขาย} other {ผู้ซื้อเสนอขอรับ {share} ส่วนที่เหลือคืนให้คุณ}} คุณยอมรับได้ในคำสั่งซื้อขาย",
  "mail.appealRuled.subject": "ฝ่ายบริการลูกค้าตัดสินแล้ว",
  "mail.appealRuled.text":
    "{role, select, buyer {ตามคำตัดสิน คุณได้รับ {share} ส่วนที่เหลือคืนผู้ขาย} other {ตามคำตัดสิน ผู้ซื้อได้รับ {share} ส่วนที่เหลือคืนให้คุณ}} ก่อนคำตัดสินมีผล คุณขอให้พิจารณาใหม่ได้หนึ่งครั้งในคำสั่งซื้อขาย",
  "mail.secondLook.subject": "พิจารณาคำสั่งซื้อขายของคุณใหม่",
  "mail.secondLook.text":
    "{role, select, buyer {ผู้ขายขอให้พนักงานคนอื่นตัดสินคำสั่งซื้อขาย {quantity}} other {ผู้ซื้อขอให้พนักงานคนอื่นตัดสินคำสั่งซื้อขาย {quantity}}} จนถึงตอนนั้นเหรียญยังอยู่ในเอสโครว์",
  "mail.appealResolved.subject": "การอุทธรณ์ได้ข้อยุติ",
  "mail.appealResolved.completed":
    "{role, select, buyer {การอุทธรณ์ได้ข้อยุติแล้ว คุณได้รับ {share}} other {การอุทธรณ์ได้ข้อยุติแล้ว ผู้ซื้อได้รับ {share}}}",
  "mail.appealResolved.canceled": "การอุทธรณ์ได้ข้อยุติแล้ว คำสั่งซื้อขาย {quantity} ถูกยกเลิก",
  "mail.feedback.subject": "รีวิวใหม่",
  "mail.feedback.positive": "คุณได้รับรีวิวเชิงบวกสำหรับคำสั่งซื้อขาย {quantity}",
  "mail.feedback.negative": "คุณได้รับรีวิวเชิงลบสำหรับคำสั่งซื้อขาย {quantity} คุณตอบกลับได้หนึ่งครั้ง",
  "mail.feedbackReplied.subject": "การตอบกลับรีวิวของคุณ",
  "mail.feedbackReplied.text": "มีการตอบกลับรีวิวของคุณสำหรับคำสั่งซื้อขาย {quantity}",

  "mail.withdrawalsBlocked": "เพื่อความปลอดภัยของคุณ ระบบจะระงับการถอนจนถึง {time}",
  "mail.notYou": "หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและออกจากระบบอุปกรณ์อื่นที่หน้า “ความปลอดภัยของบัญชี”",
  "mail.notYou.cancelReset":
    "หากไม่ใช่คุณ โปรดยกเลิกคำขอด้วยลิงก์นี้โดยไม่ต้องเข้าสู่ระบบ และเปลี่ยนรหัสผ่าน ฝ่ายบริการลูกค้าอนุมัติคำขอใน 24 ชั่วโมงแรกไม่ได้",
  "mail.notYou.undo":
    "หากไม่ใช่คุณ โปรดยกเลิกด้วยลิงก์นี้ภายใน 72 ชั่วโมง อุปกรณ์ทั้งหมดจะออกจากระบบและการถอนจะถูกระงับ 24 ชั่วโมง",

  "mail.fact.asked": "สิ่งที่ขอ",
  "mail.fact.time": "เวลา",
  "mail.fact.address": "ที่อยู่ IP",
  "mail.fact.device": "อุปกรณ์",
  "mail.fact.reason": "เหตุผล",
  "mail.fact.username": "ชื่อผู้ใช้",
  "mail.fact.walletAddress": "ที่อยู่กระเป๋า",
  "mail.fact.orderId": "หมายเลขคำสั่งซื้อขาย",
  "mail.fact.offer": "ประกาศ",
  "mail.fact.caseId": "หมายเลขคำร้อง",
  "mail.fact.amount": "จำนวน",
  "mail.fact.payment": "ยอดชำระ",
  "mail.fact.payMethod": "วิธีชำระเงิน",
  "mail.fact.timeLeft": "เวลาที่เหลือ",
  "mail.timeLeft": "{minutes} นาที ถึง {time}",

  "mail.link.login": "เข้าสู่ระบบ",
  "mail.link.security": "ความปลอดภัยของบัญชี",
  "mail.link.cancelReset": "ยกเลิกคำขอ",
  "mail.link.undo": "ยกเลิกการเปลี่ยนแปลงนี้",
  "mail.link.kyc": "การยืนยันตัวตน",
  "mail.link.subUsers": "บัญชีย่อย",
  "mail.link.wallet": "กระเป๋า",
  "mail.link.order": "ดูคำสั่งซื้อขาย",
  "mail.link.orders": "คำสั่งซื้อขายของฉัน",
  "mail.link.case": "ดูคำร้อง",
  "mail.link.offers": "ประกาศของฉัน",
  "mail.link.contact": "ติดต่อฝ่ายบริการลูกค้า",

  "mail.antiPhishing.code": "รหัสป้องกันฟิชชิงของคุณ: {code}",
  "mail.antiPhishing.none":
    "คุณยังไม่มีรหัสป้องกันฟิชชิง ตั้งรหัสได้ที่หน้า “ความปลอดภัยของบัญชี” แล้วอีเมลจริงทุกฉบับจาก Parley จะแสดงรหัสนี้",
  "mail.footer.account": "คุณได้รับอีเมลนี้เนื่องจากอีเมลของคุณผูกกับบัญชี Parley อีเมลนี้ส่งโดยอัตโนมัติ โปรดอย่าตอบกลับ",
  "mail.footer.entered":
    "คุณได้รับอีเมลนี้เนื่องจากมีการกรอกอีเมลของคุณบน Parley อีเมลนี้ส่งโดยอัตโนมัติ โปรดอย่าตอบกลับ",

  "mail.text.code": "{code} คือรหัส Parley ของคุณ {purpose} ห้ามบอกผู้อื่น",
});
