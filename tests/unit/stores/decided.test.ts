import { atom, type WritableAtom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#domain/accounts/session.ts';
import { $decided, noteSeen, noteWaiting } from '#stores/decided.ts';

const { $session } = vi.hoisted(() => ({ $session: {} as WritableAtom<Session> }));
vi.mock('#stores/session.ts', () => ({ $session: Object.assign($session, atom()) }));

let people = 0;
const signIn = (uid: string) => $session.set({ kind: 'member', uid } as Session);

/** A member that this browser knows nothing about. */
beforeEach(() => {
  people += 1;
  signIn(`member-${people}`);
});

describe('a decision is marked', () => {
  it('once a request that waited does not wait any more, until its screen was open', () => {
    noteWaiting('deposit', ['a', 'b']);
    expect($decided.get()).toEqual({ deposit: false, withdraw: false });
    noteWaiting('deposit', ['b', 'c']);
    expect($decided.get()).toEqual({ deposit: true, withdraw: false });
    noteWaiting('deposit', ['b', 'c']);
    expect($decided.get().deposit).toBe(true);
    noteSeen('deposit', ['b', 'c']);
    expect($decided.get().deposit).toBe(false);
    noteWaiting('deposit', ['c']);
    expect($decided.get().deposit).toBe(true);
  });

  it('for each screen by itself', () => {
    noteWaiting('deposit', ['a']);
    noteWaiting('withdraw', ['a']);
    noteWaiting('withdraw', []);
    expect($decided.get()).toEqual({ deposit: false, withdraw: true });
  });

  it('for each member by themselves', () => {
    noteWaiting('deposit', ['a']);
    noteWaiting('deposit', []);
    const uid = `member-${people}`;
    signIn('another');
    expect($decided.get().deposit).toBe(false);
    noteSeen('deposit', []);
    signIn(uid);
    expect($decided.get().deposit).toBe(true);
  });
});

describe('nothing is marked', () => {
  it('of what was decided while its screen was open', () => {
    noteWaiting('deposit', ['a']);
    noteSeen('deposit', []);
    noteWaiting('deposit', []);
    expect($decided.get().deposit).toBe(false);
  });

  it('of a signed-out visitor', () => {
    noteWaiting('deposit', ['a']);
    $session.set({ kind: 'signedOut' });
    noteWaiting('deposit', []);
    expect($decided.get()).toEqual({ deposit: false, withdraw: false });
  });
});
