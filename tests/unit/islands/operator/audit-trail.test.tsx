import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import type { Session } from '#domain/accounts/session.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { cents } from '#domain/money/cents.ts';
import { tableText } from '#i18n/ui.ts';
import { AuditTrail } from '#islands/operator/audit/AuditTrail.tsx';

const ADA = { uid: 'ada', username: 'ada_test', isSample: false };

const FIRST = Array.from(
  { length: 60 },
  (_, index): Decision => ({
    requestKind: 'deposit',
    requestId: `d${index}`,
    outcome: 'credit',
    note: null,
    at: Date.UTC(2026, 0, 1) - index,
    member: ADA,
    operator: ADA,
    amount: cents(500_00),
    status: 'settled',
    refusal: null,
  }),
);
let decisions: readonly Decision[] = FIRST;
/** What is under way when more is asked for. */
const later: (() => void)[] = [];

vi.mock('#backend/index.ts', () => {
  const watchNothing: Backend['watchGrants'] = () => () => undefined;
  const watchDecisions: Backend['watchDecisions'] = (most, onDecisions) => {
    const answer = () => onDecisions(decisions.slice(0, most));
    if (most > 51) later.push(answer);
    else answer();
    return () => undefined;
  };
  const opened = {
    watchDecisions,
    watchGrants: watchNothing,
    watchStandings: watchNothing,
    watchSession: (onSession: (session: Session) => void) => {
      onSession({ kind: 'operator', uid: 'olga' } as Session);
      return () => undefined;
    },
  };
  return { backend: async () => opened };
});

const rows = () => screen.getAllByRole('row').length - 1;

it('shows earlier decisions below those that stay, and keeps the focus', async () => {
  render(<AuditTrail />);
  const button = await screen.findByRole('button', { name: 'Show earlier' });
  expect(rows()).toBe(50);
  button.focus();
  await act(async () => fireEvent.click(button));
  expect(rows()).toBe(50);
  expect(document.activeElement).toBe(button);

  await act(async () => {
    for (const answer of later) answer();
  });
  expect(rows()).toBe(60);
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('That is all');
});

it('calls the operator at the screen “you”, opens to the steps before, says once that all are samples, and is filtered', async () => {
  const at = Date.UTC(2026, 0, 2, 10);
  const sample = (uid: string) => ({ uid, username: uid, isSample: true });
  const step = {
    ...(FIRST[0] as Decision),
    requestKind: 'withdrawal',
    member: sample('sample_001'),
  } as const;
  decisions = [
    { ...step, outcome: 'send', at: at + 2, operator: sample('olga') },
    { ...step, outcome: 'pay', at: at + 1, operator: sample('olga') },
    { ...step, outcome: 'approve', at, operator: sample('second') },
  ];
  vi.resetModules();
  const { AuditTrail: Reloaded } = await import('#islands/operator/audit/AuditTrail.tsx');
  await act(async () => void render(<Reloaded />));
  const row = await screen.findByRole('row', { name: /Withdrawal/ });
  expect(row.textContent).toContain('you');
  expect(row.textContent).not.toMatch(/olga|Sample/);
  fireEvent.click(
    screen.getByRole('button', { name: tableText.detailsOf('Withdrawal of $500.00 sent: sample_001') }),
  );
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^sent: you/),
    expect.stringMatching(/^approved: you/),
    expect.stringMatching(/^approved \(1\sof\s2\): second/),
  ]);
  expect(screen.getByText(/Members are samples/)).toBeTruthy();

  fireEvent.click(screen.getByRole('radio', { name: 'Deposits' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('None among the latest 3 decisions')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Withdrawals' }));
  expect(rows()).toBe(1);
});
