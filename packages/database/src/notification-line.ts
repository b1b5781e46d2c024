// LISTEN and NOTIFY as a line for the bus (`platform/bus`): one connection of its own, which
// reconnects by itself. PostgreSQL keeps no messages for disconnected listeners.
import { Client } from "pg";

/** As `platform/bus` asks for them. */
export interface NotificationEvents {
  readonly onText: (text: string) => void;
  readonly onOpen: () => void;
  readonly onLoss: (error: Error) => void;
}

export interface NotificationLine {
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = "parley";
const TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export function notificationLine(url: string): (events: NotificationEvents) => NotificationLine {
  return ({ onText, onOpen, onLoss }) => {
    let isClosed = false;
    let client: Client | null = null;
    let timer: NodeJS.Timeout | undefined;
    let tries = 0;

    async function connect(): Promise<void> {
      const fresh = new Client({
        connectionString: url,
        application_name: "parley bus",
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: TIMEOUT_MS,
        keepAlive: true,
      });
      client = fresh;
      let isLost = false;
      const lose = (error: Error) => {
        if (isLost) return;
        isLost = true;
        if (isClosed) return;
        client = null;
        void hangUp(fresh);
        // Only the first of a row of failures is news.
        if (tries === 0) onLoss(error);
        timer = setTimeout(
          () => void connect(),
          Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS),
        );
        tries += 1;
      };
      fresh.on("error", lose);
      fresh.on("end", () => lose(new Error("the connection for notifications ended")));
      fresh.on("notification", ({ payload }) => onText(payload ?? ""));
      try {
        await fresh.connect();
        // A notification need not be durable, so that no disk flush is required.
        await fresh.query(`set synchronous_commit = off; listen ${CHANNEL}`);
        tries = 0;
        if (!isClosed) onOpen();
      } catch (error) {
        lose(error instanceof Error ? error : new Error(String(error)));
      }
    }

    const opened = connect();
    return {
      async send(text) {
        // Notifications are lost while it reconnects; listeners poll besides.
        if (client === null) throw new Error("there is no connection for notifications");
        await client.query({
          name: "notify",
          text: "select pg_notify($1, $2)",
          values: [CHANNEL, text],
        });
      },
      async close() {
        isClosed = true;
        clearTimeout(timer);
        await opened;
        if (client !== null) await hangUp(client);
      },
    };
  };
}

/** How a connection ends that is given up is no news. */
async function hangUp(client: Client): Promise<void> {
  await client.end().catch(() => {});
}
