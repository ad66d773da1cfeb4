import { backend } from '#backend/index.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Message } from '#domain/message.ts';
import { type LedgerAccount, ownerOf, type Posting } from '#domain/money/ledger.ts';
import { EVERYTHING, type Posted } from '#domain/money/statement.ts';
import type { Income } from '#domain/programme/box.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { $account } from '#stores/account.ts';
import { createAction } from '#stores/action.ts';
import { readAll } from '#stores/list.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { $photo } from '#stores/photo.ts';
import { $programme } from '#stores/programme.ts';
import { present } from '#stores/remote-data.ts';

/**
 * Saves everything that the site holds of the signed-in person as a file.
 *
 * @param save hands the file to the browser
 * @param notes explain the file to its reader
 */
export const dataExport = createAction(
  async (save: (name: string, content: Blob) => void, notes: string, now: Instant) => {
    const [account, photo, deposits, withdrawals, programme, incomes, postings, messages] = await Promise.all(
      [
        present($account),
        present($photo),
        readAll<Deposit>((opened, ...call) => opened.watchDeposits(...call)),
        readAll<Withdrawal>((opened, ...call) => opened.watchWithdrawals(...call)),
        present($programme),
        readAll<Income>((opened, ...call) => opened.watchIncomes(...call)),
        readAll<Posted>((opened, ...call) => opened.watchPostings(EVERYTHING, ...call)),
        readAll<Message>((opened, ...call) => opened.watchMessages(...call)),
      ],
    );
    const { pictureData } = await loadPictureData();
    const data = {
      notes,
      savedAt: now,
      account,
      photo: photo && pictureData(photo),
      deposits,
      proofs: await proofsOf(deposits),
      withdrawals,
      programme: { ...programme, incomes },
      postings: postings.map(({ posting }) => ownCopyOf(posting, account.uid)).toReversed(),
      messages: messages.toReversed(),
    };
    const day = new Date(now).toISOString().slice(0, 10);
    const text = JSON.stringify(data, withReadableTimes, 2);
    save(`tessera-my-data-${day}.json`, new Blob([text], { type: 'application/json' }));
  },
);

/**
 * A posting without what it says about another member: the account's owner and the id, which begins with the
 * requester's uid.
 */
function ownCopyOf({ id, from, to, ...rest }: Posting, uid: string) {
  const accountName = (account: LedgerAccount) =>
    [null, uid].includes(ownerOf(account)) ? account : 'another member';
  const ownId = id.startsWith(`${uid}:`) ? { id } : {};
  return { ...ownId, ...rest, from: accountName(from), to: accountName(to) };
}

/** Its encoder is large, and few people save their data. */
const loadPictureData = () => loadSiteChunk(() => import('#domain/pictures/picture-data.ts'));

/** In sequence: each proof may be a third of a megabyte, and there may be many. */
async function proofsOf(deposits: readonly Deposit[]) {
  const [opened, { pictureData }] = await Promise.all([backend(), loadPictureData()]);
  const proofs: { readonly deposit: string; readonly picture: string }[] = [];
  for (const { id, proofAt } of deposits) {
    const proof = proofAt === null ? null : await opened.readProof(id);
    if (proof) proofs.push({ deposit: id, picture: pictureData(proof) });
  }
  return proofs;
}

/** Times are stored in milliseconds; people read dates. The field's name tells which fields are times. */
const withReadableTimes = (field: string, value: unknown): unknown =>
  typeof value === 'number' && /^at$|At$/.test(field) ? new Date(value).toISOString() : value;
