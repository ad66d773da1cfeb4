import { describe, expect, it, vi } from 'vitest';
import { openChanges } from '#backend/local/changes.ts';

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
