// The cost of each frame of a movement, from the browser's own trace: the processor time of the page's main thread from
// one frame to the next, for frames in which something moved. See frame-costs.mjs for why processor time.

const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];
const FRAME = 'motion-frame';
const INPUT = 'motion-input';

/**
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} move moves something with the mouse or the wheel, for as long as it likes
 * @returns {Promise<{ costs: readonly number[], longestTask: number }>} milliseconds
 */
export async function motionCosts(page, move) {
  const events = await traced(page, async () => {
    await page.evaluate(startMarking, { FRAME, INPUT });
    await move();
    // A task is in the trace once it has ended.
    await page.evaluate(() => window.stopMarking());
    await page.waitForTimeout(200);
  });
  const frames = events.filter(({ name }) => name === FRAME).sort(byTime);
  const inputs = events.filter(({ name }) => name === INPUT);
  const tasks = tasksOf(events, frames[0]);
  const costs = [];
  let first = indexAround(tasks, frames[0]) + 1;
  for (const frame of frames.slice(1)) {
    const last = indexAround(tasks, frame);
    const own = tasks.slice(first, last + 1);
    const isMoved = inputs.some(({ ts }) => own.some((task) => task.ts <= ts && ts < task.ts + task.dur));
    if (isMoved) costs.push(own.reduce((total, { tdur = 0 }) => total + tdur, 0) / 1000);
    first = last + 1;
  }
  return { costs, longestTask: longestOf(tasks) };
}

/**
 * Measures until `done` resolves: the longest task of the page's main thread, and the duration of a
 * `performance.measure` in the page or one of its workers.
 *
 * @returns {Promise<{ longestTask: number, measured: number }>} milliseconds
 */
export async function loadCosts(page, measureName, done) {
  const mark = 'load-costs';
  const events = await traced(page, async () => {
    await page.evaluate((name) => performance.mark(name), mark);
    await done();
  });
  const here = events.find(({ name }) => name === mark);
  const [begin, end] = ['b', 'e'].map((ph) =>
    events.find((event) => event.name === measureName && event.ph === ph),
  );
  return { longestTask: longestOf(tasksOf(events, here)), measured: (end.ts - begin.ts) / 1000 };
}

async function traced(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents;
}

/** Runs in the page. */
function startMarking({ FRAME, INPUT }) {
  let isOn = true;
  const frame = () => {
    performance.mark(FRAME);
    if (isOn) requestAnimationFrame(frame);
  };
  const input = () => performance.mark(INPUT);
  for (const name of ['pointermove', 'wheel'])
    addEventListener(name, input, { capture: true, passive: true });
  window.stopMarking = () => {
    isOn = false;
    for (const name of ['pointermove', 'wheel']) removeEventListener(name, input, { capture: true });
  };
  requestAnimationFrame(frame);
}

const byTime = (left, right) => left.ts - right.ts;

/** Finds the tasks of the thread that set a mark. */
const tasksOf = (events, mark) =>
  events
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === mark.pid && tid === mark.tid,
    )
    .sort(byTime);

const longestOf = (tasks) => Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;

function indexAround(tasks, mark) {
  const index = tasks.findIndex(({ ts, dur }) => ts <= mark.ts && mark.ts < ts + dur);
  if (index < 0) throw new Error(`The trace has no task around ${mark.name} at ${mark.ts}.`);
  return index;
}
