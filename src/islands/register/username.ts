import { computed, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { foldUsername, type UsernameProblem, usernameProblem } from '#domain/accounts/username.ts';
import type { RegistrationForm } from './form.ts';
import { createNameCheck, type NameAnswer } from './name-check.ts';

/** What is known about the username `asked`. `unchecked`: it could not be asked; sending the form will tell. */
type UsernameAnswer =
  | { readonly state: 'free' | 'unchecked'; readonly asked: string }
  | {
      readonly state: 'refused';
      readonly asked: string;
      readonly problem: UsernameProblem | 'username-taken';
    };

export type UsernameView = NameAnswer<UsernameAnswer> | null;

export interface UsernameCheck {
  /** What is known about the name in the field. Null: nothing yet. */
  readonly $username: ReadableAtom<UsernameView>;
  /** Asks whether the name in the field may be taken. */
  readonly check: () => Promise<void>;
}

export function createUsernameCheck({ $state }: Pick<RegistrationForm, '$state'>): UsernameCheck {
  const { $answer, ask } = createNameCheck(find);
  return {
    // An answer belongs to the name that was asked about: a changed name voids it.
    $username: computed([$state, $answer], ({ values }, answer) =>
      answer?.asked === foldUsername(values.username) ? answer : null,
    ),
    async check() {
      const username = foldUsername($state.get().values.username);
      const known = $answer.get();
      const isKnown = known?.asked === username && known.state !== 'unchecked';
      if (username !== '' && !isKnown) await ask(username);
    },
  };
}

async function find(asked: string): Promise<UsernameAnswer> {
  const problem = usernameProblem(asked);
  if (problem !== null) return { state: 'refused', asked, problem };
  try {
    const isFree = await (await backend()).isUsernameFree(asked);
    return isFree ? { state: 'free', asked } : { state: 'refused', asked, problem: 'username-taken' };
  } catch {
    return { state: 'unchecked', asked };
  }
}
