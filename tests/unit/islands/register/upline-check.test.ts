import { expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import type { Upline } from '#domain/accounts/account.ts';
import { createUplineCheck } from '#islands/register/upline.ts';

const findUpline = vi.hoisted(() => vi.fn<(username: string) => Promise<Upline | null>>());
vi.mock('#backend/index.ts', () => ({ backend: async () => ({ findUpline }) }));

it('drops an answer that a later question has overtaken', async () => {
  const slow = Promise.withResolvers<Upline | null>();
  findUpline.mockReturnValueOnce(slow.promise).mockResolvedValueOnce({ username: 'anna' });
  const check = createUplineCheck();

  const overtaken = check.ask('ann');
  expect(check.$answer.get()).toEqual({ state: 'checking', asked: 'ann' });
  await check.ask('anna');
  slow.resolve(null);
  await overtaken;

  expect(check.$answer.get()).toEqual({ state: 'known', asked: 'anna', username: 'anna' });
});

it('says that a name could not be checked, and why, and can ask again', async () => {
  const failure = new BackendError('storage-unavailable');
  findUpline.mockRejectedValueOnce(failure).mockResolvedValueOnce(null);
  const check = createUplineCheck();

  await check.ask('anna');
  expect(check.$answer.get()).toEqual({ state: 'unchecked', asked: 'anna', failure });

  await check.ask('anna');
  expect(check.$answer.get()).toEqual({ state: 'unknown', asked: 'anna' });
});
