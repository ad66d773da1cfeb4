// Writes a member with a long history into the emulators, as the settler would have.
import type { Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { cents } from '#domain/money/cents.ts';
import { memberAccount, type Posting } from '#domain/money/ledger.ts';
import { kindOf, NOTHING_POSTED, type Position, positionAfter } from '#domain/money/statement.ts';
import { LEVELS, levelKey, MATRICES, priceOf } from '#domain/programme/activation.ts';
import { HOUR, MINUTE } from '#domain/time.ts';
import { PARTNERS_OF_PAGE } from '#firestore/documents.ts';
import { dayEndsAfter, historyAfter, NO_HISTORY } from '#firestore/history.ts';
import { paths } from '#firestore/paths.ts';
import { BANK_DETAILS } from '#bench/support/bank-details.ts';

export const PASSWORD = 'a long bench passphrase';

const NOW = Date.now();

type Write = (path: string, document: object) => void;

/**
 * One in 50 postings credits a deposit, and two hold and pay a withdrawal; the rest are earned from partners, one
 * income and one notice each. As many partners as postings, a tenth as many messages.
 */
export async function writeHistory(db: Firestore, auth: Auth, uid: string, postings: number): Promise<void> {
  await auth.createUser({ uid, email: `${uid}@mail.example`, password: PASSWORD, emailVerified: true });
  const writer = db.bulkWriter();
  const write: Write = (path, document) => void writer.set(db.doc(path), document);
  write(paths.account(uid), {
    username: uid,
    firstName: 'Ada',
    lastName: 'Bench',
    phoneNumber: null,
    country: 'IT',
    upline: 'tessera',
    uplineConfirmed: true,
    guest: false,
    createdAt: at(NOW - postings * HOUR),
    language: 'en',
    mutedMails: [],
  });
  writeLevels(write, uid);
  writeMessages(write, uid, Math.max(10, postings / 10));
  writePartners(write, uid, postings);
  let [position, history, dayEnds] = [NOTHING_POSTED, NO_HISTORY, ''];
  for (let nth = 1; nth <= postings; nth += 1) {
    const posting = postingOf(uid, nth, NOW - (postings - nth) * HOUR);
    position = positionAfter(position, uid, posting);
    writePosting(write, uid, posting, nth, position);
    const step = { at: posting.at, kind: kindOf(uid, posting), balances: position.balances };
    const { end, full } = historyAfter(history, step);
    if (full !== null) {
      write(paths.historyBundle(uid, history.bundles), { bundle: history.bundles, steps: full });
      dayEnds = dayEndsAfter(dayEnds, full);
    }
    history = end;
    // What is written waits in memory.
    if (nth % 5_000 === 0) await writer.flush();
  }
  if (dayEnds !== '') write(paths.dayEnds(uid), { steps: dayEnds });
  write(paths.balances(uid), { ...position.balances, sums: position.sums, history, sequence: postings });
  write(paths.noticeCount(uid), { written: postings, read: postings / 2 });
  await writer.close();
}

const at = (instant: number): Timestamp => Timestamp.fromMillis(instant);

function postingOf(uid: string, nth: number, when: number): Posting {
  const own = { id: `${uid}:${nth}`, at: when };
  const place = nth % 50;
  if (place === 1) {
    const to = memberAccount('locked', uid);
    return { ...own, kind: 'credit', from: 'external', to, amount: cents(300_00), subject: `deposit-${nth}` };
  }
  const [earning, held] = [memberAccount('earning', uid), memberAccount('held', uid)];
  if (place === 40) {
    const subject = `withdrawal-${nth}`;
    return { ...own, kind: 'hold', from: earning, to: held, amount: cents(100_00), subject };
  }
  if (place === 41) {
    const subject = `withdrawal-${nth - 1}`;
    return { ...own, kind: 'pay', from: held, to: 'external', amount: cents(100_00), subject };
  }
  const [from, subject] = [memberAccount('locked', 'partner'), levelKey({ matrix: 's6', level: 1 })];
  return { ...own, kind: 'activation', from, to: earning, amount: priceOf(1), subject };
}

function writePosting(
  write: Write,
  uid: string,
  posting: Posting,
  sequence: number,
  { balances: after, sums }: Position,
): void {
  const { id, at: when, ...rest } = posting;
  write(paths.posting(uid, id), { ...rest, at: at(when), sequence, after, sums });
  const times = { createdAt: at(when - MINUTE), decidedAt: at(when) };
  if (posting.kind === 'credit') {
    write(paths.deposit(uid, posting.subject), {
      coin: 'bitcoin',
      network: 'testnet',
      package: 'bronze',
      amount: 300_00,
      coinAmount: '0.003',
      address: 'tb1q',
      status: 'credited',
      proofAt: null,
      note: null,
      slot: 0,
      ...times,
    });
  } else if (posting.kind === 'pay') {
    write(paths.withdrawal(uid, posting.subject), {
      amount: 100_00,
      details: BANK_DETAILS,
      status: 'paid',
      refusal: null,
      note: null,
      slot: 0,
      ...times,
      payout: { reference: 'sent', at: at(when) },
    });
  } else if (posting.kind === 'activation') {
    const income = { kind: 'earned', partner: `partner_${sequence}`, matrix: 's6', level: 1 };
    const told = { subject: 's6-1', amount: 5_00, partner: income.partner, note: null, at: at(when) };
    write(paths.notice(uid, `${id}:income-earned`), { kind: 'income-earned', ...told });
    write(paths.income(uid, sequence), { ...income, amount: 5_00, at: at(when), sequence });
  }
}

function writeLevels(write: Write, uid: string): void {
  const levels: Record<string, object> = {};
  for (const matrix of MATRICES) {
    for (const level of LEVELS) {
      const key = levelKey({ matrix, level });
      levels[key] = { frozen: false, cycles: 1, filled: 0, places: [], earned: 0, missed: 0, paidTo: null };
      const asked = { status: 'active', refusal: null, slot: 0, createdAt: at(NOW) };
      write(paths.activation(uid, key), { matrix, level, ...asked });
    }
  }
  write(paths.levels(uid), { levels });
}

function writeMessages(write: Write, uid: string, count: number): void {
  for (let nth = 1; nth <= count; nth += 1) {
    const from = nth % 2 === 0 ? 'operator' : 'member';
    write(paths.message(uid, `message-${nth}`), {
      from,
      text: `Message ${nth}`,
      at: at(NOW - (count - nth) * HOUR),
    });
  }
}

function writePartners(write: Write, uid: string, count: number): void {
  for (let page = 0; page * PARTNERS_OF_PAGE < count; page += 1) {
    const first = page * PARTNERS_OF_PAGE;
    const length = Math.min(PARTNERS_OF_PAGE, count - first);
    const entries = Array.from({ length }, (_, index) => ({
      username: `partner_${first + index}`,
      upline: null,
      joinedAt: NOW - HOUR,
    }));
    write(paths.partnersPage(uid, page), { page, entries });
  }
}
