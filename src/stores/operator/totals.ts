import type { ProgrammeTotals } from '../../domain/programme-totals.ts';
import { live } from '../live.ts';

export const $totals = live<ProgrammeTotals>((opened, onTotals, onError) =>
  opened.watchTotals(onTotals, onError),
);
