import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError, type OnError, type Unsubscribe } from '#backend/port/backend.ts';
import { fetchAhead, onDemand, fetchedOnFirstCall } from '#backend/port/on-demand.ts';

interface Part {
  pay(amount: number): Promise<string>;
  watchPaid(onPaid: (paid: number) => void, onError: OnError): Unsubscribe;
}

/** A part whose code comes when the test says so. */
function later() {
  const { promise, resolve, reject } = Promise.withResolvers<Part>();
  const stop = vi.fn();
  const part: Part = {
    pay: async (amount) => `paid ${amount}`,
    watchPaid(onPaid) {
      onPaid(7);
      return stop;
    },
  };
  const open = vi.fn(() => promise);
  return {
    open,
    stop,
    come: () => resolve(part),
    fail: () => reject(new BackendError('load-failed')),
    ...fetchedOnFirstCall(open, ['pay', 'watchPaid']),
  };
}

describe('a method that is fetched on first use', () => {
  it('fetches nothing before it is called', () => {
    expect(later().open).not.toHaveBeenCalled();
  });

  it('waits for its code', async () => {
    const { pay, come } = later();
    const paying = pay(5);
    come();
    expect(await paying).toBe('paid 5');
  });

  it('fails where its code does not come', async () => {
    const { pay, fail } = later();
    const paying = pay(5);
    fail();
    await expect(paying).rejects.toMatchObject({ code: 'load-failed' });
  });
});

describe('a live read that is fetched on first use', () => {
  it('begins once its code is there, and ends', async () => {
    const { watchPaid, come, stop } = later();
    const paid = Promise.withResolvers<number>();
    const unsubscribe = watchPaid(paid.resolve, paid.reject);
    come();
    expect(await paid.promise).toBe(7);
    unsubscribe();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('does not begin if it was ended before', async () => {
    const { watchPaid, open, come } = later();
    const onPaid = vi.fn();
    watchPaid(onPaid, onPaid)();
    come();
    await open();
    await Promise.resolve();
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('says that its code does not come', async () => {
    const { watchPaid, fail } = later();
    const failed = Promise.withResolvers<BackendError>();
    watchPaid(() => undefined, failed.resolve);
    fail();
    expect((await failed.promise).code).toBe('load-failed');
  });
});

it('what is opened on demand is opened once, and again after a failure', async () => {
  const open = vi.fn().mockRejectedValueOnce(new BackendError('load-failed')).mockResolvedValue('open');
  const opened = onDemand(open);
  await expect(opened()).rejects.toMatchObject({ code: 'load-failed' });
  expect(await Promise.all([opened(), opened()])).toEqual(['open', 'open']);
  expect(open).toHaveBeenCalledTimes(2);
});

describe('what is fetched ahead', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function begin(browser: object = {}) {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true, ...browser });
    const load = vi.fn().mockRejectedValue(new BackendError('load-failed'));
    return { load, stop: fetchAhead(load) };
  }

  it('leaves the network to the first view, and may fail', async () => {
    const { load } = begin();
    await vi.advanceTimersByTimeAsync(2999);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['where the person saves data', { connection: { saveData: true } }],
    ['without a network', { onLine: false }],
  ])('waits for its use %s', (_, browser) => {
    const { load } = begin(browser);
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  });

  it('is not fetched once it is ended', () => {
    const { load, stop } = begin();
    stop();
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  });
});
