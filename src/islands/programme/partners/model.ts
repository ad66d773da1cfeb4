import { atom, type ReadableAtom } from 'nanostores';
import type { PartnersShown } from '#backend/port/backend.ts';
import { isSameDownline } from '#domain/partners/partners.ts';
import { growing } from '#stores/list.ts';
import type { Tree } from './map/visible.ts';
import { type PartnerTreeWorker, openPartnerTreeWorker } from './tree/tree-client.ts';

/** The signed-in member's partners, and their map. */
export interface PartnerTree extends PartnersShown {
  readonly tree: Tree;
  readonly find: PartnerTreeWorker['search'];
}

/** Partners shown at first, and added by each press: as many as a map of a phone tells apart. */
const PAGE = 2_000;

export const $partnerTree = growing<PartnerTree>(PAGE, (opened, most, onTree, onError) => {
  const worker = openPartnerTreeWorker(onError);
  let present: PartnersShown | null = null;
  const stop = opened.watchPartners(
    most,
    (shown) => {
      if (present !== null && isSame(present, shown)) return;
      present = shown;
      worker.layout(shown.downline, (tree) => onTree({ ...shown, tree, find: worker.search }));
    },
    (error) => {
      present = null;
      onError(error);
    },
  );
  return () => {
    stop();
    worker.close();
  };
});

const isSame = (one: PartnersShown, other: PartnersShown): boolean =>
  one.hasMore === other.hasMore && isSameDownline(one.downline, other.downline);

/** Username of the partner that map and list show; empty if none. */
export const $chosenPartner = atom('');

export const choosePartner = (username: string): void => $chosenPartner.set(username);

export interface Suggested {
  readonly names: readonly string[];
  /** The index of the active suggestion; -1 if none. */
  readonly active: number;
}

/** The state of a field that suggests partners. */
export interface Suggester {
  readonly $typed: ReadableAtom<string>;
  /** Null while the list is closed. */
  readonly $suggested: ReadableAtom<Suggested | null>;
  /** Searches for a text. An answer is dropped if the text has changed or the list has closed. */
  type(text: string): Promise<void>;
  /** Moves the active suggestion, wrapping at the ends. @param by 1 or -1 */
  step(by: number): void;
  /** The active suggestion, or the first. */
  chooseActive(): void;
  choose(name: string): void;
  close(): void;
  /** Searches in another downline from now on, also for what is not answered yet. */
  searchBy(find: PartnerTreeWorker['search']): void;
}

export function createSuggester(find: PartnerTreeWorker['search']): Suggester {
  let search = find;
  const $typed = atom('');
  const $suggested = atom<Suggested | null>(null);
  /** The text that is not answered yet. */
  let asked: string | null = null;

  function close(): void {
    asked = null;
    $suggested.set(null);
  }

  async function ask(text: string): Promise<void> {
    asked = text;
    const names = await search(text);
    if (asked !== text) return;
    asked = null;
    $suggested.set({ names, active: -1 });
  }

  function choose(name: string): void {
    close();
    $typed.set(name);
    choosePartner(name);
  }

  return {
    $typed,
    $suggested,
    async type(text) {
      $typed.set(text);
      if (text.trim() === '') return close();
      await ask(text);
    },
    step(by) {
      const { names, active } = $suggested.get() ?? NO_SUGGESTIONS;
      if (names.length === 0) return;
      const next = active < 0 && by < 0 ? names.length - 1 : (active + by + names.length) % names.length;
      $suggested.set({ names, active: next });
    },
    chooseActive() {
      const { names, active } = $suggested.get() ?? NO_SUGGESTIONS;
      const name = names[Math.max(0, active)];
      if (name !== undefined) choose(name);
    },
    choose,
    close,
    searchBy(other) {
      search = other;
      if (asked !== null) void ask(asked);
    },
  };
}

const NO_SUGGESTIONS: Suggested = { names: [], active: -1 };
