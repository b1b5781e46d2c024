// Ada with a thousand dollars in coins, registered anew for each test, and her withdrawals.
import { toUserId, type UserId } from "@parley/domain/ids";
import {
  cancelWithdrawal,
  listWithdrawals,
  quoteWithdrawal,
  withdrawalStatus,
} from "@parley/contract/endpoints/wallet/wallet-chain";
import { getWithdrawalRule } from "@parley/database/queries/wallet/withdrawal";
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Answer } from "../fixtures/browser.fixture.ts";
import { createSecureStage, type SecurePerson } from "../fixtures/security.fixture.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";
import {
  createHolder,
  freshenRates,
  turnChain,
  USDT_OUT,
  type WithdrawInput,
} from "../fixtures/wallet.fixture.ts";

/** Of sub-users. */
export const PASSWORD = "a long and quiet river";

export let stage: TestApp;
export let ada: SecurePerson;
/** The number of the test, for names that are used once. */
export let count = 0;

/** Called once by a test file. */
export function stageWithdrawals(): void {
  beforeAll(async () => {
    stage = await createSecureStage();
  });

  afterAll(() => stage.close());

  beforeEach(async () => {
    count += 1;
    stage.clock.advance(25 * 60 * 60_000);
    await stage.publish();
    ada = await createHolder(stage, `ada${count}@example.org`, "1000");
    await freshenRates(stage);
    // What the test before left on its way.
    await turnChain(stage);
  });

  afterEach(() => expectCleanLedger(stage.database.pool));
}

export const list = async () => (await ada.browser.call(listWithdrawals, {})).data.list;
export const statusOf = async (person: SecurePerson) =>
  (await person.browser.call(withdrawalStatus, {})).data;
export const quote = (input: Partial<WithdrawInput>) =>
  ada.browser.call(quoteWithdrawal, { ...USDT_OUT, ...input });
export const cancel = (withdrawalId: string, browser = ada.browser) =>
  browser.call(cancelWithdrawal, { withdrawalId });
export const refused = ({ status, error, data }: Answer) => [
  status,
  error,
  data?.fields?.[0]?.path,
];
export const setUser = (change: string, uid = ada.browser.cookie("UID")) =>
  stage.database.pool.query(`update app_user set ${change} where uid = $1`, [uid]);

export async function idOf(uid: string | undefined): Promise<UserId> {
  const { rows } = await stage.database.pool.query("select id from app_user where uid = $1", [uid]);
  return toUserId(rows[0].id);
}

/** What an operation has read after all its checks. */
export async function prepareFor(person: SecurePerson) {
  const { data } = await person.browser.call(quoteWithdrawal, USDT_OUT);
  const rule = await getWithdrawalRule(stage.database.pool);
  return {
    asset: "USDT",
    network: "TRX",
    scale: 8,
    address: USDT_OUT.address,
    memo: null,
    atoms: 10_000_000_000n,
    fee: 100_000_000n,
    worthCents: BigInt(data.usdValue.replace(".", "")),
    rule,
  };
}
