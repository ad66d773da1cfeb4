import { PassingDays } from '#domain/community/passing-days.ts';
import { SettledDays } from '#domain/community/settled-day.ts';
import { LAST_DAY, numberOf, type Walk } from '#domain/community/walk.ts';
import { ROOT } from '#domain/matrix/members.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import { Community, type Move } from '#domain/matrix/simulation/community.ts';
import { DEFAULT_SCENARIO, ruleOf } from '#domain/matrix/simulation/scenario.ts';
import type { Income } from '#domain/programme/box.ts';
import { MATRICES, type MatrixLevel, priceOf } from '#domain/programme/activation.ts';
import { Programme } from '#domain/programme/programme.ts';
import { SAMPLE_WORDS } from '#backend/local/sandbox/text.ts';
import { incomesOf } from '#tests/unit/support/fold-holdings.ts';
import { OFFERS } from '#tests/unit/support/sample-offers.ts';

type Rules = Pick<Walk, 'place' | 'members' | 'seed'>;

const PERSON = { uid: 'ada', username: 'ada' };

export function begunWalk(walk: Rules) {
  const days = new PassingDays(walk, PERSON.uid);
  const programme = new Programme();
  const setting = {
    offers: OFFERS,
    operators: ['one', 'two'] as const,
    words: { ...SAMPLE_WORDS, language: 'en' } as const,
  };
  const books = new SettledDays(days, { ...setting, person: PERSON, programme });
  return { days, programme, books, person: PERSON };
}

/** What the simulated member in the person's place does on joining, and what they end with. */
function simulated(walk: Rules) {
  const member = numberOf(walk) + ROOT;
  const moves: Move[] = [];
  const rule = ruleOf({ ...DEFAULT_SCENARIO, members: walk.members, seed: walk.seed });
  const community = new Community(rule, mulberry32(walk.seed), (move) => moves.push(move));
  community.grow(walk.members);
  const start = moves.findIndex((move) => move.kind === 'join' && move.member === member) + 1;
  const end = moves.findIndex(
    (move, nth) => nth >= start && (move.kind === 'join' || move.member !== member),
  );
  const bought = moves.slice(start, end < 0 ? undefined : end);
  const { tally } = community;
  return { bought, result: tally.receivedBy(member) - tally.paidBy(member) };
}

export const simulatedResult = (walk: Rules): number => simulated(walk).result;

/** Walks to the end, and settles all of it. The person buys what the simulated member buys, when a payment is missed too. */
export function settledWalk(walk: Rules) {
  const { days, programme, books } = begunWalk(walk);
  let [paid, received, reinvested] = [0, 0, 0];
  const highest = { s6: 0, s8: 0 };
  /** Those to which the person has not reacted yet. */
  const incomes: Income[] = [];

  const activate = ({ matrix, level }: MatrixLevel) => {
    const entry = { kind: 'activate', ...PERSON, matrix, level, at: 0 } as const;
    const opened = programme.apply(entry);
    incomes.push(...incomesOf(PERSON.uid, opened?.incomes));
    days.hear(entry);
    books.settled.entries.push(entry);
    highest[matrix] = level;
    paid += priceOf(level);
  };

  const reactToMisses = () => {
    for (const { kind, amount, matrix, level } of incomes.splice(0)) {
      if (kind === 'earned') received += amount;
      else if (highest[matrix] === level && level < 12 && received - reinvested >= priceOf(level + 1)) {
        reinvested += priceOf(level + 1);
        activate({ matrix, level: level + 1 });
      }
    }
  };

  while (days.day < LAST_DAY) {
    const isKnown = programme.knows(PERSON.uid);
    const before = books.settled.opened.length;
    books.settle(days.pass(), days.day);
    incomes.push(
      ...books.settled.opened.slice(before).flatMap((opened) => incomesOf(PERSON.uid, opened.incomes)),
    );
    if (!isKnown && programme.knows(PERSON.uid)) {
      for (const move of simulated(walk).bought) {
        if (move.kind === 'activate') {
          activate({ matrix: MATRICES[move.matrix] as MatrixLevel['matrix'], level: move.level });
        }
      }
    }
    reactToMisses();
  }
  return { days, programme, books, result: received - paid };
}
