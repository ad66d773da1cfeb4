import { atom, computed, type ReadableAtom } from 'nanostores';

/** A question to the person, on whose answer an action waits. */
export interface Question<Matter> {
  /** What it is about, or null while nothing is asked. */
  readonly $matter: ReadableAtom<Matter | null>;
  /**
   * Asks, in place of what was asked before. Resolves once it is answered.
   *
   * @throws `refusal` if the person gives up
   */
  readonly ask: (matter: Matter, refusal: Error) => Promise<void>;
  /** Lets the action go on. Does nothing while nothing is asked. */
  readonly answer: () => void;
  /** Does nothing while nothing is asked. */
  readonly giveUp: () => void;
}

/** A question, and how to go on once it is answered or refused. */
interface Asked<Matter> {
  readonly matter: Matter;
  readonly goOn: () => void;
  readonly refuse: () => void;
}

export function createQuestion<Matter>(): Question<Matter> {
  const $asked = atom<Asked<Matter> | null>(null);

  const answer = () => {
    $asked.get()?.goOn();
    $asked.set(null);
  };
  const giveUp = () => {
    $asked.get()?.refuse();
    $asked.set(null);
  };

  return {
    $matter: computed($asked, (asked) => asked?.matter ?? null),
    ask(matter, refusal) {
      giveUp();
      return new Promise((goOn, reject) => $asked.set({ matter, goOn, refuse: () => reject(refusal) }));
    },
    answer,
    giveUp,
  };
}
