// Autoplay. A step stays as long as its text takes to read, times the chosen speed.

import type { Beat } from "./types";

const SPEEDS = [1, 1.5, 2, 0.5] as const;
const LEAST_MS = 1800;
const PER_LETTER_MS = 28;
const MOST_MS = 12000;

export class Player {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed = 0;
  playing = false;

  constructor(
    readonly now: () => Beat | undefined,
    readonly atEnd: () => boolean,
    readonly advance: () => void,
    readonly changed: () => void,
  ) {}

  get speed(): number {
    return SPEEDS[this.#speed] ?? 1;
  }

  faster(): void {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
    if (this.playing) this.#wait();
    this.changed();
  }

  start(): void {
    this.playing = true;
    this.#wait();
    this.changed();
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.playing = false;
    this.changed();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const beat = this.now();
    const letters = beat ? beat.headline.length + beat.story.length : 0;
    const time = Math.min(MOST_MS, LEAST_MS + letters * PER_LETTER_MS) / this.speed;
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.advance();
      if (this.atEnd()) this.stop();
      else this.#wait();
    }, time);
  }
}
