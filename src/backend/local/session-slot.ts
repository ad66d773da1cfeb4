/**
 * Which session a tab uses: the one shared by all tabs, or the sandbox operator's, in this tab alone. So one browser
 * can show a member and an operator side by side. The names are the keys of the session's rows.
 */
export type SessionSlotName = 'current' | 'operator';

export interface SessionSlot {
  readonly name: SessionSlotName;
  attach(name: SessionSlotName): void;
  /** The tab's next page uses the shared session again. */
  detach(): void;
}

/** One tab's storage, as `sessionStorage`. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'tessera:slot';

/** @param storage without it, the slot lasts as long as the page */
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
