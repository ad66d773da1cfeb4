import type { WithdrawalDetails } from '#domain/withdrawals/withdrawal.ts';

/** The destination of the benchmarks' withdrawals. */
export const BANK_DETAILS: WithdrawalDetails = {
  method: 'bank',
  country: 'IT',
  bankName: 'Banca di Prova',
  accountHolder: 'Ada Rossi',
  accountNumber: '0',
  zip: '',
  postalCode: '',
};
