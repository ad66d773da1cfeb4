import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type CheckedBackup, wrongFile } from '#backend/port/backend.ts';
import { $chosen, choose, discard, replacing } from '#islands/backup/model.ts';

const checks = new Map<Blob, ReturnType<typeof Promise.withResolvers<CheckedBackup>>>();
vi.mock('#backend/index.ts', () => ({
  backend: async () => ({
    backup: {
      check(file: Blob) {
        const answer = Promise.withResolvers<CheckedBackup>();
        checks.set(file, answer);
        return answer.promise;
      },
    },
  }),
}));
vi.mock('#stores/navigate.ts', () => ({ navigateReplace: () => undefined }));
vi.stubGlobal('location', { pathname: '/account/backup/' });

const LARGE = new Blob(['large']);
const SMALL = new Blob(['small']);
const backupOf = (members: number): CheckedBackup => ({
  savedAt: 0,
  members,
  postings: 0,
  replace: vi.fn(async () => undefined),
});

beforeEach(() => {
  checks.clear();
  discard();
});

/** Until the backend verifies so many files. */
const verifies = (count: number) => eventually(() => expect(checks.size).toBe(count));

it('the file that was chosen last is the one that is loaded, whichever is verified first', async () => {
  const [large, small] = [backupOf(1_000), backupOf(1)];
  const done = Promise.all([choose(LARGE), choose(SMALL)]);
  await verifies(2);
  checks.get(SMALL)?.resolve(small);
  await eventually(() => expect($chosen.get()).toEqual({ state: 'sound', backup: small }));
  checks.get(LARGE)?.resolve(large);
  await done;
  expect($chosen.get()).toEqual({ state: 'sound', backup: small });

  await replacing.run();
  expect(small.replace).toHaveBeenCalledOnce();
  expect(large.replace).not.toHaveBeenCalled();
});

it('nothing is said of a file once another one is chosen, or none', async () => {
  const [first, second] = [choose(LARGE), choose(SMALL)];
  await verifies(2);
  checks.get(LARGE)?.reject(wrongFile('damaged'));
  await first;
  expect($chosen.get()).toEqual({ state: 'verifying' });
  discard();
  checks.get(SMALL)?.resolve(backupOf(1));
  await second;
  expect($chosen.get()).toEqual({ state: 'none' });
});

it('a file that is refused says why', async () => {
  const choosing = choose(SMALL);
  await verifies(1);
  checks.get(SMALL)?.reject(wrongFile('damaged'));
  await choosing;
  expect($chosen.get()).toMatchObject({ state: 'failed', failure: { code: 'wrong-file' } });
});
