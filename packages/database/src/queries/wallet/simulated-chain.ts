// What the simulator of networks keeps.
import type { Queryable } from "../kernel/queryable.ts";

export interface SimulatedPaymentRow {
  readonly network: string;
  readonly txid: string;
  readonly outputIndex: number;
  readonly asset: string;
  readonly address: string;
  readonly memo: string | null;
  readonly atoms: bigint;
  readonly blockHeight: number;
  readonly key: string;
}

type RawPayment = Omit<SimulatedPaymentRow, "atoms" | "blockHeight" | "key" | "memo"> & {
  readonly atoms: string;
  readonly blockHeight: string;
};

export async function keepSimulatedAddress(
  database: Queryable,
  network: string,
  key: string,
  address: string,
): Promise<string> {
  const { rows } = await database.query<{ address: string }>({
    name: "keep-simulated-address",
    text: `insert into simulated_address as kept (network, key, address) values ($1, $2, $3)
           on conflict (network, key) do update set key = kept.key
           returning address`,
    values: [network, key, address],
  });
  return rows[0]?.address ?? address;
}

export async function keepSimulatedPayment(
  database: Queryable,
  payment: SimulatedPaymentRow,
): Promise<{ readonly txid: string }> {
  const { rows } = await database.query<{ txid: string }>({
    name: "keep-simulated-payment",
    text: `insert into simulated_payment as kept
             (network, txid, output_index, asset, address, memo, amount, block_height, key)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (key) do update set key = kept.key
           returning txid`,
    values: [
      payment.network,
      payment.txid,
      payment.outputIndex,
      payment.asset,
      payment.address,
      payment.memo,
      payment.atoms,
      payment.blockHeight,
      payment.key,
    ],
  });
  return { txid: rows[0]?.txid ?? payment.txid };
}

export async function listSimulatedPayments(
  database: Queryable,
  network: string,
  fromHeight: number,
  toHeight: number,
) {
  const { rows } = await database.query<RawPayment>({
    name: "list-simulated-payments",
    text: `select payment.network, payment.txid, payment.output_index as "outputIndex",
             payment.asset, payment.address, payment.amount as atoms,
             payment.block_height as "blockHeight"
           from simulated_payment payment
           join simulated_address address using (network, address)
           where payment.network = $1 and payment.block_height between $2 and $3`,
    values: [network, fromHeight, toHeight],
  });
  return rows.map(toPayment);
}

function toPayment(row: RawPayment) {
  return { ...row, atoms: BigInt(row.atoms), blockHeight: Number(row.blockHeight) };
}
