import { messageText } from '#i18n/message.ts';
import type { Composer } from '#stores/message-composer.ts';
import { FormFrame } from './FormFrame.tsx';
import { TextAreaField } from './TextAreaField.tsx';

export function MessageComposer({ form }: { readonly form: Composer }) {
  const text = messageText.form;
  return (
    <FormFrame form={form} text={text} sendsByKeys>
      <TextAreaField form={form} text={text} name="text" rows={4} />
    </FormFrame>
  );
}
