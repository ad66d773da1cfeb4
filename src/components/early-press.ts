import source from './early-press.js?raw';

/**
 * Records presses in a form rendered at build time until the form's script loads and carries them out: see
 * `useEarlyPress`. Also marks the page if a link opens a guest account, so that the form is not painted: see
 * `showFormUnlessEntering`. Inline, because a file would load too late itself.
 */
export const EARLY_PRESS = source.replaceAll(/\n\s*/g, '');

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(EARLY_PRESS));

/** For the page's security policy. */
export const EARLY_PRESS_HASH = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` as const;
