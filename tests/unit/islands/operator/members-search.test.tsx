// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FoundMember } from '#backend/port/backend.ts';
import { Members } from '#islands/operator/members/Members.tsx';

let members: readonly FoundMember[] = [];
vi.mock('#backend/index.ts', () => ({
  backend: async () => ({
    watchSession: () => () => undefined,
    watchSettlement: () => () => undefined,
    findMembers: async () => members,
  }),
}));

afterEach(cleanup);

const find = () => fireEvent.click(screen.getByRole('button', { name: 'Find' }));

it('the same text searched again finds a member who joined meanwhile', async () => {
  render(<Members member={null} coins={[]} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ada' } });
  find();
  expect(await screen.findByText('No member found')).toBeTruthy();
  members = [{ uid: 'k9x-ada', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' } as FoundMember];
  find();
  expect(await screen.findByText('1 member found')).toBeTruthy();
});
