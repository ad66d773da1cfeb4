import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { ROUTES } from '#domain/routes.ts';
import { tourText } from '#islands/home/text.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { OperatorHint } from '#ui/feedback/OperatorHint.tsx';
import { PretendedPayment } from '#ui/feedback/PretendedPayment.tsx';
import styles from './Overview.module.css';
import { TOUR, type TourStep } from './model.ts';

const PATHS: Readonly<Record<TourStep, string>> = {
  deposit: ROUTES.deposit.path,
  credit: ROUTES.deposit.path,
  level: ROUTES.programme.path,
  income: ROUTES.programme.path,
  withdrawal: ROUTES.withdraw.path,
};

interface Props {
  readonly next: TourStep;
  /** A deposit that waits for its credit, if there is one. */
  readonly pending: Deposit | undefined;
}

/** The first steps of a member, with a way to the next. Gone once all are done. */
export function Tour({ next, pending }: Props) {
  const present = TOUR.indexOf(next);
  return (
    <section className="card stack" aria-labelledby="tour">
      <h2 id="tour">{tourText.title}</h2>
      <ol className={styles.steps}>
        {TOUR.map((step, index) => (
          <li
            key={step}
            className={index < present ? styles.done : undefined}
            aria-current={index === present ? 'step' : undefined}
          >
            {index < present ? (
              <CircleCheck size={20} aria-label={tourText.done} />
            ) : index === present ? (
              <CircleDot size={20} aria-hidden="true" />
            ) : (
              <Circle size={20} aria-hidden="true" />
            )}
            {tourText.steps[step].name}
          </li>
        ))}
      </ol>
      <p>{tourText.steps[next].hint}</p>
      {next === 'credit' && <OperatorHint />}
      <div className="cluster">
        <a className="button" href={PATHS[next]}>
          {tourText.steps[next].go}
        </a>
        {next === 'credit' && pending && <PretendedPayment deposit={pending} tone="quiet" />}
      </div>
    </section>
  );
}
