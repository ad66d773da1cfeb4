import { act, render, screen } from '@testing-library/react';
import type { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import type { Session } from '#domain/accounts/session.ts';
import { CONSOLE_LINK } from '#domain/routes.ts';
import { OperatorScreen } from '#islands/operator/OperatorScreen.tsx';

const { $session, enterAsOperator } = vi.hoisted(() => ({
  $session: { current: null as unknown as ReturnType<typeof atom<Pick<Session, 'kind'>>> },
  enterAsOperator: vi.fn<() => Promise<void>>(),
}));
vi.mock('#stores/session.ts', async () => {
  const { atom: open } = await import('nanostores');
  $session.current = open({ kind: 'member' });
  return { $session: $session.current };
});
vi.mock('#backend/index.ts', () => ({ backend: async () => ({ sandbox: { enterAsOperator } }) }));
vi.mock('#ui/guard/RouteGuard.tsx', () => ({ RouteGuard: () => <p>Guarded</p> }));
vi.mock('#islands/operator/Console.tsx', () => ({ Console: () => null }));
vi.mock('#islands/operator/ConsoleFrame.tsx', () => ({ ConsoleOutline: () => null }));

async function open(path: string, referrer: string): Promise<void> {
  $session.current.set({ kind: 'member' });
  enterAsOperator.mockClear();
  history.replaceState(null, '', path);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  await act(async () => void render(<OperatorScreen offers={{ coins: [], packages: [] }} />));
}

const OWN = `${location.origin}/dashboard/mydeposit/`;

it('leads a member through to the console, and shows the guard only when the tab is the operator’s', async () => {
  const entering = Promise.withResolvers<void>();
  enterAsOperator.mockReturnValue(entering.promise);
  await open(CONSOLE_LINK, OWN);
  expect(screen.queryByText('Guarded')).toBeNull();
  expect(location.search).toBe('');

  await act(async () => entering.resolve());
  expect(screen.queryByText('Guarded')).toBeNull();
  await act(async () => $session.current.set({ kind: 'operator' }));
  expect(screen.getByText('Guarded')).toBeDefined();
  expect(enterAsOperator).toHaveBeenCalledTimes(1);

  // Once logged out, the tab is the member's again.
  await act(async () => $session.current.set({ kind: 'member' }));
  expect(screen.getByText('Guarded')).toBeDefined();
});

it('leaves the entry to a press where it fails', async () => {
  enterAsOperator.mockRejectedValue(new BackendError('storage-full'));
  await open(CONSOLE_LINK, OWN);
  expect(screen.getByText('Guarded')).toBeDefined();
});

it.each([
  ['/operator/', OWN],
  [CONSOLE_LINK, 'https://elsewhere.example/'],
])('leaves the entry to a press at %s from %s', async (path, referrer) => {
  await open(path, referrer);
  expect(screen.getByText('Guarded')).toBeDefined();
  expect(enterAsOperator).not.toHaveBeenCalled();
});
