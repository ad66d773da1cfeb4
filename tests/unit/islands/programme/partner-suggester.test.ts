import { beforeEach, expect, it, vi } from 'vitest';
import { $chosenPartner, createSuggester } from '#islands/programme/partners/model.ts';

const find = vi.fn<(typed: string) => Promise<readonly string[]>>();

/** The answer on the next question, given by hand. */
function slowAnswer() {
  const answer = Promise.withResolvers<readonly string[]>();
  find.mockReturnValueOnce(answer.promise);
  return answer;
}

beforeEach(() => $chosenPartner.set(''));

it('suggests partners, and none once the field is empty again', async () => {
  find.mockResolvedValueOnce(['ada', 'adam']);
  const suggester = createSuggester(find);
  await suggester.type('ad');
  expect(suggester.$suggested.get()).toEqual({ names: ['ada', 'adam'], active: -1 });

  await suggester.type(' ');
  expect(suggester.$suggested.get()).toBeNull();
});

it('drops an answer once more was typed', async () => {
  const slow = slowAnswer();
  find.mockResolvedValueOnce(['adam']);
  const suggester = createSuggester(find);

  const overtaken = suggester.type('ad');
  await suggester.type('adam');
  slow.resolve(['ada', 'adam']);
  await overtaken;

  expect(suggester.$suggested.get()?.names).toEqual(['adam']);
});

it('stays closed when the answer comes after it was closed or emptied, or a partner was chosen', async () => {
  const suggester = createSuggester(find);
  for (const end of [suggester.close, () => suggester.type(''), () => suggester.choose('ad')]) {
    const slow = slowAnswer();
    const late = suggester.type('ad');
    await end();
    slow.resolve(['ada']);
    await late;
    expect(suggester.$suggested.get()).toBeNull();
  }
});

it('goes down and up the list and round at its ends, and chooses the one it is at', async () => {
  find.mockResolvedValueOnce(['ada', 'adam', 'adele']);
  const suggester = createSuggester(find);
  await suggester.type('ad');

  const active = () => suggester.$suggested.get()?.active;
  suggester.step(-1);
  expect(active()).toBe(2);
  suggester.step(1);
  expect(active()).toBe(0);
  suggester.step(1);
  suggester.chooseActive();

  expect($chosenPartner.get()).toBe('adam');
  expect(suggester.$typed.get()).toBe('');
  expect(suggester.$suggested.get()).toBeNull();
});

it('chooses the first one while none is active, and none without suggestions', async () => {
  find.mockResolvedValueOnce(['ada', 'adam']).mockResolvedValueOnce([]);
  const suggester = createSuggester(find);
  await suggester.type('ad');
  suggester.chooseActive();
  expect($chosenPartner.get()).toBe('ada');

  await suggester.type('nobody');
  suggester.step(1);
  suggester.chooseActive();
  expect($chosenPartner.get()).toBe('ada');
});
