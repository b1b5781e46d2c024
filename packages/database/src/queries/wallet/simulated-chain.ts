// What the simulator of networks keeps.
import { bigint, bigintAsNumber, integer, named, nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const payments = defineTable("simulated_payment", {
  network: text(),
  txid: text(),
  outputIndex: integer(),
  asset: text(),
  address: text(),
  memo: nullable(text()),
  atoms: named("amount", bigint()),
  blockHeight: bigintAsNumber(),
  key: text(),
});

const foundPayments = payments.omit("memo", "key");

export type SimulatedPaymentRow = RowOf<typeof payments>;

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
    text: `${payments.insert}
           on conflict (key) do update set key = simulated_payment.key
           returning txid`,
    values: [payments.toJson([payment])],
  });
  return { txid: rows[0]?.txid ?? payment.txid };
}

export async function listSimulatedPayments(
  database: Queryable,
  network: string,
  fromHeight: number,
  toHeight: number,
) {
  return foundPayments.list(database, {
    name: "list-simulated-payments",
    text: `select ${foundPayments.columnsOf("payment")}
           from simulated_payment payment
           join simulated_address address using (network, address)
           where payment.network = $1 and payment.block_height between $2 and $3`,
    values: [network, fromHeight, toHeight],
  });
}
