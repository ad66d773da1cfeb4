import { atom, computed, type ReadableAtom } from 'nanostores';
import type { MemberDeposit } from '#backend/port/backend.ts';
import { backend } from '#backend/index.ts';
import type { Choice } from '#domain/decisions/decision.ts';
import type { Moved, Recent } from '#domain/decisions/second-operator.ts';
import type { RequestRef } from '#domain/decisions/desk.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Proof } from '#domain/deposits/proof.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#domain/time.ts';
import { coinOf } from '#domain/withdrawals/withdrawal.ts';
import {
  $depositQueue,
  $desk,
  $view,
  $withdrawalQueue,
  amountOf,
  hasProof,
  idOf,
  isLate,
  isUnproven,
  keyOf,
  type PendingRequest,
  requestsOf,
  sinceOf,
} from '#islands/operator/model.ts';
import { proofOfMember } from '#stores/deposits.ts';
import { persisted } from '#stores/persisted.ts';
import { readOnce, remote, type RemoteStore } from '#stores/remote-data.ts';

/** The lists of a queue: what can be decided, what waits for its member, and what needs another look. */
export const LISTS = ['ready', 'declared', 'marked'] as const;
export type ListName = (typeof LISTS)[number];

/** What is chosen in the filter. Empty: any. */
export interface QueueFilter {
  /** Or `bank`. */
  readonly coin: string;
  readonly amount: '' | 'small' | 'middle' | 'large';
  readonly age: '' | 'overdue' | 'hour' | 'day' | 'week';
}

export const EVERY_REQUEST: QueueFilter = { coin: '', amount: '', age: '' };

/** The bounds of the amounts to choose from, in cents. */
const AMOUNTS = {
  small: [0, 500_00],
  middle: [500_01, 1_000_00],
  large: [1_000_01, Number.MAX_SAFE_INTEGER],
} as const;

const AGES = { hour: HOUR, day: DAY, week: 7 * DAY } as const;

/** Whether a request passes the filter. Its age counts from its proof, and without one from when it was asked for. */
export function passesFilter(
  request: PendingRequest,
  { coin, amount, age }: QueueFilter,
  timeSince: (at: Instant) => number,
): boolean {
  const ownCoin = request.kind === 'deposit' ? request.deposit.coin : (coinOf(request.withdrawal) ?? 'bank');
  const [least, most] = amount === '' ? [0, Number.MAX_SAFE_INTEGER] : AMOUNTS[amount];
  const cents = amountOf(request);
  return (
    (coin === '' || ownCoin === coin) && cents >= least && cents <= most && isOfAge(request, age, timeSince)
  );
}

function isOfAge(
  request: PendingRequest,
  age: QueueFilter['age'],
  timeSince: (at: Instant) => number,
): boolean {
  if (age === '') return true;
  if (age === 'overdue') return request.kind === 'deposit' && isLate(request.deposit, timeSince);
  return timeSince(sinceOf(request)) >= AGES[age];
}

export const refOf = (request: PendingRequest): RequestRef => ({
  uid: request.member.uid,
  requestKind: request.kind,
  requestId: idOf(request),
});

/** As `keyOf` names the request. */
export const keyOfRef = ({ requestKind, uid, requestId }: RequestRef): string =>
  `${requestKind} ${uid} ${requestId}`;

/** The request that `keyOf` named, in an address that anyone may have typed; null: it names none. */
function refOfKey(key: string): RequestRef | null {
  const [, kind, uid = '', requestId = ''] = /^(deposit|withdrawal) (\S+) (\S+)$/.exec(key) ?? [];
  return kind === 'deposit' || kind === 'withdrawal' ? { requestKind: kind, uid, requestId } : null;
}

/** Requests that a mark or the page's address names, and that are in no page that is shown. */
const $named = computed(
  [$desk, $view, $depositQueue, $withdrawalQueue],
  (desk, view, deposits, withdrawals) => {
    if (deposits.state !== 'ready' || withdrawals.state !== 'ready') return [];
    const { proven, declared } = deposits.value;
    const shown = new Set([
      ...[proven, declared].flatMap(requestsOf).map((each) => keyOf({ kind: 'deposit', ...each })),
      ...requestsOf(withdrawals.value).map((each) => keyOf({ kind: 'withdrawal', ...each })),
    ]);
    const marks = desk.state === 'ready' ? desk.value.filter(({ sign }) => sign === 'marked') : [];
    const opened = view.request === null ? null : refOfKey(view.request);
    return [...marks, ...(opened ? [opened] : [])].filter((each) => !shown.has(keyOfRef(each)));
  },
);

/** What became of them, by `keyOf`: null for one that waits no more. One that is not known yet is absent. */
export const $followed: RemoteStore<ReadonlyMap<string, PendingRequest | null>> = remote(
  (opened, onFound, onError) => {
    const found = new Map<string, PendingRequest | null>();
    const stops = new Map<string, () => void>();
    const stopNaming = $named.subscribe((named) => {
      const refs = new Map(named.map((each) => [keyOfRef(each), each]));
      for (const [key, stop] of [...stops]) {
        if (refs.has(key)) continue;
        stop();
        stops.delete(key);
        found.delete(key);
      }
      for (const [key, ref] of refs) {
        if (stops.has(key)) continue;
        const hear = (waiting: PendingRequest | null) => onFound(new Map(found.set(key, waiting)));
        stops.set(key, opened.watchWaiting(ref, hear, onError));
      }
      onFound(new Map(found));
    });
    return () => {
      stopNaming();
      for (const stop of stops.values()) stop();
    };
  },
);

/** What marked or handled a request could not do, e.g. without a network. */
const $failed = atom<unknown>(null);
export const $deskFailure: ReadableAtom<unknown> = $failed;

async function tell(work: (request: RequestRef) => Promise<void>, request: RequestRef): Promise<void> {
  try {
    await work(request);
    $failed.set(null);
  } catch (thrown) {
    $failed.set(thrown);
  }
}

/** Marks a request for another look, or takes the mark away. */
export async function setMarked(request: RequestRef, isMarked: boolean): Promise<void> {
  const opened = await backend();
  await tell(isMarked ? opened.mark : opened.unmark, request);
}

/** The proofs that were looked at last, and the one that comes next. Pictures are large: keep few. */
const PROOFS_KEPT = 4;
const proofs = new Map<string, { readonly store: RemoteStore<Proof | null>; readonly stop: () => void }>();

/** The present proof of a deposit. It stays loaded for a while, so that a look back and the look ahead show it at once. */
export function proofStoreOf(uid: string, { id, proofAt }: Deposit): RemoteStore<Proof | null> {
  const key = `${uid} ${id} ${proofAt}`;
  const known = proofs.get(key) ?? opened(proofOfMember(uid, id));
  proofs.delete(key);
  proofs.set(key, known);
  for (const [oldest, { stop }] of [...proofs].slice(0, -PROOFS_KEPT)) {
    stop();
    proofs.delete(oldest);
  }
  return known.store;
}

const opened = (store: RemoteStore<Proof | null>) => ({ store, stop: store.listen(() => undefined) });

/** Loads the proof of the request that comes next. */
export function loadAhead(request: PendingRequest | undefined): void {
  if (request && hasProof(request)) proofStoreOf(request.member.uid, request.deposit);
}

/** Other deposits with the same picture: those that were proven by it earlier, and later. */
interface SamePicture {
  readonly before: readonly MemberDeposit[];
  readonly after: readonly MemberDeposit[];
}

export const sameProofAs = (own: MemberDeposit): RemoteStore<SamePicture> =>
  readOnce(async (opened) => {
    const { before = [], after = [] } = Object.groupBy(await opened.findSameProof(own), ({ deposit }) =>
      provenAt(deposit) > provenAt(own.deposit) ? 'after' : 'before',
    );
    return { before, after };
  });

export const provenAt = ({ proofAt, createdAt }: Deposit): Instant => proofAt ?? createdAt;

/** Credited deposits that are read of a member, newest first: few have more within the time that counts. */
const CREDITS = 25;

/**
 * What was credited to a member without a proof lately: it counts towards the limit of one operator.
 * @param uid null: it does not matter
 */
export const recentCreditsOf = (uid: string | null): RemoteStore<Recent> =>
  remote((opened, onRecent, onError) => {
    if (uid === null) return () => undefined;
    return opened.watchAllDeposits(
      { uid, status: 'credited', coin: null, reference: null, from: null, until: null },
      CREDITS,
      ({ items }) => onRecent({ payouts: [], unproven: items.flatMap(unprovenIn) }),
      onError,
    );
  });

const unprovenIn = ({ deposit: { amount, proofAt, decidedAt } }: MemberDeposit): readonly Moved[] =>
  proofAt === null && decidedAt !== null ? [{ amount, at: decidedAt }] : [];

/** How many reasons of one's own are kept. */
const REASONS_KEPT = 5;

/** What a reason is for: to refuse a kind of request, or to agree to a deposit without a proof. */
export type ReasonList = 'deposit' | 'withdrawal' | 'unproven';

/** The list of reasons for a decision. Null: it needs none. */
export function reasonListOf(request: PendingRequest, choice: Choice): ReasonList | null {
  if (choice === 'refuse') return request.kind;
  return isUnproven(request) ? 'unproven' : null;
}

/** The reasons that this browser's operator gave last, newest first. */
type Reasons = Readonly<Record<ReasonList, readonly string[]>>;

const NO_REASONS: Reasons = { deposit: [], withdrawal: [], unproven: [] };

export const $lastReasons = persisted<Reasons>('operator-reasons', NO_REASONS, readReasons, JSON.stringify);

function readReasons(text: string): Reasons | null {
  try {
    const { deposit, withdrawal, unproven } = JSON.parse(text) as Partial<Record<ReasonList, unknown>>;
    const texts = (found: unknown) =>
      Array.isArray(found) ? found.filter((each) => typeof each === 'string').slice(0, REASONS_KEPT) : [];
    return { deposit: texts(deposit), withdrawal: texts(withdrawal), unproven: texts(unproven) };
  } catch {
    return null;
  }
}

/** Keeps a reason at hand. @param templates that are at hand anyway */
export function keepReason(list: ReasonList, reason: string, templates: readonly string[]): void {
  const kept = reason.trim();
  if (kept === '' || templates.includes(kept)) return;
  const last = $lastReasons.get();
  const others = last[list].filter((each) => each !== kept);
  $lastReasons.set({ ...last, [list]: [kept, ...others].slice(0, REASONS_KEPT) });
}

/**
 * Says that this operator handles a request, for as long as it does and the tab is on the screen.
 * @returns ends it
 */
export function hold(request: RequestRef): () => void {
  const say = () => {
    if (document.visibilityState === 'visible')
      void backend()
        .then(({ handle }) => handle(request))
        .catch(ignore);
  };
  say();
  const timer = setInterval(say, MINUTE);
  return () => {
    clearInterval(timer);
    void backend()
      .then(({ leave }) => leave(request))
      .catch(ignore);
  };
}

/** That another operator handles it is shown beside it already, and an end that is not told comes by itself. */
const ignore = (): void => undefined;
