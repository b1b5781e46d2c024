import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "Аккаунт",
  "account.nav.security": "Безопасность",
  "account.nav.kyc": "Проверка личности",
  "account.nav.subUsers": "Субаккаунты",
  "account.nav.api": "API-ключи",
  "account.nav.settings": "Настройки",
  "account.back": "Назад к P2P",

  "account.subUsers.title": "Субаккаунты",
  "account.subUsers.text":
    "Доступ для людей, которые работают на вас. Они торгуют от вашего подтверждённого имени, каждый — в рамках ваших разрешений.",
  "account.subUsers.count": "{count} из {most}",
  "account.subUsers.create": "Создать субаккаунт",
  "account.subUsers.empty": "Субаккаунтов пока нет",
  "account.subUsers.emptyText":
    "Создайте субаккаунт, чтобы кто-то торговал за вас, не зная вашего пароля.",
  "account.subUsers.name": "Субаккаунт",
  "account.subUsers.lastSeen": "Последняя активность: {time}",
  "account.subUsers.neverSeen": "Ещё не входил",
  "account.subUsers.permissions": "Разрешения",
  "account.subUsers.permissionsOf": "Разрешения для {name}",
  "account.subUsers.permission.trade": "Торговля",
  "account.subUsers.permission.payment": "Способы оплаты",
  "account.subUsers.permission.withdraw": "Вывод средств",
  "account.subUsers.useAdminTwoFactor": "Подтверждать моим аутентификатором",
  "account.subUsers.status": "Статус",
  "account.subUsers.active": "Активен",
  "account.subUsers.frozen": "Заморожен",
  "account.subUsers.action": "Действие",
  "account.subUsers.freeze": "Заморозить",
  "account.subUsers.unfreeze": "Разморозить",
  "account.subUsers.freeze.title": "Заморозить {name}?",
  "account.subUsers.freeze.text":
    "Этот субаккаунт сразу же выйдет на всех устройствах и не сможет войти, пока вы его не разморозите. Его открытые ордера останутся без изменений.",
  "account.subUsers.freeze.done": "Субаккаунт {name} заморожен.",
  "account.subUsers.unfreeze.title": "Разморозить {name}?",
  "account.subUsers.unfreeze.text":
    "Этот субаккаунт снова сможет войти и делать то, что разрешено.",
  "account.subUsers.unfreeze.done": "Субаккаунт {name} снова может войти.",
  "account.subUsers.cancel": "Отмена",
  "account.subUsers.close": "Закрыть",
  "account.subUsers.saved": "Разрешения для {name} сохранены.",
  "account.subUsers.notDone.create": "Субаккаунт не создан",
  "account.subUsers.notDone.change": "Изменение не сохранено",

  "account.subUsers.new.title": "Создание субаккаунта",
  "account.subUsers.new.text":
    "Субаккаунт входит с этой почтой или телефоном и заданным вами паролем, а при первом входе подтверждает их кодом.",
  "account.subUsers.new.whyCodes":
    "Субаккаунт может торговать от вашего имени, поэтому подтвердите, что это вы.",
  "account.subUsers.new.account": "Почта или телефон",
  "account.subUsers.new.account.hint": "Номер телефона с кодом страны, например +7 912 345-67-89.",
  "account.subUsers.new.username": "Никнейм",
  "account.subUsers.new.password": "Пароль",
  "account.subUsers.new.password.hint": "Не менее 8 символов. Передайте его безопасным способом.",
  "account.subUsers.new.useAdminTwoFactor": "Подтверждать моим аутентификатором",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "Тогда субаккаунту понадобятся коды вашего аутентификатора, а не собственного.",
  "account.subUsers.new.submit": "Создать",
  "account.subUsers.new.continue": "Продолжить",
  "account.subUsers.new.back": "Назад",
  "account.subUsers.new.done": "Субаккаунт {name} создан.",
  "account.field.blank": "Это поле нельзя оставить пустым.",
  "account.subUsers.problem.password": "Используйте от 8 до 128 символов.",

  "account.settings.title": "Настройки",
  "account.settings.description": "Ваш никнейм, язык наших сообщений и оформление сайта.",
  "account.settings.profile.title": "Профиль",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "Скопировать UID",
  "account.settings.uid.copied": "Скопировано",
  "account.settings.uid.failed": "Не удалось скопировать",
  "account.settings.username": "Никнейм",
  "account.settings.username.hint":
    "Это имя видят другие пользователи. От 3 до 30 букв, цифр, точек, дефисов или подчёркиваний.",
  "account.settings.username.invalid":
    "Используйте от 3 до 30 букв, цифр, точек, дефисов или подчёркиваний; начните с буквы или цифры.",
  "account.settings.username.next": "Снова изменить имя можно с {time}.",
  "account.settings.save": "Сохранить",
  "account.settings.saved": "Сохранено.",
  "account.settings.messages.title": "Сообщения",
  "account.settings.language": "Язык сообщений",
  "account.settings.language.hint":
    "На этом языке вам приходят письма и SMS. Язык самого сайта выбирается в меню вверху.",
  "account.settings.look.title": "Оформление",
  "account.settings.theme": "Цвета",
  "account.settings.theme.system": "Как в системе",
  "account.settings.theme.light": "Светлое",
  "account.settings.theme.dark": "Тёмное",
});
