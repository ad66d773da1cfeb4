import { expect, it } from 'vitest';
import { LedgerBroken } from '#domain/money/ledger.ts';
import { BooksDisagree } from '#settler/ledger/books-disagree.ts';
import type { LogRecord, Severity } from '#settler/runtime/logger.ts';
import type { Failure } from '#settler/runtime/report.ts';
import { reportTo } from '#settler/runtime/report-to-log.ts';

/** What a report writes to the log. */
function logged(
  tell: (report: ReturnType<typeof reportTo>) => void,
): readonly (readonly [Severity, LogRecord])[] {
  const lines: (readonly [Severity, LogRecord])[] = [];
  tell(reportTo((severity, entry) => lines.push([severity, entry])));
  return lines;
}

const REFUSED = Object.assign(new Error('Bea, 150 dollars'), { code: 7 });

it('names the failed duty by an event that operators can look up', () => {
  const what = {
    error: 'Error',
    code: 7,
    status: 'PERMISSION_DENIED',
    retryInMs: 1000,
    stack_trace: expect.any(String),
  };
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

it.each<[Failure, string]>([
  [{ kind: 'request', path: 'accounts/ada/withdrawals/w1' }, 'failed'],
  [{ kind: 'log' }, 'log-failed'],
])('is critical where the books do not match: %j', (what, event) => {
  const [line] = logged((report) => report.failed(what, new BooksDisagree(['6 of 8 are there']), 1000));
  expect(line).toMatchObject([
    'CRITICAL',
    {
      event,
      error: 'BooksDisagree',
      message: expect.stringMatching(/6 of 8 are there.*docs\/operating\.md/),
    },
  ]);
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

it('logs where a failure was thrown, and of a message that may quote a document nothing', () => {
  const request = { kind: 'request', path: 'accounts/ada/withdrawals/w1' } as const;
  const traceOf = (cause: unknown) => {
    const [line] = logged((report) => report.setAside(request.path, cause));
    return (line as readonly [Severity, LogRecord])[1]['stack_trace'];
  };
  const own = traceOf(new TypeError('No such thing'));
  expect(own).toMatch(/^TypeError: No such thing\n +at .*report-to-log\.test\.ts:\d+/);
  expect(traceOf(REFUSED)).toMatch(/^Error: PERMISSION_DENIED\n +at /);
  expect(traceOf(REFUSED)).not.toContain('Bea');
  // A message of several lines, one of which looks like a frame's beginning.
  const long = Object.assign(new Error('Bea\nat home'), { code: 7 });
  expect(traceOf(long)).not.toContain('home');
  expect(traceOf('a text')).toBeUndefined();
});
