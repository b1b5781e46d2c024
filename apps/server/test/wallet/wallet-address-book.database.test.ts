// Saved addresses for withdrawals.
import {
  addAddress,
  listAddresses,
  removeAddress,
} from "@parley/contract/endpoints/wallet/wallet-chain";
import { describe, expect, test } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import { USDT_OUT } from "../fixtures/wallet.fixture.ts";
import { ada, count, stage, stageWithdrawals } from "../stages/withdrawals.fixture.ts";

stageWithdrawals();

const labelsOf = async (query: object) =>
  (await ada.browser.call(listAddresses, query)).data.map(({ label }: { label: string }) => label);

describe("saved addresses", () => {
  const entry = { asset: "USDT", network: "TRX", address: USDT_OUT.address, label: "Vault" };

  test("are stored by label, each once", async () => {
    const saved = await ada.browser.call(addAddress, entry);
    expect(saved.data).toMatchObject({ label: "Vault", address: entry.address, memo: null });
    const renamed = await ada.browser.call(addAddress, { ...entry, label: "Cold vault" });
    expect(renamed.data.addressId).toBe(saved.data.addressId);
    const xrp = {
      asset: "XRP",
      network: "XRP",
      address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
      memo: "42",
      label: "Exchange",
    };
    await ada.browser.call(addAddress, xrp);
    expect(await labelsOf({})).toEqual(["Cold vault", "Exchange"]);
    expect(await labelsOf({ asset: "XRP" })).toEqual(["Exchange"]);
    const { addressId } = saved.data;
    const eve = await registerPerson(stage, `eve${count}@example.org`);
    expect((await eve.call(removeAddress, { addressId })).error).toBe("notFound");
    expect((await ada.browser.call(removeAddress, { addressId })).code).toBe(0);
    expect((await ada.browser.call(removeAddress, { addressId })).error).toBe("notFound");
    expect(await labelsOf({})).toEqual(["Exchange"]);
  });

  test.each([
    [{ address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u" }, "addressInvalid"],
    [{ network: "BTC" }, "unknownNetwork"],
    [{ asset: "NOPE" }, "unknownAsset"],
    [{ label: " " }, "badInput"],
    [{ memo: "1" }, "badInput"],
  ])("refuse %j", async (change, error) => {
    expect((await ada.browser.call(addAddress, { ...entry, ...change })).error).toBe(error);
  });

  test("have a maximum", async () => {
    await stage.database.pool.query(
      `insert into saved_address (id, user_id, label, asset, network, address, memo, created_at)
       select ${count} * 1000 + number, app_user.id, 'x', 'USDT', 'TRX', 'T' || number, '', now()
       from app_user, generate_series(1, 100) number where uid = $1`,
      [ada.browser.cookie("UID")],
    );
    expect((await ada.browser.call(addAddress, entry)).error).toBe("addressBookFull");
  });
});
