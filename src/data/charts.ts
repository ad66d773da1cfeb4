import type { ChartName } from '#editing/chart-names.ts';
import { siblingSides } from '#domain/log/merkle.ts';
import { S8, TESSERA } from '#domain/matrix/programmes.ts';
import { growFullTree } from '#domain/matrix/simulation/full-tree.ts';
import { DEFAULT_SCENARIO, type Scenario } from '#domain/matrix/simulation/scenario.ts';
import { queryOf } from '#domain/matrix/simulation/scenario-in-url.ts';
import { simulate, type SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { count, share } from '#i18n/maths-format.ts';

/** What a row stands for. Gold means “ahead” and nothing else. */
export type Tone = 'ahead' | 'behind' | 'unpaid' | 'plain';

export interface ChartRow {
  readonly label: string;
  readonly value: string;
  /** How much of the row's bar is filled, or of the wall's 100 tiles are this row's: from 0 to 1. */
  readonly share: number;
  readonly tone: Tone;
}

export interface Chart {
  readonly title: string;
  /** A wall of 100 tiles that the rows share, or a bar for each row. */
  readonly kind: 'wall' | 'bars';
  readonly rows: readonly ChartRow[];
  /** Whose figures these are. */
  readonly note: string;
  /** The simulator's address, when a reader can run the same again. */
  readonly run?: string;
}

const CHARTS: Readonly<Record<ChartName, () => Chart>> = {
  'largest-programme': largestProgramme,
  'wider-trees': widerTrees,
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
  return {
    title: 'What is published about Forsage on Ethereum, of every 100',
    kind: 'bars',
    rows: [
      published('Lost money, fees counted (Kell and others)', 'around 88', 0.88),
      published('Got back less than they paid (US Department of Justice)', 'over 80', 0.8),
      published('Never received a single payout (US Department of Justice)', 'over 50', 0.5, 'unpaid'),
      published('Registered and did nothing more (Hobeck and others, late users)', '45', 0.45, 'unpaid'),
      published(
        'Had no one below them (data of Kell and others)',
        oneDecimal((addresses - uplines) / addresses),
        (addresses - uplines) / addresses,
        'unpaid',
      ),
      published(
        'Broke even or better (Hobeck and others, late users)',
        oneDecimal(brokeEven / observed),
        brokeEven / observed,
        'ahead',
      ),
    ],
    note: 'The researchers counted different groups in different months, so the rows do not add up to 100.',
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
    title: 'Everyone brings in equally many. How many are never paid?',
    kind: 'bars',
    rows: shapes.map(({ width, lines }) => {
      const { members, unpaid } = growFullTree(s8, width, lines);
      return {
        label: `Each brings in ${width}: ${count(unpaid)} of ${count(members)} people`,
        value: share(unpaid, members),
        share: unpaid / members,
        tone: 'unpaid',
      };
    }),
    note: 'Worked out by this site’s engine for full trees at level 1 of S8. The last line has no one below it yet.',
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
  return {
    title: `${count(members)} simulated people join S6. Who gets the ${s6.advertisedPercent}%?`,
    kind: 'bars',
    rows: [
      row('Never received a payment', standing.unpaid, 'unpaid'),
      row('Completed at least one full cycle', s6.completed, 'plain'),
      row(`Received ${s6.advertisedPercent}% of all that they paid`, s6.reached, 'ahead'),
    ],
    note: 'A run of this site’s engine, made when the page was built. It is ours, not a study’s.',
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
  return {
    title: `Of ${count(members)} simulated people, how many were paid, and how many gained?`,
    kind: 'wall',
    rows: [
      row('Have what they paid, or more', standing.ahead + standing.even, 'ahead'),
      row('Were paid at least once, and still lost', standing.behind - standing.unpaid, 'behind'),
      row('Were never paid', standing.unpaid, 'unpaid'),
    ],
    note: 'A run of this site’s engine on S6 and S8, made when the page was built. It is ours, not a study’s.',
    run: addressOf(result),
  };
}

/** From the sources that the post lists. */
function blocksInADay(): Chart {
  const [planned, storm] = [144, 10_000];
  return {
    title: 'How many blocks a Bitcoin network adds in a day',
    kind: 'bars',
    rows: [
      { label: 'The main network, about', value: count(planned), share: planned / storm, tone: 'plain' },
      { label: 'Test network 3, on some days over', value: count(storm), share: 1, tone: 'plain' },
    ],
    note: 'Figures of Jameson Lopp, who has watched the test network for years; the sources are below.',
  };
}

/** How long the proof of one entry is. */
function proofSizes(): Chart {
  const sizes = [10, 1000, 100_000, 10_000_000];
  const lengths = sizes.map((size) => siblingSides(0, size).length);
  const longest = Math.max(...lengths);
  return {
    title: 'How many fingerprints prove one entry of a ledger?',
    kind: 'bars',
    rows: sizes.map((size, index) => ({
      label: `Among ${count(size)} entries`,
      value: count(lengths[index] as number),
      share: (lengths[index] as number) / longest,
      tone: 'plain',
    })),
    note: 'Worked out by the function that makes this site’s own proofs.',
  };
}

const runOf = (scenario: Scenario): SimulationResult => simulate(scenario);

const addressOf = ({ scenario }: SimulationResult): string => `/maths/?${queryOf(scenario)}#simulator`;

const oneDecimal = (part: number): string => (part * 100).toFixed(1);
