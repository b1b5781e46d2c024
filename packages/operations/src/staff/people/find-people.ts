// Finds people by anything exact that staff were told: what the text can be is decided here, each of
// it is one lookup. Each search is in the log with the people it found; what was typed is there as a
// fingerprint alone, so that the same text is recognised and no contact is revealed.
import * as search from "@parley/database/queries/staff/person-search";
import { countPersonSearches, lockStaffLog } from "@parley/database/queries/staff/staff-action";
import { inTransaction } from "@parley/database/transaction";
import type { AccountName } from "@parley/domain/account/account-name";
import { refused } from "@parley/domain/refused";
import {
  FOUND_BY,
  refuseSearch,
  searchesCountFrom,
  type SearchedAs,
} from "@parley/domain/staff/person";
import { ADDRESS_FORMATS } from "@parley/platform/chain/address/address-formats";
import { parseAccount } from "../../identity/account/parse-account.ts";
import { recordStaffAction, type StaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface SearchParts extends BaseParts {
  /** By one member of staff. */
  readonly searchesPerHour: number;
}

const UID = /^\d{9}$/;
const ID = /^\d{1,19}$/;
/** The largest that a column of ids holds. */
const LARGEST_ID = 2n ** 63n - 1n;
const MAC_PURPOSE = "person search";
/** Of its fingerprint; enough to recognise a text. */
const SHOWN_CHARACTERS = 16;

export async function findPeople(parts: SearchParts, staff: StaffMember, given: string) {
  const text = given.trim();
  const contact = parseAccount(text);
  const searchedAs = searchedAsOf(text, contact);
  const found = await lookUp(parts, staff, text, contact);
  const written = contact?.target ?? text.toLowerCase();
  const subject = `${searchedAs}:${parts.vault.mac(MAC_PURPOSE, written).slice(0, SHOWN_CHARACTERS)}`;
  return inTransaction(parts.pool, async (tx) => {
    // Searches at the same moment are counted one after the other.
    await lockStaffLog(tx);
    const after = new Date(searchesCountFrom(parts.clock.now()));
    const refusal = refuseSearch({
      role: staff.staffRole,
      searchedAs,
      searchesBefore: await countPersonSearches(tx, staff.userId, after),
      searchesPerHour: parts.searchesPerHour,
    });
    const line = { staffId: staff.userId, userId: null, subject } as const;
    const write = (more: Pick<StaffAction, "action"> & Partial<StaffAction>) =>
      recordStaffAction(tx, parts, { ...line, ...more });
    if (refusal !== null) {
      await write({ action: "people.searchRefused", reason: refusal });
      return refused(refusal);
    }
    const [first, ...others] = found;
    await write({ action: "people.search", userId: first?.userId ?? null });
    for (const { userId } of others) await write({ action: "people.alsoFound", userId });
    return { ok: true, list: found.map(view) } as const;
  });
}

function view({ uid, username, by }: search.FoundPerson) {
  return { uid: String(uid), username, by: FOUND_BY.filter((way) => by.includes(way)) };
}

function searchedAsOf(text: string, contact: AccountName | null): SearchedAs {
  if (contact !== null) return "contact";
  return ID.test(text) ? "number" : "text";
}

function lookUp(
  { pool, clock }: Pick<BaseParts, "pool" | "clock">,
  { accountGroup: staffGroup }: StaffMember,
  text: string,
  contact: AccountName | null,
): Promise<search.FoundPerson[]> {
  const question = {
    uid: UID.test(text) ? Number(text) : null,
    id: idOf(text),
    contact,
    text,
    addresses: addressesOf(text),
  };
  return search.findPeople(pool, question, { staffGroup, now: new Date(clock.now()) });
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
