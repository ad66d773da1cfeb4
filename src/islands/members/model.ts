import { pageAt } from '#i18n/language.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { memberScreenAt, type MemberScreenName } from '#domain/routes.ts';
import { siteAnswers } from '#stores/connectivity.ts';
import { asFailure } from '#stores/failure.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { linkedUrl, reloadPage, setShownInPlace } from '#stores/navigate.ts';
import type { RemoteData } from '#stores/remote-data.ts';

/** What is on the screen. Every move makes a new visit, also one to the screen that is open. */
export interface Visit<Screen> {
  readonly name: MemberScreenName;
  /** Counts the moves since the page loaded. */
  readonly number: number;
  /** Failed if its chunk cannot be fetched. After a move, the page then loads again. */
  readonly screen: RemoteData<Screen>;
}

export interface ScreenChunks<Screen> {
  readonly loaded: (name: MemberScreenName) => Screen | undefined;
  readonly load: (name: MemberScreenName) => Promise<Screen>;
}

export interface Moves<Screen> {
  readonly $visit: ReadableAtom<Visit<Screen>>;
  /** Fetches the first screen, and moves from link to link within this page. Returns a function that ends it. */
  readonly follow: () => () => void;
  /** Call it once the screen is painted: the browser then scrolls to where the person was. */
  readonly endMove: () => void;
}

/**
 * Moves between screens without loading a page, by the browser's Navigation API: URL, history, scroll positions and the
 * stop button remain the browser's. A browser without it loads a page for each link.
 *
 * @param first the screen of the loaded page
 * @param names the screens that this page may show
 */
export function createMoves<Screen>(
  first: MemberScreenName,
  names: readonly MemberScreenName[],
  chunks: ScreenChunks<Screen>,
): Moves<Screen> {
  const $visit = atom<Visit<Screen>>({ name: first, number: 0, screen: present(first) });
  let painting = Promise.withResolvers<void>();

  function present(name: MemberScreenName): RemoteData<Screen> {
    const value = chunks.loaded(name);
    return value === undefined ? { state: 'loading' } : { state: 'ready', value };
  }

  const nameAt = ({ pathname }: URL): MemberScreenName | null => {
    const name = memberScreenAt(pageAt(pathname));
    return name !== null && names.includes(name) ? name : null;
  };

  const onNavigate = (event: NavigateEvent) => {
    const name = isMove(event) ? nameAt(new URL(event.destination.url)) : null;
    if (name === null) return;
    const isReturn = event.navigationType === 'traverse';
    event.intercept({
      // The screen's title takes the focus.
      focusReset: 'manual',
      // A return goes to where the person was, once the screen is there.
      scroll: isReturn ? 'after-transition' : 'manual',
      async handler() {
        if (!isReturn) scrollTo({ top: 0, behavior: 'instant' });
        painting = Promise.withResolvers();
        const { promise } = painting;
        await show(name);
        if (isReturn) await promise;
      },
    });
  };

  async function show(name: MemberScreenName): Promise<void> {
    const visit = { name, number: $visit.get().number + 1, screen: present(name) };
    // Steps that are kept in the URL are read again.
    dispatchEvent(new Event('popstate'));
    $visit.set(visit);
    if (visit.screen.state === 'ready') return;
    const screen = await fetchScreen(visit);
    if (screen.state === 'ready') return;
    // Without a network, a reload would end in the browser's error page: `reloadPage` waits for it.
    await siteAnswers();
    if ($visit.get().screen === screen) reloadPage();
  }

  /** Shows the screen of a visit, or why it does not come, if the visit still lasts by then. */
  async function fetchScreen(visit: Visit<Screen>): Promise<RemoteData<Screen>> {
    const screen = await loadSiteChunk(() => chunks.load(visit.name)).then(
      (value): RemoteData<Screen> => ({ state: 'ready', value }),
      (thrown: unknown): RemoteData<Screen> => ({ state: 'failed', failure: asFailure(thrown) }),
    );
    if ($visit.get().number === visit.number) $visit.set({ ...visit, screen });
    return screen;
  }

  /** Fetches a screen ahead. If that fails, the move to it tries again. */
  function prepare(name: MemberScreenName): void {
    if (navigator.onLine !== false) void chunks.load(name).catch(() => undefined);
  }

  return {
    $visit,
    endMove: () => painting.resolve(),
    follow() {
      const visit = $visit.get();
      if (visit.screen.state === 'loading') void fetchScreen(visit);
      if (!('navigation' in window)) return () => undefined;
      const ending = new AbortController();
      const { signal } = ending;
      navigation.addEventListener('navigate', onNavigate, { signal });
      setShownInPlace((url) => {
        const name = nameAt(url);
        return name !== null && chunks.loaded(name) !== undefined;
      });

      const onNear = (event: Event) => {
        const url = linkedUrl(event);
        const name = url && nameAt(url);
        if (name !== null) prepare(name);
      };
      for (const type of ['pointerover', 'pointerdown', 'focusin']) {
        addEventListener(type, onNear, { signal });
      }

      return () => {
        ending.abort();
        setShownInPlace(() => false);
      };
    },
  };
}

/**
 * Whether a navigation leads from one screen to another. A step of a screen (`pushState`), an anchor, a download and a
 * reload do not.
 */
function isMove(event: NavigateEvent): boolean {
  const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData !== null) return false;
  if (navigationType === 'reload') return false;
  if (navigationType === 'traverse') return new URL(destination.url).pathname !== location.pathname;
  return !destination.sameDocument;
}
