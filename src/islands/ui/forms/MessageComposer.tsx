import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { LONGEST_MESSAGE } from '#domain/message.ts';
import { messageText } from '#i18n/message.ts';
import type { Composer } from '#stores/message-composer.ts';
import { FormFrame } from './FormFrame.tsx';
import { TextAreaField } from './TextAreaField.tsx';

interface Props {
  readonly form: Composer;
  /** What stands before its button. */
  readonly beside?: ReactNode;
  /** In the empty field. */
  readonly placeholder?: string | undefined;
}

/** From here on the field says how long a message may be. */
const LONG = 0.8 * LONGEST_MESSAGE;

export function MessageComposer({ form, beside, placeholder }: Props) {
  const text = useStore(form.$state).values.text.length > LONG ? messageText.longForm : messageText.form;
  return (
    <FormFrame form={form} text={text} sendsByKeys beside={beside}>
      <TextAreaField form={form} text={text} name="text" rows={3} placeholder={placeholder} />
    </FormFrame>
  );
}
