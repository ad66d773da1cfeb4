import { feedErrorCodeOf, FeedError, type OnFeedError, type Unsubscribe } from '#market/feed.ts';
import { backOff } from './back-off.ts';

interface Poll<Answer> {
  readonly ask: () => Promise<Answer>;
  /** Milliseconds from an answer to the next request. */
  readonly every: number;
  readonly random: () => number;
  readonly onAnswer: (answer: Answer) => void;
  readonly onError: OnFeedError;
}

/** Polls; after errors less and less often, and never before the server allows it. */
export function poll<Answer>({ ask, every, random, onAnswer, onError }: Poll<Answer>): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let failures = 0;

  const next = (wait: number) => {
    timer = setTimeout(round, wait);
  };

  function round() {
    ask().then(
      (answer) => {
        if (stopped) return;
        failures = 0;
        next(every);
        onAnswer(answer);
      },
      (thrown: unknown) => {
        if (stopped) return;
        failures += 1;
        const asked = thrown instanceof FeedError ? thrown.wait : 0;
        next(asked + backOff(failures, random));
        onError(feedErrorCodeOf(thrown));
      },
    );
  }

  round();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
