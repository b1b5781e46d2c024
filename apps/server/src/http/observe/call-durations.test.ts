import { Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { createCallDurations } from "./call-durations.ts";

const LABELS = ["method", "route", "status"];
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** On, below and above bounds, and beyond all of them. */
const MILLISECONDS = [0, 0.3, 5, 5.001, 9, 10, 25, 99, 1_000, 10_000, 10_000.5, 70_000];

const linesOf = (text: string) => text.trim().split("\n").toSorted();

test("the histogram is written line by line as the library would", async () => {
  const registry = new Registry();
  const name = "http_request_duration_seconds";
  const help = "How long requests took, by route.";
  const theirs = new Histogram({
    name,
    help,
    labelNames: LABELS,
    buckets: BUCKETS,
    registers: [registry],
  });
  const ours = createCallDurations();
  const calls = [
    { method: "GET", route: "/api/one", status: 200 },
    { method: "POST", route: '/a "quoted" \\ route\n', status: 404 },
    { method: "GET", route: "/api/one", status: 500 },
  ];
  for (const [place, labels] of calls.entries()) {
    for (const milliseconds of MILLISECONDS.slice(place)) {
      theirs.observe(labels, milliseconds / 1_000);
      ours.seriesOf(labels)(milliseconds);
    }
  }
  expect(linesOf(ours.write())).toEqual(linesOf(await registry.metrics()));
});

test("a kept series and a looked-up one are the same", () => {
  const durations = createCallDurations();
  const labels = { method: "GET", route: "/", status: 200 };
  const observe = durations.seriesOf(labels);
  observe(1);
  durations.seriesOf(labels)(1);
  observe(1);
  expect(durations.write()).toContain('_count{method="GET",route="/",status="200"} 3\n');
});
