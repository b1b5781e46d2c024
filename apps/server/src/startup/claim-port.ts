// Whether the address we are to listen on can be had, asked before anything else is touched.
import { createServer } from "node:net";
import type { Settings } from "./settings.ts";
import { StartupError } from "./startup-error.ts";

type Address = Pick<Settings, "host" | "port">;

/** The port to use: the configured one, or a free one for 0. */
export function claimPort({ host, port }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(explainListenError(error, { host, port })));
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address();
      const claimed = typeof address === "object" && address !== null ? address.port : port;
      probe.close(() => resolve(claimed));
    });
  });
}

/** The sentence for what the system says when we cannot listen. */
export function explainListenError(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is taken by another program: stop that one, or set PORT to another port.`,
    EACCES: `Port ${port} needs rights this account does not have: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST is "${host}", but this machine has no such address.`,
    ENOTFOUND: `HOST is "${host}", but no address is known by that name.`,
  };
  const sentence = sentences[error.code ?? ""];
  return sentence === undefined ? error : new StartupError(sentence);
}
