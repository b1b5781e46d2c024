// What must hold between the ledger and the offers: the quantity that is listed is really there.
import type { AuditCheck } from "./audit.ts";

export const OFFER_CHECKS: readonly AuditCheck[] = [
  {
    name: "offer-account",
    claim:
      "what is reserved for offers is what remains of the sell offers that are not closed, for each advertiser and asset",
    text: `select
             coalesce(account.owner_id, open.advertiser_id)::text as advertiser_id,
             coalesce(account.asset, open.crypto) as asset,
             coalesce(account.balance, 0)::text as balance,
             coalesce(open.remaining, 0)::text as remaining
           from (select owner_id, asset, balance from ledger_account where kind = 'offer') as account
             full join (
               select advertiser_id, crypto, sum(remaining) as remaining
               from offer
               where side = 'sell' and state <> 'closed'
               group by advertiser_id, crypto
             ) as open on open.advertiser_id = account.owner_id and open.crypto = account.asset
           where coalesce(account.balance, 0) <> coalesce(open.remaining, 0)`,
  },
];
