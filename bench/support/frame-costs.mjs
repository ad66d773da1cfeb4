// The cost of a redraw, from the browser's own trace: the processor time of the page's main thread. A click's effects
// may be drawn in two frames, each with its own sixtieth of a second, so the cost is the more expensive frame's; the
// click itself belongs to the first. Painting a canvas counts: without a GPU it also happens on the main thread, when
// the frame is handed over. Processor time, because wall time includes whatever else runs.

const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];
const CLICK = 'redraw-click';
const FRAME = 'redraw-frame';
const FRAMES = 2;

/**
 * @param {import('@playwright/test').Page} page
 * @param {(turn: number) => string} selectorAt what is clicked in each turn
 * @returns {Promise<readonly number[]>} milliseconds for each turn
 */
export async function frameCosts(page, selectorAt, turns) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: CATEGORIES });
  for (let turn = 0; turn < turns; turn += 1) {
    await page.evaluate(redraw, { selector: selectorAt(turn), CLICK, FRAME, FRAMES });
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return costsIn(traceEvents);
}

/** Runs in the page. Each frame's mark is set within the task that also hands the frame over. */
async function redraw({ selector, CLICK, FRAME, FRAMES }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const target = document.querySelector(selector);
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
  performance.mark(CLICK);
  target.click();
  for (let count = 0; count < FRAMES; count += 1) {
    await frame();
    performance.mark(FRAME);
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
}

function costsIn(events) {
  const clicks = events.filter(({ name }) => name === CLICK);
  const frames = events.filter(({ name }) => name === FRAME);
  const tasks = events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && isThread(clicks[0], pid, tid))
    .sort((left, right) => left.ts - right.ts);
  const taskOf = (mark) => {
    const index = tasks.findIndex(({ ts, dur }) => ts <= mark.ts && mark.ts < ts + dur);
    if (index < 0) throw new Error(`The trace has no task around ${mark.name} at ${mark.ts}.`);
    return index;
  };

  return clicks.map((click, turn) => {
    let first = taskOf(click);
    const costs = frames.slice(turn * FRAMES, (turn + 1) * FRAMES).map((frame) => {
      const last = taskOf(frame);
      const cost = tasks.slice(first, last + 1).reduce((total, { tdur = 0 }) => total + tdur, 0);
      first = last + 1;
      return cost / 1000;
    });
    return Math.max(...costs);
  });
}

const isThread = (event, pid, tid) => event.pid === pid && event.tid === tid;
