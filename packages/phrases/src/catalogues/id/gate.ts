import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "Sebelum Anda dapat bertransaksi",
  "gate.progress": "{done} dari {all} selesai",
  "gate.done": "Selesai",

  "gate.phone": "Telepon",
  "gate.phone.reason": "Silakan verifikasi telepon Anda sebelum bertransaksi.",
  "gate.phone.action": "Verifikasi telepon",
  "gate.email": "Email",
  "gate.email.reason": "Silakan verifikasi email Anda sebelum bertransaksi.",
  "gate.email.action": "Verifikasi email",
  "gate.kyc": "Identitas (KYC)",
  "gate.kyc.reason": "Silakan selesaikan verifikasi identitas (KYC) sebelum bertransaksi.",
  "gate.kyc.action": "Verifikasi identitas",
  "gate.kyc.pending": "Sedang ditinjau",
  "gate.kyc.pendingReason":
    "Verifikasi identitas Anda sedang ditinjau. Kami akan mengabari Anda begitu ada keputusan.",
  "gate.kyc.rejected": "Tidak disetujui: kirim lagi",
  "gate.agreement": "Perjanjian layanan",
  "gate.agreement.reason": "Silakan setujui perjanjian layanan P2P sebelum bertransaksi.",
  "gate.agreement.action": "Baca dan setujui",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "Silakan siapkan 2FA sebelum bertransaksi.",
  "gate.twoFactor.action": "Siapkan 2FA",

  "gate.master": "Ditentukan oleh akun utama",
  "gate.unfrozen.reason": "Transaksi akun Anda dibekukan. Silakan hubungi layanan pelanggan.",
  "gate.permission.reason": "Akun Anda tidak diizinkan bertransaksi.",
  "gate.permission.subUserReason":
    "Akun utama belum mengizinkan Anda bertransaksi. Hanya akun utama yang dapat mengubahnya.",
});
