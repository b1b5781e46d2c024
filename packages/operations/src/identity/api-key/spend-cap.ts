// What a program does without codes stays within the caps of its key. Checked and counted inside the
// engine's transaction, with the key locked.
import type { ApiKeyId, OrderId, WithdrawalId } from "@parley/domain/ids";
import type { RefusedAs } from "@parley/domain/refused";
import { refused } from "@parley/domain/refused";
import { isWithinCap, type CapUse } from "@parley/domain/security/api-key";
import { lockRow, type LockedRow } from "@parley/engine/table";
import type { Workspace } from "@parley/engine/workspace";
import { apiKeyTable, keyUseLog, keyUsesTable } from "./key-tables.ts";

/** An effect that a key, and no code, stands for. */
export interface KeySpending {
  readonly apiKeyId: ApiKeyId;
  readonly kind: CapUse["kind"];
  /** When the request was made; the batch decides by its own time. */
  readonly at: number;
}

/** `Cap` is the error of the cap that it is about. */
export type SpendingRefusal<Cap extends string> = RefusedAs<
  "apiKeyUnknown" | "apiKeyExpired" | "apiPermissionMissing" | Cap
>;

export function spendingLocks(spending: KeySpending | null): LockedRow[] {
  if (spending === null) return [];
  const { apiKeyId: id, at } = spending;
  return [lockRow(apiKeyTable, id), lockRow(keyUsesTable, { id, at })];
}

/** Null where the key allows it; nothing is counted yet. */
export function decideSpending<Cap extends string>(
  workspace: Workspace,
  { apiKeyId, kind }: KeySpending,
  worthCents: bigint,
  beyondCap: RefusedAs<Cap>,
): RefusedAs<"apiKeyUnknown" | "apiKeyExpired" | "apiPermissionMissing"> | RefusedAs<Cap> | null {
  const key = workspace.read(apiKeyTable, apiKeyId);
  if (key === null || key.revokedAt !== null) return refused("apiKeyUnknown");
  if (key.expiresAt !== null && workspace.now >= key.expiresAt) return refused("apiKeyExpired");
  if (!key.permissions.includes(kind)) return refused("apiPermissionMissing");
  const cap = kind === "release" ? key.releaseCapCents : key.withdrawCapCents;
  const next = { kind, at: workspace.now, worthCents };
  return isWithinCap(readUses(workspace, apiKeyId), next, cap) ? null : beyondCap;
}

/** Counts it, once the command has done the rest. */
export function spend(
  workspace: Workspace,
  { apiKeyId, kind }: KeySpending,
  subjectId: OrderId | WithdrawalId,
  worthCents: bigint,
): void {
  const use = { kind, at: workspace.now, worthCents };
  const uses = [...readUses(workspace, apiKeyId), use];
  workspace.write(keyUsesTable, { id: apiKeyId, uses });
  workspace.append(keyUseLog, { ...use, apiKeyId, subjectId });
}

function readUses(workspace: Workspace, id: ApiKeyId): readonly CapUse[] {
  return workspace.read(keyUsesTable, { id, at: 0 })?.uses ?? [];
}
