// Runs in the page, before its own scripts: collects layout shifts, the largest paint and moves between screens.

/** Puts `window.screenCosts` into the page. */
export function observeScreen() {
  /** A screen has settled when no skeleton has been in the window for this many frames. */
  const QUIET_FRAMES = 3;
  const costs = { shifts: [], largestPaint: 0, settledAt: null, moves: [] };
  window.screenCosts = costs;

  const nameOf = (node) =>
    node?.nodeType === Node.ELEMENT_NODE ? [node.localName, ...node.classList].join('.') : 'text';
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('layout-shift', ({ value, hadRecentInput, startTime, sources }) => {
    if (hadRecentInput) return;
    const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
      return `${nameOf(node)} ${from.y},${from.height} to ${to.y},${to.height}`;
    });
    costs.shifts.push({ value, at: Math.round(startTime), moved });
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    costs.largestPaint = startTime;
  });

  let move = null;
  const onClick = ({ target, timeStamp }) => {
    const link = target.closest?.('nav a');
    if (link) move = { to: link.pathname, at: timeStamp };
  };
  addEventListener('click', onClick, { capture: true });

  let quietFrames = 0;
  let before = '';
  const look = () => {
    const title = document.querySelector('h1')?.textContent ?? '';
    const isWaiting = [...document.querySelectorAll('.skeleton')].some((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    quietFrames = title !== '' && !isWaiting ? quietFrames + 1 : 0;
    if (quietFrames === QUIET_FRAMES) costs.settledAt ??= performance.now();
    if (move !== null && title !== '' && title !== before) {
      const { to, at } = move;
      move = null;
      // A task after the frame begins once the frame is painted.
      setTimeout(() => costs.moves.push({ to, took: performance.now() - at }));
    }
    if (move === null) before = title;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
