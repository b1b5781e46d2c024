// The contract is written with the small build of the schema library, as pages load it too. Here, where
// code may be made at run time, its objects get the parser that the library's large build has: the same
// answers, in a sixth of the time.
import { core } from "zod/mini";

/** Once for each schema, with all that it is made of. */
export function quicken(schema: core.$ZodType, done = new Set<core.$ZodType>()): void {
  if (done.has(schema)) return;
  done.add(schema);
  for (const part of listSchemas(Object.values(schema._zod.def))) quicken(part, done);
  if (!(schema instanceof core.$ZodObject)) return;
  const internals: { def: core.$ZodObjectDef; parse: unknown; run: unknown } = schema._zod;
  const slow = internals.parse;
  core.$ZodObjectJIT.init(schema, internals.def);
  // Without further checks parsing is all there is to do.
  if (internals.run === slow) internals.run = internals.parse;
}

/** Schemas that occur on their own, in a list or in the shape of an object. */
function listSchemas(places: readonly unknown[]): core.$ZodType[] {
  return places.flatMap((place) => {
    if (place instanceof core.$ZodType) return [place];
    if (typeof place !== "object" || place === null) return [];
    return Object.values(place).filter((one) => one instanceof core.$ZodType);
  });
}
