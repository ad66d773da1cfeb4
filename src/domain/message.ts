import * as v from 'valibot';
import { plainText } from './text/typed-text.ts';
import type { Instant } from './time.ts';
import { type ValidationResult, checkForm } from './validation.ts';

/** In characters (code points). */
export const LONGEST_MESSAGE = 2000;

/** A message to send. The client creates `id`, so that sending it twice records it once. */
export interface MessageDraft {
  readonly id: string;
  readonly text: string;
}

/** One message of the thread between a member and the operators. Never changed. */
export interface Message extends MessageDraft {
  readonly from: 'member' | 'operator';
  readonly at: Instant;
}

export interface MessageForm {
  readonly text: string;
}

export type MessageErrors = Partial<{ readonly text: 'required' | 'too-long' }>;

const messageForm = v.object({
  text: v.pipe(
    v.string(),
    v.transform(plainText),
    v.nonEmpty('required'),
    v.maxCodePoints(LONGEST_MESSAGE, 'too-long'),
  ),
});

export function checkMessage(form: MessageForm): ValidationResult<MessageForm, MessageErrors> {
  return checkForm(messageForm, form);
}
