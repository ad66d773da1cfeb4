// What a frame costs, from the browser's own trace: the processor time of all tasks of the page's main thread from a click to
// the next frame but one. Painting a canvas counts: without a graphics processor it happens there too, when the frame is
// handed over. Processor time, since the time on the clock is also that of whatever else runs on the machine.

const CATEGORIES = [
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];
const START = 'redraw-start';
const END = 'redraw-end';

/**
 * @param {import('@playwright/test').Page} page
 * @param {(turn: number) => string} selectorAt what is clicked in each turn
 * @returns {Promise<readonly number[]>} milliseconds for each turn
 */
export async function frameCosts(page, selectorAt, turns) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: CATEGORIES });
  for (let turn = 0; turn < turns; turn += 1) {
    await page.evaluate(redraw, { selector: selectorAt(turn), START, END });
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return costsIn(traceEvents);
}

/** Runs in the page. The second frame begins after the first has been handed over. */
async function redraw({ selector, START, END }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const target = document.querySelector(selector);
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
  performance.mark(START);
  target.click();
  await frame();
  await frame();
  performance.mark(END);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

function costsIn(events) {
  const starts = events.filter(({ name }) => name === START);
  const ends = events.filter(({ name }) => name === END);
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  return starts.map((start, index) => {
    const within = tasks.filter(
      ({ pid, tid, ts, dur }) =>
        pid === start.pid && tid === start.tid && ts + dur > start.ts && ts < ends[index].ts,
    );
    return within.reduce((total, { tdur = 0 }) => total + tdur, 0) / 1000;
  });
}
