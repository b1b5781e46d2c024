import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "Ekspres: en iyi fiyattan kripto alın veya satın",
  "express.meta.description":
    "Ne kadar alıp satmak istediğinizi yazın. Parley alabileceğiniz en iyi ilanı bulur ve formunu doldurur; kripto paralar emanette tutulur.",

  "express.title": "Ekspres",
  "express.lead":
    "Tutarı yazın. Alabileceğiniz en iyi ilanı bulur ve formunu doldurulmuş olarak açarız.",

  "express.side": "Al veya sat",
  "express.buy": "Al",
  "express.sell": "Sat",
  "express.amount": "Tutar",
  "express.unit": "Tutarın birimi",
  "express.coin": "Kripto para",
  "express.currency": "Para birimi",
  "express.method": "Ödeme yöntemi",
  "express.anyMethod": "Herhangi bir ödeme yöntemi",
  "express.find": "En iyi ilanı bul",

  "express.best": "Sizin için en iyi ilan",
  "express.enterAmount": "En iyi ilanı görmek için bir tutar girin.",
  "express.note": "Fiyat birkaç saniyede bir yeniden kontrol edilir. Emri verdiğinizde sabitlenir.",
  "express.allOffers": "Tüm ilanları gör",
  "express.searching": "En iyi ilan aranıyor",

  "express.none.title": "Şu anda ilan yok",
  "express.none.text":
    "Şu anda kimse {fiat} karşılığında {token} işlemi yapmıyor. Başka bir kripto para veya para birimi deneyin.",
  "express.noMethod.title": "Bu ödeme yöntemiyle ilan yok",
  "express.noMethod.text": "Başka ödeme yöntemleriyle ilanlar var.",
  "express.outside.title": "Bu tutarı kabul eden ilan yok",
  "express.outside.text": "Şu anda {least} ile {most} arasında işlem yapabilirsiniz.",
  "express.use": "{amount} kullan",
  "express.paused.title": "Bu piyasa duraklatıldı",
  "express.paused.text":
    "{token} şu anda {fiat} karşılığında alınıp satılamıyor. Lütfen daha sonra tekrar gelin.",
  "express.limit.title": "Limitinize ulaştınız",
  "express.limit.text":
    "Şu anda sahip olabileceğiniz kadar açık emriniz var. Lütfen önce birini tamamlayın.",
  "express.limit.orders": "Emirlerime git",
  "express.failed": "Fiyat kontrol edilemedi",

  "express.how.title": "Ekspres nasıl çalışır",
  "express.how.amount":
    "Ne kadar alıp satmak istediğinizi ve nasıl ödeyeceğinizi ya da ödeme alacağınızı belirtirsiniz.",
  "express.how.match":
    "Parley, alabileceğiniz tüm ilanları karşılaştırır ve işlem ücreti dahil en iyi fiyatlı olanı gösterir.",
  "express.how.order":
    "Formu kontrol edip emri verirsiniz; o andan itibaren kripto paralar emanette tutulur.",
});
