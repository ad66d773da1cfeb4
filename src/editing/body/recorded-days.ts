import type { Project } from '#editing/project.ts';

const FOLDER = 'src/market/recorded/';

/** Tickers of the coins whose prices are recorded: BTC, ETH and so on. */
export const coinsRecorded = (project: Project): readonly string[] =>
  project
    .list(FOLDER)
    .filter((name) => name.endsWith('.csv'))
    .map((name) => name.slice(0, -'.csv'.length));

interface Range {
  readonly coin: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Why a chart cannot show a range of days, and which end of it is wrong; null if it can. */
export function spanError(
  project: Project,
  { coin, from, to }: Range,
): { path: string[]; message: string } | null {
  const { first, last } = recordedSpan(project, coin);
  const recorded = `the prices of ${coin} are recorded from ${first} to ${last}`;
  const outside = (day: string | undefined) => day !== undefined && (day < first || day > last);
  if (outside(from)) return { path: ['from'], message: `is not recorded: ${recorded}.` };
  if (outside(to)) return { path: ['to'], message: `is not recorded: ${recorded}.` };
  if ((from ?? first) >= (to ?? last)) {
    return { path: ['from'], message: 'must be earlier than the last day of the chart.' };
  }
  return null;
}

/** A recording's second line is its oldest day, its last line the newest. */
function recordedSpan(project: Project, coin: string) {
  const lines = project.read(`${FOLDER}${coin}.csv`).toString('utf8').trimEnd().split('\n');
  const dayOf = (line = '') => line.slice(0, line.indexOf(','));
  return { first: dayOf(lines[1]), last: dayOf(lines.at(-1)) };
}
