import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Parley 如何保護您",
  "help.protection.lead": "交易中您的幣會怎樣、Parley 如何防範詐騙，以及您自己該怎麼做。",
  "help.contents": "本頁內容",

  "help.protection.escrow.title": "幣由平台託管",
  "help.protection.escrow.1": "訂單建立後，幣從賣家餘額轉入託管。訂單結束前，雙方都不能動用。",
  "help.protection.escrow.2": "買家直接付款給賣家，Parley 從不經手這筆錢。",
  "help.protection.escrow.3":
    "訂單標記為已付款後，不會因逾時而退幣。只有賣家放幣、雙方達成一致或客服裁定時，幣才會移轉。",

  "help.protection.release.title": "看到錢再放幣",
  "help.protection.release.1":
    "請在您自己的銀行或支付帳戶確認全額入帳。買家的截圖、訊息或電子郵件都不是憑證。",
  "help.protection.release.2": "放幣需要安全驗證碼，且無法復原。已放出的幣無法追回。",
  "help.protection.release.3":
    "買家須填寫付款帳戶的戶名和末四碼。戶名與其認證姓名不一致時，賣家會看到警告。",

  "help.protection.codes.title": "驗證碼只能用一次",
  "help.protection.codes.1":
    "安全驗證碼只能使用一次，僅限一個用途，幾分鐘內有效。驗證器中用過的驗證碼，在其他操作中也會被拒絕。",
  "help.protection.codes.2":
    "放幣和提領的驗證碼加密後才離開瀏覽器，並與您確認的內容綁定，途中無人能讀取或挪作他用。",

  "help.protection.account.title": "帳戶變更",
  "help.protection.account.1":
    "新電子郵件或手機號碼在 24 小時內不能用來登入或重設密碼。您的其他聯絡方式會收到可復原變更的連結。",
  "help.protection.account.2":
    "重設密碼、解除或更換電子郵件或手機號碼、關閉驗證器後，24 小時內無法提領。處理中的提領會退回您的錢包。",
  "help.protection.account.3":
    "您可以在「帳戶安全」中查看並登出每台已登入的裝置。30 天未使用的登入會自動失效。",

  "help.protection.limits.title": "新帳戶限額",
  "help.protection.limits.1":
    "新帳戶只能有少量進行中的訂單，金額也有限。完成的交易和不同的交易對象越多，限額越高。",
  "help.protection.limits.2": "限額、禁止交易和凍結對同一人的所有帳戶一併生效，包括子使用者。",
  "help.protection.limits.3":
    "註冊不足 30 天的帳戶買入的幣，或以可撤銷的付款方式買入的幣，24 小時後才能出售或提領。下單前頁面會提示。",

  "help.protection.appeals.title": "發生問題時",
  "help.protection.appeals.1":
    "買家已標記付款但款項未在一般時間內入帳時，賣家可以回報，系統會要求買家在 60 分鐘內提供憑證。",
  "help.protection.appeals.2":
    "任何一方都可以申訴。幣繼續託管，客服會查看訂單、聊天紀錄和雙方的憑證。",
  "help.protection.appeals.3":
    "裁定在通知雙方兩小時後生效。在此之前，每一方可要求一次由另一名工作人員複核。",

  "help.protection.staff.title": "由誰裁定",
  "help.protection.staff.1":
    "工作人員不能交易，也不得處理自己帳戶的案件，或與其共用聯絡方式、裝置、收付款帳戶的帳戶的案件。",
  "help.protection.staff.2":
    "大額案件需要第二名工作人員核准。工作人員的每項操作都有紀錄，且無法修改。",

  "help.protection.names.title": "名稱與訊息",
  "help.protection.names.1":
    "模仿其他使用者或 Parley 的暱稱會被拒絕。暱稱每 30 天可修改一次，舊暱稱會顯示 90 天。",
  "help.protection.names.2": "聊天中的連結、電話號碼和帳號會附上警告。請只付款到訂單顯示的帳戶。",

  "help.protection.never.title": "Parley 絕不會要求",
  "help.protection.never.1": "Parley 絕不會在聊天、電話或電子郵件中索取您的密碼或安全驗證碼。",
  "help.protection.never.2": "Parley 絕不會要求您提前放幣、付款到其他帳戶或離開本站繼續交易。",

  "help.protection.you.title": "您應該做的",
  "help.protection.you.1": "只用本人名下的帳戶，依訂單金額準確付款，錢轉出後再標記已付款。",
  "help.protection.you.2": "請在訂單聊天中溝通。在別處達成的約定不受保護。",
  "help.protection.you.3": "設定驗證器或通行密鑰以及防釣魚碼，登入前核對網址。",
  "help.protection.you.4": "有疑問時不要放幣，付款後不要取消訂單，請提出申訴。",
});
