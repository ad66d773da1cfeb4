import type { Deposit } from '../../domain/deposit.ts';
import { DEPOSIT_WORDS } from '../../i18n/deposit.ts';
import { usd } from '../../i18n/format.ts';

/** What became of a deposit. */
export function DecidedPanel({ deposit }: { readonly deposit: Deposit }) {
  return (
    <div className="notice">
      <p>
        {deposit.status === 'credited' ? DEPOSIT_WORDS.credited(usd(deposit.amount)) : DEPOSIT_WORDS.refused}
      </p>
      {deposit.note && <p>{DEPOSIT_WORDS.note(deposit.note)}</p>}
    </div>
  );
}
