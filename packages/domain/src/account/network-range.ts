// Ranges of network addresses, as an API key lists those it may be used from: `203.0.113.7`,
// `203.0.113.0/24`, `2001:db8::/48`.

export interface NetworkRange {
  readonly family: 4 | 6;
  /** The first address of the range as a number. */
  readonly start: bigint;
  /** How many leading bits all of its addresses share. */
  readonly bits: number;
}

const BITS = { 4: 32, 6: 128 } as const;
const MAPPED = 0xffffn;

/** Null for a text that is no range, or one whose address has bits behind its prefix. */
export function parseRange(text: string): NetworkRange | null {
  const [address = "", prefix, ...rest] = text.split("/");
  if (rest.length > 0) return null;
  const parsed = parseAddress(address);
  if (parsed === null) return null;
  const { family, value } = parsed;
  const most = BITS[family];
  // A mapped IPv4 address counts as IPv4, and its prefix would mean something else.
  if (prefix !== undefined && family === 4 && address.includes(":")) return null;
  if (prefix !== undefined && !/^(0|[1-9]\d{0,2})$/.test(prefix)) return null;
  const bits = prefix === undefined ? most : Number(prefix);
  if (bits > most) return null;
  const rangeSize = 1n << BigInt(most - bits);
  return value % rangeSize === 0n ? { family, start: value, bits } : null;
}

/** An address that cannot be read is in no range. */
export function isInRange(address: string, { family, start, bits }: NetworkRange): boolean {
  const parsed = parseAddress(address);
  if (parsed === null || parsed.family !== family) return false;
  const rest = BigInt(BITS[family] - bits);
  return parsed.value >> rest === start >> rest;
}

interface ParsedAddress {
  readonly family: 4 | 6;
  readonly value: bigint;
}

function parseAddress(text: string): ParsedAddress | null {
  if (!text.includes(":")) {
    const value = parseIpv4(text);
    return value === null ? null : { family: 4, value };
  }
  const value = parseIpv6(text);
  if (value === null) return null;
  // `::ffff:203.0.113.7` is how a server on both families sees an IPv4 caller.
  return value >> 32n === MAPPED ? { family: 4, value: value & 0xffffffffn } : { family: 6, value };
}

function parseIpv4(text: string): bigint | null {
  const parts = text.split(".");
  if (parts.length !== 4) return null;
  let value = 0n;
  for (const part of parts) {
    // A leading zero is octal to some programs and decimal to others.
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    value = (value << 8n) | BigInt(part);
  }
  return value;
}

function parseIpv6(text: string): bigint | null {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [head = "", tail] = halves;
  const left = readGroups(head, tail === undefined);
  const right = tail === undefined ? [] : readGroups(tail, true);
  if (left === null || right === null) return null;
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...left, ...Array.from({ length: missing }, () => 0n), ...right];
  return groups.reduce((value, group) => (value << 16n) | group, 0n);
}

/** The last two groups may be written as an IPv4 address. */
function readGroups(text: string, isLast: boolean): bigint[] | null {
  if (text === "") return [];
  const groups: bigint[] = [];
  const parts = text.split(":");
  for (const [index, part] of parts.entries()) {
    if (isLast && index === parts.length - 1 && part.includes(".")) {
      const value = parseIpv4(part);
      if (value === null) return null;
      groups.push(value >> 16n, value & 0xffffn);
    } else if (/^[0-9a-f]{1,4}$/i.test(part)) {
      groups.push(BigInt(`0x${part}`));
    } else {
      return null;
    }
  }
  return groups;
}
