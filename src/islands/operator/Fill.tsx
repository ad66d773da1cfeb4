import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { STANDARD_SEED } from '#domain/community/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { PROGRAMME_BOOKS } from '#domain/money/programme-totals.ts';
import { walkText } from '#i18n/walk.ts';
import { $loaded, walkBeginning } from '#stores/passing-time.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { $walk } from '#stores/walk.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import styles from './Fill.module.css';
import { fillText } from './later-text.ts';
import { $audit, $depositQueue, $payouts, $threads, $totals, $withdrawalQueue } from './model.ts';

/** Whether nothing has happened in the sandbox: then a new community takes nothing away. */
const $isUntouched = computed(
  [$hasSandbox, $walk, $depositQueue, $withdrawalQueue, $payouts, $threads, $audit, $totals],
  (hasSandbox, walk, deposits, withdrawals, payouts, threads, audit, totals) =>
    hasSandbox &&
    walk.state === 'ready' &&
    walk.value === null &&
    deposits.state === 'ready' &&
    deposits.value.proven.total + deposits.value.declared.total === 0 &&
    withdrawals.state === 'ready' &&
    withdrawals.value.total === 0 &&
    payouts.state === 'ready' &&
    payouts.value.total === 0 &&
    threads.state === 'ready' &&
    threads.value.rows.length === 0 &&
    audit.state === 'ready' &&
    audit.value.decisions.length === 0 &&
    totals.state === 'ready' &&
    PROGRAMME_BOOKS.every((book) => totals.value[book] === 0),
);

/** Fills the lists of an untouched sandbox in one press: a community of samples begins, and the browser's member joins it. */
export function Fill({ offers }: { readonly offers: SiteOffers }) {
  const isUntouched = useStore($isUntouched);
  const progress = useStore(walkBeginning.$progress);
  const share = useStore($loaded);
  const isRunning = progress.state === 'running';
  if (!isUntouched && !isRunning) return null;
  const fill = async () => {
    await walkBeginning.run({ place: 'late', seed: STANDARD_SEED }, offers);
    // The button has gone with what it stood in.
    document.querySelector<HTMLElement>('#operator-view')?.focus();
  };
  return (
    <div className={styles.fill}>
      <ActionFailure progress={progress} />
      <ActionButton
        progress={progress}
        text={{ press: fillText.press, pressing: walkText.loading }}
        onClick={() => void fill()}
      />
      {isRunning && <progress aria-label={walkText.loading} max={1} value={share} />}
      <p>{fillText.hint}</p>
    </div>
  );
}
