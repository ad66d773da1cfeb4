import styles from './StepTrail.module.css';

interface Props<Step extends string> {
  readonly label: string;
  /** In their order. */
  readonly names: Readonly<Record<Step, string>>;
  readonly current: Step;
}

/** Which of a few steps this is. */
export function StepTrail<Step extends string>({ label, names, current }: Props<Step>) {
  const steps = Object.keys(names) as Step[];
  const reached = steps.indexOf(current);
  return (
    <ol className={styles.trail} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index <= reached ? styles.reached : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={styles.tile} aria-hidden="true">
            {index < reached ? '✓' : index + 1}
          </span>
          {names[step]}
        </li>
      ))}
    </ol>
  );
}
