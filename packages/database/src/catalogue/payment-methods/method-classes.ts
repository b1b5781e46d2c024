// How the methods of the catalogue settle, by code. A class says what a payer can do after the money
// was shown as arrived: push payments over a national scheme are final, whereas cards, ACH, wallets
// with buyer protection and mobile money can be taken back by the payer or the operator.
//
// Bank methods whose country moves transfers between all banks within minutes (Nigeria's NIP, India's
// IMPS, Vietnam's NAPAS …) are instant; those that may go through an overnight batch are slow.
import type { MethodSettlement } from "@parley/domain/payment/method-class";
import { codes } from "../assets/codes.ts";

const INSTANT = codes(`
  sepa-instant wero mobilepay-fi bizum mb-way tikkie iris faster-payments twint swish vipps
  mobilepay-dk blik zelle yappy ath-movil interac payid osko fps-hk promptpay duitnow paynow bakong
  upi imps raast pix spei dimo bre-b yape plin pago-movil yape-bo sinpe-movil fast sbp mia aani
  fawran wamd benefitpay cliq instapay-eg baridimob payshap gimacpay
  monzo starling barclays lloyds za-bank kakao-bank k-bank bank-transfer-kr kb-kookmin shinhan
  bank-transfer-vn vietcombank techcombank mb-bank acb bidv vietinbank tpbank vpbank
  kbank scb bangkok-bank krungthai bank-transfer-th maybank cimb-my public-bank bank-transfer-my
  bank-transfer-sg ocbc uob aba-bank gotyme seabank-id bank-jago
  bank-transfer-in sbi hdfc-bank icici-bank nubank itau bank-transfer-ar brubank bbva-mx nu-mx
  bank-transfer-cl banco-estado monobank privatbank pumb a-bank kaspi freedom-bank
  bank-transfer-ng moniepoint kuda gtbank access-bank zenith-bank uba-ng
  alipay alipay-hk wechat-pay wechat-pay-hk payme octopus line-pay-tw jkopay paypay kakao-pay toss
  momo zalopay viettel-money dana ovo gopay shopeepay-id linkaja gcash maya shopeepay-ph grabpay-ph
  truemoney touch-n-go grabpay-my boost-my dbs-paylah paytm phonepe google-pay-in
  picpay mercado-pago-br mercado-pago-ar uala naranja-x personal-pay cuenta-dni mercado-pago-mx
  nequi daviplata mercado-pago-cl opay palmpay wise revolut satispay lydia
`);

/** Hours until a transfer has usually arrived. */
const SLOW_HOURS: readonly (readonly [number, readonly string[]])[] = [
  [1, codes("western-union moneygram cash-plus enpara")],
  [
    4,
    codes(`
      bank-transfer-jp rakuten-bank japan-post-bank mufg smbc mizuho bank-transfer-tw ctbc-tw
      cathay-united-tw esun-tw bank-card-cn bank-transfer-hk hsbc-hk hang-seng boc-hk
      bank-transfer-id bca mandiri bri bni bank-transfer-ph bpi bdo unionbank-ph
      bank-transfer-tr ziraat is-bankasi garanti-bbva akbank yapi-kredi vakifbank qnb-tr
      bank-transfer-ua bank-transfer-kz halyk bank-transfer-ge tbc-bank bank-of-georgia
      bancolombia bank-transfer-co bcp-pe interbank-pe bank-transfer-pe bank-transfer-bo
      bank-transfer-ve banesco mercantil-ve bank-transfer-br capitec fnb-za tymebank
      bank-transfer-pk meezan-bank hbl bank-transfer-bd bank-transfer-ke equity-bank-ke
      bank-transfer-gh cbe oxxo
    `),
  ],
  [
    24,
    codes(`
      sepa postfinance bank-transfer-ch bank-transfer-se bank-transfer-no bank-transfer-dk
      bank-transfer-is bank-transfer-pl pko-bank mbank bank-transfer-cz bank-transfer-ro
      banca-transilvania bank-transfer-hu bank-transfer-rs wire-us chime banco-pichincha
      bank-transfer-ca bank-transfer-au bank-transfer-nz bank-transfer-lk bank-transfer-np
      bank-transfer-py bank-transfer-uy bank-transfer-cr bank-transfer-do banreservas
      bank-transfer-gt bank-transfer-ru bank-transfer-md bank-transfer-az bank-transfer-am
      bank-transfer-il bank-transfer-ae emirates-nbd adcb fab mashreq bank-transfer-sa al-rajhi snb
      bank-transfer-qa bank-transfer-kw bank-transfer-bh bank-transfer-om bank-muscat
      bank-transfer-jo bank-transfer-eg bank-transfer-ma cih-bank attijariwafa ccp-dz
      bank-transfer-dz bank-transfer-tn bank-transfer-tz bank-transfer-ug bank-transfer-rw
      bank-transfer-et bank-transfer-za bank-transfer-zm bank-transfer-xof bank-transfer-xaf
    `),
  ],
  [72, ["swift"]],
];

/** Shown at once, and can be taken back: disputes, buyer protection, card funding, reversals. */
const REVERSIBLE = codes(`
  paypal skrill neteller payoneer paysera volet airtm cash-app venmo apple-cash deuna zinli beem
  easypaisa jazzcash sadapay nayapay frimi esewa khalti ime-pay tenpo prex mi-dinero paycell
  click-uz payme-uz m10 idram telcell-wallet bit paybox stc-pay urpay d17 flouci chipper-cash
  wing bkash nagad rocket upay-bd ez-cash tigo-money-bo tigo-money-py tigo-money-gt zain-cash-jo
  orange-money-jo vodafone-cash orange-cash-eg e-and-cash-eg we-pay-eg orange-money-ma m-pesa-ke
  airtel-money-ke m-pesa-tz mixx-tz airtel-money-tz mtn-momo-ug airtel-money-ug mtn-momo-rw
  airtel-money-rw telebirr mtn-momo-gh telecel-cash at-money mtn-momo-zm airtel-money-zm wave-xof
  orange-money-xof mtn-momo-xof moov-money-xof mtn-momo-xaf orange-money-xaf airtel-money-xaf
  postepay card-transfer-ua uzcard humo card-transfer-az
`);

/** ACH credits take days and can be returned for weeks after that. */
const REVERSIBLE_SLOWLY = ["ach"];

const listed: readonly (readonly [string, MethodSettlement])[] = [
  ...each(INSTANT, { methodClass: "instant", arrivalMinutes: 10 }),
  ...SLOW_HOURS.flatMap(([hours, methods]) =>
    each(methods, { methodClass: "slow", arrivalMinutes: hours * 60 }),
  ),
  ...each(REVERSIBLE, { methodClass: "reversible", arrivalMinutes: 30 }),
  ...each(REVERSIBLE_SLOWLY, { methodClass: "reversible", arrivalMinutes: 3 * 24 * 60 }),
];

/** Every classified code as often as it is listed, so that a test can find one listed twice. */
export const classifiedCodes: readonly string[] = listed.map(([code]) => code);

export const methodClasses: ReadonlyMap<string, MethodSettlement> = new Map(listed);

function each(
  methods: readonly string[],
  settlement: MethodSettlement,
): readonly (readonly [string, MethodSettlement])[] {
  return methods.map((code) => [code, settlement] as const);
}
