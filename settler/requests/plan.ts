import { Timestamp } from 'firebase-admin/firestore';
import type { Recent } from '#domain/decisions/second-operator.ts';
import type { SaltedPostings } from '#domain/log/entry.ts';
import { levelKey } from '#domain/programme/activation.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import type { OpenedLevel, Programme } from '#domain/programme/programme.ts';
import { noticesOf, type OwnedNotice, unheldNotice } from '#domain/notices/notice.ts';
import { postedIds } from '#domain/settlement/posted.ts';
import { recentAfter } from '#domain/settlement/recent.ts';
import { type Change, settle, type SettlementState } from '#domain/settlement/settle.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import type {
  AccountDocument,
  IncomeDocument,
  LevelsDocument,
  MailDocument,
  ProgrammeLogDocument,
  ResultDocument,
  TallyDocument,
  WithdrawalDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { Draft, type Version } from '#settler/ledger/draft.ts';
import {
  appendPostings,
  appendLogEntries,
  balancesIn,
  documentsToPost,
  postingsIn,
  recentIn,
  totalsIn,
} from '#settler/ledger/postings.ts';
import { appendEntry, logLengthIn, recordHash } from '#settler/ledger/programme-log.ts';
import { type Collected, isActivation } from './collect.ts';
import { register, type Registrations } from './registration.ts';
import { type LoadedRequest, requestIn } from './request.ts';
import { tell } from '#settler/notices/tell.ts';

/** The result of a request; `nothing`: it was settled before, or no longer exists. */
export type RequestResult =
  | { readonly kind: 'nothing' }
  /** `sequence`: the ledger position after it. */
  | { readonly kind: 'settled'; readonly sequence: number }
  | { readonly kind: 'refused'; readonly refusal: string };

/**
 * Writes per batch. Firestore allows 500 writes and 10 MiB. Each document that the settler writes has at most
 * ten kilobytes, except the ends of days in a long history, so the batch reaches the first limit long before
 * the second.
 */
export const WRITES = 500;

/**
 * Each batch reserves these writes for documents that it writes once: the totals, the length of the
 * programme's log, and the public log's head, bundles and tiles for up to 500 entries.
 */
const RESERVED = 12;

/** How one batch settles requests. Nothing is done yet. */
export interface Plan {
  /** Results by path. A request that is neither here nor in `failed` waits for the next batch. */
  readonly results: ReadonlyMap<string, RequestResult>;
  /** Why requests could not be settled, by path. They change nothing. */
  readonly failed: ReadonlyMap<string, unknown>;
  readonly draft: Draft;
  /** Entries to fold into the programme once the batch is committed. */
  readonly entries: readonly ProgrammeEntry[];
  /** Paths of documents that postings would change but that were not read. Those requests wait. */
  readonly unread: ReadonlySet<string>;
}

/** What a plan builds on. */
export interface Basis {
  /** Each document as last read or written; undefined: not read yet. */
  versionOf(path: string): Version | undefined;
  /** The programme at the end of its log. The plan does not change it. */
  readonly programme: Programme;
  /** Makes the mail about a notice; null: there is none. */
  mailOf(owned: OwnedNotice, account: AccountDocument | null): MailDocument | null;
  /**
   * Whether to look in the ledger for postings that the requests already have. `create` finds them too, but
   * fails the whole batch.
   */
  readonly searchesPosted: boolean;
}

/**
 * Settles requests one after the other, each on the state that the ones before it leave.
 *
 * The plan takes totals, programme and balances from memory. So the batch writes the totals and the programme's length even
 * if they stay the same: it fails if another settler has changed them.
 */
export function planBatch(requests: readonly Collected[], basis: Basis, now: Instant): Plan {
  return basis.programme.dryRun(() => new Planning(basis, now).settle(requests));
}

class Planning {
  readonly #basis: Basis;
  readonly #now: Instant;
  #draft: Draft;
  readonly #results = new Map<string, RequestResult>();
  readonly #failed = new Map<string, unknown>();
  readonly #entries: ProgrammeEntry[] = [];
  readonly #salted: SaltedPostings[] = [];
  readonly #unread = new Set<string>();

  constructor(basis: Basis, now: Instant) {
    this.#basis = basis;
    this.#now = now;
    this.#draft = new Draft(basis.versionOf);
  }

  settle(requests: readonly Collected[]): Plan {
    for (const { path, registrations } of requests) {
      if (registrations === null) continue;
      const settles = () => !registrations.isWhole || this.#settleOne(path);
      if (!this.#try(path, () => this.#register(registrations) && settles())) break;
    }
    if (this.#draft.size > 0) this.#close();
    return {
      results: this.#results,
      failed: this.#failed,
      draft: this.#draft,
      entries: this.#entries,
      unread: this.#unread,
    };
  }

  /** @returns false: the batch is full */
  #try(path: string, work: () => boolean): boolean {
    try {
      return work();
    } catch (cause) {
      this.#failed.set(path, cause);
      return true;
    }
  }

  /**
   * Registers the members of an upline chain. This moves no money, so it stays even if the activation is
   * refused.
   *
   * @returns whether all of them are registered
   */
  #register({ entries }: Registrations): boolean {
    for (const entry of entries) {
      // An earlier request of this batch, below the same upline, registered this member.
      if (this.#basis.programme.knows(entry.uid)) continue;
      const draft = this.#draft.copy();
      register(draft, entry);
      if (!this.#adopt(draft)) return false;
      this.#apply(entry);
    }
    return true;
  }

  /** @returns false: it no longer fits into the batch */
  #settleOne(path: string): boolean {
    const draft = this.#draft.copy();
    const loaded = requestIn(draft, path);
    if (loaded === null) {
      this.#results.set(path, { kind: 'nothing' });
      return true;
    }
    const { request, whenSettled } = loaded;
    const recent = recentIn(draft, request.uid);
    const settlement = settle(this.#stateFor(draft, loaded, recent), request, this.#now);
    if (!settlement.ok) {
      const refusal = settlement.refusal.code;
      draft.update(path, { status: 'refused', refusal, ...this.#decidedAt(request.kind) });
      if (request.kind === 'requestWithdrawal') {
        this.#tell(draft, [{ uid: request.uid, notice: unheldNotice(request, this.#now) }]);
      }
      if (!this.#adopt(draft)) return false;
      this.#results.set(path, { kind: 'refused', refusal });
      return true;
    }
    const unread = documentsToPost(draft, settlement.postings).filter((each) => !draft.has(each));
    if (unread.length > 0) {
      for (const each of unread) this.#unread.add(each);
      return true;
    }
    const salted = appendPostings(draft, settlement.postings);
    const recentNow = recentAfter(recent, settlement);
    if (recentNow !== recent) draft.update(paths.balances(request.uid), { recent: recentNow });
    for (const change of settlement.changes) carryOut(draft, change);
    if (settlement.opened) this.#appendOpened(draft, settlement.opened);
    if (whenSettled !== null) draft.update(path, whenSettled);
    this.#tell(draft, noticesOf(request, settlement, this.#now));
    if (!this.#adopt(draft)) return false;
    this.#salted.push(...salted);
    if (settlement.opened) this.#apply(settlement.opened.entry);
    this.#results.set(path, { kind: 'settled', sequence: totalsIn(draft).sequence });
    return true;
  }

  #stateFor(
    draft: Draft,
    { request, concerned, hasAccount, operators }: LoadedRequest,
    recent: Recent,
  ): SettlementState {
    const { programme, searchesPosted } = this.#basis;
    const { uid } = request;
    const posted = searchesPosted ? postingsIn(draft, uid, postedIds(request)) : [];
    const balances = balancesIn(draft, uid);
    const member = { ...concerned, balances, recent, settled: new Set<string>(), posted };
    return {
      members: new Map([[uid, member]]),
      // A deleted account keeps its places in the matrix and takes no new ones.
      programme: { preview: (entry) => (hasAccount ? programme.preview(entry) : NO_MEMBER) },
      ...(operators && { operators }),
    };
  }

  #tell(draft: Draft, owned: readonly OwnedNotice[]): void {
    // Notices of an activation also go to members whose accounts were not read. They are never mailed.
    const accountOf = (uid: string) =>
      draft.has(paths.account(uid)) ? draft.get<AccountDocument>(paths.account(uid)) : null;
    tell(draft, owned, (each) => this.#basis.mailOf(each, accountOf(each.uid)));
  }

  /**
   * Appends an activation to the programme's log and writes what each affected member may see. The matrix
   * limits how many members one event can affect.
   */
  #appendOpened(draft: Draft, { entry, boxes, incomes, results, community }: OpenedLevel): void {
    const sequence = appendEntry(draft, entry);
    for (const [uid, changed] of Map.groupBy(boxes, (owned) => owned.uid)) {
      const levels = new Map(this.#basis.programme.boxesOf(uid));
      for (const owned of changed) levels.set(levelKey(owned), owned.box);
      draft.set(paths.levels(uid), { levels: Object.fromEntries(levels) } satisfies LevelsDocument);
    }
    for (const { uid, income } of incomes) {
      const document: IncomeDocument = { ...income, at: Timestamp.fromMillis(income.at), sequence };
      draft.create(paths.income(uid, sequence), document);
    }
    for (const { uid, result } of results) draft.set(paths.result(uid), result satisfies ResultDocument);
    draft.set(paths.community(), community satisfies TallyDocument);
  }

  #apply(entry: ProgrammeEntry): void {
    this.#basis.programme.apply(entry);
    this.#entries.push(entry);
    recordHash(this.#draft, this.#basis.programme);
  }

  /**
   * @returns false: it does not fit.
   * @throws Error when it would not fit into an empty batch either
   */
  #adopt(draft: Draft): boolean {
    const fits = draft.size <= WRITES - RESERVED;
    if (!fits && this.#draft.size === 0) throw new Error(`${draft.size} writes do not fit into one batch`);
    if (fits) this.#draft = draft;
    return fits;
  }

  /**
   * Adds the documents that the batch writes once.
   * @throws BooksDisagree, LedgerBroken
   */
  #close(): void {
    const draft = this.#draft;
    draft.set(paths.totals(), totalsIn(draft));
    if (this.#entries.length > 0 || [...this.#results.keys()].some(isActivation)) {
      draft.set(paths.programmeLog(), { entries: logLengthIn(draft) } satisfies ProgrammeLogDocument);
    }
    appendLogEntries(draft, this.#salted);
  }

  /** Dates the refusal of a withdrawal. A decision says by its `at` when it was made. */
  #decidedAt(kind: string) {
    return kind === 'requestWithdrawal' ? { decidedAt: Timestamp.fromMillis(this.#now) } : {};
  }
}

const NO_MEMBER = { ok: false, refusal: 'member-unknown' } as const;

function carryOut(draft: Draft, change: Change): void {
  const [path, { status, decidedAt, note, approval, reversed }] =
    change.kind === 'deposit'
      ? [paths.deposit(change.uid, change.deposit.id), change.deposit]
      : [paths.withdrawal(change.uid, change.withdrawal.id), change.withdrawal];
  const neverHeld = change.kind === 'withdrawal' && change.withdrawal.neverHeld;
  draft.update(path, {
    status,
    decidedAt: decidedAt === null ? null : Timestamp.fromMillis(decidedAt),
    note,
    ...(approval && { approval: { ...approval, at: Timestamp.fromMillis(approval.at) } }),
    ...(reversed && { reversed: { ...reversed, at: Timestamp.fromMillis(reversed.at) } }),
    ...(change.kind === 'withdrawal' && payoutPart(change.withdrawal)),
    ...(neverHeld ? { refusal: neverHeld } : {}),
  });
}

/** What only a withdrawal has: how many operators its payout takes, and the record that it was sent. */
function payoutPart({ operators, payout }: Withdrawal): Partial<WithdrawalDocument> {
  return {
    ...(operators && { operators }),
    ...(payout !== undefined && {
      payout: payout && { ...payout, at: Timestamp.fromMillis(payout.at) },
    }),
  };
}
