import type { ChartName } from '#editing/chart-names.ts';
import { siblingSides } from '#domain/log/merkle.ts';
import { S8, TESSERA } from '#domain/matrix/programmes.ts';
import { growFullTree } from '#domain/matrix/simulation/full-tree.ts';
import { DEFAULT_SCENARIO, type Scenario } from '#domain/matrix/simulation/scenario.ts';
import { queryOf } from '#domain/matrix/simulation/scenario-in-url.ts';
import { simulate, type SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { chartText } from '#i18n/charts.ts';
import { count, decimal, share } from '#i18n/maths-format.ts';

/** What a row stands for. Gold means “ahead” and nothing else; those who were never paid are a kind of those behind, told apart in a wall with its key. */
export type Tone = 'ahead' | 'behind' | 'unpaid' | 'plain';

export interface ChartRow {
  readonly label: string;
  readonly value: string;
  /** How much of the row's strip is filled, of the wall is this row's, or of the widest row's width it has: from 0 to 1. */
  readonly share: number;
  readonly tone: Tone;
}

export interface Chart {
  readonly title: string;
  /** A wall of 100 tiles that the rows share, a strip of 100 for each row, or rows as wide as what they count. */
  readonly kind: 'wall' | 'bars' | 'stack';
  readonly rows: readonly ChartRow[];
  /** Whose figures these are. */
  readonly note: string;
  /** The simulator's address, when a reader can run the same again. */
  readonly run?: string;
}

const CHARTS: Readonly<Record<ChartName, () => Chart>> = {
  'largest-programme': largestProgramme,
  'wider-trees': widerTrees,
  'last-lines': lastLines,
  'full-cycles': fullCycles,
  'paid-and-behind': paidAndBehind,
  'blocks-in-a-day': blocksInADay,
  'proof-sizes': proofSizes,
};

/** A post is rendered for its page and for the feeds: each chart is made once for all of them. */
const made = new Map<ChartName, Chart>();

export function chartOf(name: ChartName): Chart {
  const chart = made.get(name) ?? CHARTS[name]();
  made.set(name, chart);
  return chart;
}

/** Published figures, from the sources that the post lists. None of them is ours. */
function largestProgramme(): Chart {
  const [addresses, uplines] = [1_041_879, 611_795];
  const [observed, brokeEven] = [42_738, 5_448];
  const published = (label: string, value: string, part: number, tone: Tone = 'behind'): ChartRow => ({
    label,
    value,
    share: part,
    tone,
  });
  const text = chartText.largestProgramme;
  return {
    title: text.title,
    kind: 'bars',
    rows: [
      published(text.lost, text.around(88), 0.88),
      published(text.gotLess, text.over(80), 0.8),
      published(text.neverPaid, text.over(50), 0.5),
      published(text.didNothing, '45', 0.45),
      published(
        text.broughtNoOne,
        decimal(100 * ((addresses - uplines) / addresses)),
        (addresses - uplines) / addresses,
      ),
      published(text.brokeEven, decimal(100 * (brokeEven / observed)), brokeEven / observed, 'ahead'),
    ],
    note: text.note,
  };
}

/** How many stay unpaid if everyone but the last line brings in the same number. */
function widerTrees(): Chart {
  const s8 = TESSERA.matrices.indexOf(S8);
  const shapes = [
    { width: 2, lines: 10 },
    { width: 3, lines: 7 },
    { width: 4, lines: 7 },
    { width: 8, lines: 5 },
  ];
  return {
    title: chartText.widerTrees.title,
    kind: 'bars',
    rows: shapes.map(({ width, lines }) => {
      const { members, unpaid } = growFullTree(s8, width, lines);
      return {
        label: chartText.widerTrees.row(width, unpaid, members),
        value: share(unpaid, members),
        share: unpaid / members,
        tone: 'behind',
      };
    }),
    note: chartText.widerTrees.note,
  };
}

/** Full lines of two: each holds twice as many as the one before. */
function lastLines(): Chart {
  const text = chartText.lastLines;
  const lines = Array.from({ length: 10 }, (_, nth) => 2 ** nth);
  const [last, members] = [Math.max(...lines), 2 ** lines.length - 1];
  return {
    title: text.title,
    kind: 'stack',
    rows: lines.map((line, nth) => ({
      label: text.row(nth + 1),
      value: count(line),
      share: line / last,
      tone: line === last ? 'behind' : 'plain',
    })),
    note: text.note(last, members, share(last, members)),
  };
}

function fullCycles(): Chart {
  const result = runOf({ ...DEFAULT_SCENARIO, matrix: 's6' });
  const { members, cycles, standing } = result;
  const [s6] = cycles;
  if (s6 === undefined) throw new Error('A run of S6 has its cycles');
  const row = (label: string, part: number, tone: Tone): ChartRow => ({
    label,
    value: `${count(part)} (${share(part, members)})`,
    share: part / members,
    tone,
  });
  const text = chartText.fullCycles;
  return {
    title: text.title(members, s6.advertisedPercent),
    kind: 'bars',
    rows: [
      row(text.neverPaid, standing.unpaid, 'behind'),
      row(text.completed, s6.completed, 'plain'),
      row(text.reached(s6.advertisedPercent), s6.reached, 'ahead'),
    ],
    note: text.note,
    run: addressOf(result),
  };
}

function paidAndBehind(): Chart {
  const result = runOf(DEFAULT_SCENARIO);
  const { members, standing } = result;
  const row = (label: string, part: number, tone: Tone): ChartRow => ({
    label,
    value: share(part, members),
    share: part / members,
    tone,
  });
  const text = chartText.paidAndBehind;
  return {
    title: text.title(members),
    kind: 'wall',
    rows: [
      row(text.ahead, standing.ahead + standing.even, 'ahead'),
      row(text.behind, standing.behind - standing.unpaid, 'behind'),
      row(text.unpaid, standing.unpaid, 'unpaid'),
    ],
    note: text.note,
    run: addressOf(result),
  };
}

/** From the sources that the post lists. */
function blocksInADay(): Chart {
  const [planned, storm] = [144, 10_000];
  const text = chartText.blocksInADay;
  return {
    title: text.title,
    kind: 'bars',
    rows: [
      { label: text.main, value: count(planned), share: planned / storm, tone: 'plain' },
      { label: text.test, value: count(storm), share: 1, tone: 'plain' },
    ],
    note: text.note,
  };
}

/** How long the proof of one entry is. */
function proofSizes(): Chart {
  const sizes = [10, 1000, 100_000, 10_000_000];
  const lengths = sizes.map((size) => siblingSides(0, size).length);
  const longest = Math.max(...lengths);
  return {
    title: chartText.proofSizes.title,
    kind: 'bars',
    rows: sizes.map((size, index) => ({
      label: chartText.proofSizes.row(size),
      value: count(lengths[index] as number),
      share: (lengths[index] as number) / longest,
      tone: 'plain',
    })),
    note: chartText.proofSizes.note,
  };
}

const runOf = (scenario: Scenario): SimulationResult => simulate(scenario);

const addressOf = ({ scenario }: SimulationResult): string => `/maths/?${queryOf(scenario)}#simulator`;
