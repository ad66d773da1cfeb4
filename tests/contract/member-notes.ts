import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, Latest } from '#backend/port/backend.ts';
import type { MemberNote } from '#domain/accounts/member-note.ts';
import type { Harness } from './harness.ts';
import { observe, refusal } from './observe.ts';
import { logIn, register } from './people.ts';

const OPERATOR = 'olga@mail.example';

const notesOf = (tab: Backend, uid: string, most = 10) =>
  observe<Latest<MemberNote>>((...call) => tab.watchNotes(uid, most, ...call));

export function describeMemberNotes(harness: Harness): void {
  describe(`notes about members on ${harness.name}`, () => {
    let tab: Backend;
    let ada: string;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await register(tab, 'olga');
      await harness.makeOperator(OPERATOR);
      await register(tab, 'ada');
      await harness.logInAsOperator(tab, OPERATOR);
      ada = (await tab.findMembers('ada'))[0]?.uid ?? '';
    });

    it('are added, each once, with who wrote it, and read a page at a time', async () => {
      const notes = notesOf(tab, ada, 1);
      expect(await notes.first()).toEqual({ items: [], older: null });
      await tab.addNote(ada, { id: 'one', text: 'Asked twice for the same.' });
      await harness.pass();
      await tab.addNote(ada, { id: 'two', text: 'Has explained it.' });
      await tab.addNote(ada, { id: 'two', text: 'Has explained it.' });
      const latest = await notes.until(({ items }) => items[0]?.id === 'two');
      expect(latest.items).toMatchObject([{ text: 'Has explained it.', operator: { username: 'olga' } }]);
      const older = await latest.older?.(5);
      expect(older).toMatchObject({ items: [{ id: 'one' }], older: null });
    });

    it('are for operators alone, and for none about themselves', async () => {
      await tab.addNote(ada, { id: 'one', text: 'Asked twice for the same.' });
      const [olga] = await tab.findMembers('olga');
      expect(await refusal(tab.addNote(olga?.uid ?? '', { id: 'own', text: 'Kind.' }))).toBe('own-request');
      expect(await refusal(notesOf(tab, olga?.uid ?? '').first())).toBe('permission-denied');
      expect(await refusal(tab.addNote('no-one', { id: 'two', text: 'Who?' }))).toBe('not-found');
      await logIn(tab, 'ada');
      expect(await refusal(notesOf(tab, ada).first())).toBe('permission-denied');
      expect(await refusal(tab.addNote(ada, { id: 'two', text: 'Kind.' }))).toBe('permission-denied');
    });
  });
}
