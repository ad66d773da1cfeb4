import { S6, S8, TESSERA } from '#domain/matrix/programmes.ts';
import { growFullTree } from '#domain/matrix/simulation/full-tree.ts';
import { paymentsPerCycle } from '#domain/matrix/simulation/gross-percent.ts';
import { DEFAULT_SCENARIO, PERIODS_OF_GROWTH } from '#domain/matrix/simulation/scenario.ts';
import { simulate } from '#domain/matrix/simulation/simulate.ts';
import { OWNER, type TakenPlace, type Totals, walkThrough } from '#domain/matrix/walkthrough.ts';

/** Members and last line of a full tree. */
export interface LessonTree {
  readonly lines: number;
  readonly members: number;
  readonly last: number;
}

/** The figures of the lesson. Money is in cents. */
export interface LessonFigures {
  readonly price: number;
  readonly nextPrice: number;
  /** When the owner's first cycle of S6 is full: who filled it, and what everyone has paid and received. */
  readonly places: readonly TakenPlace[];
  readonly owner: Totals;
  readonly newcomers: Totals;
  readonly higher: Totals;
  /** What the owner keeps once the next level is paid. */
  readonly left: number;
  readonly paymentsPerCycle: number;
  readonly purchases: number;
  readonly mostCycles: number;
  readonly twos: readonly LessonTree[];
  readonly threes: LessonTree;
  /** The run that the simulator shows at first. */
  readonly run: {
    readonly members: number;
    readonly ahead: number;
    readonly even: number;
    readonly behind: number;
    readonly unpaid: number;
    /** Received for each dollar paid, in cents, by the first and the last tenth who joined. */
    readonly firstTenth: number;
    readonly lastTenth: number;
    /** Changed hands in the first period without newcomers. */
    readonly afterGrowth: number;
  };
  readonly offer: Offer;
}

/** An invented promise for the last part of the lesson. */
export interface Offer {
  readonly percentPerDay: number;
  readonly deposit: number;
  readonly afterMonth: number;
  readonly afterYear: number;
  readonly daysToDouble: number;
}

const PURCHASES = 100;

export function lessonFigures(): LessonFigures {
  const perCycle = paymentsPerCycle(S6);
  const [price, nextPrice] = TESSERA.prices.map(Number) as [number, number];
  return {
    price,
    nextPrice,
    ...cycleFigures(),
    paymentsPerCycle: perCycle,
    purchases: PURCHASES,
    mostCycles: Math.floor(PURCHASES / perCycle),
    twos: [2, 3, 4, 5, 10].map((lines) => treeOf(2, lines)),
    threes: treeOf(3, 5),
    run: runFigures(),
    offer: offerFigures(2, 100_00),
  };
}

function cycleFigures() {
  const steps = walkThrough(TESSERA, TESSERA.matrices.indexOf(S6));
  const full = steps.find(({ reentersUnder }) => reentersUnder !== null);
  const next = steps.find(({ buyer, level }) => buyer === OWNER && level === 2);
  if (!full || !next) throw new Error('The walk through S6 fills a cycle and buys level 2');
  return {
    places: [...full.places.values()],
    owner: full.owner,
    newcomers: full.newcomers,
    higher: full.higher,
    left: next.owner.received - next.owner.paid,
  };
}

function treeOf(width: number, lines: number): LessonTree {
  const { members, unpaid } = growFullTree(TESSERA.matrices.indexOf(S8), width, lines);
  return { lines, members, last: unpaid };
}

function runFigures(): LessonFigures['run'] {
  const { members, standing, tenths, periods } = simulate(DEFAULT_SCENARIO);
  const [first, last] = [tenths[0], tenths.at(-1)];
  const after = periods[PERIODS_OF_GROWTH];
  if (!first || !last || !after) throw new Error('A run has tenths, and periods after its growth');
  return {
    members,
    ...standing,
    firstTenth: Math.round((first.received / first.paid) * 100),
    lastTenth: Math.round((last.received / last.paid) * 100),
    afterGrowth: after.joining + after.further,
  };
}

/** With each day's gain left in. @param deposit in cents */
export function offerFigures(percentPerDay: number, deposit: number): Offer {
  const grown = (days: number) => (1 + percentPerDay / 100) ** days;
  const after = (days: number) => Math.round(deposit * grown(days));
  const daysToDouble = Math.round(Math.log(2) / Math.log(grown(1)));
  return { percentPerDay, deposit, afterMonth: after(30), afterYear: after(365), daysToDouble };
}
