import { LONGEST_MESSAGE, type MessageErrors } from '#domain/message.ts';
import { errorText, type SentencesFor } from './field-errors.ts';

const sentences: SentencesFor<MessageErrors> = {
  text: {
    required: 'Write a message first.',
    'too-long': `The message is too long. Use at most ${LONGEST_MESSAGE} characters, or send it in parts.`,
  },
};

const form = {
  fields: { text: { label: 'Message' } },
  error: errorText(sentences),
  submit: 'Send',
  sending: 'Sending…',
};

/** A thread between a member and the operators, on either side. */
export const messageText = {
  you: 'You',
  operator: 'Operator',
  member: 'Member',
  log: 'Messages',
  form,
  /** Once a message is nearly too long. */
  longForm: {
    ...form,
    fields: { text: { ...form.fields.text, hint: `At most ${LONGEST_MESSAGE} characters.` } },
  },
} as const;
