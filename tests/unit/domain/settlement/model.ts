import { cents } from '#domain/money/cents.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';

export const OPENING = cents(600_00);
export const DEPOSIT_AMOUNT = cents(300_00);

/** Requests that concern one member only. Activations have tests of their own: the matrix decides whom they pay. */
export type OwnRequest = Exclude<SettlementRequest, { readonly kind: 'activate' | 'recordPayout' }>;

/** A second implementation of the rules, as plain as possible: numbers in a map. */
export class Model {
  private readonly money: Map<string, number>;
  private readonly status = new Map<string, string>();
  private readonly amounts = new Map<string, number>();
  private readonly done = new Set<string>();
  /** Withdrawals that take two operators. Everything happens within a day. */
  private readonly large = new Set<string>();

  constructor(members: readonly string[]) {
    this.money = new Map(members.map((uid) => [`${uid} earning`, OPENING]));
  }

  private has(uid: string, book: string): number {
    return this.money.get(`${uid} ${book}`) ?? 0;
  }

  private move(uid: string, book: string, amount: number): void {
    this.money.set(`${uid} ${book}`, this.has(uid, book) + amount);
  }

  balancesOf(uid: string) {
    return {
      locked: this.has(uid, 'locked'),
      earning: this.has(uid, 'earning'),
      held: this.has(uid, 'held'),
    };
  }

  /** Carries out the request, or refuses it and changes nothing. */
  grants(asked: OwnRequest): boolean {
    const key = `${asked.uid} ${asked.kind} ${asked.id}`;
    if (this.done.has(key)) return true;
    const granted = this.decide(asked);
    if (granted) this.done.add(key);
    return granted;
  }

  private decide(asked: OwnRequest): boolean {
    const { uid } = asked;
    if (asked.kind === 'requestWithdrawal') {
      const row = `${uid} withdrawal ${asked.id}`;
      if (asked.amount < 100_00 || asked.amount > this.has(uid, 'earning')) return false;
      this.status.set(row, 'held');
      this.amounts.set(row, asked.amount);
      if (asked.amount + this.has(uid, 'held') + this.has(uid, 'paid') > 1_000_00) this.large.add(row);
      this.move(uid, 'earning', -asked.amount);
      this.move(uid, 'held', asked.amount);
      return true;
    }
    if (asked.kind === 'decideDeposit') {
      const row = `${uid} deposit ${asked.depositId}`;
      if (this.status.has(row)) return false;
      this.status.set(row, asked.outcome === 'credit' ? 'credited' : 'refused');
      if (asked.outcome === 'credit') this.move(uid, 'locked', DEPOSIT_AMOUNT);
      return true;
    }
    if (asked.kind === 'reversePosting') {
      const row = `${uid} ${asked.requestKind} ${asked.requestId}`;
      if (this.status.get(row) !== (asked.requestKind === 'deposit' ? 'credited' : 'paid')) return false;
      this.status.set(row, 'reversed');
      if (asked.requestKind === 'deposit') this.move(uid, 'locked', -DEPOSIT_AMOUNT);
      else this.move(uid, 'earning', this.amounts.get(row) ?? 0);
      return true;
    }
    const row = `${uid} withdrawal ${asked.withdrawalId}`;
    const status = this.status.get(row);
    if (asked.kind === 'cancelWithdrawal' && status === 'cancelled') return true;
    if (status !== 'held') return false;
    const amount = this.amounts.get(row) ?? 0;
    if (asked.kind === 'decideWithdrawal' && asked.outcome === 'pay') {
      // No one approves.
      if (this.large.has(row)) return false;
      this.move(uid, 'paid', amount);
    }
    const outcome =
      asked.kind === 'cancelWithdrawal' ? 'cancelled' : asked.outcome === 'pay' ? 'paid' : 'refused';
    this.status.set(row, outcome);
    this.move(uid, 'held', -amount);
    if (outcome !== 'paid') this.move(uid, 'earning', amount);
    return true;
  }
}
