import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { RequestKind } from '#domain/decisions/decision.ts';
import { $notice, dismissNotice, type Notice, type Refusal } from './decision.ts';
import { noticeText, refusalsText } from './notice-text.ts';

/** What became of a selection, and the outcome that was shown before it. */
interface Refused {
  readonly refusals: readonly Refusal[];
  readonly before: Notice | null;
}

/** What a queue says of the last thing that was done, until the operator goes on. */
export function useReport(kind: RequestKind) {
  const notice = useStore($notice);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [hindrance, setHindrance] = useState<string | null>(null);
  const done =
    refused?.before === notice && refused
      ? refusalsText(refused.refusals)
      : notice?.request.kind === kind
        ? noticeText(notice)
        : null;
  const goOn = () => {
    dismissNotice();
    setRefused(null);
    setHindrance(null);
  };
  return {
    text: done ?? hindrance,
    tone: done === null ? ('warning' as const) : ('success' as const),
    goOn,
    /** Why a key does nothing. */
    say(sentence: string): void {
      goOn();
      setHindrance(sentence);
    },
    sayRefused: (refusals: readonly Refusal[]): void => setRefused({ refusals, before: $notice.get() }),
  };
}
