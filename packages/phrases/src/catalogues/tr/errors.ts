import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "Bazı bilgiler eksik veya geçersiz. Lütfen işaretli alanları kontrol edin.",
  "errors.fieldRequired": "Bu alan boş bırakılamaz.",
  "errors.fieldInvalid": "Bu değer geçerli değil.",
  "errors.fieldUnknown": "Bu alan burada tanınmıyor.",
  "errors.malformedRequest": "İstek okunamadı. Lütfen sayfayı yenileyip tekrar deneyin.",
  "errors.notFound": "İstediğiniz kayıt yok veya artık mevcut değil.",
  "errors.methodNotAllowed": "Bu adres bu tür istekleri kabul etmiyor.",
  "errors.tooLarge": "İstek çok büyük. Lütfen tek seferde daha az veri gönderin.",
  "errors.unsupportedType": "Bu dosya veya içerik türü desteklenmiyor.",
  "errors.stateChanged":
    "Bilgiler bu arada değişti. Lütfen güncel durumu kontrol edip tekrar deneyin.",

  "errors.notLoggedIn": "Devam etmek için lütfen giriş yapın.",
  "errors.notAllowed": "Hesabınızın bu işlem için yetkisi yok.",
  "errors.accountGroupMissing": "Hesap grubunuz bilinmiyor. Lütfen yeniden giriş yapın.",
  "errors.accountGroupMismatch":
    "Bu adres başka bir hesap grubuna ait. Lütfen doğru hesapla yeniden giriş yapın.",

  "errors.tooManyRequests": "Çok fazla istek gönderildi. Lütfen biraz bekleyip tekrar deneyin.",
  "errors.internal": "Bizden kaynaklanan bir sorun oluştu. Lütfen birazdan tekrar deneyin.",
  "errors.unavailable": "Hizmet şu anda kullanılamıyor. Lütfen birazdan tekrar deneyin.",
  "errors.timeout": "Yanıt çok uzun sürdü. Lütfen tekrar deneyin.",

  "errors.unknownAsset": "Bu kripto parayla burada işlem yapılmıyor.",
  "errors.unknownFiat": "Bu para birimiyle burada işlem yapılmıyor.",
  "errors.unknownMarket": "Bu kripto para ve para birimi için bir piyasa yok.",
  "errors.ratesStale": "Referans fiyat güncel değil. Lütfen birazdan tekrar deneyin.",
});
