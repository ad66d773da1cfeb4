import { computed } from 'nanostores';
import { PROGRAMME_BOOKS } from '#domain/money/programme-totals.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { $walk } from '#stores/walk.ts';
import { $audit, $depositQueue, $payouts, $threads, $totals, $withdrawalQueue } from './model.ts';

/** Whether nothing has happened in the sandbox: then a new community takes nothing away. */
export const $isUntouched = computed(
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
