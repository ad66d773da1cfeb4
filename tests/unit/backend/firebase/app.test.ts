import { getApps } from 'firebase/app';
import { inMemoryPersistence } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { openClient } from '#backend/firebase/app.ts';

const PROJECT = { apiKey: 'key', authDomain: 'demo.example', projectId: 'demo', appId: 'app' };

it('leaves no client behind when App Check’s chunk cannot be fetched', async () => {
  vi.doMock('#backend/firebase/app-check.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const opening = openClient({ ...PROJECT, appCheckKey: 'site' }, [inMemoryPersistence], 'side-1');
  await expect(opening).rejects.toMatchObject({ name: 'BackendError', code: 'load-failed' });
  expect(getApps()).toEqual([]);
  vi.doUnmock('../../../../src/backend/firebase/app-check.ts');
});
