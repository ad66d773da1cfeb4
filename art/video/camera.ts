// Films a page of the site frame by frame: a moving pointer, typed letters, and captions. Time is counted in frames, so
// a slow machine makes the same film.
import type { Locator, Page } from '@playwright/test';
import { join } from 'node:path';

export const RATE = 12;
export const SIZE = { width: 600, height: 300 };

/** A caption, from a time in seconds to the next one's. */
export interface Cue {
  readonly start: number;
  readonly text: string;
  /** As WebVTT writes it. */
  readonly place: string;
}

export interface Film {
  /** Pictures, each with how many frames it is held. */
  readonly frames: readonly { readonly file: string; readonly length: number }[];
  readonly seconds: number;
  readonly cues: readonly Cue[];
}

export type Camera = ReturnType<typeof openCamera>;

/** Beyond this distance the film cuts instead of scrolling. */
const FAR = 2 * SIZE.height;

const POINTER = 'm1 1 0 19.5 5.2-5 3.5 8.2 3.6-1.5-3.5-8.1 7.2-.3z';

/** @param folder where the frames go */
export function openCamera(page: Page, folder: string) {
  const frames: Film['frames'][number][] = [];
  const cues: Cue[] = [];
  let pointer = { x: SIZE.width * 0.7, y: SIZE.height * 0.8 };

  const now = () => frames.reduce((total, { length }) => total + length, 0) / RATE;

  /** One picture, held for `length` frames. */
  async function shoot(length = 1) {
    await page.evaluate(drawPointer, { ...pointer, path: POINTER });
    const file = join(folder, `${String(frames.length).padStart(4, '0')}.png`);
    await page.screenshot({ path: file, animations: 'disabled', caret: 'initial' });
    frames.push({ file, length });
  }

  /** Takes half a second's frames, slow at both ends. Calls `step` with the progress, from 0 to 1. */
  async function glide(step: (progress: number) => void | Promise<void>) {
    const count = RATE / 2;
    for (let frame = 1; frame <= count; frame++) {
      await step((1 - Math.cos((Math.PI * frame) / count)) / 2);
      await shoot();
    }
  }

  async function pointAt(target: Locator) {
    await bringIntoView(target);
    const box = await target.boundingBox();
    if (box === null) throw new Error(`Not to be seen: ${target}`);
    const from = pointer;
    const to = { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
    await glide((share) => {
      pointer = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  }

  /** Scrolls until the middle of the target is in the middle of the picture, or its top near the upper edge if it is tall. */
  async function bringIntoView(target: Locator) {
    const distance = await target.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      const room = Math.max(16, (innerHeight - height) / 2);
      const wanted = scrollY + top - room;
      const limit = document.documentElement.scrollHeight - innerHeight;
      return Math.max(0, Math.min(limit, wanted)) - scrollY;
    });
    if (Math.abs(distance) < 40) return;
    const start = await page.evaluate(() => scrollY);
    const scrollTowards = (share: number) =>
      page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), start + distance * share);
    if (Math.abs(distance) > FAR) await scrollTowards(1);
    else await glide(scrollTowards);
  }

  return {
    page,
    bringIntoView,

    /**
     * Shows this caption from now on.
     *
     * @param place `line:0` where the words would cover what they tell of at the foot
     */
    say(text: string, place = '') {
      cues.push({ start: now(), text, place });
    },

    hold: (seconds: number) => shoot(Math.round(seconds * RATE)),

    async press(target: Locator) {
      await pointAt(target);
      await shoot(RATE / 4);
      await target.click();
    },

    async type(target: Locator, text: string) {
      await pointAt(target);
      await target.click();
      for (const letter of text) {
        await page.keyboard.type(letter);
        await shoot(2);
      }
    },

    film: (): Film => ({ frames, seconds: now(), cues }),
  };
}

/** Runs in the page. */
function drawPointer({ x, y, path }: { x: number; y: number; path: string }) {
  const svg = 'http://www.w3.org/2000/svg';
  let pointer = document.querySelector<SVGSVGElement>('#pointer');
  if (pointer === null) {
    pointer = document.createElementNS(svg, 'svg');
    pointer.id = 'pointer';
    pointer.setAttribute('viewBox', '0 0 18 26');
    const shape = document.createElementNS(svg, 'path');
    shape.setAttribute('d', path);
    pointer.append(shape);
    Object.assign(shape.style, { fill: '#fff', stroke: '#121b4f', strokeWidth: '1.5' });
    Object.assign(pointer.style, {
      position: 'fixed',
      zIndex: '9',
      width: '18px',
      height: '26px',
      pointerEvents: 'none',
    });
  }
  // A dialog covers everything outside it.
  (document.querySelector('dialog:modal') ?? document.body).append(pointer);
  Object.assign(pointer.style, { left: `${x}px`, top: `${y}px` });
}
