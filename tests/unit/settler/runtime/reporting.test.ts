import { expect, it } from 'vitest';
import { LedgerBroken } from '#domain/money/ledger.ts';
import type { Entry, Severity } from '#settler/runtime/log.ts';
import { reportTo } from '#settler/runtime/reporting.ts';

/** What a report writes to the log. */
function logged(
  tell: (report: ReturnType<typeof reportTo>) => void,
): readonly (readonly [Severity, Entry])[] {
  const lines: (readonly [Severity, Entry])[] = [];
  tell(reportTo((severity, entry) => lines.push([severity, entry])));
  return lines;
}

const REFUSED = Object.assign(new Error('Bea, 150 dollars'), { code: 7 });

it('names the failed duty by an event that operators can look up', () => {
  const what = { error: 'Error', code: 7, status: 'PERMISSION_DENIED', retryInMs: 1000 };
  expect(
    logged((report) => {
      report.failed({ kind: 'request', path: 'accounts/ada/withdrawals/w1' }, REFUSED, 1000);
      report.failed({ kind: 'listening' }, REFUSED, 1000);
      report.failed({ kind: 'partners' }, REFUSED, 1000);
    }),
  ).toEqual([
    ['WARNING', { event: 'failed', path: 'accounts/ada/withdrawals/w1', ...what }],
    ['WARNING', { event: 'listening-failed', ...what }],
    ['WARNING', { event: 'partners-failed', ...what }],
  ]);
});

it('logs in full what would break the ledger', () => {
  const request = { kind: 'request', path: 'accounts/ada/withdrawals/w1' } as const;
  const [line] = logged((report) => report.failed(request, new LedgerBroken('w1 moves -5'), null));
  expect(line).toMatchObject(['CRITICAL', { message: 'The ledger is broken: w1 moves -5' }]);
});

it('logs the message of the settler’s own errors, which have no code', () => {
  const request = { kind: 'request', path: 'accounts/ada/withdrawals/w1' } as const;
  const [line] = logged((report) =>
    report.failed(request, new TypeError("Cannot read properties of null (reading 'method')"), 1000),
  );
  expect(line).toMatchObject([
    'WARNING',
    { error: 'TypeError', message: "Cannot read properties of null (reading 'method')" },
  ]);
});
