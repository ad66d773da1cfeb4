import type { Programme } from '#domain/programme/programme.ts';
import { postedIds } from '#domain/settlement/posted.ts';
import { paths } from '#firestore/paths.ts';
import type { ActivationDocument } from '#firestore/documents.ts';
import type { Draft } from '#settler/ledger/draft.ts';
import { lastBundleIn } from '#settler/ledger/programme-log.ts';
import { uidIn } from './pending.ts';
import { type UnregisteredChains, type Registrations, unreadOf } from './registration.ts';
import { pathsFor, requestIn } from './request.ts';

/**
 * The heads of the books. If another settler moves them, everything that this one remembers may be outdated.
 */
export const HEADS = [paths.totals(), paths.programmeLog(), paths.logHead()];

/**
 * How often a batch reads at most before it is planned. Almost all requests need two reads. An upline chain needs two
 * for each member that the programme's log lacks. An activation below a longer chain waits for the next
 * batch, which continues from there.
 */
const ROUNDS = 24;

/** A request whose own documents have been read. */
export interface Collected {
  /** The path of the document that asks. */
  readonly path: string;
  /**
   * The registrations that come before it; null: it waits, because its upline chain is not all read, has
   * changed, or finds no room in the batch.
   */
  readonly registrations: Registrations | null;
}

interface Reading {
  /** What was read so far. */
  readonly draft: Draft;
  programme(): Programme;
  readonly chains: UnregisteredChains;
  /**
   * Whether to look in the ledger for postings that the requests already have. `create` finds them too, but
   * fails the whole batch.
   */
  readonly searchesPosted: boolean;
  read(paths: ReadonlySet<string>): Promise<void>;
}

/**
 * Reads what the settlement of requests needs. It leaves out the balances of members that activations pay,
 * because only the plan names these.
 */
export async function collect(
  requests: readonly string[],
  { draft, programme, chains, searchesPosted, read }: Reading,
): Promise<readonly Collected[]> {
  const knows = (uid: string) => programme().knows(uid);
  const readAll = async (rounds: number, next: () => Iterable<string>) => {
    for (let round = 0; round < rounds; round += 1) {
      const unread = new Set([...next()].filter((path) => !draft.has(path)));
      if (unread.size === 0) return;
      await read(unread);
    }
  };
  const activating = () => [
    ...new Set(requests.filter((path) => isPendingActivation(draft, path)).map(uidIn)),
  ];

  await readAll(ROUNDS, function* () {
    yield* HEADS;
    for (const path of requests) {
      yield* pathsFor(draft, path);
      if (searchesPosted) yield* postingPathsFor(draft, path);
    }
    const bundle = draft.has(paths.programmeLog()) ? lastBundleIn(draft) : null;
    for (const uid of activating()) {
      const unread = chains.unread(uid, draft, knows);
      if (unread !== null) yield unread;
      if (bundle !== null) yield bundle;
    }
  });

  const registrationsOf = chains.nextOf(activating(), draft, knows);
  // Earlier batches read part of a long chain. Read it again, because it may have changed.
  await readAll(2, function* () {
    for (const { entries } of registrationsOf.values()) {
      for (const { uid } of entries) {
        const unread = unreadOf(draft, uid);
        if (unread !== null) yield unread;
      }
    }
  });
  return requests.map((path) => {
    if (!isPendingActivation(draft, path)) return { path, registrations: NOTHING };
    const registrations = registrationsOf.get(uidIn(path));
    const isCurrent = registrations && chains.areAsRead(registrations, draft);
    return { path, registrations: isCurrent ? registrations : null };
  });
}

const NOTHING: Registrations = { entries: [], isWhole: true };

export const isActivation = (path: string): boolean => path.split('/')[2] === 'activations';

const isPendingActivation = (draft: Draft, path: string): boolean =>
  isActivation(path) && draft.has(path) && draft.get<ActivationDocument>(path)?.status === 'requested';

/** Where the ledger would have the postings of a request. */
function postingPathsFor(draft: Draft, path: string): readonly string[] {
  if (!pathsFor(draft, path).every((each) => draft.has(each))) return [];
  try {
    const request = requestIn(draft, path)?.request;
    return request ? postedIds(request).map((id) => paths.posting(request.uid, id)) : [];
  } catch {
    // Planning throws the same error again and reports it.
    return [];
  }
}
