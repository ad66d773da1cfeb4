import { atom, type ReadableAtom } from 'nanostores';
import type { OnError, PartnersShown } from '#backend/port/backend.ts';
import { type Downline, isSameDownline } from '#domain/partners/partners.ts';
import { growing } from '#stores/list.ts';
import { workerAt, workerFailure } from '#stores/worker/page-side.ts';
import type { Tree } from './sunburst.ts';
import type { TreeAnswer, TreeRequest } from './tree-worker.ts';
import workerUrl from './tree-worker.ts?worker&url';

/** The signed-in member's partners, and the layout of their picture. */
export interface PartnerTree extends PartnersShown {
  readonly tree: Tree;
  /** How many partners are samples. */
  readonly samples: number;
  readonly find: PartnerTreeWorker['search'];
}

/** Partners shown at first, and added by each press: as many as a picture on a phone tells apart. */
const PAGE = 2_000;

export const $partnerTree = growing<PartnerTree>(PAGE, (opened, most, onTree, onError) => {
  const worker = openPartnerTreeWorker(onError);
  let present: PartnersShown | null = null;
  const stop = opened.watchPartners(
    most,
    (shown) => {
      if (present !== null && isSame(present, shown)) return;
      present = shown;
      const { isSample } = shown.downline;
      const samples = isSample.subarray(1).reduce((count, each) => count + each, 0);
      worker.layout(shown.downline, (tree) => onTree({ ...shown, tree, samples, find: worker.search }));
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

/** Whether samples and people stand side by side, so that each sample has to be marked. Otherwise it is said once. */
export const isMixed = ({ samples, downline }: PartnerTree): boolean =>
  samples > 0 && samples < downline.usernames.length - 1;

const isSame = (one: PartnersShown, other: PartnersShown): boolean =>
  one.hasMore === other.hasMore && isSameDownline(one.downline, other.downline);

/** Username of the partner that picture and list show; empty if none. */
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
  /** Empties the field: what it found, or what was chosen elsewhere, stands below it. */
  clear(): void;
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

  function clear(): void {
    close();
    $typed.set('');
  }

  function choose(name: string): void {
    clear();
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
    clear,
    searchBy(other) {
      search = other;
      if (asked !== null) void ask(asked);
    },
  };
}

const NO_SUGGESTIONS: Suggested = { names: [], active: -1 };

const startWorker = workerAt(workerUrl, 'tessera-partners');

/** A worker that lays out downlines, and searches names in the latest one. */
interface PartnerTreeWorker {
  /** Hands over the layout of a downline. If another is asked for before it comes, only the latest is handed over. */
  layout(downline: Downline, onTree: (tree: Tree) => void): void;
  /**
   * Names that begin with the typed text, then names that contain it. Returns names, not positions, because they may
   * belong to a newer downline than the layout.
   */
  search(typed: string): Promise<readonly string[]>;
  close(): void;
}

function openPartnerTreeWorker(onError: OnError): PartnerTreeWorker {
  const worker = startWorker();
  const questions = new Map<number, (names: readonly string[]) => void>();
  let asked = 0;
  /** Layouts that are asked for and have not come yet. */
  let awaited = 0;
  let handOver: (tree: Tree) => void = () => undefined;
  const tell = (request: TreeRequest) => worker.postMessage(request);

  worker.addEventListener('message', ({ data }: MessageEvent<TreeAnswer>) => {
    if (data.kind === 'found') {
      questions.get(data.question)?.(data.names);
      questions.delete(data.question);
      return;
    }
    awaited -= 1;
    if (awaited === 0) handOver(data.tree);
  });
  worker.addEventListener('error', (event) => onError(workerFailure(event)));

  return {
    layout({ usernames, uplines }, onTree) {
      awaited += 1;
      handOver = onTree;
      tell({ kind: 'layout', usernames: usernames.join('\n'), uplines });
    },
    search(typed) {
      const { promise, resolve } = Promise.withResolvers<readonly string[]>();
      asked += 1;
      questions.set(asked, resolve);
      tell({ kind: 'find', question: asked, typed });
      return promise;
    },
    close: () => worker.terminate(),
  };
}
