// Starts the demo's merchants, a program of its own that calls this server over HTTP like any
// client.
import {
  DEMO_ADVERTISERS,
  emailOfAdvertiser,
  SLOW_ADVERTISER,
} from "@parley/operations/demo/demo-advertisers";
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from "@parley/operations/demo/demo-accounts";
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import type { Settings } from "./settings.ts";

const PROGRAM = fileURLToPath(new URL("../../../demo-merchants/src/main.ts", import.meta.url));
/** The user agent of their calls. */
export const DEMO_AGENT = "parley-demo-merchants";
/** Time to log out. */
const STOP_MS = 5_000;
/** Long enough to watch, short enough to wait for. */
const PACE = { greetMs: 1_500, payMs: 6_000, releaseMs: 5_000 } as const;

export interface DemoMerchant {
  readonly account: string;
  readonly doesRelease: boolean;
}

export interface DemoMerchantsSetup {
  /** Of the API. */
  readonly origin: string;
  readonly merchants?: readonly DemoMerchant[];
  readonly pace?: { readonly greetMs: number; readonly payMs: number; readonly releaseMs: number };
  readonly onProblem: (problem: string) => void;
}

const ALL: readonly DemoMerchant[] = DEMO_ADVERTISERS.map(({ username }) => ({
  account: emailOfAdvertiser(username),
  doesRelease: username !== SLOW_ADVERTISER,
}));

const told = z.object({ problem: z.string() });

/** The server must be listening. */
export function startDemoMerchants(setup: DemoMerchantsSetup): { stop(): Promise<void> } {
  const { origin, merchants = ALL, pace = PACE, onProblem } = setup;
  const child = fork(PROGRAM, {
    env: {},
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let isStopping = false;
  child.on("message", (message) => {
    const read = told.safeParse(message);
    if (read.success) onProblem(read.data.problem);
  });
  child.on("error", (error) => onProblem(error.message));
  child.once("exit", (code) => {
    if (!isStopping) onProblem(`their program ended with ${code}`);
  });
  child.send({
    origin,
    merchants,
    pace,
    agent: DEMO_AGENT,
    password: DEMO_PASSWORD,
    totpSecret: DEMO_TOTP_SECRET,
  });
  return {
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      if (child.connected) child.disconnect();
      const late = delay(STOP_MS, "late" as const, { ref: false });
      if ((await Promise.race([exited, late])) === "late") child.kill("SIGKILL");
    },
  };
}

/** Where a program on this machine reaches a server that listens there. */
export function originOf({ host, port }: Pick<Settings, "host" | "port">): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const reached = isEverywhere ? "127.0.0.1" : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}
