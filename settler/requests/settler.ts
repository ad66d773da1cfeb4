import { type Firestore, GrpcStatus } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { backOffWithin } from '#domain/back-off.ts';
import { type Instant, SECOND } from '#domain/time.ts';
import type { ProgrammeLogDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { isOfBooks } from '#settler/ledger/books-disagree.ts';
import { commit, type DatedVersion, newer, readDocuments } from '#settler/ledger/documents.ts';
import { Draft } from '#settler/ledger/draft.ts';
import { FoldedProgramme } from '#settler/ledger/programme-log.ts';
import type { Mails } from '#settler/mails/mails.ts';
import { collect, HEADS, isActivation } from './collect.ts';
import { isOfFirestore } from './failed-requests.ts';
import { type PendingRequest, uidIn } from './pending.ts';
import { type RequestResult, type Plan, planBatch } from './plan.ts';
import { UnregisteredChains } from './registration.ts';

export type Result =
  | RequestResult
  | { readonly kind: 'failed'; readonly cause: unknown }
  /**
   * The request has its turn in a later batch: this one was full, or read only part of the upline chain, or
   * another settler is running.
   */
  | { readonly kind: 'postponed' };

/** Results by path. */
export type Results = ReadonlyMap<string, Result>;

/**
 * Settles requests in batches: each is committed whole or not at all. It remembers what it has written, so a process
 * must have only one settler; batches that are asked for at the same time follow one another.
 *
 * Two settlers on one database do no harm: each batch names the version of the totals that it builds on. Firestore
 * refuses the batch that comes second, and its settler stands by until the other one is silent.
 */
export interface Settler {
  settle(requests: readonly PendingRequest[]): Promise<Results>;
  /** Reads what these will need while a batch is being committed. */
  prepare(requests: readonly PendingRequest[]): Promise<void>;
}

/** How many documents the settler remembers: each has about a kilobyte. */
const REMEMBERED = 20_000;

/** Pauses of a settler that waits for another one, in milliseconds. */
const STAND_BY = { first: 50, longest: 2 * SECOND };

/** gRPC codes with which Firestore refuses a batch because a document changed after it was read. */
const CHANGED: readonly unknown[] = [
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
];

/**
 * Only settlers write these documents, so the last version seen is right until Firestore refuses a batch that
 * builds on it.
 */
const isOwn = (path: string): boolean => path === paths.logHead() || /^(balances|programme)\//.test(path);

/** @param mails null: this settler writes none */
export function openSettler(db: Firestore, now: () => Instant, mails: Mails | null = null): Settler {
  /** Documents as last read or written. */
  const remembered = new LRUCache<string, DatedVersion>({ max: REMEMBERED });
  const folded = new FoldedProgramme(db);
  const chains = new UnregisteredChains();
  /** Documents read ahead for the next batch. */
  let ahead = new Map<string, DatedVersion>();
  /** Counts how often this settler forgot everything: it must not remember what it read before. */
  let era = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isStandingBy = false;
  /** How often another settler was faster, minus how often it was not. */
  let overtaken = 0;

  function versionIn(documents: ReadonlyMap<string, DatedVersion>, path: string): DatedVersion | undefined {
    const known = remembered.get(path);
    if (isOwn(path)) return known;
    // Others write this document too, so this batch must have read it.
    const found = documents.get(path);
    return found && newer(known, found);
  }

  function remember(path: string, version: DatedVersion): void {
    remembered.set(path, newer(remembered.get(path), version));
  }

  const isAtHeads = () => HEADS.every((path) => remembered.get(path) !== undefined);

  /** Also reads the heads if they are unknown, so that nothing remembered is older than they are. */
  async function read(into: Map<string, DatedVersion>, unread: Iterable<string>): Promise<void> {
    const began = era;
    const found = await readDocuments(db, new Set([...unread, ...(isAtHeads() ? [] : HEADS)]));
    if (began !== era) return;
    const log = found.get(paths.programmeLog());
    if (log) await folded.upTo((log.data as ProgrammeLogDocument | null)?.entries ?? 0);
    for (const [path, version] of found) {
      if (isOwn(path)) remember(path, version);
      else into.set(path, newer(into.get(path), version));
    }
  }

  /**
   * Reads what the requests need, and plans. Does it again if only the first plan says which documents the
   * postings change.
   */
  async function readAndPlan(
    documents: Map<string, DatedVersion>,
    requests: readonly PendingRequest[],
    searchesPosted: boolean,
    readMore = read,
  ): Promise<Plan> {
    for (const { path, document } of requests) {
      if (document) documents.set(path, newer(documents.get(path), document));
    }
    const versionOf = (path: string) => versionIn(documents, path);
    const collected = await collect(
      requests.map(({ path }) => path),
      {
        draft: new Draft(versionOf),
        programme: () => folded.programme,
        chains,
        searchesPosted,
        read: (unread) => readMore(documents, unread),
      },
    );
    const members = requests.filter(({ path }) => !isActivation(path)).map(({ path }) => uidIn(path));
    const mailOf = mails ? await mails.writerFor(members) : () => null;
    const plan = () =>
      planBatch(collected, { versionOf, programme: folded.programme, mailOf, searchesPosted }, now());
    const first = plan();
    if (first.unread.size === 0) return first;
    await readMore(documents, first.unread);
    return plan();
  }

  function forget(): void {
    era += 1;
    ahead = new Map();
    remembered.clear();
  }

  /** Forgets everything and reads the heads. @returns whether they have changed: another settler is running */
  async function isOvertaken(): Promise<boolean> {
    const heads = () => HEADS.map((path) => remembered.get(path)?.updateTime?.valueOf());
    const before = heads();
    forget();
    await read(new Map(), []);
    return !isDeepStrictEqual(heads(), before);
  }

  /** Leaves the work to the other settler for a while. */
  async function standBy(requests: readonly PendingRequest[]): Promise<Results> {
    isStandingBy = true;
    overtaken += 1;
    await wait(backOffWithin(STAND_BY, overtaken, Math.random));
    return all(requests, { kind: 'postponed' });
  }

  /** @param isSecond a first attempt failed */
  async function attempt(
    requests: readonly PendingRequest[],
    documents: Map<string, DatedVersion>,
    isSecond: boolean,
  ): Promise<Results> {
    let planned: Plan;
    try {
      planned = await readAndPlan(documents, requests, isSecond);
    } catch (cause) {
      // Another settler may have moved the books between two of these reads, so try once more.
      if (isSecond || !isOfBooks(cause)) throw cause;
      forget();
      return attempt(withoutDocuments(requests), new Map(), true);
    }
    const { draft, results: plannedResults, failed, entries } = planned;
    if (failed.size > 0 && !isSecond) {
      // The failure may come from outdated documents in memory, so forget them.
      forget();
      return attempt(withoutDocuments(requests), new Map(), true);
    }
    const results = new Map<string, Result>(requests.map(({ path }) => [path, { kind: 'postponed' }]));
    for (const [path, cause] of failed) results.set(path, { kind: 'failed', cause });
    try {
      const times = draft.size > 0 ? await commit(db, draft.writes) : new Map();
      for (const [path, data] of draft.written) {
        const updateTime = times.get(path);
        if (updateTime) remember(path, { data, updateTime, at: updateTime });
      }
      for (const entry of entries) {
        folded.append(entry);
        chains.registered(entry.uid);
      }
      overtaken = Math.max(0, overtaken - 1);
      for (const [path, result] of plannedResults) results.set(path, result);
    } catch (cause) {
      const committing = requests.filter(({ path }) => plannedResults.has(path));
      for (const [path, result] of await afterFailure(cause, committing, isSecond)) results.set(path, result);
    }
    return results;
  }

  async function afterFailure(
    cause: unknown,
    requests: readonly PendingRequest[],
    isSecond: boolean,
  ): Promise<Results> {
    const isChanged = CHANGED.includes((cause as { readonly code?: unknown } | null)?.code);
    if (!isChanged && isOfFirestore(cause)) {
      // We do not know whether Firestore committed the batch, so forget everything.
      forget();
      return all(requests, { kind: 'failed', cause });
    }
    if (await isOvertaken()) return standBy(requests);
    if (!isSecond) return attempt(withoutDocuments(requests), new Map(), true);
    if (requests.length <= 1) return all(requests, { kind: 'failed', cause });
    const half = Math.ceil(requests.length / 2);
    const first = await attempt(withoutDocuments(requests.slice(0, half)), new Map(), true);
    return new Map([...first, ...(await attempt(withoutDocuments(requests.slice(half)), new Map(), true))]);
  }

  return {
    settle(requests) {
      const settling = last.then(async () => {
        if (isStandingBy && (await isOvertaken())) return standBy(requests);
        isStandingBy = false;
        const documents = ahead;
        ahead = new Map();
        return attempt(requests, documents, false);
      });
      last = settling.catch(forget);
      return settling;
    },
    async prepare(requests) {
      const [documents, began] = [ahead, era];
      try {
        await readAndPlan(documents, requests, false, async (into, unread) => {
          // Reading ahead does not read the heads: only a settlement does.
          if (isStandingBy || !isAtHeads() || began !== era) throw new Error('The books have moved on');
          await read(into, unread);
        });
      } catch {
        // Settling them throws the same error again and reports it.
      }
    },
  };
}

/** Drops the documents that listeners delivered: they may be outdated. */
const withoutDocuments = (requests: readonly PendingRequest[]): readonly PendingRequest[] =>
  requests.map(({ path, since }) => ({ path, since }));

const all = (requests: readonly PendingRequest[], result: Result): Results =>
  new Map(requests.map(({ path }) => [path, result]));
