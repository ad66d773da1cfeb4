import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { decisionId, decisionKindOf } from '#domain/decisions/decision.ts';
import { newDepositDeclaration } from '#domain/deposits/declaration.ts';
import { creditTakesTwo, type Deposit, newDeposit } from '#domain/deposits/deposit.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { ROOT } from '#domain/matrix/members.ts';
import { type Cents, cents } from '#domain/money/cents.ts';
import { ownersOf, type Posting } from '#domain/money/ledger.ts';
import { type MatrixId, MATRICES, priceOf } from '#domain/programme/activation.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import type { OpenedLevel, Programme } from '#domain/programme/programme.ts';
import { shortfall } from '#domain/settlement/activations.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { type MemberState, settle, type SettlementRequest } from '#domain/settlement/settle.ts';
import { afterSettlement, NEW_MEMBER } from '#domain/settlement/state.ts';
import type { MailLanguage } from '#domain/notices/mail-language.ts';
import type { Instant } from '#domain/time.ts';
import { nextStep, type Withdrawal, withdrawable } from '#domain/withdrawals/withdrawal.ts';
import type { Move, PassedDay, PassingDays } from './passing-days.ts';
import { sampleUsername } from './samples.ts';

/** Everything that a community's samples wrote, in order. To be stored as a whole, or not at all. */
export interface Settled {
  readonly accounts: Account[];
  readonly deposits: Map<string, { readonly uid: string; readonly value: Deposit }>;
  readonly withdrawals: Map<string, { readonly uid: string; readonly value: Withdrawal }>;
  readonly requests: { readonly request: SettlementRequest; readonly at: Instant }[];
  /** One list for each request that moved money. */
  readonly postings: (readonly Posting[])[];
  readonly entries: ProgrammeEntry[];
  readonly opened: OpenedLevel[];
}

/** What is written about samples, in the language of the site. */
export interface SampleWords {
  readonly language: MailLanguage;
  readonly firstName: string;
  readonly lastName: (number: number) => string;
  readonly bankName: string;
  readonly accountHolder: string;
  /** The note of each credit. */
  readonly note: string;
}

interface Setting {
  readonly offers: SiteOffers;
  /** Uids of the sample operators, who credit and pay what samples ask for. */
  readonly operators: readonly [first: string, second: string];
  readonly words: SampleWords;
  /** The person who walks. */
  readonly person: { readonly uid: string; readonly username: string };
  /** To this programme, after the whole log, each entry is applied. */
  readonly programme: Programme;
  /** What is known of members before; a missing one has nothing yet. */
  readonly members?: Iterable<readonly [uid: string, state: MemberState]>;
}

/** Settles what samples do on the days of a walk into postings: deposits, levels and withdrawals as members have them. */
export class SettledDays {
  readonly settled: Settled = {
    accounts: [],
    deposits: new Map(),
    withdrawals: new Map(),
    requests: [],
    postings: [],
    entries: [],
    opened: [],
  };
  readonly #setting: Setting;
  readonly #days: PassingDays;
  readonly #members: Map<string, MemberState>;
  #personsUpline = PROGRAMME_USERNAME;

  constructor(days: PassingDays, setting: Setting) {
    this.#days = days;
    this.#setting = setting;
    this.#members = new Map(setting.members);
  }

  stateOf(uid: string): MemberState {
    return this.#members.get(uid) ?? NEW_MEMBER;
  }

  /** The username of the member who brought the person in, once the person has joined. */
  get personsUpline(): string {
    return this.#personsUpline;
  }

  /** @param at when all of it happened */
  settle({ day, moves, withdrawing }: PassedDay, at: Instant): void {
    for (const [nth, move] of moves.entries()) {
      if (move.kind === 'join') this.#join(move.member, move.sponsor, at);
      else this.#activate(move, costFrom(moves, nth), `${day}-${nth}`, at);
    }
    for (const member of withdrawing) this.#withdraw(member, day, at);
  }

  #join(member: number, sponsor: number, at: Instant): void {
    const uid = this.#days.uidOf(member);
    const upline = sponsor === ROOT ? null : this.#days.uidOf(sponsor);
    const username = this.#usernameOf(member);
    const uplineName = sponsor === ROOT ? PROGRAMME_USERNAME : this.#usernameOf(sponsor);
    if (this.#days.isSample(member)) {
      this.settled.accounts.push(this.#samplePerson(uid, member - ROOT, uplineName, at));
    } else {
      this.#personsUpline = uplineName;
    }
    this.#append({ kind: 'register', uid, username, sponsor: upline });
  }

  /** A sample cannot log in: there is no address and no password. */
  #samplePerson(uid: string, number: number, upline: string, createdAt: Instant): Account {
    const { firstName, lastName, language } = this.#setting.words;
    return {
      uid,
      email: null,
      username: sampleUsername(number),
      firstName,
      lastName: lastName(number),
      phoneNumber: null,
      country: null,
      verified: false,
      guest: false,
      upline,
      uplineConfirmed: true,
      language,
      mutedMails: [],
      createdAt,
      sample: true,
    };
  }

  /** Only the person's name does not follow from the number: no other person brings samples in. */
  #usernameOf(member: number): string {
    const { person } = this.#setting;
    return this.#days.uidOf(member) === person.uid ? person.username : sampleUsername(member - ROOT);
  }

  /** @param cost of this level and of those that the member activates right after it */
  #activate({ member, matrix, level }: Activation, cost: Cents, id: string, at: Instant): void {
    const uid = this.#days.uidOf(member);
    const missing = shortfall(cost, this.stateOf(uid).balances);
    if (missing > 0) this.#deposit(uid, missing, id, at);
    const request = activationOf(uid, this.#usernameOf(member), {
      matrix: MATRICES[matrix] as MatrixId,
      level,
    });
    const { opened } = this.#carryOut(request, at);
    if (!opened) throw new Error(`${request.id} of ${uid} opened nothing`);
    this.#append(opened.entry);
  }

  /** Samples deposit what they spend, to the cent: so what they paid is what they lost. */
  #deposit(uid: string, amount: Cents, id: string, at: Instant): void {
    const { offers, operators, words } = this.#setting;
    const { price, ...coin } = pick(offers.coins, uid);
    const chosen = offers.packages.find((each) => each.amount >= amount) ?? pick(offers.packages, '');
    const depositId = `${uid}-${id}`;
    const declaration = newDepositDeclaration({
      id: depositId,
      coin,
      usdPrice: price,
      package: { ...chosen, amount },
    });
    const deposit = newDeposit(declaration, at);
    const before = this.stateOf(uid);
    this.#members.set(uid, { ...before, deposits: new Map(before.deposits).set(depositId, deposit) });
    const decide = (outcome: 'approve' | 'credit', operator: string) =>
      this.#carryOut(
        {
          kind: 'decideDeposit',
          id: decisionId(decisionKindOf('deposit', outcome), depositId),
          uid,
          depositId,
          operator,
          outcome,
          note: words.note,
        },
        at,
      );
    if (creditTakesTwo(deposit, before.recent, at)) decide('approve', operators[1]);
    decide('credit', operators[0]);
  }

  /** Asks for all that a sample can withdraw, in whole ten dollars. @returns null: there is too little */
  hold(member: number, day: number, at: Instant): Withdrawal | null {
    const uid = this.#days.uidOf(member);
    const available = withdrawable(this.stateOf(uid).balances);
    if (available === 0) return null;
    const id = `${uid}-withdrawal-${day}`;
    const amount = cents(available - (available % 10_00));
    const { bankName, accountHolder } = this.#setting.words;
    const details = { ...SAMPLE_ACCOUNT, bankName, accountHolder };
    this.#carryOut({ kind: 'requestWithdrawal', id, uid, amount, details }, at);
    return this.stateOf(uid).withdrawals.get(id) ?? null;
  }

  /** The first of two operators approves what is held, where it takes two. */
  approve(held: Withdrawal, member: number, at: Instant): void {
    if (nextStep(held) === 'approve') this.#decide(held, member, 'approve', this.#setting.operators[1], at);
  }

  #withdraw(member: number, day: number, at: Instant): void {
    const held = this.hold(member, day, at);
    if (!held) return;
    const [operator] = this.#setting.operators;
    this.approve(held, member, at);
    this.#decide(held, member, 'pay', operator, at);
    const { id: withdrawalId } = held;
    const id = decisionId('sending', withdrawalId);
    const uid = this.#days.uidOf(member);
    const reference = `SAMPLE-${day}-${member}`;
    this.#carryOut({ kind: 'recordPayout', id, uid, withdrawalId, operator, reference }, at);
  }

  #decide(
    { id: withdrawalId }: Withdrawal,
    member: number,
    outcome: 'approve' | 'pay',
    operator: string,
    at: Instant,
  ): void {
    const id = decisionId(decisionKindOf('withdrawal', outcome), withdrawalId);
    const uid = this.#days.uidOf(member);
    const decision = { uid, withdrawalId, operator, outcome, note: null };
    this.#carryOut({ kind: 'decideWithdrawal', id, ...decision }, at);
  }

  #carryOut(request: SettlementRequest, at: Instant) {
    const { programme } = this.#setting;
    const own = new Map([[request.uid, this.stateOf(request.uid)]]);
    const settlement = settle({ members: own, programme }, request, at);
    if (!settlement.ok) throw new Error(`A sample’s ${request.kind} was refused: ${settlement.refusal.code}`);
    for (const uid of ownersOf(settlement.postings)) own.set(uid, this.stateOf(uid));
    for (const [uid, state] of afterSettlement({ members: own }, request, settlement).members) {
      this.#members.set(uid, state);
    }
    const { requests, postings, deposits, withdrawals, opened } = this.settled;
    requests.push({ request, at });
    postings.push(settlement.postings);
    if (settlement.opened) opened.push(settlement.opened);
    for (const change of settlement.changes) {
      const { uid } = change;
      if (change.kind === 'deposit') deposits.set(change.deposit.id, { uid, value: change.deposit });
      else withdrawals.set(change.withdrawal.id, { uid, value: change.withdrawal });
    }
    return settlement;
  }

  #append(entry: ProgrammeEntry): void {
    this.#setting.programme.apply(entry);
    this.settled.entries.push(entry);
  }
}

type Activation = Extract<Move, { readonly kind: 'activate' }>;

function costFrom(moves: readonly Move[], start: number): Cents {
  const { member } = moves[start] as Move;
  let cost = 0;
  for (let nth = start; nth < moves.length; nth += 1) {
    const move = moves[nth] as Move;
    if (move.kind !== 'activate' || move.member !== member) break;
    cost += priceOf(move.level);
  }
  return cents(cost);
}

/** A choice that stays the same for the same member. */
function pick<Value>(values: readonly Value[], uid: string): Value {
  const sum = [...uid].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const value = values[uid === '' ? values.length - 1 : sum % values.length];
  if (value === undefined) throw new Error('There are no coins or packages');
  return value;
}

const SAMPLE_ACCOUNT = {
  method: 'bank',
  country: 'IT',
  accountNumber: 'SAMPLE-0000-0001',
  zip: '00000',
  postalCode: '00000',
} as const;
