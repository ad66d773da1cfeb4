import { wholeNumber } from './format.ts';

/** How a walk dates what happens in it. */
export const walkDays = {
  day: (day: number) => `Day ${wholeNumber(day)}`,
  dayOf: (day: number, last: number) => `Day ${wholeNumber(day)} of ${wholeNumber(last)}`,
  /** In the name of a file. */
  inName: (day: number) => `day-${day}`,
  month: (month: number) => `Month ${wholeNumber(month)}`,
};
