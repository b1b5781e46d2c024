// Brings coins in from the networks and sends them out, for as long as the process runs. Several
// servers may do it at once: whatever two of them do is done once.
import type { WithdrawalId } from "@parley/domain/ids";
import { listScannedNetworks } from "@parley/database/queries/market/coin-network";
import type { Deposit } from "@parley/database/queries/wallet/deposit";
import { scanDeposits, type ScanParts } from "@parley/operations/wallet/scan-deposits";
import {
  sendWithdrawals,
  stopBlocked,
} from "@parley/operations/wallet/withdrawal/send-withdrawals";
import type { FastifyBaseLogger } from "fastify";
import { repeatTurns, type Worker } from "./repeat-turns.ts";

export interface ChainWorkerParts extends Omit<ScanParts, "onMissing"> {
  readonly logger: FastifyBaseLogger;
}

export interface ChainTurn {
  readonly credited: number;
  readonly stopped: number;
  readonly sent: number;
}

const LOOK_EVERY_MS = 2_000;

export function startChainWorker(parts: ChainWorkerParts): Worker {
  return repeatTurns(LOOK_EVERY_MS, () => runChainTurn(parts));
}

/** One pass over everything; failures are logged and retried in the next. */
export async function runChainTurn(parts: ChainWorkerParts): Promise<ChainTurn> {
  const { pool, logger } = parts;
  const attempt = (line: string, work: () => Promise<number>) =>
    work().catch((error: unknown) => {
      logger.error({ err: error }, line);
      return 0;
    });
  const onFailure = (error: unknown, withdrawalId: WithdrawalId) =>
    logger.error(
      { err: error, withdrawalId: withdrawalId.toString() },
      "a withdrawal could not be sent",
    );
  const onMissing = ({ id, network, txid }: Deposit) =>
    logger.warn(
      { depositId: id.toString(), network, txid },
      "a deposit is missing from its network and is not credited",
    );
  const scanning = { ...parts, onMissing };
  const sending = { ...parts, onFailure };
  const credited = await attempt("deposits cannot be looked for", async () => {
    let count = 0;
    for (const network of await listScannedNetworks(pool)) {
      count += await attempt(`deposits on ${network.code} cannot be looked for`, () =>
        scanDeposits(scanning, network),
      );
    }
    return count;
  });
  // What a security change stops must not go out in the same turn.
  const stopped = await attempt("withdrawals cannot be stopped", () => stopBlocked(sending));
  const sent = await attempt("withdrawals cannot be sent", () => sendWithdrawals(sending));
  return { credited, stopped, sent };
}
