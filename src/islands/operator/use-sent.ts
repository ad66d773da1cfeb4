import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Form } from '#stores/form.ts';
import { useEventCallback } from './use-event-callback.ts';

/** Calls back once a form is sent. */
export function useSent({ $state }: Pick<Form<string, unknown>, '$state'>, onSent: () => void): void {
  const { phase } = useStore($state);
  const report = useEventCallback(onSent);
  useEffect(() => {
    if (phase === 'sent') report();
  }, [phase, report]);
}
