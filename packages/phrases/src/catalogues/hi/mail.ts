import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "आपका Parley सुरक्षा कोड",
  "mail.code.register": "अपना खाता बनाने के लिए यह कोड दर्ज करें।",
  "mail.code.login": "अपने खाते में लॉग इन करने के लिए यह कोड दर्ज करें।",
  "mail.code.resetPassword": "नया पासवर्ड सेट करने के लिए यह कोड दर्ज करें।",
  "mail.code.bindEmail": "अपने खाते से ईमेल पता जोड़ने के लिए यह कोड दर्ज करें।",
  "mail.code.bindPhone": "अपने खाते से फ़ोन नंबर जोड़ने के लिए यह कोड दर्ज करें।",
  "mail.code.unbindEmail": "अपने खाते से ईमेल पता हटाने के लिए यह कोड दर्ज करें।",
  "mail.code.unbindPhone": "अपने खाते से फ़ोन नंबर हटाने के लिए यह कोड दर्ज करें।",
  "mail.code.totpConfirm": "Google Authenticator चालू करने के लिए यह कोड दर्ज करें।",
  "mail.code.totpRemove": "Google Authenticator बंद करने के लिए यह कोड दर्ज करें।",
  "mail.code.passwordChange": "अपना पासवर्ड बदलने के लिए यह कोड दर्ज करें।",
  "mail.code.passkeyAdd": "अपने खाते में पासकी जोड़ने के लिए यह कोड दर्ज करें।",
  "mail.code.passkeyRemove": "अपने खाते से पासकी हटाने के लिए यह कोड दर्ज करें।",
  "mail.code.recoveryCodes": "नए रिकवरी कोड बनाने के लिए यह कोड दर्ज करें।",
  "mail.code.createUserPayment": "भुगतान का तरीका जोड़ने के लिए यह कोड दर्ज करें।",
  "mail.code.updateUserPayment": "भुगतान का तरीका बदलने के लिए यह कोड दर्ज करें।",
  "mail.code.removeUserPayment": "भुगतान का तरीका हटाने के लिए यह कोड दर्ज करें।",
  "mail.code.release":
    "खरीदार को क्रिप्टो रिलीज़ करने के लिए यह कोड तभी दर्ज करें, जब भुगतान आपके खाते में आ चुका हो।",
  "mail.code.split": "किसी ऑर्डर की क्रिप्टो को अपने और खरीदार के बीच बाँटने के लिए यह कोड दर्ज करें।",
  "mail.code.withdraw": "अपने खाते से क्रिप्टो निकालने के लिए यह कोड दर्ज करें।",
  "mail.code.apiSettings": "अपनी API सेटिंग्स बदलने के लिए यह कोड दर्ज करें।",
  "mail.code.subUsers": "किसी उप-खाते को पहुँच, अनुमतियाँ या क्रिप्टो देने के लिए यह कोड दर्ज करें।",
  "mail.code.staffAction": "स्टाफ़ के रूप में अपनी कार्रवाई की पुष्टि के लिए यह कोड दर्ज करें।",
  "mail.code.valid":
    "यह कोड {minutes, plural, one {# मिनट} other {# मिनट}} तक मान्य है और केवल एक बार इस्तेमाल हो सकता है।",
  "mail.code.secret": "इसे कभी किसी को न बताएँ। Parley का स्टाफ़ इसे आपसे कभी नहीं माँगेगा।",
  "mail.code.ignore": "अगर आपने यह कोड नहीं माँगा था, तो इस संदेश को अनदेखा करें।",
  "mail.code.alarm":
    "अगर आपने यह कोड नहीं माँगा था, तो अपना पासवर्ड बदलें और “खाता सुरक्षा” में अपने डिवाइस जाँचें।",

  "mail.alreadyRegistered.subject": "आपका Parley खाता पहले से है",
  "mail.alreadyRegistered.text":
    "किसी ने आपकी जानकारी से रजिस्टर करने की कोशिश की। यह जानकारी पहले से एक खाते की है, इसलिए नया खाता नहीं बनाया गया।",
  "mail.alreadyRegistered.advice":
    "अगर यह आप थे, तो कृपया लॉग इन करें, या पासवर्ड भूल गए हों तो नया पासवर्ड सेट करें। अगर यह आप नहीं थे, तो आपको कुछ नहीं करना है।",

  "mail.newDeviceLogin.subject": "आपके Parley खाते में नया लॉग इन",
  "mail.newDeviceLogin.text": "आपके खाते में एक नए डिवाइस से लॉग इन किया गया।",

  "mail.securityChanged.subject": "आपके खाते की सुरक्षा में बदलाव हुआ है",
  "mail.securityChanged.passwordChanged": "आपका पासवर्ड बदल दिया गया।",
  "mail.securityChanged.passwordReset": "आपका पासवर्ड रीसेट किया गया।",
  "mail.securityChanged.emailBound": "आपके खाते से एक ईमेल पता जोड़ा गया।",
  "mail.securityChanged.emailUnbound": "आपके खाते से ईमेल पता हटा दिया गया।",
  "mail.securityChanged.phoneBound": "आपके खाते से एक फ़ोन नंबर जोड़ा गया।",
  "mail.securityChanged.phoneUnbound": "आपके खाते से फ़ोन नंबर हटा दिया गया।",
  "mail.securityChanged.totpEnabled": "Google Authenticator चालू किया गया।",
  "mail.securityChanged.totpRemoved": "Google Authenticator बंद किया गया।",
  "mail.securityChanged.passkeyAdded": "आपके खाते में एक पासकी जोड़ी गई।",
  "mail.securityChanged.passkeyRemoved": "आपके खाते से एक पासकी हटाई गई।",
  "mail.securityChanged.recoveryCodeUsed": "आपके खाते का एक रिकवरी कोड इस्तेमाल किया गया।",
  "mail.securityChanged.recoveryCodesRenewed": "नए रिकवरी कोड बनाए गए। पुराने कोड अब काम नहीं करते।",
  "mail.securityChanged.subUserMayWithdraw":
    "एक उप-खाते को अपने सत्यापन से कॉइन निकालने की अनुमति दी गई। वह 24 घंटे बाद ऐसा कर सकेगा।",
  "mail.securityChanged.antiPhishingCodeChanged": "आपका एंटी-फ़िशिंग कोड बदल दिया गया।",
  "mail.securityChanged.resetRequested":
    "ग्राहक सेवा से आपका सुरक्षा सत्यापन रीसेट करने का अनुरोध किया गया है।",
  "mail.securityChanged.resetCancelled":
    "आपका सुरक्षा सत्यापन रीसेट करने का अनुरोध रद्द कर दिया गया। आपके खाते से कुछ भी नहीं हटाया गया।",
  "mail.securityChanged.contactChangeUndone":
    "आपके ईमेल या फ़ोन का बदलाव पूर्ववत कर दिया गया है। सभी डिवाइस लॉग आउट हैं; “पासवर्ड भूल गए” से नया पासवर्ड सेट करें।",
  "mail.securityChanged.apiKeyCreated":
    "आपके खाते के लिए एक API कुंजी बनाई गई। इस कुंजी वाला प्रोग्राम आपके नाम से काम कर सकता है।",
  "mail.securityChanged.apiKeyRevoked": "आपके खाते की एक API कुंजी रद्द की गई।",
  "mail.securityChanged.subUserApiKey": "एक उप-खाते ने API कुंजी बनाई।",

  "mail.kycApproved.subject": "आपकी पहचान सत्यापित हो गई है",
  "mail.kycApproved.text": "आपका पहचान सत्यापन स्वीकृत हो गया है।",
  "mail.kycAsked.subject": "आपके सत्यापन के लिए हमें कुछ और चाहिए",
  "mail.kycAsked.text":
    "आपके पहचान सत्यापन पर निर्णय से पहले ग्राहक सेवा को कुछ और चाहिए। कृपया उसे सत्यापन पेज पर जोड़ें।",
  "mail.kycAsk.documentAgain": "दस्तावेज़ दोबारा, साफ़ और चारों कोनों के साथ",
  "mail.kycAsk.otherSide": "दस्तावेज़ की दूसरी ओर",
  "mail.kycAsk.selfieAgain": "दस्तावेज़ के साथ सेल्फ़ी दोबारा",
  "mail.kycAsk.proofOfAddress": "पते का प्रमाण, जो तीन महीने से पुराना न हो",
  "mail.kycAsk.proofOfName": "नामों के अंतर को समझाने वाला काग़ज़",
  "mail.kycRejected.subject": "आपका पहचान सत्यापन स्वीकृत नहीं हुआ",
  "mail.kycRejected.text":
    "आपका पहचान सत्यापन स्वीकृत नहीं हुआ। कृपया अपनी जानकारी ठीक करके फिर से जमा करें।",
  "mail.kycReason.documentUnreadable": "कोई दस्तावेज़ साफ़ पढ़ा नहीं जा सकता।",
  "mail.kycReason.documentIncomplete": "किसी दस्तावेज़ का कोई पेज या हिस्सा छूट गया है।",
  "mail.kycReason.documentExpired": "किसी दस्तावेज़ की वैधता समाप्त हो चुकी है।",
  "mail.kycReason.documentNotAccepted": "इस तरह का दस्तावेज़ स्वीकार नहीं किया जाता।",
  "mail.kycReason.detailsMismatch": "दर्ज की गई जानकारी दस्तावेज़ों से मेल नहीं खाती।",
  "mail.kycReason.selfieMismatch": "सेल्फ़ी दस्तावेज़ की फ़ोटो से मेल नहीं खाती।",
  "mail.kycReason.notGenuine": "किसी दस्तावेज़ के असली होने की पुष्टि नहीं हो सकी।",
  "mail.kycReason.other": "दस्तावेज़ों का सत्यापन नहीं हो सका।",

  "mail.subUserCreated.subject": "आपके खाते में एक उप-खाता जोड़ा गया",
  "mail.subUserCreated.text": "आपके खाते में एक उप-खाता जोड़ा गया।",

  "mail.resetRequest.approved.subject": "आपका सुरक्षा रीसेट स्वीकृत हुआ",
  "mail.resetRequest.approved.text":
    "सुरक्षा सत्यापन रीसेट करने का आपका अनुरोध स्वीकृत हो गया है। कृपया लॉग इन करके इसे फिर से सेट करें।",
  "mail.resetRequest.refused.subject": "आपका सुरक्षा रीसेट स्वीकृत नहीं हुआ",
  "mail.resetRequest.refused.text":
    "सुरक्षा सत्यापन रीसेट करने का आपका अनुरोध स्वीकृत नहीं हुआ। आपके खाते में कोई बदलाव नहीं हुआ है।",

  "mail.depositCredited.subject": "जमा प्राप्त हुआ",
  "mail.depositCredited.text": "आपके स्पॉट वॉलेट में {amount} {token} जमा हो गए हैं।",
  "mail.withdrawalSent.subject": "निकासी भेज दी गई",
  "mail.withdrawalSent.text": "{amount} {token} की आपकी निकासी भेज दी गई है।",
  "mail.withdrawalReturned.subject": "निकासी नहीं भेजी गई",
  "mail.withdrawalReturned.text":
    "{amount} {token} की आपकी निकासी नहीं भेजी गई। कॉइन आपके स्पॉट वॉलेट में वापस आ गए हैं।",

  "mail.tradingFrozen.subject": "आपके खाते के लिए ट्रेडिंग फ़्रीज़ है",
  "mail.tradingFrozen.falseClaims":
    "आपने कई बार ऑर्डर को भुगतान किया हुआ बताया, जबकि कोई भुगतान नहीं हुआ था। जब तक ग्राहक सेवा इसकी जाँच नहीं कर लेती, आप ऑर्डर नहीं दे सकते, ऑफ़र प्रकाशित नहीं कर सकते और निकासी नहीं कर सकते।",
  "mail.tradingFrozen.staff":
    "ग्राहक सेवा ने आपके खाते की ट्रेडिंग फ़्रीज़ कर दी है। फ़िलहाल आप ऑर्डर नहीं दे सकते, ऑफ़र प्रकाशित नहीं कर सकते और निकासी नहीं कर सकते।",
  "mail.tradingFrozen.hold":
    "ग्राहक सेवा ने आपके खाते को {time} तक होल्ड पर रखा है। तब तक आप ऑर्डर नहीं दे सकते, ऑफ़र प्रकाशित नहीं कर सकते और निकासी नहीं कर सकते, और आपके ऑर्डर की क्रिप्टो एस्क्रो में रहेगी। अगर आपको लगता है कि यह गलती है, तो कृपया ग्राहक सेवा से संपर्क करें।",
  "mail.tradingFrozen.advice":
    "आपके खुले ऑर्डर चलते रहेंगे: आप अब भी भुगतान, रद्द, रिलीज़ और अपील कर सकते हैं। अगर आपको लगता है कि यह गलती है, तो कृपया ग्राहक सेवा से संपर्क करें।",
  "mail.tradingRestored.subject": "आप फिर से ट्रेड कर सकते हैं",
  "mail.tradingRestored.text":
    "ग्राहक सेवा ने फ़्रीज़ हटा दिया है। आप फिर से ऑर्डर दे सकते हैं, ऑफ़र प्रकाशित कर सकते हैं और निकासी कर सकते हैं।",
  "mail.sessionsEnded.subject": "आपको हर जगह से लॉग आउट कर दिया गया है",
  "mail.sessionsEnded.text":
    "ग्राहक सेवा ने आपके खाते के सभी लॉगिन और उसकी API कुंजियाँ समाप्त कर दी हैं। फिर से लॉग इन करें; यदि आपने यह नहीं कहा था, तो पहले अपना पासवर्ड बदलें।",
  "mail.staffInvitation.subject": "Parley टीम में शामिल होने का निमंत्रण",
  "mail.staffInvitation.text":
    "आपको Parley की ग्राहक सेवा में काम करने के लिए आमंत्रित किया गया है। इस ईमेल पते वाले खाते में लॉग इन करें, पासकी या Google Authenticator सेट करें और {time} तक स्वीकार करें। लिंक एक ही बार काम करता है।",
  "mail.staffInvitation.link": "निमंत्रण स्वीकार करें",
  "mail.staffLogHead.subject": "स्टाफ़ का लॉग, {day}",
  "mail.staffLogHead.text":
    "स्टाफ़ का लॉग आज पंक्ति {number} पर समाप्त होता है। इसका हैश: {hash}. यह ईमेल सँभालकर रखें: इससे पता चलता है कि यहाँ तक की पंक्तियाँ बाद में बदली गईं या नहीं।",
  "mail.supportAnswered.subject": "ग्राहक सेवा ने आपको जवाब दिया है",
  "mail.supportAnswered.text": "ग्राहक सेवा ने आपके संदेश का जवाब दिया है।",
  "mail.offerTakenDown.subject": "आपका ऑफ़र हटा दिया गया",
  "mail.offerTakenDown.text":
    "ग्राहक सेवा ने आपका ऑफ़र ऑफ़लाइन कर दिया है। उसके खुले ऑर्डर तय शर्तों पर चलते रहेंगे।",
  "mail.offerTakenDown.object":
    "अगर आप सहमत नहीं हैं, तो कृपया ऑफ़र का नंबर बताते हुए ग्राहक सेवा से संपर्क करें।",
  "mail.supportClosed.subject": "आपका अनुरोध बंद किया गया",
  "mail.supportClosed.text":
    "ग्राहक सेवा ने आपका अनुरोध बंद किया है। अगर अब भी मदद चाहिए, तो कृपया नया खोलें।",
  "mail.caseHandedOver.subject": "आपको एक मामला सौंपा गया है",
  "mail.caseHandedOver.text": "किसी सहकर्मी ने आपको एक मामला सौंपा है। यह कंसोल में आपके मामलों में मिलेगा।",

  "mail.orderCreated.subject": "नया ऑर्डर",
  "mail.orderCreated.text":
    "{role, select, buyer {कोई आपको {amount} में {quantity} बेच रहा है। {method} से भुगतान करें और फिर “मैंने भुगतान कर दिया” दबाएँ।} other {कोई आपसे {method} के ज़रिए {amount} में {quantity} खरीद रहा है। भुगतान की पुष्टि होने तक कॉइन एस्क्रो में रहेंगे।}}",
  "mail.orderPaid.subject": "खरीदार ने ऑर्डर को भुगतान किया हुआ बताया है",
  "mail.orderPaid.text":
    "खरीदार के अनुसार {method} से {amount} का भुगतान हो चुका है। अपना खाता जाँचें और पैसा आने पर ही {quantity} रिलीज़ करें।",
  "mail.orderCanceled.subject": "ऑर्डर रद्द हुआ",
  "mail.orderCanceled.text": "खरीदार ने {quantity} का ऑर्डर रद्द कर दिया। कॉइन अब एस्क्रो में नहीं हैं।",
  "mail.orderTimedOut.subject": "ऑर्डर रद्द: भुगतान का समय समाप्त",
  "mail.orderTimedOut.text":
    "{role, select, buyer {{quantity} का ऑर्डर समय पर भुगतान किया हुआ नहीं बताया गया, इसलिए रद्द हो गया। अगर आपने भुगतान किया है, तो 24 घंटे के भीतर अपील करें।} other {खरीदार ने समय पर भुगतान नहीं किया। {quantity} का ऑर्डर रद्द हो गया और कॉइन अब एस्क्रो में नहीं हैं।}}",
  "mail.orderExtended.subject": "भुगतान के लिए और समय",
  "mail.orderExtended.text": "विक्रेता ने आपको {method} से {amount} का भुगतान करने के लिए और समय दिया है।",
  "mail.orderCompleted.subject": "ऑर्डर पूरा हुआ",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} आपके स्पॉट वॉलेट में हैं। आपने {amount} का भुगतान किया।} other {{amount} के बदले {quantity} खरीदार को रिलीज़ हो गए।}}",
  "mail.orderFailed.subject": "एसेट ट्रांसफ़र विफल",
  "mail.orderFailed.text":
    "{quantity} ट्रांसफ़र नहीं हो सके। कॉइन एस्क्रो में सुरक्षित हैं; आगे क्या होगा, यह ऑर्डर में देखें।",
  "mail.confirmReminder.subject": "खरीदार आपकी पुष्टि की प्रतीक्षा में है",
  "mail.confirmReminder.text":
    "खरीदार के अनुसार {method} से {amount} का भुगतान हो चुका है और वह {quantity} की प्रतीक्षा कर रहा है। अपना खाता जाँचकर क्रिप्टो रिलीज़ करें, या भुगतान न मिला हो तो अपील करें।",
  "mail.appealOpened.subject": "अपील की गई",
  "mail.appealOpened.text":
    "{by, select, buyer {खरीदार ने {quantity} के ऑर्डर पर अपील की है। कृपया अपना बयान और सबूत जोड़ें।} seller {विक्रेता ने {quantity} के ऑर्डर पर अपील की है। कृपया अपना बयान और सबूत जोड़ें।} other {{quantity} का ऑर्डर बहुत देर से रिलीज़ की प्रतीक्षा में है। अब ग्राहक सेवा इसे देख रही है।}}",
  "mail.proofWanted.subject": "कृपया अपने भुगतान का सबूत दें",
  "mail.proofWanted.text":
    "विक्रेता के अनुसार {quantity} के लिए {method} से {amount} नहीं आए। कृपया ऑर्डर में भुगतान का सबूत जोड़ें; नहीं तो ग्राहक सेवा उसके बिना निर्णय करेगी।",
  "mail.appealWithdrawn.subject": "अपील वापस ली गई",
  "mail.appealWithdrawn.text": "{quantity} के ऑर्डर पर की गई अपील वापस ले ली गई है। ऑर्डर जारी है।",
  "mail.evidenceAdded.subject": "सबूत जोड़े गए",
  "mail.evidenceAdded.text":
    "{role, select, buyer {विक्रेता ने {quantity} के ऑर्डर की अपील में बयान या सबूत जोड़ा है।} other {खरीदार ने {quantity} के ऑर्डर की अपील में बयान या सबूत जोड़ा है।}} आप ऑर्डर में जवाब दे सकते हैं।",
  "mail.taskSet.subject": "ग्राहक सेवा आपसे सबूत माँगती है",
  "mail.taskSet.text":
    "{quantity} के ऑर्डर के बारे में ग्राहक सेवा को आपका जवाब चाहिए। क्या माँगा गया है, यह ऑर्डर में देखें; समय पर जवाब न मिलने पर ग्राहक सेवा उसके बिना निर्णय करेगी।",
  "mail.taskMissed.subject": "जवाब देने का समय समाप्त हो गया",
  "mail.taskMissed.text":
    "आपने {quantity} के ऑर्डर के बारे में ग्राहक सेवा को समय पर जवाब नहीं दिया। ग्राहक सेवा के निर्णय तक आप ऑर्डर में अब भी जवाब दे सकते हैं।",
  "mail.splitProposed.subject": "बँटवारे का प्रस्ताव",
  "mail.splitProposed.text":
    "{role, select, buyer {विक्रेता का प्रस्ताव है कि आपको {share} मिलें और बाकी उसे लौट जाएँ।} other {खरीदार {share} लेने का प्रस्ताव करता है; बाकी आपको लौटेंगे।}} आप इसे ऑर्डर में स्वीकार कर सकते हैं।",
  "mail.appealRuled.subject": "ग्राहक सेवा ने निर्णय किया है",
  "mail.appealRuled.text":
    "{role, select, buyer {निर्णय के अनुसार आपको {share} मिलेंगे; बाकी विक्रेता को लौटेंगे।} other {निर्णय के अनुसार खरीदार को {share} मिलेंगे; बाकी आपको लौटेंगे।}} लागू होने तक आप ऑर्डर में एक बार दोबारा जाँच माँग सकते हैं।",
  "mail.secondLook.subject": "आपके ऑर्डर की दोबारा जाँच",
  "mail.secondLook.text":
    "{role, select, buyer {विक्रेता ने माँगा है कि {quantity} के ऑर्डर पर कोई दूसरा स्टाफ़ सदस्य निर्णय करे।} other {खरीदार ने माँगा है कि {quantity} के ऑर्डर पर कोई दूसरा स्टाफ़ सदस्य निर्णय करे।}} तब तक कॉइन एस्क्रो में रहेंगे।",
  "mail.appealResolved.subject": "अपील का निपटारा",
  "mail.appealResolved.completed":
    "{role, select, buyer {अपील का निपटारा हो गया। आपको {share} मिले।} other {अपील का निपटारा हो गया। खरीदार को {share} मिले।}}",
  "mail.appealResolved.canceled": "अपील का निपटारा हो गया। {quantity} का ऑर्डर रद्द है।",
  "mail.feedback.subject": "नया फ़ीडबैक",
  "mail.feedback.positive": "{quantity} के ऑर्डर के लिए आपको सकारात्मक फ़ीडबैक मिला है।",
  "mail.feedback.negative":
    "{quantity} के ऑर्डर के लिए आपको नकारात्मक फ़ीडबैक मिला है। आप एक बार जवाब दे सकते हैं।",
  "mail.feedbackReplied.subject": "आपके फ़ीडबैक का जवाब",
  "mail.feedbackReplied.text": "{quantity} के ऑर्डर पर आपके फ़ीडबैक का जवाब आया है।",

  "mail.withdrawalsBlocked": "आपकी सुरक्षा के लिए निकासी {time} तक बंद है।",
  "mail.notYou":
    "अगर यह आप नहीं थे, तो तुरंत अपना पासवर्ड बदलें और “खाता सुरक्षा” में अपने दूसरे डिवाइस लॉग आउट करें।",
  "mail.notYou.cancelReset":
    "अगर यह आपने नहीं किया, तो इस लिंक से अनुरोध रद्द करें, इसके लिए लॉग इन करना ज़रूरी नहीं है, और अपना पासवर्ड बदलें। पहले 24 घंटों में ग्राहक सेवा इसे स्वीकृत नहीं कर सकती।",
  "mail.notYou.undo":
    "अगर यह आपने नहीं किया, तो 72 घंटे के भीतर इस लिंक से इसे पूर्ववत करें। सभी डिवाइस लॉग आउट होंगे और निकासी 24 घंटे के लिए रुकेगी।",

  "mail.fact.asked": "माँगा गया",
  "mail.fact.time": "समय",
  "mail.fact.address": "IP पता",
  "mail.fact.device": "डिवाइस",
  "mail.fact.reason": "कारण",
  "mail.fact.username": "यूज़रनेम",
  "mail.fact.walletAddress": "वॉलेट का पता",
  "mail.fact.orderId": "ऑर्डर ID",
  "mail.fact.offer": "ऑफ़र",
  "mail.fact.caseId": "अनुरोध नंबर",
  "mail.fact.amount": "मात्रा",
  "mail.fact.payment": "भुगतान",
  "mail.fact.payMethod": "भुगतान का तरीका",
  "mail.fact.timeLeft": "बचा हुआ समय",
  "mail.timeLeft": "{minutes, plural, one {# मिनट} other {# मिनट}}, {time} तक",

  "mail.link.login": "लॉग इन करें",
  "mail.link.security": "खाता सुरक्षा",
  "mail.link.cancelReset": "अनुरोध रद्द करें",
  "mail.link.undo": "यह बदलाव पूर्ववत करें",
  "mail.link.kyc": "पहचान सत्यापन",
  "mail.link.subUsers": "उप-खाते",
  "mail.link.wallet": "वॉलेट",
  "mail.link.order": "ऑर्डर देखें",
  "mail.link.orders": "मेरे ऑर्डर",
  "mail.link.case": "अनुरोध देखें",
  "mail.link.offers": "मेरे ऑफ़र",
  "mail.link.contact": "ग्राहक सेवा से संपर्क करें",

  "mail.antiPhishing.code": "आपका एंटी-फ़िशिंग कोड: {code}",
  "mail.antiPhishing.none":
    "आपने अभी तक एंटी-फ़िशिंग कोड नहीं चुना है। इसे “खाता सुरक्षा” में सेट करें, फिर Parley का हर असली ईमेल इसे दिखाएगा।",
  "mail.footer.account":
    "यह ईमेल आपको इसलिए मिला है क्योंकि आपका पता एक Parley खाते से जुड़ा है। इसे अपने आप भेजा गया है, इसलिए कृपया उत्तर न दें।",
  "mail.footer.entered":
    "यह ईमेल आपको इसलिए मिला है क्योंकि आपका पता Parley पर दर्ज किया गया था। इसे अपने आप भेजा गया है, इसलिए कृपया उत्तर न दें।",

  "mail.text.code": "{code} आपका Parley कोड है। {purpose} इसे कभी किसी को न बताएँ।",
});
