import { keptSwitch } from '../kept.ts';

/** Whether single letters do what the buttons do: some people's keys come from their voice. */
export const $hasKeys = keptSwitch('operator-keys', true);

/** What a key does while a queue is on the screen and nobody is typing. */
export const KEYS = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'refuse',
  '?': 'help',
} as const;
export type KeyAction = (typeof KEYS)[keyof typeof KEYS];

export const keyAction = (key: string): KeyAction | null =>
  key in KEYS ? KEYS[key as keyof typeof KEYS] : null;
