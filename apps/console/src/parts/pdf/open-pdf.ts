/**
 * Opens a document in a worker of its own, with a library that is loaded for the first one. The worker
 * parses what a user has uploaded: by its policy it fetches nothing but the library's own decoders, and
 * it is ended with the document, whatever it is doing. Scripts of documents are never run, and there
 * are no links: a page becomes a picture and a text.
 */
import type { PDFDocumentProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- The bundler makes it: the address of the file.
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import {
  DRAWING_MS,
  MOST_PICTURE_PIXELS,
  MOST_PIXELS,
  MOST_TEXT,
  OPENING_MS,
  scaleOf,
} from "./pdf-limits.ts";

export type PdfProblem = "lost" | "locked" | "broken" | "slow";

export class PdfError extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export interface Drawing {
  readonly canvas: HTMLCanvasElement;
  /** From 1. */
  readonly page: number;
  /** Of the canvas, in pixels of the screen. */
  readonly width: number;
  /** Quarters, clockwise. */
  readonly turn: number;
}

export interface OpenPdf {
  readonly pages: number;
  /** Draws a page and says its text. */
  draw(drawing: Drawing, signal: AbortSignal): Promise<string>;
  close(): void;
}

const BYTES_PER_PIXEL = 4;

export async function openPdf(url: string, signal: AbortSignal): Promise<OpenPdf> {
  const [library, data] = await Promise.all([import("pdfjs-dist"), fetchBytes(url, signal)]);
  signal.throwIfAborted();
  const port = new Worker(workerUrl, { type: "module" });
  const close = () => port.terminate();
  // Fonts, tables of characters and decoders that came with the library, from this origin.
  const parts = new URL(`/admin/assets/pdf-${library.version}/`, location.href);
  const partsUrl = (folder: string) => new URL(`${folder}/`, parts).href;
  const task = library.getDocument({
    data,
    worker: library.PDFWorker.create({ port }),
    verbosity: library.VerbosityLevel.ERRORS,
    cMapUrl: partsUrl("cmaps"),
    standardFontDataUrl: partsUrl("standard_fonts"),
    // The same letters on every machine, in the widths of the document.
    useSystemFonts: false,
    wasmUrl: partsUrl("wasm"),
    // The policy of the console compiles nothing at run time.
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: MOST_PICTURE_PIXELS,
    canvasMaxAreaInBytes: MOST_PIXELS * BYTES_PER_PIXEL,
  });
  try {
    const opened = await withinTime(task.promise, OPENING_MS, signal);
    return {
      pages: opened.numPages,
      draw: (drawing, drawSignal) => drawPage(opened, drawing, drawSignal),
      close,
    };
  } catch (error) {
    close();
    throw problemOf(error);
  }
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal }).catch((error: unknown) => {
    throw new PdfError("lost", error);
  });
  if (!answer.ok) throw new PdfError("lost");
  return answer.arrayBuffer();
}

async function drawPage(
  document: PDFDocumentProxy,
  { canvas, page: number, width, turn }: Drawing,
  signal: AbortSignal,
): Promise<string> {
  try {
    const page = await withinTime(document.getPage(number), DRAWING_MS, signal);
    const rotation = (page.rotate + 90 * turn) % 360;
    const scale = scaleOf(page.getViewport({ scale: 1, rotation }), width);
    if (scale === null) throw new PdfError("broken");
    const viewport = page.getViewport({ scale, rotation });
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    const drawing = page.render({ canvas, viewport });
    try {
      await withinTime(drawing.promise, DRAWING_MS, signal);
    } finally {
      drawing.cancel();
    }
    const { items } = await withinTime(page.getTextContent(), DRAWING_MS, signal);
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    return text.slice(0, MOST_TEXT);
  } catch (error) {
    throw problemOf(error);
  }
}

/** Also ends when the reader goes on; the worker is ended by the caller. */
function withinTime<Value>(work: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => reject(new PdfError("slow")), ms);
  const onAbort = () => reject(new PdfError("lost"));
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  work.then(resolve, reject);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  });
}

function problemOf(error: unknown): PdfError {
  if (error instanceof PdfError) return error;
  const isLocked = error instanceof Error && error.name === "PasswordException";
  return new PdfError(isLocked ? "locked" : "broken", error);
}
