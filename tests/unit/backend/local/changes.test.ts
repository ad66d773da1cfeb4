import { describe, expect, it, vi } from 'vitest';
import { live, openChanges } from '#backend/local/changes.ts';
import type { BackendError } from '#backend/port/backend.ts';
import { eventually } from '#tests/support/eventually.ts';

type Topic = 'deposits' | 'mails';
let names = 0;

function openTabs() {
  names += 1;
  const name = `changes-${names}`;
  return [openChanges<Topic>(name), openChanges<Topic>(name)] as const;
}

describe('news of changes', () => {
  it('reaches listeners of the topic in the same page at once', () => {
    const [tab] = openTabs();
    const onDeposits = vi.fn();
    const onMails = vi.fn();
    tab.listen(['deposits'], onDeposits);
    tab.listen(['mails'], onMails);
    tab.announce(['deposits']);
    expect(onDeposits).toHaveBeenCalledOnce();
    expect(onMails).not.toHaveBeenCalled();
  });

  it('calls a listener of several topics once', () => {
    const [tab] = openTabs();
    const onChange = vi.fn();
    tab.listen(['deposits', 'mails'], onChange);
    tab.announce(['mails', 'deposits']);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('reaches other tabs', async () => {
    const [tab, other] = openTabs();
    const heard = new Promise<void>((resolve) => other.listen(['deposits'], resolve));
    tab.announce(['deposits']);
    await heard;
  });

  it('skips a listener that an earlier one has just unsubscribed', () => {
    const [tab] = openTabs();
    const second = vi.fn();
    tab.listen(['mails'], () => stopSecond());
    const stopSecond = tab.listen(['mails'], second);
    tab.announce(['mails']);
    expect(second).not.toHaveBeenCalled();
  });

  it('makes a page restored from the back/forward cache read everything again', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const [tab] = openTabs();
    vi.unstubAllGlobals();
    const onChange = vi.fn();
    tab.listen(['mails'], onChange);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(onChange).not.toHaveBeenCalled();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(onChange).toHaveBeenCalledOnce();
  });
});

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
