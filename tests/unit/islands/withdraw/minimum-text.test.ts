import { expect, it, vi } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { bankFormText } from '#islands/withdraw/text.ts';

vi.mock('#domain/withdrawals/withdrawal.ts', async (original) => ({
  ...(await original<object>()),
  MINIMUM_WITHDRAWAL: 250_00,
}));

it('the form says the minimum that is enforced', () => {
  expect(bankFormText.fields.amount.hint).toBe('Minimum $250.');
  expect(bankFormText.error({ code: 'below-minimum', minimum: cents(250_00) }, 'amount')).toBe(
    'Enter $250.00 or more.',
  );
});
