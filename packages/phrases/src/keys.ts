/** The keys of all phrases and the values each one needs, both read off the English catalogues. */

import type account from "./catalogues/en/account.ts";
import type api from "./catalogues/en/api.ts";
import type advertiser from "./catalogues/en/advertiser.ts";
import type agreement from "./catalogues/en/agreement.ts";
import type auth from "./catalogues/en/auth.ts";
import type chat from "./catalogues/en/chat.ts";
import type detail from "./catalogues/en/detail.ts";
import type errors from "./catalogues/en/errors.ts";
import type express from "./catalogues/en/express.ts";
import type feedback from "./catalogues/en/feedback.ts";
import type frame from "./catalogues/en/frame.ts";
import type gate from "./catalogues/en/gate.ts";
import type help from "./catalogues/en/help.ts";
import type hkpay from "./catalogues/en/hkpay.ts";
import type home from "./catalogues/en/home.ts";
import type install from "./catalogues/en/install.ts";
import type kyc from "./catalogues/en/kyc.ts";
import type mail from "./catalogues/en/mail.ts";
import type market from "./catalogues/en/market.ts";
import type mine from "./catalogues/en/mine.ts";
import type native from "./catalogues/en/native.ts";
import type notification from "./catalogues/en/notification.ts";
import type offer from "./catalogues/en/offer.ts";
import type order from "./catalogues/en/order.ts";
import type payment from "./catalogues/en/payment.ts";
import type security from "./catalogues/en/security.ts";
import type shell from "./catalogues/en/shell.ts";
import type start from "./catalogues/en/start.ts";
import type support from "./catalogues/en/support.ts";
import type terms from "./catalogues/en/terms.ts";
import type test from "./catalogues/en/test.ts";
import type wallet from "./catalogues/en/wallet.ts";
import type { Placeholders } from "./placeholders.ts";

export type { Area, AreaOf } from "./areas.ts";

type English = typeof account &
  typeof api &
  typeof advertiser &
  typeof agreement &
  typeof auth &
  typeof chat &
  typeof detail &
  typeof errors &
  typeof express &
  typeof feedback &
  typeof frame &
  typeof gate &
  typeof help &
  typeof start &
  typeof support &
  typeof hkpay &
  typeof home &
  typeof install &
  typeof kyc &
  typeof mail &
  typeof market &
  typeof mine &
  typeof native &
  typeof notification &
  typeof offer &
  typeof order &
  typeof payment &
  typeof security &
  typeof shell &
  typeof terms &
  typeof test &
  typeof wallet;

export type PhraseKey = keyof English;

/** A phrase as written in the English catalogue. */
export type EnglishPhrase<Key extends PhraseKey> = English[Key] & string;

type KindsOf<Pairs, Name> = Pairs extends [Name, infer Kind] ? Kind : never;

/** The strictest kind wins where a phrase uses one name twice, e.g. as `{n}` and in a plural. */
type ValueOf<Kinds, Node> = "tag" extends Kinds
  ? (chunks: Node[]) => Node
  : "number" extends Kinds
    ? number
    : "instant" extends Kinds
      ? number | Date
      : "choice" extends Kinds
        ? string
        : string | number | Node;

/** The values of one message. `Node` is what rich text is made of: strings, or React nodes. */
export type MessageValues<Message extends string, Node = string> =
  Placeholders<Message> extends infer Pairs
    ? {
        readonly [Name in Extract<Pairs, [string, unknown]>[0]]: ValueOf<
          KindsOf<Pairs, Name>,
          Node
        >;
      }
    : never;

export type PhraseValues<Key extends PhraseKey, Node = string> = MessageValues<
  EnglishPhrase<Key>,
  Node
>;

/** The arguments after a key: nothing where the phrase has no placeholders, else its values. */
export type PhraseArguments<Key extends PhraseKey, Node = string> = [
  Placeholders<EnglishPhrase<Key>>,
] extends [never]
  ? []
  : [values: PhraseValues<Key, Node>];
