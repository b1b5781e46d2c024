import * as z from "zod/mini";

/** Found out by trying, as a schema does not say it of itself; of a choice, each part is tried. */
export function refusesUnknownFields(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion) {
    return schema.def.options.every(refusesUnknownFields);
  }
  const tried = z.safeParse(schema, { "a field nobody declares": true });
  return tried.error?.issues.some(({ code }) => code === "unrecognized_keys") ?? false;
}
