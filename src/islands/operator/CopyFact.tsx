import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { payeeText } from '#i18n/payee.ts';
import { countryName } from '#i18n/format.ts';
import { endingIn, networkName } from '#i18n/status.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import styles from './CopyFact.module.css';
import { queueText } from './queue/text.ts';

interface Props {
  readonly text: string;
  /** What is copied, for those who do not see where the button stands. */
  readonly label: string;
  /** How it is shown, if not as it is. */
  readonly children?: ReactNode;
}

/** A value, and the button that copies it. */
export const CopyFact = ({ text, label, children = <bdi>{text}</bdi> }: Props) => (
  <span className={styles.fact}>
    {children}
    <CopyButton
      text={text}
      label={label}
      face={<Copy size={16} aria-hidden="true" />}
      className={styles.copy}
    />
  </span>
);

/** The payee of a withdrawal, what a wallet or bank asks for first, to be copied. @param what tells the buttons of several rows apart */
export function payeeFacts(details: Withdrawal['details'], what: string) {
  const fact = (label: string, text: string, shown?: ReactNode) => ({
    label,
    value: (
      <CopyFact text={text} label={queueText.copy(label, what)}>
        {shown}
      </CopyFact>
    ),
  });
  const code = (label: string, text: string) => fact(label, text, <code>{text}</code>);
  if (details.method === 'bank-redacted')
    return [{ label: payeeText.accountNumber, value: endingIn(details.ending) }];
  if (details.method === 'crypto')
    return [
      code(payeeText.address, details.address),
      { label: payeeText.network, value: networkName(details.coin, details.network) },
    ];
  const codes = [...new Set([details.zip, details.postalCode])].filter((code) => code !== '');
  return [
    fact(payeeText.accountHolder, details.accountHolder),
    code(payeeText.accountNumber, details.accountNumber),
    fact(payeeText.bankName, details.bankName),
    { label: payeeText.country, value: countryName(details.country) },
    ...(codes.length === 0 ? [] : [fact(payeeText.postalCode, codes.join(' '))]),
  ];
}
