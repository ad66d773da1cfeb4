/**
 * A computation that yields a question where it needs a document. It does no I/O itself ("sans-I/O"), so the settler,
 * whose documents are in memory, and a backend, whose reads are promises, run the same one.
 */
export type SansIo<Question, Answer, Result> = Generator<Question, Result, Answer>;

export function runSync<Question, Answer, Result>(
  computation: SansIo<Question, Answer, Result>,
  answer: (question: Question) => Answer,
): Result {
  let step = computation.next();
  while (!step.done) step = computation.next(answer(step.value));
  return step.value;
}

export async function runAsync<Question, Answer, Result>(
  computation: SansIo<Question, Answer, Result>,
  answer: (question: Question) => Promise<Answer>,
): Promise<Result> {
  let step = computation.next();
  while (!step.done) step = computation.next(await answer(step.value));
  return step.value;
}
