import {
  checkMessage,
  type MessageDraft,
  type MessageForm,
  type MessageProblems,
} from '../domain/message.ts';
import { createAttempt } from './attempt.ts';
import type { ProblemOf } from './form.ts';
import { createLastingForm } from './lasting-form.ts';

export type MessageProblem = ProblemOf<MessageProblems>;

/** A form in which messages are written, one after the other. One that is sent again after a lost answer is said once. */
export function createComposer(send: (draft: MessageDraft) => Promise<void>) {
  const attempt = createAttempt();
  return createLastingForm<keyof MessageForm, MessageProblem, MessageForm>({
    initial: { text: '' },
    afterwards: 'initial',
    check: checkMessage,
    async send(message) {
      const id = attempt.idFor(message);
      await send({ id, ...message });
      attempt.fulfilled(id);
    },
  });
}

export type Composer = ReturnType<typeof createComposer>;
