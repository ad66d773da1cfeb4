import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Backend, FoundMember, MemberDeposit } from '#backend/port/backend.ts';
import type { DepositFilter } from '#domain/decisions/request-filter.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { bitsOfReference, depositReference } from '#domain/deposits/deposit-reference.ts';
import { Members } from '#islands/operator/members/Members.tsx';
import { findEverywhere } from '#islands/operator/model.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';

let members: readonly FoundMember[] = [];
const { asked } = vi.hoisted(() => ({ asked: [] as DepositFilter[] }));
vi.mock('#backend/index.ts', () => ({
  backend: async (): Promise<Partial<Backend>> => ({
    watchSession: () => () => undefined,
    watchSettlement: () => () => undefined,
    findMembers: async () => members,
    watchAllDeposits(filter, _most, onLatest) {
      asked.push(filter);
      onLatest({ items: filter.reference === NO_ONES ? [] : [DEPOSIT], older: null });
      return () => undefined;
    },
  }),
}));

const DEPOSIT: MemberDeposit = {
  member: { uid: 'k9x-ada', username: 'ada', isSample: false },
  deposit: newDeposit(depositDeclaration('d1'), 0),
};

const NO_ONES = bitsOfReference('0000-0000-0000');

beforeEach(() => {
  members = [];
  asked.length = 0;
});

/** Without a reference, the list of members asks for the latest deposits of all. */
const byReference = ({ reference }: DepositFilter) => reference !== null;

const find = (text: string) => act(async () => findEverywhere(text));

it('the same text searched again finds a member who joined meanwhile', async () => {
  render(<Members member={null} coins={[]} />);
  await find('ada');
  expect(await screen.findByText('No member found')).toBeTruthy();
  members = [
    { uid: 'k9x-ada', username: 'ada', firstName: 'Ada', lastName: 'Lovelace', createdAt: 0 } as FoundMember,
  ];
  await find('ada');
  expect(await screen.findByText('1 member matches “ada”')).toBeTruthy();
  expect(asked.filter(byReference), 'a name is no reference').toEqual([]);
});

it('a reference leads to the deposit where it waits', async () => {
  const reference = depositReference('d1');
  render(<Members member={null} coins={[]} />);
  await find(reference.toLowerCase());
  expect(asked.filter(byReference)).toMatchObject([{ reference: bitsOfReference(reference) }]);
  const link = await screen.findByRole('link', { name: new RegExp(reference) });
  expect(link.getAttribute('href')).toBe('?view=deposits&request=deposit+k9x-ada+d1');
  expect(screen.getByText('1 request has this reference')).toBeTruthy();
  expect(screen.queryByText('No member found')).toBeNull();
});

it('says that no request has a reference', async () => {
  render(<Members member={null} coins={[]} />);
  await find('0000-0000-0000');
  expect(await screen.findByText('No request has this reference')).toBeTruthy();
});
