// People of the tests who deposit and withdraw, and the worker that does it for them, turn by turn.
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { useFaucet } from "@parley/contract/endpoints/site/dev";
import { spotBalance } from "@parley/contract/endpoints/wallet/wallet";
import { withdraw } from "@parley/contract/endpoints/wallet/wallet-chain";
import type { Chain } from "@parley/platform/chain/chain";
import { pino } from "pino";
import { findLastCode, TestBrowser, type Answer, type CallExtras } from "./browser.fixture.ts";
import { createSecurePerson, type SecurePerson } from "./security.fixture.ts";
import type { TestApp } from "./test-app.fixture.ts";
import { runChainTurn, type ChainTurn } from "./worker/chain-worker.ts";

export const TRON_ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

/** One turn of the worker, on the simulated networks unless others are given. */
export function turnChain(stage: TestApp, chain?: Chain): Promise<ChainTurn> {
  const { database, engine, clock, surfaces } = stage;
  const chosen = chain ?? surfaces.chain;
  if (chosen === null) throw new Error("the tests run with simulated networks");
  const { ids, vault } = surfaces;
  const logger = pino({ level: "silent" });
  return runChainTurn({ pool: database.pool, engine, clock, ids, vault, chain: chosen, logger });
}

export interface WithdrawInput {
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly amount: string;
  readonly memo?: string;
}

export const USDT_OUT: WithdrawInput = {
  asset: "USDT",
  network: "TRX",
  address: TRON_ADDRESS,
  amount: "100",
};

/** Somebody with an email and coins; the codes that come by mail are theirs. */
export async function createHolder(
  stage: TestApp,
  email: string,
  amount: string,
): Promise<SecurePerson> {
  const person = await createSecurePerson(stage, email, new TestBrowser(stage, "127.0.0.1"));
  const filled = await person.browser.call(useFaucet, { asset: "USDT", amount });
  if (filled.code !== 0) throw new Error(`the faucet refused: ${filled.error}`);
  return person;
}

export async function sealWithdrawal(
  person: SecurePerson,
  body: WithdrawInput,
  more: { readonly totp?: string } = {},
): Promise<string> {
  const { address } = body;
  const { stage, browser, email } = person;
  const wish = { channel: "email", purpose: "withdraw", subject: address } as const;
  const sent = await browser.call(sendCode, wish);
  if (sent.code !== 0) throw new Error(`no code was sent: ${sent.error}`);
  const codes = { email: await findLastCode(stage, email ?? ""), ...more };
  return person.seal({ action: "withdraw", subject: address, body: { ...body }, codes });
}

export async function withdrawCoins(
  person: SecurePerson,
  input: Partial<WithdrawInput> = {},
  extras: CallExtras = {},
): Promise<Answer> {
  const body = { ...USDT_OUT, ...input };
  // A code to the same address goes out once a minute.
  person.stage.clock.advance(60_000);
  await freshenRates(person.stage);
  const command = await sealWithdrawal(person, body);
  return person.browser.call(withdraw, { ...body, command }, extras);
}

/** The prices stay as they are and were asked for just now. A dollar's coin is worth a dollar. */
export async function freshenRates({ database, clock }: TestApp): Promise<void> {
  await database.pool.query(
    `update reference_quote
     set as_of = $1, usd = case when code = 'USDT' then 1 else usd end`,
    [new Date(clock.now())],
  );
}

export async function holdingOf(browser: TestBrowser, asset = "USDT") {
  const { data } = await browser.call(spotBalance, {});
  const found = data.find(({ assetCode }: { assetCode: string }) => assetCode === asset);
  return { available: found.available, inWithdrawal: found.inWithdrawal };
}
