import type { FirestoreClient, FoundBelow, Group } from '#backend/firebase/firestore.ts';
import type { OnError, Unsubscribe } from '#backend/port/backend.ts';
import { LARGEST_PAGE } from '#domain/limits.ts';

/** The first pages of a list. */
export interface Pages<Document> {
  readonly found: readonly FoundBelow<Document>[];
  /** The last document of these pages, which may no longer exist. Null: they end where the list does. */
  readonly last: FoundBelow<Document> | null;
  /** Watches one more page, once. Null: these are all. */
  readonly more: (() => void) | null;
}

/** One page, and the listener on it. */
interface OpenedPage<Document> {
  readonly after: FoundBelow<Document> | null;
  /** Null until it has reported. */
  found: readonly FoundBelow<Document>[] | null;
  stop: Unsubscribe;
}

/**
 * Watches a list page by page, so that a further page does not read the earlier ones again. Each page begins after the
 * last document of the page before, and ends with its own last document. The last page is open: it has no last document,
 * only a number of documents. While there are more after it, a listener on the list's end reports what comes there.
 */
export function watchPages<Document>(
  firestore: FirestoreClient,
  list: Omit<Group<Document>, 'most'>,
  most: number,
  onPages: (pages: Pages<Document>) => void,
  onError: OnError,
): Unsubscribe {
  const pages: OpenedPage<Document>[] = [];
  let stopListEnd: Unsubscribe | null = null;
  let isStopped = false;

  function tell(): void {
    const known = pages.filter(({ found }) => found !== null);
    const open = pages.at(-1);
    const hasMore = !open?.found || open.found.length > most;
    if (hasMore) stopListEnd ??= watchListEnd();
    else {
      stopListEnd?.();
      stopListEnd = null;
    }
    onPages({
      found: known.flatMap((page) =>
        page === open ? (page.found ?? []).slice(0, most) : (page.found ?? []),
      ),
      last: hasMore ? (open?.found?.[most - 1] ?? open?.after ?? null) : null,
      more: hasMore ? () => addAfter(open) : null,
    });
  }

  /** Closes the open page after its last document, and opens the next one. */
  function addAfter(open: OpenedPage<Document> | undefined): void {
    const last = open?.found?.[most - 1];
    if (isStopped || open === undefined || last === undefined || open !== pages.at(-1)) return;
    const stopOpen = open.stop;
    open.found = open.found?.slice(0, most) ?? null;
    add(last);
    open.stop = firestore.watchGroup<Document>({ ...list, most: LARGEST_PAGE }, hear(open), onError, {
      after: open.after,
      last,
    });
    stopOpen();
  }

  function add(after: FoundBelow<Document> | null): void {
    const page: OpenedPage<Document> = { after, found: null, stop: () => undefined };
    pages.push(page);
    page.stop = firestore.watchGroup<Document>({ ...list, most: most + 1 }, hear(page), onError, {
      after,
      last: null,
    });
  }

  const hear = (page: OpenedPage<Document>) => (found: readonly FoundBelow<Document>[]) => {
    page.found = found;
    tell();
  };

  /** Watches the list's last document: it changes when a document comes at the end, or the last one leaves the list. */
  function watchListEnd(): Unsubscribe {
    const [field] = list.order;
    return firestore.watchGroup<Document>(
      { ...list, order: [field, 'desc'], most: 1 },
      () => tell(),
      onError,
    );
  }

  add(null);
  return () => {
    isStopped = true;
    stopListEnd?.();
    for (const { stop } of pages) stop();
  };
}

/**
 * Counts the documents of a list. It asks the server only for the number after the pages, and adds the documents that it
 * has, so the total never contradicts what is shown.
 */
export const countAll = async <Document>(
  firestore: FirestoreClient,
  list: Omit<Group<Document>, 'most'>,
  { found, last, more }: Pages<Document>,
): Promise<number> => found.length + (more === null ? 0 : await firestore.countGroup(list, last));
