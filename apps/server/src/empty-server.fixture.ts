// The framework alone, with a route that does nothing, whether it is asked with a body or without
// one: what the listing is measured against.
import { fastify } from "fastify";

const app = fastify();
app.get("/", async () => ({ ok: true }));
app.post("/", async () => ({ ok: true }));
process.once("SIGTERM", () => void app.close());
await app.listen({ host: "127.0.0.1", port: Number(process.env["PORT"]) });
