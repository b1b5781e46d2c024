// Keccak-256 as Ethereum uses it. Node's SHA-3 is the later standard, whose filling differs in one
// byte; only the capital letters of addresses are checked with this, nothing is kept secret by it.

const MASK = (1n << 64n) - 1n;
const ROUNDS = 24;
const RATE_BYTES = 136;

export function keccak256(message: Uint8Array): Buffer {
  const filled = Buffer.alloc((Math.floor(message.length / RATE_BYTES) + 1) * RATE_BYTES);
  filled.set(message);
  filled[message.length] = (filled[message.length] ?? 0) ^ 0x01;
  filled[filled.length - 1] = (filled.at(-1) ?? 0) ^ 0x80;
  let state: bigint[] = Array.from({ length: 25 }, () => 0n);
  for (let offset = 0; offset < filled.length; offset += RATE_BYTES) {
    state = permute(
      state.map((lane, index) =>
        index * 8 < RATE_BYTES ? lane ^ filled.readBigUInt64LE(offset + index * 8) : lane,
      ),
    );
  }
  const digest = Buffer.alloc(32);
  for (let index = 0; index < 4; index += 1)
    digest.writeBigUInt64LE(laneOf(state, index), index * 8);
  return digest;
}

function permute(before: readonly bigint[]): bigint[] {
  let lanes = [...before];
  let shift = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    lanes = chi(rhoAndPi(theta(lanes)));
    // The round's constant comes from a shift register of eight bits.
    let constant = 0n;
    for (let step = 0; step < 7; step += 1) {
      if ((shift & 1) === 1) constant |= 1n << BigInt(2 ** step - 1);
      shift = (shift << 1) ^ ((shift >> 7) * 0x171);
    }
    lanes[0] = laneOf(lanes, 0) ^ constant;
  }
  return lanes;
}

function theta(lanes: readonly bigint[]): bigint[] {
  const columns = Array.from({ length: 5 }, (_, x) =>
    [0, 5, 10, 15, 20].reduce((sum, row) => sum ^ laneOf(lanes, x + row), 0n),
  );
  return lanes.map((lane, index) => {
    const x = index % 5;
    return lane ^ laneOf(columns, (x + 4) % 5) ^ rotate(laneOf(columns, (x + 1) % 5), 1);
  });
}

function rhoAndPi(lanes: readonly bigint[]): bigint[] {
  const moved = [...lanes];
  let x = 1;
  let y = 0;
  for (let step = 0; step < 24; step += 1) {
    const lane = laneOf(lanes, x + 5 * y);
    [x, y] = [y, (2 * x + 3 * y) % 5];
    moved[x + 5 * y] = rotate(lane, (((step + 1) * (step + 2)) / 2) % 64);
  }
  return moved;
}

function chi(lanes: readonly bigint[]): bigint[] {
  return lanes.map((lane, index) => {
    const row = index - (index % 5);
    const next = laneOf(lanes, row + ((index + 1) % 5));
    return lane ^ (~next & MASK & laneOf(lanes, row + ((index + 2) % 5)));
  });
}

function rotate(lane: bigint, by: number): bigint {
  return ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK;
}

function laneOf(lanes: readonly bigint[], index: number): bigint {
  const lane = lanes[index];
  if (lane === undefined) throw new RangeError("a lane is missing");
  return lane;
}
