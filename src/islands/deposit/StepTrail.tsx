import { DEPOSIT_WORDS } from '../../i18n/deposit.ts';
import type { DepositStep } from '../../stores/deposit-steps.ts';
import styles from './StepTrail.module.css';

const STEPS = ['coin', 'package', 'payment'] as const satisfies readonly DepositStep['step'][];

/** Which of the three steps this is. */
export function StepTrail({ current }: { readonly current: DepositStep['step'] }) {
  const reached = STEPS.indexOf(current);
  return (
    <ol className={styles.trail} aria-label={DEPOSIT_WORDS.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index <= reached ? styles.reached : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={styles.tile} aria-hidden="true">
            {index + 1}
          </span>
          {DEPOSIT_WORDS.stepNames[step]}
        </li>
      ))}
    </ol>
  );
}
