/**
 * The tone of a new order: two short notes, made here, so that nothing has to be loaded when it rings.
 * Browsers let a page sound only after its reader has touched it: the first touch prepares it. Whether
 * it sounds is kept on this device.
 */
import { useSyncExternalStore } from "react";

const KEY = "new-order-sound";
const OFF = "off";

const listeners = new Set<() => void>();
/** What was chosen on this page, where the browser lets nothing be kept. */
let chosen: boolean | null = null;
let audio: AudioContext | null = null;

export function isSoundOn(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setSoundOn(isOn: boolean): void {
  chosen = isOn;
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
    // Another tab may change it later.
    chosen = null;
  } catch {
    // The choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** On before the browser was asked. */
export function useIsSoundOn(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn, () => true);
}

const TOUCHES = ["pointerdown", "keydown"] as const;

/** Prepares the sound at the reader's next touch of the page. Returns a cancel function. */
export function armSound(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const prepare = () => {
    if (!isSoundOn()) return;
    leaving.abort();
    audio ??= openAudio();
    void audio?.resume().catch(() => {});
  };
  for (const touch of TOUCHES) window.addEventListener(touch, prepare, { signal, capture: true });
  return () => leaving.abort();
}

function openAudio(): AudioContext | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext();
}

/** Start in seconds after the press, and frequency, of each note. */
const NOTES = [
  [0, 659.25],
  [0.18, 880],
] as const;
const NOTE_SECONDS = 0.45;
const LOUDNESS = 0.25;

/** False where the browser does not let it: without a touch of the page, or without audio. */
export function playSound(): boolean {
  audio ??= openAudio();
  if (audio === null) return false;
  // A context that was never allowed to run would sound late, when it is.
  if (audio.state === "suspended") {
    void audio.resume().catch(() => {});
    return false;
  }
  for (const [after, frequency] of NOTES) playNote(audio, audio.currentTime + after, frequency);
  return true;
}

/** It swells and fades, as a bell does. */
function playNote(context: AudioContext, at: number, frequency: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS);
}
