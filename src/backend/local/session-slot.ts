/**
 * Whose place a tab takes: that of whoever is signed in, in all tabs, or the operator's of the sandbox, in this tab alone. So
 * one browser can show both sides of a table. The names are the keys of the session's rows.
 */
export type SeatName = 'current' | 'operator';

export interface Seat {
  readonly name: SeatName;
  take(name: SeatName): void;
  /** The next page of the tab takes the place of all tabs again. */
  leave(): void;
}

/** Of one tab, as `sessionStorage` is. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'tessera:seat';

/** @param storage without it, the place is kept for as long as the page */
export function seatOf(storage: TabStorage | undefined): Seat {
  let name: SeatName = storage?.getItem(KEY) === 'operator' ? 'operator' : 'current';
  return {
    get name() {
      return name;
    },
    take(taken) {
      name = taken;
      if (taken === 'operator') storage?.setItem(KEY, taken);
      else storage?.removeItem(KEY);
    },
    leave() {
      storage?.removeItem(KEY);
    },
  };
}
