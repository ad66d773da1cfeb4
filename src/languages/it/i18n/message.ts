import { LONGEST_MESSAGE, type MessageErrors } from '#domain/message.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import { wholeNumber } from '#i18n/format.ts';
import type * as english from '#i18n/message.ts';
import type { Words } from '#i18n/words.ts';

const sentences: SentencesFor<MessageErrors> = {
  text: {
    required: 'Prima scrivi un messaggio.',
    'too-long': `Il messaggio è troppo lungo. Usa al massimo ${wholeNumber(LONGEST_MESSAGE)} caratteri, o invialo in più parti.`,
  },
};

const form = {
  fields: { text: { label: 'Messaggio' } },
  error: errorText(sentences),
  submit: 'Invia',
  sending: 'Invio in corso…',
};

export const messageText: Words<typeof english.messageText> = {
  you: 'Tu',
  operator: 'Operatore',
  member: 'Membro',
  log: 'Messaggi',
  form,
  longForm: {
    ...form,
    fields: { text: { ...form.fields.text, hint: `Al massimo ${wholeNumber(LONGEST_MESSAGE)} caratteri.` } },
  },
};
