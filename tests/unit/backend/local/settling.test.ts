import { afterEach, describe, expect, it, vi } from 'vitest';
import { exclusively } from '#backend/local/settling.ts';

describe('exclusive work', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('runs one after the other, in order', async () => {
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all([
      exclusively('one', work('first')),
      exclusively('one', work('second')),
    ]);
    expect(results).toEqual(['first', 'second']);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('goes on after work that failed', async () => {
    const failing = exclusively('two', () => Promise.reject(new Error('no')));
    const next = exclusively('two', () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('does not wait for work under another name', async () => {
    const unfinished = Promise.withResolvers<void>();
    const waiting = exclusively('three', () => unfinished.promise);
    expect(await exclusively('four', () => Promise.resolve('free'))).toBe('free');
    unfinished.resolve();
    await waiting;
  });

  it('asks the browser for the lock where it has locks, so that other tabs wait too', async () => {
    const request = vi.fn((_name: string, work: () => unknown) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await exclusively('five', () => Promise.resolve('held'))).toBe('held');
    expect(request).toHaveBeenCalledExactlyOnceWith('five', expect.any(Function));
  });
});
