import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openCause, showPushed } from '#service-worker/push.ts';

const MESSAGE = { title: 'Your deposit was credited', url: '/dashboard/deposit/?deposit=d1', tag: 'd1' };
const ORIGIN = 'https://club.example.org';

describe('a push message', () => {
  it('is shown with its tag, and nothing besides what the settler wrote', async () => {
    const showNotification = vi.fn(async () => undefined);
    await showPushed({ registration: { showNotification } }, { json: () => MESSAGE });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Your deposit was credited',
      expect.objectContaining({ tag: 'd1', data: MESSAGE.url }),
    );
  });
});

describe('a click on a message', () => {
  const focus = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const close = vi.fn();

  beforeEach(() => vi.clearAllMocks());

  const press = (data: string, ...pages: readonly string[]) =>
    openCause(
      {
        location: { origin: ORIGIN } as Location,
        clients: {
          claim: async () => undefined,
          matchAll: async () => pages.map((url) => ({ url, focus })),
          openWindow,
        },
      },
      { data, close } as unknown as Notification,
    );

  it('opens the page of its cause, and leaves other pages as they are', async () => {
    await press(MESSAGE.url, `${ORIGIN}/dashboard/deposit/`);
    expect(close).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(ORIGIN + MESSAGE.url);
    expect(focus).not.toHaveBeenCalled();
  });

  it('shows that page if it is open', async () => {
    await press(MESSAGE.url, `${ORIGIN}/`, ORIGIN + MESSAGE.url);
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
    'never leads to another site: %s',
    async (data) => {
      await press(data);
      expect(openWindow).not.toHaveBeenCalled();
    },
  );
});
