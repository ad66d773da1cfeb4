import { messageText } from '#i18n/message.ts';
import type { Composer } from '#stores/message-composer.ts';
import { FormFrame } from './FormFrame.tsx';
import { TextAreaField } from './TextAreaField.tsx';

export function MessageComposer({ form }: { readonly form: Composer }) {
  const words = messageText.form;
  return (
    <FormFrame form={form} words={words}>
      <TextAreaField form={form} words={words} name="text" rows={4} sendsByKeys />
    </FormFrame>
  );
}
