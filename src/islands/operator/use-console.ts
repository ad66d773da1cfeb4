import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RequestRef } from '#domain/decisions/desk.ts';
import { roughTime } from '#i18n/durations.ts';
import { $now } from '#stores/clock.ts';
import type { Form } from '#stores/form.ts';
import { $desk, handlerOf } from './model.ts';
import { operatorText, userNameOf } from './text.ts';

/** Calls back once a form is sent. */
export function useSent({ $state }: Pick<Form<string, unknown>, '$state'>, onSent: () => void): void {
  const { phase } = useStore($state);
  const report = useEventCallback(onSent);
  useEffect(() => {
    if (phase === 'sent') report();
  }, [phase, report]);
}

/**
 * A function that stays the same, and does what it would do if the last render had made it. For events alone: memoised
 * parts that get it need not render again.
 */
export function useEventCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const last = useRef(callback);
  useLayoutEffect(() => {
    last.current = callback;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}

/** Whether a list and what is open of it stand side by side. */
export const isWide = () => window.matchMedia?.('(width >= 64rem)').matches;

/** “Being handled by anna, 2 mins”; null: no one else is at it. @param own uid of the operator at the screen */
export function useHandler(request: RequestRef, own: string): string | null {
  const desk = useStore($desk);
  const now = useStore($now);
  const entry = desk.state === 'ready' ? handlerOf(desk.value, request, own, now) : null;
  return entry && operatorText.handledBy(userNameOf(entry.operator), roughTime(Math.max(0, now - entry.at)));
}
