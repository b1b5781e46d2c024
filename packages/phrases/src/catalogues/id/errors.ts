import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput":
    "Sebagian data belum diisi atau tidak valid. Silakan periksa kolom yang ditandai.",
  "errors.fieldRequired": "Kolom ini tidak boleh kosong.",
  "errors.fieldInvalid": "Nilai ini tidak valid.",
  "errors.fieldUnknown": "Kolom ini tidak dikenal di sini.",
  "errors.malformedRequest":
    "Permintaan tidak dapat dibaca. Silakan muat ulang halaman dan coba lagi.",
  "errors.notFound": "Data yang Anda minta tidak ada atau sudah tidak tersedia.",
  "errors.methodNotAllowed": "Alamat ini tidak menerima jenis permintaan tersebut.",
  "errors.tooLarge": "Permintaan terlalu besar. Silakan kirim lebih sedikit data sekaligus.",
  "errors.unsupportedType": "Jenis file atau konten ini tidak didukung.",
  "errors.stateChanged": "Data telah berubah. Silakan periksa status terkini, lalu coba lagi.",

  "errors.notLoggedIn": "Silakan masuk untuk melanjutkan.",
  "errors.notAllowed": "Akun Anda tidak diizinkan melakukan tindakan ini.",
  "errors.accountGroupMissing": "Grup akun Anda tidak dikenali. Silakan masuk kembali.",
  "errors.accountGroupMismatch":
    "Alamat ini milik grup akun lain. Silakan masuk kembali dengan akun yang benar.",

  "errors.tooManyRequests": "Terlalu banyak permintaan. Silakan tunggu sebentar dan coba lagi.",
  "errors.internal": "Terjadi gangguan di pihak kami. Silakan coba lagi beberapa saat lagi.",
  "errors.unavailable": "Layanan sedang tidak tersedia. Silakan coba lagi beberapa saat lagi.",
  "errors.timeout": "Respons terlalu lama. Silakan coba lagi.",

  "errors.unknownAsset": "Koin ini tidak diperdagangkan di sini.",
  "errors.unknownFiat": "Mata uang ini tidak diperdagangkan di sini.",
  "errors.unknownMarket": "Tidak ada pasar untuk koin dan mata uang ini.",
  "errors.ratesStale": "Harga acuan sudah usang. Silakan coba lagi beberapa saat lagi.",
});
