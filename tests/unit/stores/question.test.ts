import { expect, it } from 'vitest';
import { createQuestion } from '#stores/question.ts';

const REFUSAL = new Error('declined');

it('an action waits for the answer, or for the person to give up', async () => {
  const { $matter, ask, answer, giveUp } = createQuestion<string>();
  const answered = ask('first', REFUSAL);
  expect($matter.get()).toBe('first');
  answer();
  await answered;
  expect($matter.get()).toBeNull();

  const declined = ask('second', REFUSAL);
  giveUp();
  await expect(declined).rejects.toBe(REFUSAL);
  expect($matter.get()).toBeNull();
});

it('a question in the place of another leaves none that waits for ever', async () => {
  const { $matter, ask, answer } = createQuestion<string>();
  const first = ask('first', REFUSAL);
  const second = ask('second', REFUSAL);
  await expect(first).rejects.toBe(REFUSAL);
  expect($matter.get()).toBe('second');
  answer();
  await second;
});
