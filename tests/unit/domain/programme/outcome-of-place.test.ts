import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { MATRICES } from '#domain/programme/activation.ts';
import { outcomeOfPlace } from '#domain/programme/box.ts';
import { Story } from './programme-setting.ts';

it.each(MATRICES)(
  'the place that a partner takes in %s tells what the payment is to the member',
  (matrix) => {
    const story = new Story();
    story.join('ada');
    story.activate('ada', matrix);
    const seen = new Set<string>();
    for (let nth = 0; nth < 20; nth += 1) {
      const before = story.levelOf('ada', matrix);
      const sponsor = matrix === 's6' && nth % 6 > 1 ? `p${nth - (nth % 6) + (nth % 2)}` : 'ada';
      story.join(`p${nth}`, sponsor);
      const { payee } = story.activate(`p${nth}`, matrix);
      const { box, missed, status } = story.levelOf('ada', matrix);
      const taken = box?.places.find(({ username }) => username === `p${nth}_name`);
      if (!box || !taken) continue;
      const outcome = payee === 'ada' ? 'owner' : missed > before.missed ? 'missed' : 'above';
      expect(outcomeOfPlace(matrix, taken.place, { frozen: status === 'frozen', missed })).toBe(outcome);
      seen.add(outcome);
    }
    expect([...seen].toSorted()).toEqual(['above', 'missed', 'owner']);
  },
);

it.each(MATRICES)('a place of %s says nothing certain once payments were missed before a thaw', (matrix) => {
  const place = matrix === 's6' ? 3 : 1;
  expect(outcomeOfPlace(matrix, place, { frozen: false, missed: cents(5_00) })).toBe('unknown');
});
