import { describe, expect, test } from "vitest";
import { toUserId } from "../ids.ts";
import { isLinkedByAppointments } from "./appointment.ts";

const ada = toUserId("1");
const ben = toUserId("2");
const cleo = toUserId("3");
const dora = toUserId("4");
const emil = toUserId("5");

describe("two members of staff", () => {
  const appointments = [
    { by: ada, of: ben },
    { by: ben, of: cleo },
    { by: ada, of: dora },
  ];

  test.each([
    ["one appointed the other", ada, ben, true],
    ["one was appointed by the other", ben, ada, true],
    ["a third lies between them", ada, cleo, true],
    ["both were appointed by one", ben, dora, true],
    ["a chain goes up and down", cleo, dora, true],
    ["no appointment is between them", ada, emil, false],
  ])("are linked by appointments or not: %s", (_case, one, other, isLinked) => {
    expect(isLinkedByAppointments(appointments, one, other)).toBe(isLinked);
  });

  test("are not linked without appointments", () => {
    expect(isLinkedByAppointments([], ada, ben)).toBe(false);
  });
});
