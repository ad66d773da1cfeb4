import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { DepositQueue } from '#backend/port/backend.ts';
import { HOUR, MINUTE } from '#domain/time.ts';
import { observe } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { picture } from '#tests/contract/pictures.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';
import { openTab } from '#tests/support/local-backend.ts';

it('counts what becomes overdue beyond the pages, also when nothing else changes', async () => {
  let time = Date.UTC(2026, 0, 15, 12);
  const tab = await openTab({ now: () => time });
  await join(tab, 'ada');
  for (const id of ['first', 'second']) {
    await tab.submitDeposit(depositDeclaration(id));
    await tab.putProof(id, picture('image/png', id.length + 60));
    time += HOUR;
  }
  await tab.sandbox?.enterAsOperator();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    time += 1;
    const queue = observe<DepositQueue>((...call) => tab.watchDepositQueue(1, ...call));
    await queue.until(({ overdue }) => overdue === 1);
    time += HOUR;
    vi.advanceTimersByTime(MINUTE);
    expect((await queue.until(({ overdue }) => overdue === 2)).proven.total).toBe(2);
    queue.stop();
  } finally {
    vi.useRealTimers();
  }
});
