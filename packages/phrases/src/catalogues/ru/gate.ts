import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "Перед началом торговли",
  "gate.progress": "Выполнено {done} из {all}",
  "gate.done": "Готово",

  "gate.phone": "Телефон",
  "gate.phone.reason": "Подтвердите телефон перед началом торговли.",
  "gate.phone.action": "Подтвердить телефон",
  "gate.email": "Почта",
  "gate.email.reason": "Подтвердите почту перед началом торговли.",
  "gate.email.action": "Подтвердить почту",
  "gate.kyc": "Личность (KYC)",
  "gate.kyc.reason": "Пройдите проверку личности (KYC) перед началом торговли.",
  "gate.kyc.action": "Подтвердить личность",
  "gate.kyc.pending": "На проверке",
  "gate.kyc.pendingReason":
    "Ваша проверка личности ещё продолжается. Мы напишем вам, как только будет принято решение.",
  "gate.kyc.rejected": "Не одобрено: отправьте снова",
  "gate.agreement": "Условия сервиса",
  "gate.agreement.reason": "Примите условия P2P-сервиса перед началом торговли.",
  "gate.agreement.action": "Прочитать и принять",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "Настройте 2FA перед началом торговли.",
  "gate.twoFactor.action": "Настроить 2FA",

  "gate.master": "Решает основной аккаунт",
  "gate.unfrozen.reason": "Торговля для вашего аккаунта заморожена. Обратитесь в службу поддержки.",
  "gate.permission.reason": "Вашему аккаунту торговля не разрешена.",
  "gate.permission.subUserReason":
    "Основной аккаунт не разрешил вам торговать. Изменить это может только он.",
});
