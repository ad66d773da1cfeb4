import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { tourText } from '#islands/home/text.ts';
import { OperatorHint } from '#ui/feedback/OperatorHint.tsx';
import { PretendedPayment } from '#ui/feedback/PretendedPayment.tsx';
import styles from './Overview.module.css';
import { type Overview, taskOf, TOUR, type TourStep } from './model.ts';

interface Props {
  readonly next: TourStep;
  readonly overview: Overview;
}

/** The first steps of a member, with a way to the next. Gone once all are done. */
export function Tour({ next, overview }: Props) {
  const present = TOUR.indexOf(next);
  const { hint, go, href, isOperators } = taskOf(next, overview);
  const [pending] = overview.pendingDeposits;
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
      <p>{hint}</p>
      {isOperators && <OperatorHint />}
      <div className="cluster">
        <a className="button" href={href}>
          {go}
        </a>
        {next === 'credit' && pending && <PretendedPayment deposit={pending} tone="quiet" />}
      </div>
    </section>
  );
}
