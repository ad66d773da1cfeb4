import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Form } from '#stores/form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormText } from './form-text.ts';
import type { EarlyPress } from './use-early-press.ts';

interface Props<F extends string, P> {
  readonly form: Form<F, P>;
  readonly text: FormText<F, P>;
  /** Of a form that is built into the page: see `useEarlyPress`. */
  readonly earlyPress?: EarlyPress;
  readonly children: ReactNode;
}

/**
 * A form with its summary above and its button below. Our own check runs, not the browser's, so that one voice speaks.
 * Where it is built into the page, it can be filled in and submitted before its script has come. The browser itself never
 * sends it: outside a dialog, the method `dialog` does nothing, so that no password gets into an address.
 */
export function FormFrame<F extends string, P>({ form, text, earlyPress, children }: Props<F, P>) {
  const { phase } = useStore(form.$state);
  return (
    <form
      className="stack"
      method="dialog"
      noValidate
      {...earlyPress}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary form={form} text={text} />
      {children}
      <button type="submit" className="button" aria-disabled={phase !== 'editing'}>
        {phase === 'editing' ? text.submit : text.sending}
      </button>
    </form>
  );
}
