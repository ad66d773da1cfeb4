/** A computation that asks for what it needs to know, so that callers with and without promises can run it. */
export type Asking<Question, Answer, Result> = Generator<Question, Result, Answer>;

export function answered<Question, Answer, Result>(
  asking: Asking<Question, Answer, Result>,
  answer: (question: Question) => Answer,
): Result {
  let step = asking.next();
  while (!step.done) step = asking.next(answer(step.value));
  return step.value;
}

export async function answeredLater<Question, Answer, Result>(
  asking: Asking<Question, Answer, Result>,
  answer: (question: Question) => Promise<Answer>,
): Promise<Result> {
  let step = asking.next();
  while (!step.done) step = asking.next(await answer(step.value));
  return step.value;
}
