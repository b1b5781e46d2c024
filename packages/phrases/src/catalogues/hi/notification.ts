import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "सूचनाएँ",
  "notification.description": "आपके ऑर्डर, खाते और कॉइन के साथ क्या हो रहा है।",
  "notification.empty": "अभी कोई सूचना नहीं",
  "notification.emptyText": "आपके ऑर्डर और खाते से जुड़ी बातें यहाँ दिखेंगी।",
  "notification.allRead": "आपने सब पढ़ लिया है।",
  "notification.markAll": "सभी को पढ़ा हुआ मानें",
  "notification.viewAll": "सभी देखें",
  "notification.unread": "अपठित",
  "notification.unreadOne": "अपठित",
  "notification.more": "और दिखाएँ",
  "notification.filter": "दिखाएँ",
  "notification.filter.all": "सभी",
  "notification.group.orders": "ऑर्डर",
  "notification.group.appeals": "अपील",
  "notification.group.account": "खाता",
  "notification.group.wallet": "वॉलेट",
  "notification.group.security": "सुरक्षा",
  "notification.settings": "ईमेल सूचनाएँ",
  "notification.settings.text": "इस पेज पर सब कुछ दिखता है। चुनें कि ईमेल पर भी क्या चाहिए।",
  "notification.settings.orders": "नए ऑर्डर, भुगतान, रिलीज़, रद्द ऑर्डर और रिमाइंडर",
  "notification.settings.appeals":
    "की गई, वापस ली गई और निपटाई गई अपीलें, जोड़े गए सबूत, बँटवारे के प्रस्ताव",
  "notification.settings.account": "पहचान सत्यापन और उप-खाते",
  "notification.settings.wallet": "जमा और निकासी",
  "notification.settings.security": "नए डिवाइस से लॉगिन और खाता सुरक्षा में बदलाव",
  "notification.settings.always": "हमेशा चालू",
  "notification.settings.saved": "आपकी पसंद सहेज ली गई है।",
  "notification.failed": "सूचनाएँ लोड नहीं हो सकीं।",
  "notification.retry": "फिर कोशिश करें",
});
