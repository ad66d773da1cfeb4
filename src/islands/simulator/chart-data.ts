import type { Band } from '#domain/matrix/simulation/distribution.ts';
import { OUTCOMES, outcomesIn } from '#domain/matrix/simulation/results.ts';
import { PERIODS_OF_GROWTH } from '#domain/matrix/simulation/scenario.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { compact, count, share, signed } from '#i18n/maths-format.ts';
import { bandLabel, chartText, simulatorText } from './text.ts';

/** Colours by meaning; gold is for those ahead and nothing else. */
export type Tone = (typeof OUTCOMES)[number] | 'paid' | 'received';

export interface ChartData {
  readonly title: string;
  readonly legend: readonly { readonly tone: Tone; readonly label: string }[];
  readonly columns: readonly {
    readonly name: string;
    /** What stands below the column, if anything. */
    readonly tick: string | null;
    /** Bottom to top, or left to right. */
    readonly parts: readonly { readonly tone: Tone; readonly value: number; readonly label: string }[];
  }[];
  /** Parts stand on one another instead of side by side. */
  readonly isStacked: boolean;
  /** The end of the scale, and how its values are written. A higher column is cut there, and says how high it is. */
  readonly most: number;
  readonly scaleOf: (value: number) => string;
  /** A line before a column. */
  readonly mark: { readonly column: number; readonly label: string } | null;
  /** What the chart's table calls its rows. */
  readonly rows: string;
}

const EVERY = 5;
const tickOf = (period: number) => ((period + 1) % EVERY === 0 ? `${period + 1}` : null);
const STOP = { column: PERIODS_OF_GROWTH, label: chartText.growthStops };
const plainDollars = (amount: number) => signed(amount).replace('+', '');
const dollarScale = (amount: number) => compact(amount).replace('+', '');

/** Counts of each outcome at the end of each period. Bottom to top: members who were never paid at the bottom, as in the tree. */
export const historyChart = ({ periods }: SimulationResult): ChartData => ({
  title: chartText.history,
  legend: OUTCOMES.map((tone) => ({ tone, label: chartText.outcomes[tone] })),
  columns: periods.map(({ members, standing }, period) => {
    const counts = outcomesIn(standing);
    return {
      name: chartText.period(period),
      tick: tickOf(period),
      parts: OUTCOMES.map((tone, index) => ({
        tone,
        value: (counts[index] ?? 0) / Math.max(1, members),
        label: share(counts[index] ?? 0, members),
      })).toReversed(),
    };
  }),
  isStacked: true,
  most: 1,
  scaleOf: (value) => `${value * 100}%`,
  mark: STOP,
  rows: simulatorText.period,
});

/**
 * The money of each period: what newcomers bring, and what circulates among members. The leaders of the first period buy all their
 * levels at once. On their scale no one could see the others, nor the end.
 */
export const moneyChart = ({ periods }: SimulationResult): ChartData => ({
  title: chartText.money,
  legend: [
    { tone: 'paid', label: chartText.joining },
    { tone: 'received', label: chartText.further },
  ],
  columns: periods.map(({ joining, further }, period) => ({
    name: chartText.period(period),
    tick: tickOf(period),
    parts: [
      { tone: 'paid', value: joining, label: plainDollars(joining) },
      { tone: 'received', value: further, label: plainDollars(further) },
    ],
  })),
  isStacked: true,
  most: roundUp(Math.max(...periods.slice(1).map(({ joining, further }) => joining + further))),
  scaleOf: dollarScale,
  mark: STOP,
  rows: simulatorText.period,
});

const toneOf = ({ least }: Band): Tone => (least < 0 ? 'behind' : least === 0 ? 'even' : 'ahead');
const edgeOf = ({ least, most }: Band): string => {
  if (most === Number.MAX_SAFE_INTEGER) return '…';
  return least < 0 ? compact(least === -Number.MAX_SAFE_INTEGER ? most : least) : compact(most);
};

/** How many lost or gained how much. Each column is ten times as wide as the one before. */
export const distributionChart = ({ bands, members }: SimulationResult): ChartData => ({
  title: chartText.distribution,
  legend: (['behind', 'even', 'ahead'] as const).map((tone) => ({
    tone,
    label: tone === 'behind' ? chartText.behind : chartText.outcomes[tone],
  })),
  columns: bands.map((band) => ({
    name: bandLabel(band),
    tick: edgeOf(band),
    parts: [
      {
        tone: toneOf(band),
        value: band.members,
        label: `${count(band.members)} (${share(band.members, members)})`,
      },
    ],
  })),
  isStacked: true,
  most: roundUp(Math.max(...bands.map((band) => band.members))),
  scaleOf: count,
  mark: null,
  rows: chartText.result,
});

/** What each tenth of the members paid and received, in order of joining. */
export const joinOrderChart = ({ tenths, turnover }: SimulationResult): ChartData => ({
  title: chartText.joinOrder,
  legend: [
    { tone: 'paid', label: chartText.paid },
    { tone: 'received', label: chartText.received },
  ],
  columns: tenths.map((tenth, index) => ({
    name: chartText.joinedBetween(tenth),
    tick: chartText.tenth(index),
    parts: [
      { tone: 'paid', value: tenth.paid, label: share(tenth.paid, turnover) },
      { tone: 'received', value: tenth.received, label: share(tenth.received, turnover) },
    ],
  })),
  isStacked: false,
  most: roundUp(Math.max(...tenths.flatMap(({ paid, received }) => [paid, received]))),
  scaleOf: dollarScale,
  mark: null,
  rows: chartText.joined,
});

/** The next number that is 2, 4, 6, 8 or 10 times a power of ten: a scale's maximum whose half is round too. */
function roundUp(value: number): number {
  if (value <= 0) return 0;
  const step = 2 * 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / step) * step;
}
