import { backend } from '#backend/index.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Message } from '#domain/message.ts';
import { EVERYTHING, type Posted } from '#domain/money/statement.ts';
import type { Income } from '#domain/programme/box.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { $account } from '#stores/account.ts';
import { createAction } from '#stores/action.ts';
import { ownCopyOf, pictureText, proofsOf, saveData } from '#stores/data-export.ts';
import { readAll } from '#stores/list.ts';
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
    const opened = await backend();
    const data = {
      notes,
      savedAt: now,
      account,
      photo: photo && (await pictureText(photo)),
      deposits,
      proofs: await proofsOf(deposits, (id) => opened.readProof(id)),
      withdrawals,
      programme: { ...programme, incomes },
      postings: postings.map(({ posting }) => ownCopyOf(posting, account.uid)).toReversed(),
      messages: messages.toReversed(),
    };
    await saveData(save, 'tessera-my-data', data);
  },
);
