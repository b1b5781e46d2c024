import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "İşlem yapmadan önce",
  "gate.progress": "{done}/{all} tamamlandı",
  "gate.done": "Tamam",

  "gate.phone": "Telefon",
  "gate.phone.reason": "İşlem yapmadan önce lütfen telefonunuzu doğrulayın.",
  "gate.phone.action": "Telefonu doğrula",
  "gate.email": "E-posta",
  "gate.email.reason": "İşlem yapmadan önce lütfen e-postanızı doğrulayın.",
  "gate.email.action": "E-postayı doğrula",
  "gate.kyc": "Kimlik (KYC)",
  "gate.kyc.reason": "İşlem yapmadan önce lütfen kimlik doğrulamayı (KYC) tamamlayın.",
  "gate.kyc.action": "Kimliği doğrula",
  "gate.kyc.pending": "İnceleniyor",
  "gate.kyc.pendingReason": "Kimlik doğrulamanız inceleniyor. Karar verilir verilmez size yazarız.",
  "gate.kyc.rejected": "Onaylanmadı: yeniden gönderin",
  "gate.agreement": "Hizmet sözleşmesi",
  "gate.agreement.reason": "İşlem yapmadan önce lütfen P2P hizmet sözleşmesini kabul edin.",
  "gate.agreement.action": "Oku ve kabul et",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "İşlem yapmadan önce lütfen 2FA’yı kurun.",
  "gate.twoFactor.action": "2FA’yı kur",

  "gate.master": "Ana hesabın yetkisinde",
  "gate.unfrozen.reason":
    "Hesabınızda işlemler donduruldu. Lütfen müşteri hizmetleriyle iletişime geçin.",
  "gate.permission.reason": "Hesabınızın işlem yapma izni yok.",
  "gate.permission.subUserReason":
    "Ana hesap size işlem izni vermedi. Bunu yalnızca ana hesap değiştirebilir.",
});
