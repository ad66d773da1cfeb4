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

/** Lets days pass: one, a month, or by themselves while the page is watched. */
export function TimeControls({ offers }: { readonly offers: SiteOffers }) {
  const progress = useStore(dayPassing.$progress);
  const isRunning = useStore($timePasses);
  useEffect(() => dayPassing.reset, []);
  const isBusy = progress.state === 'running' || isRunning;
  const pass = (days: number) => (isBusy ? undefined : () => void dayPassing.run(days, offers));
  return (
    <>
      <Report isQuiet={isRunning} />
      <div className={styles.controls}>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          aria-busy={progress.state === 'running' && !isRunning}
          onClick={pass(DAYS_IN_MONTH)}
        >
          {walkText.nextMonth}
        </button>
        <button type="button" className="button button--quiet" aria-disabled={isBusy} onClick={pass(1)}>
          {walkText.nextDay}
        </button>
        <button
          type="button"
          className={`button button--quiet ${styles.play}`}
          onClick={() => (isRunning ? stopTime() : void letTimePass(offers))}
        >
          {isRunning ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
          {isRunning ? walkText.pause : walkText.play}
        </button>
      </div>
      <ActionFailure progress={progress} />
    </>
  );
}

/** What the last days brought. While time passes by itself, a screen reader hears only the end. */
export function Report({ isQuiet = false }: { readonly isQuiet?: boolean }) {
  const passed = useStore($daysPassed);
  return (
    <p className={styles.report} role="status" aria-live={isQuiet ? 'off' : 'polite'}>
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
