// Films a page of the site frame by frame: a moving pointer, typed letters, and captions. Time is counted in frames, so
// a slow machine makes the same film.
import { join } from 'node:path';

export const RATE = 12;
export const SIZE = { width: 600, height: 300 };

/** Beyond this distance the film cuts instead of scrolling. */
const FAR = 2 * SIZE.height;

const POINTER = 'm1 1 0 19.5 5.2-5 3.5 8.2 3.6-1.5-3.5-8.1 7.2-.3z';

/** @param folder where the frames go */
export function openCamera(page, folder) {
  const frames = [];
  const cues = [];
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
  async function glide(step) {
    const count = RATE / 2;
    for (let frame = 1; frame <= count; frame++) {
      await step((1 - Math.cos((Math.PI * frame) / count)) / 2);
      await shoot();
    }
  }

  async function pointAt(target) {
    await bringIntoView(target);
    const box = await target.boundingBox();
    const from = pointer;
    const to = { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
    await glide((share) => {
      pointer = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  }

  /** Scrolls until the middle of the target is in the middle of the picture, or its top near the upper edge if it is tall. */
  async function bringIntoView(target) {
    const distance = await target.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      const room = Math.max(16, (innerHeight - height) / 2);
      const wanted = scrollY + top - room;
      const limit = document.documentElement.scrollHeight - innerHeight;
      return Math.max(0, Math.min(limit, wanted)) - scrollY;
    });
    if (Math.abs(distance) < 40) return;
    const start = await page.evaluate(() => scrollY);
    const scrollTowards = (share) =>
      page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), start + distance * share);
    if (Math.abs(distance) > FAR) await scrollTowards(1);
    else await glide(scrollTowards);
  }

  return {
    page,
    bringIntoView,

    /** Shows this caption from now on. */
    /** @param place `line:0` where the words would cover what they tell of at the foot */
    say(text, place = '') {
      cues.push({ start: now(), text, place });
    },

    hold: (seconds) => shoot(Math.round(seconds * RATE)),

    async press(target) {
      await pointAt(target);
      await shoot(RATE / 4);
      await target.click();
    },

    async type(target, text) {
      await pointAt(target);
      await target.click();
      for (const letter of text) {
        await page.keyboard.type(letter);
        await shoot(2);
      }
    },

    film: () => ({ frames, seconds: now(), cues }),
  };
}

/** Runs in the page. */
function drawPointer({ x, y, path }) {
  const svg = 'http://www.w3.org/2000/svg';
  let pointer = document.querySelector('#pointer');
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
