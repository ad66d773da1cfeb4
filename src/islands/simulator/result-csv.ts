import { queryOf } from '#domain/matrix/simulation/scenario-in-url.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { bandLabel, chartText } from '#islands/simulator/text.ts';
import { toCsv } from '#ui/data/save-file.ts';
import { csvText as text } from './csv-text.ts';

type Line = readonly [table: string, row: string, figure: string, value: string];

/** Cents as dollars with two decimals and a point, which every spreadsheet reads. */
const money = (amount: number): string => (amount / 100).toFixed(2);

/** How many members stand where. */
const standingLines = (table: string, row: string, standing: SimulationResult['standing']): readonly Line[] =>
  (['ahead', 'even', 'behind', 'unpaid'] as const).map((outcome) => [
    table,
    row,
    chartText.outcomes[outcome],
    `${standing[outcome]}`,
  ]);

/** Every number of a run, one per line: table, row, value. */
export function resultCsv(result: SimulationResult): string {
  const lines: readonly Line[] = [
    [text.run, text.all, text.scenario, queryOf(result.scenario)],
    [text.run, text.all, text.members, `${result.members}`],
    [text.run, text.all, text.turnover, money(result.turnover)],
    [text.run, text.all, text.fees, money(result.fees)],
    [text.run, text.all, text.rootReceived, money(result.rootReceived)],
    [text.run, text.all, text.greatestGain, money(result.greatestGain)],
    [text.run, text.all, text.greatestLoss, money(result.greatestLoss)],
    [text.run, text.all, text.refusals, `${result.refusals}`],
    [text.run, text.all, text.hash, result.hash],
    ...standingLines(text.standing, text.all, result.standing),
    ...result.bands.map(
      (band): Line => [text.distribution, bandLabel(band), text.members, `${band.members}`],
    ),
    ...[result.firstHundredth, ...result.tenths].flatMap(({ first, last, paid, received, ahead }): Line[] => {
      const row = text.joined(first, last);
      return [
        [text.order, row, text.paid, money(paid)],
        [text.order, row, text.received, money(received)],
        [text.order, row, chartText.outcomes.ahead, `${ahead}`],
      ];
    }),
    ...result.periods.flatMap(({ members, joining, further, standing }, period): Line[] => {
      const row = chartText.period(period);
      return [
        [text.periods, row, text.members, `${members}`],
        [text.periods, row, text.joining, money(joining)],
        [text.periods, row, text.further, money(further)],
        ...standingLines(text.periods, row, standing),
      ];
    }),
    ...result.cycles.flatMap(({ matrix, advertisedPercent, completed, reached }): Line[] => [
      [text.cycles, matrix, text.advertised, `${advertisedPercent}`],
      [text.cycles, matrix, text.completed, `${completed}`],
      [text.cycles, matrix, text.reached, `${reached}`],
    ]),
  ];
  return toCsv([text.columns, ...lines]);
}
