import source from './early-press.js?raw';

/**
 * Remembers what was pressed in a form that is built into the page, until the form's own script has come and does it: see
 * `useEarlyPress`. Inline, since a file would come too late itself.
 */
export const EARLY_PRESS = source.replaceAll(/\n\s*/g, '');

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(EARLY_PRESS));

/** For the page's security policy. */
export const EARLY_PRESS_HASH = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` as const;
