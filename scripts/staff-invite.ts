// Invites to the staff from the command line: the first administrator of an installation has no
// colleague who could. On the database of DATABASE_URL, or on the embedded one of the data directory,
// which is joined if it runs.
import { EmbeddedError } from "@parley/database/embedded";
import {
  appliedMigration,
  expectedMigration,
  ForeignSchemaError,
  refuseForeignSchema,
} from "@parley/database/migrate";
import { createPool, type Pool } from "@parley/database/pool";
import { parseEmail } from "@parley/domain/account/account-name";
import { STAFF_ROLES, type StaffRole } from "@parley/domain/staff/staff-right";
import { inviteAsOperator } from "@parley/operations/staff/door/invitations";
import { createIdSource, LARGEST_NODE } from "@parley/platform/ids";
import { createVault } from "@parley/platform/vault";
import { randomInt } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { readInstallationSecret } from "../apps/server/src/startup/installation-secret.ts";
import { openDatabase } from "../apps/server/src/startup/open-database.ts";
import { readSettings, SettingsError, type Settings } from "../apps/server/src/startup/settings.ts";
import { StartupError } from "../apps/server/src/startup/startup-error.ts";

/** An error the operator can act on, printed as a sentence. */
class Refusal extends Error {}

const USAGE = `npm run staff:invite -- <email> <${STAFF_ROLES.join(" | ")}> [--anyway]`;
const ANYWAY = "--anyway";

interface Wish {
  readonly email: string;
  readonly role: StaffRole;
  readonly isMeant: boolean;
}

function readWish(args: readonly string[]): Wish {
  const [typed = "", named = "", ...rest] = args.filter((arg) => arg !== ANYWAY);
  const email = parseEmail(typed);
  const role = STAFF_ROLES.find((one) => one === named);
  if (email === null || role === undefined || rest.length > 0) throw new Refusal(USAGE);
  return { email, role, isMeant: args.includes(ANYWAY) };
}

async function main(): Promise<void> {
  const wish = readWish(process.argv.slice(2));
  const settings = readSettings(process.env);
  await refuseNoData(settings);
  const database = await openDatabase(settings, { log: () => {}, onLoss: () => {} });
  try {
    const pool = createPool(database.url, { max: 1 });
    try {
      await invite(pool, settings, wish);
    } finally {
      await pool.end();
    }
  } finally {
    await database.stop();
  }
}

async function invite(pool: Pool, settings: Settings, wish: Wish): Promise<void> {
  await refuseForeignSchema(pool);
  const [applied, expected] = [await appliedMigration(pool), await expectedMigration()];
  if (applied !== expected) {
    throw new Refusal(
      `The database stands at migration ${applied ?? "none"} and this checkout at ${expected}: start Parley once.`,
    );
  }
  const clock = { now: () => Date.now() };
  const secret = settings.secret ?? (await readInstallationSecret(settings.dataDir));
  const vault = createVault(secret, settings.oldSecrets);
  const ids = createIdSource({ clock, node: settings.node ?? randomInt(LARGEST_NODE + 1) });
  const invited = await inviteAsOperator({ pool, clock, vault, ids }, wish);
  if (!invited.ok) throw new Refusal(REFUSALS[invited.error]);
  console.log(
    `${wish.email} is invited as ${wish.role}, for 72 hours, and gets a mail with this link:\n` +
      `${settings.publicUrl}/admin/invitation#${invited.token}`,
  );
}

const REFUSALS = {
  administratorExists: `There is an administrator, who invites others: that stays in the log under a name. Where none can log in any more, say ${ANYWAY}.`,
  alreadyStaff: "The account with this address belongs to the staff already.",
} as const;

/** An empty new database has no account that could accept an invitation. */
async function refuseNoData({ databaseUrl, dataDir }: Settings): Promise<void> {
  if (databaseUrl !== null) return;
  const isThere = await stat(join(dataDir, "connection.json")).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new Refusal(`There is no database in ${dataDir}: start Parley once.`);
}

// An exit, unlike a signal, also stops a PostgreSQL started here.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(name, () => process.exit(2));
}

try {
  await main();
} catch (error) {
  const isSentence =
    error instanceof Refusal ||
    error instanceof SettingsError ||
    error instanceof StartupError ||
    error instanceof ForeignSchemaError ||
    error instanceof EmbeddedError;
  if (!isSentence) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
