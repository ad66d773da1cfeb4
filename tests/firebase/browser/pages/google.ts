import { type BrowserContext, expect, type Page } from '@playwright/test';

const SCRIPT = 'https://apis.google.com';
/** Decorations of the emulator's window, which it does not need. */
const LOOKS = ['https://unpkg.com', 'https://fonts.googleapis.com'];

/**
 * Replaces Google's script through which a page and the service's frame communicate: the emulator's popup needs it as
 * the real service does.
 */
export async function answerForGoogle(context: BrowserContext, admitted: Set<string>): Promise<void> {
  for (const origin of [SCRIPT, ...LOOKS]) admitted.add(origin);
  for (const origin of LOOKS) await context.route(`${origin}/**`, (route) => route.abort());
  await context.route(`${SCRIPT}/js/api.js*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${framesScript})()` }),
  );
}

/** Presses the button, and adds a new account in the window that opens. */
export async function signInAs(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  const popup = await openWindow(page);
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.getByRole('button', { name: /^Sign in with/ }).click();
}

/** As `signInAs`, for an account that the emulator knows. */
export async function signInAgainAs(page: Page, email: string): Promise<void> {
  const popup = await openWindow(page);
  await popup.getByText(email).click();
}

export async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Log in with Google' }).click();
  const popup = await opening;
  await expect(popup).toHaveTitle(/Auth Emulator/);
  return popup;
}

/**
 * The part of Google's script that Firebase uses: opens a frame, and lets both sides call each other's handlers by
 * name. Runs in the page and in the frame.
 */
function framesScript(): void {
  type Answer = (answers: readonly unknown[]) => void;
  type Message = {
    readonly call?: string;
    readonly data?: unknown;
    readonly reply?: unknown;
    readonly id: number;
  };

  function channelTo(other: () => Window | null) {
    const handlers = new Map<string, (data: unknown) => unknown>();
    const waiting = new Map<number, Answer>();
    let calls = 0;
    addEventListener('message', async ({ source, data: message }: MessageEvent<Message>) => {
      if (source === null || source !== other()) return;
      const handler = message.call === undefined ? undefined : handlers.get(message.call);
      if (handler) other()?.postMessage({ id: message.id, reply: await handler(message.data) }, '*');
      if ('reply' in message) waiting.get(message.id)?.([message.reply]);
    });
    return {
      register(name: string, handler: (data: unknown) => unknown) {
        handlers.set(name, handler);
      },
      send(call: string, data: unknown, onAnswer: Answer) {
        calls += 1;
        waiting.set(calls, onAnswer);
        other()?.postMessage({ id: calls, call, data }, '*');
      },
    };
  }

  const toParent = channelTo(() => parent);
  const iframes = {
    Iframe: Object,
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    getContext: () => ({
      getParentIframe: () => toParent,
      async open(
        { where, url, attributes }: { where: Element; url: string; attributes: { style: object } },
        onOpen: (frame: object) => unknown,
      ) {
        const frame = document.createElement('iframe');
        Object.assign(frame.style, attributes.style);
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        frame.src = url;
        where.append(frame);
        const channel = channelTo(() => frame.contentWindow);
        return onOpen({ ...channel, restyle: async () => undefined, ping: () => loaded });
      },
    }),
  };
  const gapi = { iframes, load: (_name: string, { callback }: { callback: () => void }) => callback() };
  Object.assign(window, { gapi });

  const { src } = document.currentScript as HTMLScriptElement;
  const onLoad = new URL(src).searchParams.get('onload') ?? 'gapi_onload';
  (window as unknown as Record<string, () => void>)[onLoad]?.();
}
