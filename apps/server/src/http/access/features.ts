// Refuses the calls of features that staff have turned off, before anything of them is looked at.
import type { FeatureFlags } from "@parley/operations/kernel/feature-flags";
import type { FastifyInstance } from "fastify";
import { refuse, sendFailure } from "../replies/failure.ts";

export function refuseTurnedOff(api: FastifyInstance, flags: Pick<FeatureFlags, "read">): void {
  api.addHook("preParsing", async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint?.feature === undefined) return undefined;
    const states = await flags.read();
    return states[endpoint.feature] ? undefined : sendFailure(request, reply, refuse("featureOff"));
  });
}
