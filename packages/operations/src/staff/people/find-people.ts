// Finds people by anything exact that staff were told: what the text can be is decided here, each of
// it is one lookup.
import * as search from "@parley/database/queries/staff/person-search";
import { FOUND_BY } from "@parley/domain/staff/person";
import { ADDRESS_FORMATS } from "@parley/platform/chain/address/address-formats";
import { parseAccount } from "../../identity/account/parse-account.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import type { BaseParts } from "../../kernel/parts.ts";

const UID = /^\d{9}$/;
const ID = /^\d{1,19}$/;
/** The largest that a column of ids holds. */
const LARGEST_ID = 2n ** 63n - 1n;

export async function findPeople(
  { pool, clock }: Pick<BaseParts, "pool" | "clock">,
  { accountGroup: staffGroup }: StaffMember,
  given: string,
) {
  const text = given.trim();
  const found = await search.findPeople(
    pool,
    {
      uid: UID.test(text) ? Number(text) : null,
      id: idOf(text),
      contact: parseAccount(text),
      text,
      addresses: addressesOf(text),
    },
    { staffGroup, now: new Date(clock.now()) },
  );
  return found.map(({ uid, username, by }) => ({
    uid: String(uid),
    username,
    by: FOUND_BY.filter((way) => by.includes(way)),
  }));
}

function idOf(text: string): bigint | null {
  const id = ID.test(text) ? BigInt(text) : null;
  return id === null || id > LARGEST_ID ? null : id;
}

/** As typed, and as each network would store it. */
function addressesOf(text: string): string[] {
  const stored = Object.values(ADDRESS_FORMATS).map((format) => format.parse(text));
  return [...new Set([text, ...stored.filter((address) => address !== null)])];
}
