import { eventually } from "@parley/testing/eventually";
import { expect, test } from "vitest";
import type { ChatMessage, Outgoing } from "./message/chat-message.ts";
import { createOutbox, type SendOutcome } from "./outbox.ts";

const sentMessage = (clientId: string): ChatMessage => ({
  id: "1",
  from: "buyer",
  kind: "text",
  text: clientId,
  file: null,
  phrase: null,
  event: null,
  internal: false,
  onlyFor: null,
  createdAt: 1,
  readAt: null,
  clientId,
});

/** An outbox whose sendings a test answers one by one. */
function open(left: readonly Outgoing[] = []) {
  const asked: { readonly clientId: string; readonly answer: (outcome: SendOutcome) => void }[] =
    [];
  const sent: (string | null)[] = [];
  let now: readonly Outgoing[] = left;
  let count = 0;
  const outbox = createOutbox({
    send: ({ clientId }) =>
      new Promise((answer) => {
        asked.push({ clientId, answer });
      }),
    onSent: ({ clientId }) => sent.push(clientId),
    onChange: (outgoing) => {
      now = outgoing;
    },
    newClientId: () => `c${(count += 1)}`,
    now: () => 7,
    left,
  });
  const answer = async (outcome: SendOutcome) => {
    await eventually(() => expect(asked).not.toHaveLength(0));
    asked.shift()?.answer(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    outbox,
    sent,
    answer,
    asked,
    states: () => now.map(({ clientId, state }) => `${clientId} ${state.kind}`),
  };
}

const say = (text: string) => ({ kind: "text", text }) as const;
const ok = (clientId: string): SendOutcome => ({ kind: "sent", message: sentMessage(clientId) });

test("chat messages are sent one after the other, in the order they were written", async () => {
  const { outbox, asked, answer, sent, states } = open();
  outbox.add(say("one"));
  outbox.add(say("two"));
  expect(states()).toEqual(["c1 sending", "c2 sending"]);
  expect(asked.map(({ clientId }) => clientId)).toEqual(["c1"]);
  await answer(ok("c1"));
  expect(asked.map(({ clientId }) => clientId)).toEqual(["c2"]);
  await answer(ok("c2"));
  expect([sent, states()]).toEqual([["c1", "c2"], []]);
});

test("a refused chat message stays with its text and is sent again under the same key", async () => {
  const { outbox, asked, answer, states } = open();
  outbox.add(say("one"));
  outbox.add(say("two"));
  await answer({ kind: "failed", text: "no" });
  await answer(ok("c2"));
  expect(states()).toEqual(["c1 failed"]);
  outbox.wake();
  expect(asked).toHaveLength(0);
  outbox.resend("c1");
  expect(states()).toEqual(["c1 sending"]);
  await answer(ok("c1"));
  expect(states()).toEqual([]);
});

test("without a connection chat messages wait, and are sent in order when it returns", async () => {
  const { outbox, asked, answer, states } = open();
  outbox.add(say("one"));
  outbox.add(say("two"));
  await answer({ kind: "offline" });
  expect([states(), asked.length]).toEqual([["c1 waiting", "c2 waiting"], 0]);
  outbox.wake();
  expect(asked.map(({ clientId }) => clientId)).toEqual(["c1"]);
  await answer(ok("c1"));
  await answer(ok("c2"));
  expect(states()).toEqual([]);
});

test("chat messages of an earlier visit are sent, unless the server has them or they are discarded", async () => {
  const left = ["a", "b", "c"].map((clientId) => ({
    clientId,
    content: say(clientId),
    at: 1,
    state: { kind: "sending" } as const,
  }));
  const { outbox, asked, answer, states } = open(left);
  outbox.settle(new Set(["a", null]));
  outbox.discard("b");
  outbox.wake();
  expect([states(), asked.map(({ clientId }) => clientId)]).toEqual([["c sending"], ["c"]]);
  await answer(ok("c"));
  expect(states()).toEqual([]);
});

test("an outbox that has been left reports nothing any more", async () => {
  const { outbox, answer, sent, states } = open();
  outbox.add(say("one"));
  outbox.stop();
  await answer(ok("c1"));
  expect([sent, states()]).toEqual([[], ["c1 sending"]]);
});
