// Loaded before a settler: its only interval is that in which it sends checkpoints to witnesses, every ten seconds. A test
// that has each commit witnessed cannot wait so long. Witnesses take 60 requests a minute.
const original = globalThis.setInterval;
globalThis.setInterval = ((work: () => void, _every: number) =>
  original(work, 1_100)) as unknown as typeof setInterval;
