import { useStore } from '@nanostores/react';
import { ZERO } from '#domain/money/cents.ts';
import { withdrawable } from '#domain/withdrawals/withdrawal.ts';
import { usd, usdDecimal } from '#i18n/format.ts';
import { $balancesWithRequests } from '#stores/available-balances.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import type { FieldProps } from '#ui/forms/use-field.ts';
import { withdrawText } from './text.ts';

/** The amount, with a button that fills in all that can be withdrawn. */
export function AmountField<Name extends string, FieldError>(
  all: Omit<FieldProps<Name | 'amount', FieldError>, 'name'>,
) {
  const found = useStore($balancesWithRequests);
  const available = found.state === 'ready' ? withdrawable(found.value.left) : ZERO;
  return (
    <div className="stack">
      <TextField {...all} name="amount" inputMode="decimal" autoComplete="off" />
      {available > 0 && (
        <div>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => all.form.change('amount', usdDecimal(available))}
          >
            {withdrawText.allOfIt(usd(available))}
          </button>
        </div>
      )}
    </div>
  );
}
