/** What the addresses of each network look like, for people: a checksum is read by the platform. */

export interface AddressLook {
  /** None: any sign of the alphabet. */
  readonly starts: readonly string[];
  readonly leastLength: number;
  readonly mostLength: number;
}

const look = (starts: readonly string[], leastLength: number, mostLength = leastLength) => ({
  starts,
  leastLength,
  mostLength,
});

/** By the format that a network names (`addressFormat`). */
const LOOKS: ReadonlyMap<string, AddressLook> = new Map([
  ["bitcoin", look(["1", "3", "bc1"], 26, 62)],
  ["litecoin", look(["L", "M", "ltc1"], 26, 63)],
  ["dogecoin", look(["D", "A", "9"], 33, 34)],
  ["bitcoincash", look(["bitcoincash:", "q", "p"], 42, 54)],
  ["evm", look(["0x"], 42)],
  ["tron", look(["T"], 34)],
  ["solana", look([], 32, 44)],
  ["ripple", look(["r"], 25, 35)],
  ["stellar", look(["G"], 56)],
  ["ton", look(["EQ", "UQ", "Ef", "Uf"], 48)],
  ["cardano", look(["addr1"], 58, 103)],
  ["polkadot", look(["1"], 46, 48)],
]);

/** Null for a format that is not known here. */
export function addressLookOf(format: string): AddressLook | null {
  return LOOKS.get(format) ?? null;
}

/** Capitals are left to the checksum: some networks take both. */
export function hasLook(
  address: string,
  { starts, leastLength, mostLength }: AddressLook,
): boolean {
  const small = address.toLowerCase();
  const begins = starts.length === 0 || starts.some((one) => small.startsWith(one.toLowerCase()));
  return begins && address.length >= leastLength && address.length <= mostLength;
}
