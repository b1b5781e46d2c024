/** A document page by page: as a picture, with its text for screen readers. */
import { Button } from "@parley/ui/controls/button";
import { IconButton } from "@parley/ui/controls/icon-button";
import { Notice } from "@parley/ui/feedback/notice";
import { classNames } from "@parley/ui/styles/class-names";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from "react";
import { openPdf, PdfError, type OpenPdf, type PdfProblem } from "./open-pdf.ts";
import { shownPages } from "./pdf-limits.ts";

const PROBLEM_TEXTS: Readonly<Record<PdfProblem, string>> = {
  lost: "The document could not be loaded.",
  locked: "The document is protected by a password and cannot be shown here.",
  broken: "The document is damaged or is no PDF, and cannot be shown here.",
  slow: "The document takes too long to be shown here.",
};

/** Leads on or back by so many pages. */
export type StepPages = (by: number) => void;

export interface PdfPagesProps {
  readonly url: string;
  readonly name: string;
  /** How much wider than its place it is shown. */
  readonly zoom: number;
  readonly widthClass: string | undefined;
  /** Quarters, clockwise. */
  readonly turn: number;
  readonly stepRef?: Ref<StepPages> | undefined;
}

export function PdfPages(props: PdfPagesProps) {
  const { url, name, widthClass, stepRef } = props;
  const { opened, problem: openingProblem } = useOpened(url);
  const [page, setPage] = useState(1);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useDrawn(opened, page, canvas, props);
  const problem = openingProblem ?? drawn.problem;
  const pages = opened === null ? 0 : shownPages(opened.pages);
  const step: StepPages = (by) => {
    setPage((now) => Math.min(Math.max(1, now + by), pages || 1));
    canvas.current?.parentElement?.scrollTo({ top: 0 });
  };
  useImperativeHandle(stepRef, () => step);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = pageKey(event.key);
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    step(by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Its buttons do the same.
    <div onKeyDown={onKeyDown} className="flex h-full flex-col">
      {problem !== null && <Problem problem={problem} url={url} name={name} />}
      {problem === null && opened === null && <p className="p-4 text-sm">Opening the document…</p>}
      {opened !== null && (
        <>
          <div className="flex flex-wrap items-center gap-2 p-1">
            <IconButton
              label={`Previous page of ${name}`}
              // Not disabled: it would lose the focus, and the keys with it.
              aria-disabled={page === 1}
              className={classNames(page === 1 && "opacity-50")}
              icon={<ChevronUp aria-hidden className="size-4" />}
              onClick={() => step(-1)}
            />
            <IconButton
              label={`Next page of ${name}`}
              aria-disabled={page === pages}
              className={classNames(page === pages && "opacity-50")}
              icon={<ChevronDown aria-hidden className="size-4" />}
              onClick={() => step(1)}
            />
            <p aria-live="polite" className="figures text-sm">
              Page {page} of {opened.pages}
            </p>
            {opened.pages > pages && (
              <p className="text-muted text-sm">
                The first {pages} are shown here; the download has all.
              </p>
            )}
            <Download url={url} name={name} className="ms-auto" />
          </div>
          <section
            aria-label={`Page ${page} of ${name}`}
            aria-busy={drawn.text === null}
            // It can be scrolled by keys.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A place that scrolls.
            tabIndex={0}
            className={classNames("min-h-0 flex-1 overflow-auto", problem !== null && "hidden")}
          >
            <canvas
              ref={canvas}
              aria-hidden
              className={classNames("h-auto max-w-none", widthClass)}
            />
            <p className="sr-only">{drawn.text}</p>
          </section>
        </>
      )}
    </div>
  );
}

/** How far a key leads: `PageDown` on, `PageUp` back. */
export function pageKey(key: string): number {
  if (key === "PageDown") return 1;
  return key === "PageUp" ? -1 : 0;
}

function useOpened(url: string) {
  const [opened, setOpened] = useState<OpenPdf | null>(null);
  const [problem, setProblem] = useState<PdfProblem | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const open = async () => {
      try {
        const pdf = await openPdf(url, signal);
        // The worker ends with the dialog, also where it was opened too late.
        if (signal.aborted) return pdf.close();
        signal.addEventListener("abort", () => pdf.close());
        return setOpened(pdf);
      } catch (error) {
        return signal.aborted ? undefined : setProblem(nameOf(error));
      }
    };
    void open();
    return () => ending.abort();
  }, [url]);
  return { opened, problem };
}

interface Drawn {
  /** Null while it is drawn. */
  readonly text: string | null;
  readonly problem: PdfProblem | null;
}

const DRAWING: Drawn = { text: null, problem: null };

function useDrawn(
  opened: OpenPdf | null,
  page: number,
  place: { readonly current: HTMLCanvasElement | null },
  { zoom, turn }: Pick<PdfPagesProps, "zoom" | "turn">,
): Drawn {
  /** What was drawn last, and as what. */
  const [kept, setKept] = useState<{ readonly key: string; readonly drawn: Drawn } | null>(null);
  const key = `${page} ${zoom} ${turn}`;
  useEffect(() => {
    const shown = place.current;
    if (opened === null || shown === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const width = (shown.parentElement?.clientWidth ?? 0) * zoom * window.devicePixelRatio;
    // Drawn beside the one that is shown, which is replaced when it is whole.
    const canvas = document.createElement("canvas");
    const draw = async () => {
      try {
        const text = await opened.draw({ canvas, page, width, turn }, signal);
        if (signal.aborted) return;
        copyTo(shown, canvas);
        setKept({ key, drawn: { text, problem: null } });
      } catch (error) {
        if (!signal.aborted) setKept({ key, drawn: { text: null, problem: nameOf(error) } });
      }
    };
    void draw();
    return () => ending.abort();
  }, [opened, key, page, place, zoom, turn]);
  return kept?.key === key ? kept.drawn : DRAWING;
}

function copyTo(shown: HTMLCanvasElement, drawn: HTMLCanvasElement): void {
  shown.width = drawn.width;
  shown.height = drawn.height;
  shown.getContext("2d")?.drawImage(drawn, 0, 0);
}

function nameOf(error: unknown): PdfProblem {
  return error instanceof PdfError ? error.problem : "broken";
}

interface FileProps {
  readonly url: string;
  readonly name: string;
}

function Problem({ problem, url, name }: FileProps & { readonly problem: PdfProblem }) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-3 p-4">
      <Notice tone="warning" role="alert">
        {PROBLEM_TEXTS[problem]}
      </Notice>
      <Download url={url} name={name} />
    </div>
  );
}

function Download({ url, name, className }: FileProps & { readonly className?: string }) {
  const download = () => {
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
  };
  return (
    <Button tone="secondary" size="small" className={className} onClick={download}>
      Download
    </Button>
  );
}
