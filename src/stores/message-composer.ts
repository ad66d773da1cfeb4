import { onMount } from 'nanostores';
import { isSignedIn } from '#domain/accounts/session.ts';
import { checkMessage, type MessageDraft, type MessageForm, type MessageProblems } from '#domain/message.ts';
import type { ProblemOf } from './form.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { createLastingForm } from './lasting-form.ts';
import { readDraft, writeDraft } from './message-draft.ts';
import { $session } from './session.ts';

export type MessageProblem = ProblemOf<MessageProblems>;

/**
 * A form in which messages are written, one after the other. What is being written lasts in this tab, also on other
 * screens, until it is sent or its account is logged out. One that is sent again after a lost answer is recorded once.
 *
 * @param receiver names whom it goes to, among those that one account writes to
 */
export function createComposer(receiver: string, send: (draft: MessageDraft) => Promise<void>) {
  /** Whose message it is. */
  let author: string | null = null;

  const attempt = createIdempotencyKey({
    get current() {
      return author === null ? null : readDraft(author, receiver).attempt;
    },
    set current(current) {
      if (author !== null) writeDraft(author, receiver, { attempt: current });
    },
  });

  const form = createLastingForm<keyof MessageForm, MessageProblem, MessageForm>({
    initial: { text: '' },
    afterwards: 'initial',
    check: checkMessage,
    async send(message) {
      const id = attempt.idFor(message);
      await send({ id, ...message });
      attempt.fulfilled(id);
    },
  });

  onMount(form.$state, () => {
    const stopSession = $session.subscribe((session) => {
      if (session.kind === 'unknown') return;
      const uid = isSignedIn(session) ? session.uid : null;
      if (uid === author) return;
      author = null;
      form.reset();
      if (uid !== null) form.fill({ text: readDraft(uid, receiver).text });
      author = uid;
    });
    const stopForm = form.$state.listen(({ values: { text } }) => {
      if (author !== null) writeDraft(author, receiver, { text });
    });
    return () => {
      stopSession();
      stopForm();
    };
  });

  return form;
}

export type Composer = ReturnType<typeof createComposer>;
