import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "Sebelum anda boleh berdagang",
  "gate.progress": "{done} daripada {all} selesai",
  "gate.done": "Selesai",

  "gate.phone": "Telefon",
  "gate.phone.reason": "Sila sahkan telefon anda sebelum berdagang.",
  "gate.phone.action": "Sahkan telefon",
  "gate.email": "E-mel",
  "gate.email.reason": "Sila sahkan e-mel anda sebelum berdagang.",
  "gate.email.action": "Sahkan e-mel",
  "gate.kyc": "Identiti (KYC)",
  "gate.kyc.reason": "Sila lengkapkan pengesahan identiti (KYC) sebelum berdagang.",
  "gate.kyc.action": "Sahkan identiti",
  "gate.kyc.pending": "Sedang disemak",
  "gate.kyc.pendingReason":
    "Pengesahan identiti anda sedang disemak. Kami akan memaklumkan anda sebaik sahaja ada keputusan.",
  "gate.kyc.rejected": "Tidak diluluskan: hantar semula",
  "gate.agreement": "Perjanjian perkhidmatan",
  "gate.agreement.reason": "Sila terima perjanjian perkhidmatan P2P sebelum berdagang.",
  "gate.agreement.action": "Baca dan terima",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "Sila sediakan 2FA sebelum berdagang.",
  "gate.twoFactor.action": "Sediakan 2FA",

  "gate.master": "Terpulang kepada akaun utama",
  "gate.unfrozen.reason": "Dagangan akaun anda dibekukan. Sila hubungi khidmat pelanggan.",
  "gate.permission.reason": "Akaun anda tidak dibenarkan berdagang.",
  "gate.permission.subUserReason":
    "Akaun utama belum membenarkan anda berdagang. Hanya akaun utama boleh mengubahnya.",
});
