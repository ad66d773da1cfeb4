import type { Deposit } from '#domain/deposits/deposit.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import { depositReferenceText } from '#i18n/status.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';

/** The reference of a deposit, to be copied. */
export function DepositReference({ deposit: { id } }: { readonly deposit: Pick<Deposit, 'id'> }) {
  const reference = depositReference(id);
  return (
    <span className="cluster">
      <code>{reference}</code>
      <CopyButton text={reference} label={depositReferenceText.copy(reference)} />
    </span>
  );
}
