// The surfaces of the outside world that users' accounts need, each real where a setting names the
// service, else local.
import { notificationLine } from "@parley/database/notification-line";
import type { Pool } from "@parley/database/pool";
import { insertOutboxMessage } from "@parley/database/queries/messaging/outbox-message";
import {
  keepSimulatedAddress,
  keepSimulatedPayment,
  listSimulatedPayments,
} from "@parley/database/queries/wallet/simulated-chain";
import type { Bus } from "@parley/platform/bus/bus";
import { createBus } from "@parley/platform/bus/create-bus";
import { redisLine } from "@parley/platform/bus/redis-line";
import type { Chain } from "@parley/platform/chain/chain";
import {
  createSimulatedChain,
  type SimulatedChainStore,
} from "@parley/platform/chain/simulated-chain";
import type { Captcha } from "@parley/platform/captcha/captcha";
import { createOpenCaptcha } from "@parley/platform/captcha/open-captcha";
import {
  createProofOfWorkCaptcha,
  DEFAULT_DIFFICULTY,
  LIGHT_DIFFICULTY,
} from "@parley/platform/captcha/proof-of-work";
import type { Clock } from "@parley/platform/clock";
import type { KeepMessage } from "@parley/platform/delivery";
import type { FileStore } from "@parley/platform/files/file-store";
import { createLocalFileStore } from "@parley/platform/files/local-file-store";
import { createIdSource, type IdSource, LARGEST_NODE } from "@parley/platform/ids";
import type { KycProvider } from "@parley/platform/kyc/kyc-provider";
import { manualReview } from "@parley/platform/kyc/manual-review";
import type { Mailer } from "@parley/platform/mail/mailer";
import { createOutboxMailer } from "@parley/platform/mail/outbox-mailer";
import { createSmtpMailer } from "@parley/platform/mail/smtp-mailer";
import { createPushSender, type PushSender } from "@parley/platform/push/push-sender";
import { createHttpTextSender } from "@parley/platform/sms/http-text-sender";
import { createOutboxTextSender } from "@parley/platform/sms/outbox-text-sender";
import type { TextSender } from "@parley/platform/sms/text-sender";
import { createVault, type Vault } from "@parley/platform/vault";
import { randomInt } from "node:crypto";
import { join } from "node:path";
import type { Settings } from "./settings.ts";
import { readInstallationSecret } from "./installation-secret.ts";

export interface Surfaces {
  readonly ids: IdSource;
  readonly vault: Vault;
  readonly mailer: Mailer;
  readonly textSender: TextSender;
  readonly pushSender: PushSender;
  readonly files: FileStore;
  readonly captcha: Captcha;
  readonly kyc: KycProvider;
  /** Simulated while developing; null where no real networks are connected. */
  readonly chain: Chain | null;
  /** Connects when it is first used. */
  readonly bus: Bus;
}

export async function openSurfaces(
  settings: Settings,
  pool: Pool,
  clock: Clock,
  onBusFailure?: (error: unknown) => void,
): Promise<Surfaces> {
  const { dataDir, smtpUrl, mailFrom, smsUrl, smsToken } = settings;
  const { isCaptchaOn, isCaptchaLight } = settings;
  const difficulty = isCaptchaLight ? LIGHT_DIFFICULTY : DEFAULT_DIFFICULTY;
  const secret = settings.secret ?? (await readInstallationSecret(dataDir));
  const vault = createVault(secret, settings.oldSecrets);
  const ids = createIdSource({ clock, node: settings.node ?? randomInt(LARGEST_NODE + 1) });
  const keep: KeepMessage = (message) =>
    insertOutboxMessage(pool, {
      ...message,
      id: ids.next(),
      createdAt: new Date(clock.now()),
    });
  const { redisUrl } = settings;
  return {
    ids,
    vault,
    chain:
      settings.mode === "development"
        ? createSimulatedChain({ store: openChainStore(pool), clock })
        : null,
    bus: createBus({
      openLine:
        redisUrl === null
          ? notificationLine(pool.options.connectionString ?? "")
          : redisLine({ url: redisUrl }),
      ...(onBusFailure === undefined ? {} : { onFailure: onBusFailure }),
    }),
    mailer:
      smtpUrl === null
        ? createOutboxMailer(keep)
        : createSmtpMailer({ url: smtpUrl, from: mailFrom }),
    textSender:
      smsUrl === null
        ? createOutboxTextSender(keep)
        : createHttpTextSender({ url: smsUrl, token: smsToken }),
    pushSender: createPushSender({ extraOrigins: settings.pushOrigins }),
    files: createLocalFileStore({ directory: join(dataDir, "files"), vault }),
    kyc: manualReview,
    captcha: isCaptchaOn
      ? createProofOfWorkCaptcha({ vault, clock, difficulty })
      : createOpenCaptcha(),
  };
}

const openChainStore = (pool: Pool): SimulatedChainStore => ({
  keepAddress: (network, key, address) => keepSimulatedAddress(pool, network, key, address),
  keepPayment: (payment) => keepSimulatedPayment(pool, payment),
  listPayments: (network, fromHeight, toHeight) =>
    listSimulatedPayments(pool, network, fromHeight, toHeight),
});
