import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '../backend/index.ts';
import { asFailure, type Failure } from './failure.ts';

/** What is known of the member that `asked` names. */
export type UplineAnswer =
  | { readonly state: 'checking' | 'unknown'; readonly asked: string }
  | { readonly state: 'known'; readonly asked: string; readonly username: string }
  | { readonly state: 'unchecked'; readonly asked: string; readonly failure: Failure };

export interface UplineCheck {
  /** The answer on the name asked for last, or null before the first. */
  readonly $answer: ReadableAtom<UplineAnswer | null>;
  /** Never rejects; `unchecked` has the failure. */
  readonly ask: (username: string) => Promise<void>;
}

/** Asks whether a username is a member's. An answer that a later question has overtaken is dropped. */
export function createUplineCheck(): UplineCheck {
  const $answer = atom<UplineAnswer | null>(null);
  return {
    $answer,
    async ask(username) {
      const question: UplineAnswer = { state: 'checking', asked: username };
      $answer.set(question);
      const answer = await find(username);
      if ($answer.get() === question) $answer.set(answer);
    },
  };
}

async function find(asked: string): Promise<UplineAnswer> {
  try {
    const upline = await (await backend()).findUpline(asked);
    return upline ? { state: 'known', asked, username: upline.username } : { state: 'unknown', asked };
  } catch (thrown) {
    return { state: 'unchecked', asked, failure: asFailure(thrown) };
  }
}
