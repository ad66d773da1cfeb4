import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { branchesOf } from '#domain/partners/branches.ts';
import { PartnerSearch } from '#islands/programme/partners/PartnerSearch.tsx';
import { choosePartner, type PartnerTree } from '#islands/programme/partners/model.ts';
import { layOut } from '#islands/programme/partners/sunburst.ts';
import { downlineOf } from '#tests/unit/domain/partners/people.ts';

function treeOf(inviters: readonly number[], find: PartnerTree['find']): PartnerTree {
  const downline = downlineOf(inviters);
  return { downline, hasMore: false, samples: 0, tree: layOut(branchesOf(downline.uplines)), find };
}

const field = () => screen.getByRole('combobox', { name: 'Find a partner by username' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('tells of those who are found where they stand now, though they were asked for before others came', async () => {
  const answer = Promise.withResolvers<readonly string[]>();
  const find = () => answer.promise;
  const { rerender } = render(<PartnerSearch found={treeOf([0, 1, 2], find)} />);
  type('p');
  // A partner who joins line 1 takes the position that the partner on line 2 had.
  rerender(<PartnerSearch found={treeOf([0, 1, 2, 0], find)} />);
  await act(async () => answer.resolve(['p2', 'p4']));
  expect(options()).toEqual(['p2line 2', 'p4line 1']);
});

it('names a partner who is not laid out yet, without a line', async () => {
  render(<PartnerSearch found={treeOf([0], async () => ['p1', 'p2'])} />);
  await act(async () => type('p'));
  expect(options()).toEqual(['p1line 1', 'p2']);
});

it('is closed by Escape and by leaving the field, also before the answer is there', async () => {
  const answers: PromiseWithResolvers<readonly string[]>[] = [];
  const find = () => {
    const answer = Promise.withResolvers<readonly string[]>();
    answers.push(answer);
    return answer.promise;
  };
  render(<PartnerSearch found={treeOf([0], find)} />);
  for (const close of [() => fireEvent.keyDown(field(), { key: 'Escape' }), () => fireEvent.blur(field())]) {
    type(`p${answers.length}`);
    close();
    await act(async () => answers.at(-1)?.resolve(['p1']));
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
  }
});

it('keeps what is typed when more partners come, and finds it among them', async () => {
  const { rerender } = render(<PartnerSearch found={treeOf([0], () => new Promise(() => undefined))} />);
  type('p');
  await act(async () =>
    rerender(<PartnerSearch found={treeOf([0, 0], async (typed) => [`${typed}1`, `${typed}2`])} />),
  );
  expect(field()).toHaveProperty('value', 'p');
  expect(options()).toEqual(['p1line 1', 'p2line 1']);
});

it('is empty once a partner is chosen in the picture or in the list', async () => {
  render(<PartnerSearch found={treeOf([0, 0], async () => ['p1'])} />);
  await act(async () => type('p'));
  act(() => choosePartner('p2'));
  expect(field()).toHaveProperty('value', '');
  expect(options()).toEqual([]);
});
