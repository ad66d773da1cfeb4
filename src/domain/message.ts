import * as v from 'valibot';
import type { Instant } from './time.ts';
import { checkForm, requiredLines, type TextProblem, type ValidationResult } from './validation.ts';

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

export type MessageErrors = Partial<{ readonly text: TextProblem }>;

const messageForm = v.object({ text: requiredLines(LONGEST_MESSAGE) });

export function checkMessage(form: MessageForm): ValidationResult<MessageForm, MessageErrors> {
  return checkForm(messageForm, form);
}
