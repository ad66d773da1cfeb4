import { wholeNumber } from './format.ts';

/** How a walk dates what happens in it. */
export const walkDays = {
  day: (day: number) => `Day ${wholeNumber(day)}`,
  /** In the name of a file. */
  inName: (day: number) => `day-${day}`,
  month: (month: number) => `Month ${wholeNumber(month)}`,
};
