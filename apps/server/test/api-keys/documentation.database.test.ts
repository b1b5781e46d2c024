// The examples of docs/api-keys.md are run against a real server, as a programmer would run them.
import { useFaucet } from "@parley/contract/endpoints/site/dev";
import { spawn, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { askForKey, type Owner, type WantedKey } from "../fixtures/api-keys.fixture.ts";
import { addDemoPeople, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const DOCUMENT = new URL("../../../../docs/api-keys.md", import.meta.url);

const hasProgram = (name: string, flag: string) => spawnSync(name, [flag]).error === undefined;
/** They are promised to work where these are installed; nothing else of the project needs them. */
const SHELL_TOOLS = [
  ["sh", "-c"],
  ["curl", "--version"],
  ["openssl", "version"],
] as const;
const missing = SHELL_TOOLS.filter(([name, flag]) => !hasProgram(name, flag)).map(([name]) => name);
const hasPython = hasProgram("python3", "--version");

let stage: TestApp;
let folder: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await stage.publish();
  await addDemoPeople(stage);
  const browser = await logInDemo(stage, "merchant");
  await browser.call(useFaucet, { asset: "USDT", amount: "100" });
  const owner = { stage, browser };
  const hmac = await makeKey(owner, { name: "HMAC" });
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const pair = await makeKey(owner, {
    name: "Ed25519",
    kind: "ed25519",
    publicKey: publicKey.export({ format: "jwk" }).x,
  });
  const url = await stage.app.listen({ port: 0, host: "127.0.0.1" });
  environment = {
    PATH: process.env["PATH"],
    HOME: process.env["HOME"],
    PARLEY_URL: url,
    PARLEY_KEY: hmac.keyId,
    PARLEY_SECRET: hmac.secret,
    PAIR_KEY: pair.keyId,
    PAIR_PEM: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  folder = await mkdtemp(join(tmpdir(), "parley-examples-"));
});

afterAll(async () => {
  await stage.close();
  await rm(folder, { recursive: true });
});

async function makeKey(owner: Owner, wanted: WantedKey) {
  const made = await askForKey(owner, { permissions: ["read", "trade"], ...wanted });
  if (made.code !== 0) throw new Error(`the key was refused: ${made.error}`);
  return made.data;
}

async function exampleIn(language: string): Promise<string> {
  const text = await readFile(DOCUMENT, "utf8");
  const [, example] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text) ?? [];
  if (example === undefined) throw new Error(`the document has no example in ${language}`);
  return example;
}

/** The answers that it prints, one a line. */
async function run(command: string, file: string, text: string, env = environment) {
  const path = join(folder, file);
  await writeFile(path, text);
  // Programs have the time of this machine.
  stage.clock.advance(Date.now() - stage.clock.now());
  const child = spawn(command, [path], { env });
  let printed = "";
  let complaints = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  const status = await new Promise((resolve) => {
    child.on("close", resolve);
  });
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}: ${complaints}`);
  return printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const SUCCESS = [
  { code: 0, data: expect.arrayContaining([expect.objectContaining({ assetCode: "USDT" })]) },
  { code: 0, data: { assetCode: "USDT", amount: "1.00000000" } },
];

describe("the examples of the documentation", () => {
  const reason = missing.length === 0 ? "" : ` (not run: ${missing.join(", ")} not installed)`;

  test.skipIf(missing.length > 0)(`curl and openssl sign a read and a write${reason}`, async () => {
    expect(await run("sh", "example.sh", await exampleIn("sh"))).toMatchObject(SUCCESS);
  });

  test("TypeScript signs a read and a write with an HMAC secret and with Ed25519", async () => {
    const example = await exampleIn("ts");
    expect(await run(process.execPath, "hmac.ts", example)).toMatchObject(SUCCESS);
    const { PAIR_KEY, PAIR_PEM, PARLEY_SECRET: _secret, ...rest } = environment;
    const env = { ...rest, PARLEY_KEY: PAIR_KEY, PARLEY_PRIVATE_KEY: PAIR_PEM };
    expect(await run(process.execPath, "pair.ts", example, env)).toMatchObject(SUCCESS);
  });

  test.skipIf(!hasPython)("Python signs a read and a write", async () => {
    expect(await run("python3", "example.py", await exampleIn("python"))).toMatchObject(SUCCESS);
  });

  test("a wrong secret is refused by name", async () => {
    const env = { ...environment, PARLEY_SECRET: "A".repeat(43) };
    const answers = await run(process.execPath, "wrong.ts", await exampleIn("ts"), env);
    expect(answers).toMatchObject([
      { error: "apiSignatureInvalid" },
      { error: "apiSignatureInvalid" },
    ]);
  });
});
