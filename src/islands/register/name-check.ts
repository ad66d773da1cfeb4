import { atom, type ReadableAtom } from 'nanostores';

/** What the backend says of the name `asked`, or that it has not answered yet. */
export type NameAnswer<Answer> = { readonly state: 'checking'; readonly asked: string } | Answer;

export interface NameCheck<Answer> {
  /** The answer for the latest name, or null before the first. */
  readonly $answer: ReadableAtom<NameAnswer<Answer> | null>;
  readonly ask: (name: string) => Promise<void>;
}

/**
 * Asks something about a name. A newer question makes an older answer void.
 *
 * @param find never rejects
 */
export function createNameCheck<Answer>(find: (asked: string) => Promise<Answer>): NameCheck<Answer> {
  const $answer = atom<NameAnswer<Answer> | null>(null);
  return {
    $answer,
    async ask(asked) {
      const question = { state: 'checking', asked } as const;
      $answer.set(question);
      const answer = await find(asked);
      if ($answer.get() === question) $answer.set(answer);
    },
  };
}
