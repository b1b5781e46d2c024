// Reads a form with one file, as uploads send it.
import "@fastify/multipart";
import type { FastifyRequest } from "fastify";

/** Beside the file a form has a few short fields. */
export const FORM_LIMITS = { files: 1, fields: 10, fieldSize: 10_000, headerPairs: 50 } as const;

/** The fields by name, the file as a `File`; what is wrong with them the contract's schema says. */
export async function readForm(
  request: FastifyRequest,
  maxFileBytes: number,
): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>();
  const limits = { ...FORM_LIMITS, fileSize: maxFileBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === "file") {
      const bytes = await part.toBuffer();
      form.set(part.fieldname, new File([Uint8Array.from(bytes)], part.filename));
    } else {
      form.set(part.fieldname, part.value);
    }
  }
  return Object.fromEntries(form);
}
