import { onMount } from 'nanostores';
import { isSignedIn } from '#domain/accounts/session.ts';
import { checkMessage, type MessageDraft, type MessageForm, type MessageErrors } from '#domain/message.ts';
import type { FieldErrorOf } from './form.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { createLastingForm } from './lasting-form.ts';
import { readDraft, writeDraft } from './message-draft.ts';
import { $session } from './session.ts';

export type MessageError = FieldErrorOf<MessageErrors>;

/**
 * A form for messages, one after the other. The draft stays in this tab, also on other screens, until it is sent or the
 * account logs out. A message that is sent again after a lost answer is recorded once.
 *
 * @param recipient tells the drafts of one account apart
 */
export function createComposer(recipient: string, send: (draft: MessageDraft) => Promise<void>) {
  /** The account whose draft is in the form. */
  let author: string | null = null;

  const idempotencyKey = createIdempotencyKey({
    get current() {
      return author === null ? null : readDraft(author, recipient).attempt;
    },
    set current(current) {
      if (author !== null) writeDraft(author, recipient, { attempt: current });
    },
  });

  const form = createLastingForm<keyof MessageForm, MessageError, MessageForm>({
    initial: { text: '' },
    afterwards: 'initial',
    check: checkMessage,
    async send(message) {
      const id = idempotencyKey.idFor(message);
      await send({ id, ...message });
      idempotencyKey.fulfilled(id);
    },
  });

  // Listens to itself, so this lasts: what is sent while no screen shows the form leaves no draft behind either.
  onMount(form.$state, () => {
    $session.subscribe((session) => {
      if (session.kind === 'unknown') return;
      const uid = isSignedIn(session) ? session.uid : null;
      if (uid === author) return;
      author = null;
      form.reset();
      if (uid !== null) form.fill({ text: readDraft(uid, recipient).text });
      author = uid;
    });
    form.$state.listen(({ values: { text } }) => {
      if (author !== null) writeDraft(author, recipient, { text });
    });
  });

  return form;
}

export type Composer = ReturnType<typeof createComposer>;
