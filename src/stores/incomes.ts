import type { Income } from '#domain/programme/box.ts';
import { levelKey } from '#domain/programme/activation.ts';
import { appendOnly } from './list.ts';

/** Rows shown at first, and added by each press. */
const PAGE = 5;

/** A partner activates a level once, so no two incomes of one member have the same key. */
export const incomeKey = (income: Income): string => `${income.partner} ${levelKey(income)}`;

/** What partners' activations have paid the signed-in member, or would have. */
export const $incomes = appendOnly<Income>(
  PAGE,
  (opened, ...call) => opened.watchIncomes(...call),
  incomeKey,
);
