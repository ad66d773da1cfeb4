import type { Income } from '#domain/programme/box.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { type Holdings, holdingsAfter } from '#domain/programme/holdings.ts';
import { type OwnedIncome, Programme } from '#domain/programme/programme.ts';

/** What all members hold and have earned by a whole log. @throws ProgrammeBroken */
export function foldHoldings(programmeLog: readonly ProgrammeEntry[]): Holdings {
  const programme = new Programme();
  return holdingsAfter(programmeLog.flatMap((entry) => programme.apply(entry) ?? []));
}

/** A member's incomes, oldest first. */
export const incomesOf = (uid: string, incomes: readonly OwnedIncome[] = []): readonly Income[] =>
  incomes.filter((each) => each.uid === uid).map(({ income }) => income);
