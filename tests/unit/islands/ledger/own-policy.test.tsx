import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Outcome } from '#islands/ledger/outcome/Outcome.tsx';
import { OwnPolicy } from '#islands/ledger/others/OwnPolicy.tsx';
import { $ownPolicy } from '#stores/ledger-policy.ts';
import { EMPTY_BOOKS } from '#domain/log/books.ts';
import type { VerificationState } from '#islands/ledger/model.ts';
import { fillStorage } from '#tests/unit/support/full-storage.ts';

beforeEach(() => {
  $ownPolicy.set('');
  localStorage.clear();
});

function save(policy: string): void {
  fireEvent.change(screen.getByLabelText('Your policy'), { target: { value: policy } });
  fireEvent.click(screen.getByRole('button', { name: 'Use this policy' }));
}
const said = () => screen.getByRole('status');

it('says what is wrong with the whole of a policy, also of a file that it does not read', async () => {
  render(<OwnPolicy />);
  save('# nothing');
  expect(screen.getByRole('alert').textContent).toBe('A line “quorum …” is missing.');
  save('#'.repeat(64 * 1024 + 1));
  expect(screen.getByRole('alert').textContent).toBe('A policy can have 64 kB at most.');
  save('quorum none');
  const file = new File(['#'.repeat(64 * 1024 + 1)], 'large.policy');
  fireEvent.change(screen.getByLabelText('Or a file'), { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toBe('A policy can have 64 kB at most.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your policy').value).toBe('quorum none');
});

// The order matters: once the browser has refused to store something, this page stores nothing more.
it('says that a policy is saved', () => {
  render(<OwnPolicy />);
  save('quorum none');
  expect(said().textContent).toBe('Saved. Verify again.');
  expect(localStorage.getItem('ledger-policy')).toBe('quorum none');
});

it('says that the browser refuses to store it, and what follows for the next page', () => {
  render(<OwnPolicy />);
  fillStorage();
  save('quorum none');
  expect(localStorage.getItem('ledger-policy')).toBeNull();
  expect($ownPolicy.get()).toBe('quorum none');
  expect(said().textContent).toMatch(
    /^This browser refuses to store it: your policy counts on this page only/,
  );
  expect(within(said()).getByText(/./).closest('.notice')?.className).toContain('notice--warning');
  fireEvent.click(screen.getByRole('button', { name: 'Remove my policy' }));
  expect(said().textContent).toMatch(/^Removed from this page only/);
});

it('promises no comparison with what the browser refused to store', () => {
  const publicLog = { checkpoint: { origin: 'tessera.test/log', size: 1 }, books: EMPTY_BOOKS };
  const run = { state: 'verified', publicLog, before: null, vouched: null } as unknown as VerificationState;
  render(<Outcome run={run} onForget={() => undefined} />);
  expect(screen.getByText(/cannot notice if history is changed/)).toBeDefined();
});
