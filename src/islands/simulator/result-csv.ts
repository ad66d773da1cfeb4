import { queryOf } from '#domain/matrix/simulation/scenario-in-url.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { bandLabel } from '#islands/simulator/text.ts';
import { toCsv } from '#ui/data/save-file.ts';

type Line = readonly [table: string, row: string, figure: string, value: string];

/** Cents as dollars with two decimals and a point, which every spreadsheet reads. */
const money = (amount: number): string => (amount / 100).toFixed(2);

/** Every number of a run, one per line: table, row, value. */
export function resultCsv(result: SimulationResult): string {
  const lines: readonly Line[] = [
    ['run', 'all', 'scenario', queryOf(result.scenario)],
    ['run', 'all', 'members', `${result.members}`],
    ['run', 'all', 'turnover (USD)', money(result.turnover)],
    ['run', 'all', 'fees (USD)', money(result.fees)],
    ['run', 'all', 'received by the account at the top (USD)', money(result.rootReceived)],
    ['run', 'all', 'greatest gain (USD)', money(result.greatestGain)],
    ['run', 'all', 'greatest loss (USD)', money(result.greatestLoss)],
    ['run', 'all', 'refused purchases', `${result.refusals}`],
    ['run', 'all', 'SHA-256 of what everyone paid and received', result.hash],
    ...Object.entries(result.standing).map(([name, members]): Line => [
      'standing',
      name,
      'members',
      `${members}`,
    ]),
    ...result.bands.map((band): Line => ['distribution', bandLabel(band), 'members', `${band.members}`]),
    ...[result.firstHundredth, ...result.tenths].flatMap(({ first, last, paid, received, ahead }): Line[] => {
      const row = `joined ${first} to ${last}`;
      return [
        ['join order', row, 'paid (USD)', money(paid)],
        ['join order', row, 'received (USD)', money(received)],
        ['join order', row, 'ahead', `${ahead}`],
      ];
    }),
    ...result.periods.flatMap(({ members, joining, further, standing }, period): Line[] => {
      const row = `period ${period + 1}`;
      return [
        ['periods', row, 'members', `${members}`],
        ['periods', row, 'paid by newcomers (USD)', money(joining)],
        ['periods', row, 'paid for further levels (USD)', money(further)],
        ...Object.entries(standing).map(([name, value]): Line => ['periods', row, name, `${value}`]),
      ];
    }),
    ...result.cycles.flatMap(({ matrix, advertisedPercent, completed, reached }): Line[] => [
      ['cycles', matrix, 'advertised (%)', `${advertisedPercent}`],
      ['cycles', matrix, 'members who completed a cycle', `${completed}`],
      ['cycles', matrix, 'members who got the advertised percentage of all they paid', `${reached}`],
    ]),
  ];
  return toCsv([['table', 'row', 'figure', 'value'], ...lines]);
}
