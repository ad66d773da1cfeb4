import { accountOf } from '#backend/local/accounts.ts';
import type { Context } from '#backend/local/context.ts';
import { SETTLED, type StoreName, type Transaction } from '#backend/local/database.ts';
import { registerMissing } from '#backend/local/programme-log.ts';
import { openAccount } from '#backend/local/registration.ts';
import { settleIn } from '#backend/local/settlement.ts';
import { tellUpline } from '#backend/local/tell.ts';
import { settling } from '#backend/local/settling.ts';
import type { SampleOffers } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import { seenOfDeposit } from '#domain/decisions/seen.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { newDepositDeclaration } from '#domain/deposits/declaration.ts';
import { MATRICES } from '#domain/programme/activation.ts';
import { Programme } from '#domain/programme/programme.ts';
import { activationOf } from '#domain/settlement/request.ts';
import type { Instant } from '#domain/time.ts';
import { appendOpened, PROGRAMME } from '#backend/local/programme.ts';
import { creditAsOperator } from './operators.ts';
import { samplePerson, sampleUsername } from './people.ts';
import { CREDITED_SAMPLE } from './text.ts';
import { samplePartnerUid } from './samples.ts';

/** How many partners one action adds. */
const PARTNERS = 20;

/**
 * The levels of each matrix that a partner activates. An upline who has them too earns enough to withdraw.
 */
const LEVELS = [1, 2, 3, 4];

const SCOPE = {
  writes: [...SETTLED, ...PROGRAMME, 'accounts', 'usernames', 'operators', 'deposits'],
  reads: ['tombstones', 'withdrawals'],
} as const;

type Stores = (typeof SCOPE)['writes'][number] | (typeof SCOPE)['reads'][number];

/** Implements `Sandbox.addSamplePartners`. Writes everything or nothing. */
export async function addPartners(context: Context, offers: SampleOffers): Promise<void> {
  const { member, now } = context;
  await settling(context, () =>
    member.write(SCOPE, async (transaction, uid) => {
      const at = now();
      const { username } = await accountOf(transaction, uid);
      // Use a new programme instead of the page's own, which folds only committed entries.
      const programme = new Programme();
      for (const entry of await transaction.objectStore('programme').getAll()) programme.apply(entry);

      const names = new Set(await transaction.objectStore('usernames').getAllKeys());
      for (let number = 1, added = 0; added < PARTNERS; number += 1) {
        const name = sampleUsername(number);
        if (names.has(name)) continue;
        const partner = samplePerson(number, samplePartnerUid(name), username, at);
        await openAccount(transaction, partner);
        await tellUpline(transaction, partner);
        await deposit(transaction, partner, offers, at);
        await activate(transaction, partner, programme, at);
        added += 1;
      }
    }),
  );
}

/** Declares a deposit of the smallest package, and credits it. */
async function deposit<Name extends StoreName>(
  transaction: Transaction<Name | Stores, 'readwrite'>,
  { uid }: Account,
  { coins: [coin], packages }: SampleOffers,
  at: Instant,
): Promise<void> {
  const [smallest] = packages.toSorted((one, other) => one.amount - other.amount);
  if (!coin || !smallest) throw new Error('There are no coins or packages');
  const depositId = `${uid}-deposit`;
  const declaration = newDepositDeclaration({ id: depositId, coin, package: smallest, usdPrice: coin.price });
  const value = newDeposit(declaration, at);
  await transaction.objectStore('deposits').add({ uid, value });
  const seen = seenOfDeposit(value);
  await creditAsOperator(transaction, { uid, depositId, seen, note: CREDITED_SAMPLE }, at);
}

/** @param programme after the whole log; this applies the activations to it */
async function activate<Name extends StoreName>(
  transaction: Transaction<Name | Stores, 'readwrite'>,
  { uid, username }: Account,
  programme: Programme,
  at: Instant,
): Promise<void> {
  for (const entry of await registerMissing(transaction, programme, uid)) programme.apply(entry);
  for (const level of LEVELS) {
    for (const matrix of MATRICES) {
      const request = activationOf(uid, username, { matrix, level });
      const { opened } = await settleIn(transaction, request, at, programme);
      if (!opened) continue;
      await appendOpened(transaction, opened);
      programme.apply(opened.entry);
    }
  }
}
