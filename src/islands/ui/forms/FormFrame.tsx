import { useStore } from '@nanostores/react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Form } from '#stores/form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { EarlyPress } from './use-early-press.ts';
import type { FormText } from './use-field.ts';

interface Props<F extends string, P> {
  readonly form: Form<F, P>;
  readonly text: FormText<F, P>;
  /** For a form rendered at build time: see `useEarlyPress`. */
  readonly earlyPress?: EarlyPress;
  /** Whether Ctrl+Enter, or Cmd+Enter, sends the form from wherever the focus is in it. */
  readonly sendsByKeys?: boolean;
  /** `danger`: the button takes something away; `quiet`: it is not what the screen is for. */
  readonly tone?: 'danger' | 'quiet' | undefined;
  /** In a dialog: what stands before its button, in one line at the lower edge. */
  readonly beside?: ReactNode;
  /** In the page: what stands after its button, on its line. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form with its error summary above and its button below. Native validation is off: we show our own messages. A
 * form rendered at build time can be filled in and submitted before its script loads. The method `dialog` does
 * nothing outside a dialog, so the browser never sends the form and no password gets into a URL.
 */
export function FormFrame<F extends string, P>({
  form,
  text,
  earlyPress,
  sendsByKeys = false,
  tone,
  beside,
  after,
  children,
}: Props<F, P>) {
  const isEditing = useStore(form.$state).phase === 'editing';
  const button = (
    <button type="submit" className={tone ? `button button--${tone}` : 'button'} aria-disabled={!isEditing}>
      {isEditing ? text.submit : text.sending}
    </button>
  );
  return (
    <form
      className="stack"
      method="dialog"
      noValidate
      {...earlyPress}
      onKeyDown={sendsByKeys ? sendOnControlEnter : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary form={form} text={text} />
      {children}
      {beside || after ? (
        <div className={beside ? 'answers' : 'cluster'}>
          {beside}
          {button}
          {after}
        </div>
      ) : (
        button
      )}
    </form>
  );
}

function sendOnControlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
