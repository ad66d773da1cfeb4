import { expect, it } from 'vitest';
import { DEFAULT_SCENARIO } from '#domain/matrix/simulation/scenario.ts';
import { simulate } from '#domain/matrix/simulation/simulate.ts';
import { compact } from '#i18n/maths-format.ts';
import { moves } from '#languages/it/i18n/market.ts';
import { walkText } from '#languages/it/i18n/walk.ts';
import { bandLabel, keyFigures, simulatorText } from '#languages/it/islands/simulator/text.ts';

it('Italian verbs and articles agree with the number beside them', () => {
  expect([0, 1, 28].map((of) => simulatorText.counted('behind', of))).toEqual([
    'hanno riavuto una parte',
    'ha riavuto una parte',
    'hanno riavuto una parte',
  ]);
  expect(moves('un giorno', 8, 1, 10)).toBe('In un giorno 8 monete su 10 sono salite e una è scesa.');
  expect(moves('un anno', 0, 0, 10)).toBe('In un anno nessuna delle 10 monete è salita e nessuna è scesa.');

  const result = simulate({ ...DEFAULT_SCENARIO, members: 100 });
  const [cycle] = result.cycles as [(typeof result.cycles)[number]];
  const sentenceOf = (reached: number) =>
    keyFigures({ ...result, members: 1000, cycles: [cycle, { ...cycle, reached }] })[3]?.more;
  expect([0, 1, 20, 81].map(sentenceOf)).toEqual([
    'Nessuno raggiunge il 300% di S6.',
    'Lo 0.10% raggiunge il 300% di S6.',
    'Il 2.00% raggiunge il 300% di S6.',
    'L’8.10% raggiunge il 300% di S6.',
  ]);
});

it('a sentence says no one and nothing instead of zero', () => {
  expect(walkText.passed(1, 0, null, null)).toBe('1 giorno: nessun nuovo membro, non hai guadagnato niente.');
  expect(walkText.passed(2, 1, '5 $', '10 $')).toBe(
    '2 giorni: 1 nuovo membro, hai guadagnato 5 $, mancati guadagni per 10 $.',
  );
});

it('bands of results do not overlap, and thousands have no English K', () => {
  expect(bandLabel({ least: -1000, most: -1, members: 1 })).toBe('persi fino a $10');
  expect(bandLabel({ least: 1001, most: 10_000, members: 1 })).toBe('guadagnati da $10 a $100');
  expect([compact(-1_000_000), compact(40_000_000), compact(120_000_000)]).toEqual([
    '−$10,000',
    '+$400,000',
    '+$1.2M',
  ]);
});
