import { describe, expect, it } from 'vitest';
import type { BackendError } from '#backend/port/backend.ts';
import { eventually } from '#tests/support/eventually.ts';
import { live } from '#backend/local/changes.ts';

/** Reads that end when the test says so, and a change to announce. */
function setUp(onValue: (value: string) => void = () => undefined) {
  const reads: PromiseWithResolvers<string | undefined>[] = [];
  let change: (() => void) | undefined;
  const errors: BackendError[] = [];
  const values: string[] = [];
  const stop = live<string>(
    (onChange) => {
      change = onChange;
      return () => {
        change = undefined;
      };
    },
    () => {
      const read = Promise.withResolvers<string | undefined>();
      reads.push(read);
      return read.promise;
    },
    (value) => {
      values.push(value);
      onValue(value);
    },
    (error) => errors.push(error),
  );
  const settle = async (index: number, value: string | undefined) => {
    reads[index]?.resolve(value);
    await reads[index]?.promise;
  };
  return { reads, values, errors, stop, settle, announce: () => change?.() };
}

describe('a live read', () => {
  it('gives the present value first, then each new one', async () => {
    const { values, settle, announce } = setUp();
    await settle(0, 'first');
    announce();
    await settle(1, 'second');
    await eventually(() => expect(values).toEqual(['first', 'second']));
  });

  it('drops a slow older result', async () => {
    const { values, settle, announce } = setUp();
    announce();
    await settle(1, 'newer');
    await settle(0, 'older');
    await eventually(() => expect(values).toEqual(['newer']));
  });

  it('stays silent when there is nothing to show', async () => {
    const { values, settle, announce } = setUp();
    await settle(0, undefined);
    announce();
    await settle(1, 'something');
    await eventually(() => expect(values).toEqual(['something']));
  });

  it('is silent once stopped, also for a running read', async () => {
    const { values, errors, reads, settle, stop, announce } = setUp();
    stop();
    await settle(0, 'too late');
    announce();
    expect(reads).toHaveLength(1);
    expect(values).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('can be stopped by its own listener', async () => {
    const running = setUp(() => running.stop());
    await running.settle(0, 'only');
    await eventually(() => expect(running.values).toEqual(['only']));
    running.announce();
    expect(running.reads).toHaveLength(1);
  });

  it('reports a failed read as a backend error, and continues', async () => {
    const { values, errors, reads, settle, announce } = setUp();
    reads[0]?.reject(new DOMException('full', 'QuotaExceededError'));
    await eventually(() => expect(errors.map(({ code }) => code)).toEqual(['storage-full']));
    announce();
    await settle(1, 'well again');
    await eventually(() => expect(values).toEqual(['well again']));
  });
});
