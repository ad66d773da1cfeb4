/**
 * Whose place a tab takes: that of whoever is signed in, in all tabs, or the operator's of the sandbox, in this tab alone. So
 * one browser can show both sides of a table. The names are the keys of the session's rows.
 */
export type SessionSlotName = 'current' | 'operator';

export interface SessionSlot {
  readonly name: SessionSlotName;
  attach(name: SessionSlotName): void;
  /** The next page of the tab takes the place of all tabs again. */
  detach(): void;
}

/** Of one tab, as `sessionStorage` is. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'tessera:slot';

/** @param storage without it, the place is kept for as long as the page */
export function openSessionSlot(storage: TabStorage | undefined): SessionSlot {
  let name: SessionSlotName = storage?.getItem(KEY) === 'operator' ? 'operator' : 'current';
  return {
    get name() {
      return name;
    },
    attach(taken) {
      name = taken;
      if (taken === 'operator') storage?.setItem(KEY, taken);
      else storage?.removeItem(KEY);
    },
    detach() {
      storage?.removeItem(KEY);
    },
  };
}
