import { useStore } from '@nanostores/react';
import type { RequestRef } from '#domain/decisions/desk.ts';
import { roughTime } from '#i18n/format.ts';
import { $now } from '#stores/clock.ts';
import { $desk, handlerOf } from './model.ts';
import { operatorText, userNameOf } from './text.ts';

/** “Being handled by anna, 2 mins”; null: no one else is at it. @param own uid of the operator at the screen */
export function useHandler(request: RequestRef, own: string): string | null {
  const desk = useStore($desk);
  const now = useStore($now);
  const entry = desk.state === 'ready' ? handlerOf(desk.value, request, own, now) : null;
  return entry && operatorText.handledBy(userNameOf(entry.operator), roughTime(Math.max(0, now - entry.at)));
}
