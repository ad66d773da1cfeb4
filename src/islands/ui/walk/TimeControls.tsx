import { useStore } from '@nanostores/react';
import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import { DAYS_IN_MONTH } from '#domain/community/walk.ts';
import { usdShort } from '#i18n/format.ts';
import { walkText } from '#i18n/walk.ts';
import { $daysPassed, $timePasses, dayPassing, letTimePass, stopTime } from '#stores/passing-time.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import styles from './Walk.module.css';

interface Props {
  readonly offers: SiteOffers;
  /** Whether something else on the screen leads. */
  readonly isQuiet: boolean;
}

/** Lets days pass: one, a month, or by themselves while the page is watched. */
export function TimeButtons({ offers, isQuiet }: Props) {
  const progress = useStore(dayPassing.$progress);
  const isRunning = useStore($timePasses);
  useEffect(() => dayPassing.reset, []);
  const isBusy = progress.state === 'running' || isRunning;
  const pass = (days: number) => (isBusy ? undefined : () => void dayPassing.run(days, offers));
  return (
    <>
      <button
        type="button"
        className={isQuiet ? 'button button--quiet' : 'button'}
        aria-disabled={isBusy}
        aria-busy={progress.state === 'running' && !isRunning}
        onClick={pass(DAYS_IN_MONTH)}
      >
        {walkText.nextMonth}
      </button>
      <button
        type="button"
        className={`button button--quiet ${styles.nextDay}`}
        aria-disabled={isBusy}
        onClick={pass(1)}
      >
        {walkText.nextDay}
      </button>
      <button
        type="button"
        className={`button button--quiet ${styles.play}`}
        onClick={() => (isRunning ? stopTime() : void letTimePass(offers))}
      >
        {isRunning ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        <span>{isRunning ? walkText.pause : walkText.play}</span>
      </button>
    </>
  );
}

/** What the last days brought. While time passes by itself, a screen reader hears only the end. */
export function Report() {
  const passed = useStore($daysPassed);
  const isRunning = useStore($timePasses);
  return (
    <p className={styles.report} role="status" aria-live={isRunning ? 'off' : 'polite'}>
      {passed &&
        walkText.passed(
          passed.days,
          passed.joined,
          passed.earned > 0 ? usdShort(passed.earned) : null,
          passed.missed > 0 ? usdShort(passed.missed) : null,
        )}
    </p>
  );
}

export const PassingFailure = () => <ActionFailure progress={useStore(dayPassing.$progress)} />;
