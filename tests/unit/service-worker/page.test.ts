// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { watchReleases, watchTyping } from '#service-worker/page.ts';

/** A browser's service workers, as far as a page sees them. */
function fakeWorkers() {
  const waiting = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), {
    active: {} as object | null,
    waiting: null as typeof waiting | null,
    installing: null as EventTarget | null,
    update: vi.fn(async () => undefined),
  });
  const workers = Object.assign(new EventTarget(), {
    controller: {} as object | null,
    register: vi.fn(async () => registration),
    getRegistration: async () => registration,
  });
  return {
    registration,
    workers,
    waiting,
    install() {
      registration.installing = new EventTarget();
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = waiting;
      registration.installing.dispatchEvent(new Event('statechange'));
    },
    takeOver() {
      registration.waiting = null;
      workers.dispatchEvent(new Event('controllerchange'));
    },
  };
}

let browser: ReturnType<typeof fakeWorkers>;
let updates: (() => void)[];
const warn = vi.fn();
const reload = vi.fn();
let isTyping = false;
let isHidden = false;

beforeEach(() => {
  browser = fakeWorkers();
  updates = [];
  isTyping = false;
  isHidden = false;
  warn.mockClear();
  reload.mockClear();
  vi.stubGlobal('navigator', { serviceWorker: browser.workers });
  vi.stubGlobal('location', { reload });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});

const watch = () => watchReleases({ show: (update) => updates.push(update), warn }, () => isTyping);
const lastUpdate = () => updates.at(-1)?.();

describe('a page', () => {
  it('tells of a release once it waits, also of one that waited before', async () => {
    await watch();
    expect(updates).toHaveLength(0);
    browser.install();
    expect(updates).toHaveLength(1);
    await watch();
    expect(updates.length).toBeGreaterThan(1);
  });

  it('tells nothing of the first worker, which takes charge of it', async () => {
    browser.workers.controller = null;
    browser.registration.active = null;
    await watch();
    browser.install();
    browser.takeOver();
    expect(updates).toHaveLength(0);
    expect(reload).not.toHaveBeenCalled();
  });

  it('takes a release when the person says so, and loads again once it is in charge', async () => {
    await watch();
    browser.install();
    lastUpdate();
    await eventually(() => expect(browser.waiting.postMessage).toHaveBeenCalledWith('take-over'));
    expect(reload).not.toHaveBeenCalled();
    browser.takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('takes a release also if no worker is in charge of it, as after a forced reload', async () => {
    browser.workers.controller = null;
    await watch();
    browser.install();
    lastUpdate();
    await eventually(() => expect(browser.waiting.postMessage).toHaveBeenCalled());
    browser.takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('warns once of what is typed', async () => {
    isTyping = true;
    await watch();
    browser.install();
    lastUpdate();
    expect(warn).toHaveBeenCalledOnce();
    expect(browser.waiting.postMessage).not.toHaveBeenCalled();
    lastUpdate();
    await eventually(() => expect(browser.waiting.postMessage).toHaveBeenCalled());
  });
});

describe('where another tab took the release, a page', () => {
  it('loads again if it is hidden and nothing is typed in it', async () => {
    isHidden = true;
    await watch();
    browser.takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['someone looks at it', false, false],
    ['something is typed in it', true, true],
  ])('stays as it is while %s, and loads again when the person says so', async (_, hidden, typing) => {
    [isHidden, isTyping] = [hidden, typing];
    await watch();
    browser.takeOver();
    expect(reload).not.toHaveBeenCalled();
    isTyping = false;
    lastUpdate();
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
  });
});

it('a tab that is looked at after an hour asks for a new release', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await watch();
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  look();
  expect(browser.registration.update).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60 * 60 * 1000);
  look();
  look();
  expect(browser.registration.update).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

describe('something is typed', () => {
  it('while a field that was changed is on the page and holds something', () => {
    document.body.innerHTML = '<form><input id="in-form"></form><input id="elsewhere">';
    const typing = watchTyping();
    const type = (id: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(`#${id}`);
      if (field) field.value = value;
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    expect(typing()).toBe(false);
    type('elsewhere', '1Y');
    expect(typing()).toBe(false);
    type('in-form', '100');
    expect(typing()).toBe(true);
    type('in-form', '');
    expect(typing()).toBe(false);
    type('in-form', '100');
    document.querySelector('form')?.remove();
    expect(typing()).toBe(false);
  });
});
