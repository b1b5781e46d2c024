import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "Sebahagian maklumat tiada atau tidak sah. Sila semak medan yang ditandakan.",
  "errors.fieldRequired": "Medan ini tidak boleh dibiarkan kosong.",
  "errors.fieldInvalid": "Nilai ini tidak sah.",
  "errors.fieldUnknown": "Medan ini tidak dikenali di sini.",
  "errors.malformedRequest":
    "Permintaan tidak dapat dibaca. Sila muat semula halaman dan cuba lagi.",
  "errors.notFound": "Perkara yang anda minta tidak wujud atau sudah tiada.",
  "errors.methodNotAllowed": "Alamat ini tidak menerima jenis permintaan tersebut.",
  "errors.tooLarge": "Permintaan terlalu besar. Sila hantar lebih sedikit data pada satu masa.",
  "errors.unsupportedType": "Jenis fail atau kandungan ini tidak disokong.",
  "errors.stateChanged": "Maklumat telah berubah. Sila semak keadaan terkini dan cuba lagi.",

  "errors.notLoggedIn": "Sila log masuk untuk meneruskan.",
  "errors.notAllowed": "Akaun anda tidak dibenarkan melakukan tindakan ini.",
  "errors.accountGroupMissing": "Kumpulan akaun anda tidak diketahui. Sila log masuk semula.",
  "errors.accountGroupMismatch":
    "Alamat ini milik kumpulan akaun lain. Sila log masuk semula dengan akaun yang betul.",

  "errors.tooManyRequests": "Terlalu banyak permintaan. Sila tunggu sebentar dan cuba lagi.",
  "errors.internal": "Berlaku masalah di pihak kami. Sila cuba sebentar lagi.",
  "errors.unavailable": "Perkhidmatan tidak tersedia buat masa ini. Sila cuba sebentar lagi.",
  "errors.timeout": "Respons mengambil masa terlalu lama. Sila cuba lagi.",

  "errors.unknownAsset": "Kripto ini tidak didagangkan di sini.",
  "errors.unknownFiat": "Mata wang ini tidak didagangkan di sini.",
  "errors.unknownMarket": "Tiada pasaran untuk kripto dan mata wang ini.",
  "errors.ratesStale": "Harga rujukan sudah lapuk. Sila cuba sebentar lagi.",
});
