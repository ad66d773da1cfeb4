import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { payeeText } from '#i18n/payee.ts';
import { payeeDetails } from '#i18n/payee-details.ts';
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

/** Values that a wallet or bank lets one choose: no one copies them. */
const TO_CHOOSE: readonly string[] = [payeeText.method, payeeText.network, payeeText.country];

/** The payee of a withdrawal, to be copied. @param what tells the buttons of several rows apart */
export const payeeFacts = (details: Withdrawal['details'], what: string) =>
  payeeDetails(details)
    .filter(({ value }) => value !== '—')
    .map(({ label, value }) => ({
      label,
      value: TO_CHOOSE.includes(label) ? (
        value
      ) : (
        <CopyFact text={value} label={queueText.copy(label, what)} />
      ),
    }));
