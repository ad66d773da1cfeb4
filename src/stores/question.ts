import { atom, computed, type ReadableAtom } from 'nanostores';

/** A question to the person, on whose answer an action waits. */
export interface Question<Subject> {
  /** What it is about, or null while nothing is asked. */
  readonly $subject: ReadableAtom<Subject | null>;
  /**
   * Asks, in place of what was asked before. Resolves once it is answered.
   *
   * @throws `refusal` if the person gives up
   */
  readonly ask: (subject: Subject, refusal: Error) => Promise<void>;
  /** Lets the action go on. Does nothing while nothing is asked. */
  readonly answer: () => void;
  /** Does nothing while nothing is asked. */
  readonly giveUp: () => void;
}

/** One of them, with the action that waits. */
interface Asked<Subject> {
  readonly subject: Subject;
  readonly goOn: () => void;
  readonly refuse: () => void;
}

export function createQuestion<Subject>(): Question<Subject> {
  const $asked = atom<Asked<Subject> | null>(null);

  const answer = () => {
    $asked.get()?.goOn();
    $asked.set(null);
  };
  const giveUp = () => {
    $asked.get()?.refuse();
    $asked.set(null);
  };

  return {
    $subject: computed($asked, (asked) => asked?.subject ?? null),
    ask(subject, refusal) {
      giveUp();
      return new Promise((goOn, reject) => $asked.set({ subject, goOn, refuse: () => reject(refusal) }));
    },
    answer,
    giveUp,
  };
}
