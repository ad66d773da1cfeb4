import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FoundMember, Threads as Page } from '#backend/port/backend.ts';
import { openView, type Thread } from '#islands/operator/model.ts';
import { Threads } from '#islands/operator/Threads.tsx';
import { SECOND } from '#domain/time.ts';

const UID = 'k9x-ada';
const NONE: Page = { rows: [], hasMore: false, unanswered: 0 };
const THREAD: Thread = {
  member: { uid: UID, username: 'ada', isSample: false },
  latest: { id: 'm1', from: 'member', text: 'Hello', at: Date.UTC(2026, 0, 15, 12) },
  isUnanswered: true,
  since: Date.UTC(2026, 0, 15, 12),
};

let listThreads: (page: Page) => void;
let findMember: (member: FoundMember | null) => void;
const unsubscribe = () => undefined;
vi.mock('#backend/index.ts', () => ({
  backend: async () => ({
    watchSession: () => unsubscribe,
    watchThread: () => unsubscribe,
    watchThreads(_most: number, onPage: typeof listThreads) {
      listThreads = onPage;
      return unsubscribe;
    },
    watchMember(_uid: string, onMember: typeof findMember) {
      findMember = onMember;
      return unsubscribe;
    },
  }),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  // Stores stay mounted for a second after the last component unsubscribes.
  vi.advanceTimersByTime(2 * SECOND);
  vi.useRealTimers();
});

const settle = () => act(async () => vi.advanceTimersByTime(0));

async function open(page: Page): Promise<void> {
  render(<Threads member={UID} />);
  await settle();
  act(() => listThreads(page));
  await settle();
}

/** That of the open thread comes after those of the list. */
const heading = () => screen.getAllByRole('heading').at(-1)?.textContent?.trim();

it('names the member of a thread in the list', async () => {
  await open({ ...NONE, rows: [THREAD] });
  expect(heading()).toBe('Messages with ada');
});

it('says in the list whose the latest message is', async () => {
  const latest = { ...THREAD.latest, from: 'operator', text: 'Good morning' } as const;
  const other = { ...THREAD.member, uid: 'ben', username: 'ben' };
  const page = {
    rows: [THREAD, { ...THREAD, member: other, latest, isUnanswered: false }],
    hasMore: false,
    unanswered: 1,
  };
  await open(page);
  const linkOf = (name: RegExp) => screen.queryByRole('link', { name })?.textContent;
  expect(linkOf(/^ada/)).toMatch(/Hello$/);
  expect(linkOf(/^ada/)).not.toContain('You');
  expect(linkOf(/^ben/), 'is in the other list').toBeUndefined();
  act(() => openView('?view=messages&list=answered'));
  await settle();
  expect(linkOf(/^ben/)).toMatch(/Operator: Good morning$/);
  expect(linkOf(/^ada/)).toBeUndefined();
  act(() => openView('?view=messages'));
});

it('reads the name of a member who never wrote, and shows no id meanwhile', async () => {
  await open(NONE);
  expect(heading()).toBe('Messages');
  act(() => findMember({ uid: UID, username: 'ada' } as FoundMember));
  expect(heading()).toBe('Messages with ada');
});

it('says that the account of a thread is deleted', async () => {
  await open(NONE);
  act(() => findMember(null));
  expect(heading()).toBe('Messages with a deleted account');
});
