import { useState } from 'react';
import type { Asked } from './DecisionDialog.tsx';

interface Question extends Asked {
  /** Tells it from the one before. */
  readonly number: number;
}

/**
 * The decision that the operator is asked to confirm, or null. The browser tells a moment later that a dialog was closed: a key
 * may have asked the next question by then, which stays.
 */
export function useQuestion() {
  const [asked, setAsked] = useState<Question | null>(null);
  return {
    asked,
    ask: (next: Asked) => setAsked((before) => ({ ...next, number: (before?.number ?? 0) + 1 })),
    endQuestion: ({ number }: Question) => setAsked((now) => (now?.number === number ? null : now)),
  };
}
