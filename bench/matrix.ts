// npm run bench:matrix
//
// The speed and memory of the matrix engine for 10^4, 10^5 and 10^6 participants: each registers under a sponsor and
// activates levels of both of Tessera's matrices. Events are discarded. The log is prepared in advance, so that only
// the engine is measured; the median of several runs counts.
import { MatrixEngine } from '#domain/matrix/engine.ts';
import { TESSERA } from '#domain/matrix/programmes.ts';
import { mulberry32, type Random, randomBelow } from '#domain/matrix/random.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const RUNS = 3;
const SEED = 20220824;
/** The chance that a member who has activated a level activates the next at once. */
const GOES_ON = 0.3;

/** By whom a participant is invited, of those who joined before: any of them, or the newest. */
const TREES = {
  wide: (joined: number, random: Random) => 1 + randomBelow(joined, random),
  deep: (joined: number) => joined,
} as const;
type Tree = keyof typeof TREES;

interface Workload {
  /** By participant, from 0: the inviting member. */
  readonly sponsors: Int32Array;
  /** By participant and matrix: the highest level activated. */
  readonly levels: readonly Uint8Array[];
  readonly events: number;
}

function workload(participants: number, tree: Tree): Workload {
  const random = mulberry32(SEED);
  const sponsors = new Int32Array(participants);
  const levels = TESSERA.matrices.map(() => new Uint8Array(participants));
  let events = participants;
  for (let index = 0; index < participants; index++) {
    sponsors[index] = TREES[tree](index + 1, random);
    for (const upTo of levels) {
      let level = 1;
      while (level < TESSERA.prices.length && random() < GOES_ON) level += 1;
      upTo[index] = level;
      events += level;
    }
  }
  return { sponsors, levels, events };
}

function run({ sponsors, levels }: Workload): MatrixEngine {
  const engine = new MatrixEngine(TESSERA);
  for (let index = 0; index < sponsors.length; index++) {
    const member = index + 2;
    engine.register(member, sponsors[index] as number);
    for (let matrix = 0; matrix < levels.length; matrix++) {
      const upTo = levels[matrix]?.[index] as number;
      for (let level = 1; level <= upTo; level++) engine.activate(member, matrix, level);
    }
  }
  return engine;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

interface Measurement {
  readonly seconds: number;
  /** Processor time, because wall time depends on what else runs. */
  readonly cpuSeconds: number;
  readonly bytes: number;
}

function measure(work: Workload): Measurement {
  let bytes = 0;
  const seconds: number[] = [];
  const cpuSeconds: number[] = [];
  for (let repeat = 0; repeat < RUNS; repeat++) {
    const start = performance.now();
    const cpuStart = process.cpuUsage();
    bytes = run(work).byteLength;
    const { user, system } = process.cpuUsage(cpuStart);
    seconds.push((performance.now() - start) / 1e3);
    cpuSeconds.push((user + system) / 1e6);
  }
  return { seconds: median(seconds), cpuSeconds: median(cpuSeconds), bytes };
}

function row(tree: Tree, participants: number) {
  const work = workload(participants, tree);
  const { seconds, cpuSeconds, bytes } = measure(work);
  return {
    tree,
    participants,
    events: work.events,
    seconds: rounded(seconds, 3),
    'events/s': Math.round(work.events / seconds),
    'ns/event': Math.round((seconds * 1e9) / work.events),
    'CPU ns/event': Math.round((cpuSeconds * 1e9) / work.events),
    'bytes/participant': Math.round(bytes / participants),
  };
}

// The first runs compile the engine; they are not measured.
const trees = Object.keys(TREES) as Tree[];
for (const tree of trees) run(workload(SIZES[0] as number, tree));
console.table(trees.flatMap((tree) => SIZES.map((participants) => row(tree, participants))));
console.log(
  'Linear growth leaves ns/event and bytes/participant as they are. Tables double when they are full, so',
);
console.log('up to half of the bytes can be room for more.');
