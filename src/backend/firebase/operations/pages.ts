import type { FirestoreClient, FoundBelow, Group } from '#backend/firebase/firestore.ts';
import type { OnError, Unsubscribe } from '#backend/port/backend.ts';
import { LARGEST_PAGE } from '#domain/limits.ts';

/** The first pages of a list. */
export interface Pages<Document> {
  readonly found: readonly FoundBelow<Document>[];
  /** The last document of these pages, which may no longer exist. Null: they end where the list does. */
  readonly end: FoundBelow<Document> | null;
  /** Watches one more page, once. Null: these are all. */
  readonly more: (() => void) | null;
}

/** One page, and the listener on it. */
interface Part<Document> {
  readonly after: FoundBelow<Document> | null;
  /** Null until it has reported. */
  found: readonly FoundBelow<Document>[] | null;
  stop: Unsubscribe;
}

/**
 * Watches a list page by page, so that a further page does not read the earlier ones again. Each page begins behind the
 * last document of the page before, and ends with its own last document. Only the last page is open: a number limits it.
 * While there is more behind it, a listener to the list's end reports what comes there.
 */
export function watchPages<Document>(
  firestore: FirestoreClient,
  list: Omit<Group<Document>, 'most'>,
  page: number,
  onPages: (pages: Pages<Document>) => void,
  onError: OnError,
): Unsubscribe {
  const parts: Part<Document>[] = [];
  let stopEnd: Unsubscribe | null = null;
  let isStopped = false;

  function tell(): void {
    const known = parts.filter(({ found }) => found !== null);
    const open = parts.at(-1);
    const hasMore = !open?.found || open.found.length > page;
    if (hasMore) stopEnd ??= watchEnd();
    else {
      stopEnd?.();
      stopEnd = null;
    }
    onPages({
      found: known.flatMap((part) =>
        part === open ? (part.found ?? []).slice(0, page) : (part.found ?? []),
      ),
      end: hasMore ? (open?.found?.[page - 1] ?? open?.after ?? null) : null,
      more: hasMore ? () => addAfter(open) : null,
    });
  }

  /** Closes the open page behind its last document, and opens the next one. */
  function addAfter(open: Part<Document> | undefined): void {
    const last = open?.found?.[page - 1];
    if (isStopped || open === undefined || last === undefined || open !== parts.at(-1)) return;
    const stopOpen = open.stop;
    open.found = open.found?.slice(0, page) ?? null;
    add(last);
    open.stop = firestore.watchGroup<Document>({ ...list, most: LARGEST_PAGE }, hear(open), onError, {
      after: open.after,
      last,
    });
    stopOpen();
  }

  function add(after: FoundBelow<Document> | null): void {
    const part: Part<Document> = { after, found: null, stop: () => undefined };
    parts.push(part);
    part.stop = firestore.watchGroup<Document>({ ...list, most: page + 1 }, hear(part), onError, {
      after,
      last: null,
    });
  }

  const hear = (part: Part<Document>) => (found: readonly FoundBelow<Document>[]) => {
    part.found = found;
    tell();
  };

  /** Watches the list's last document: it changes when a request comes, or when an operator decides the last one. */
  function watchEnd(): Unsubscribe {
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
    stopEnd?.();
    for (const { stop } of parts) stop();
  };
}

/**
 * Counts the documents of a list. It asks the server only for the number behind the pages, and adds the documents that it
 * has, so the total never contradicts what is shown.
 */
export const countAll = async <Document>(
  firestore: FirestoreClient,
  list: Omit<Group<Document>, 'most'>,
  { found, end, more }: Pages<Document>,
): Promise<number> => found.length + (more === null ? 0 : await firestore.countGroup(list, end));
