import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { openMailing } from '#settler/mails/mailing.ts';
import type { Mails } from '#settler/mails/mails.ts';
import { readMailSettings } from '#settler/mails/settings.ts';
import { watchPartners } from '#settler/partners/watch-partners.ts';
import { settleAll } from '#settler/requests/settle-all.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { retainOnce } from '#settler/retention/watch-retention.ts';
import { readPushKey } from '#settler/push/push-key.ts';
import { pushOnce } from '#settler/push/watch-push.ts';
import { revokeEnded } from '#settler/sessions/revoke-ended.ts';
import { tellNewsOnce } from '#settler/notices/news.ts';
import { disclose } from '#settler/upkeep/disclose.ts';
import { expireDeposits } from '#settler/upkeep/expire-deposits.ts';
import { type Program, unlessStopped } from './program.ts';

/**
 * Settles everything that waits, and does the other work of a settler once, except sending mails.
 *
 * @returns the exit code
 */
export async function once(program: Program, db: Firestore): Promise<number> {
  const { logger, report, clock, stopped } = program;
  const mailing = await openMailing(db, readMailSettings(process.env), clock.now);
  const mails = mailing?.mails ?? null;
  const settler = openSettler(db, clock.now, mails);
  const { unsettled, setAside } = await settleAll(db, settler, report, stopped);
  const isKeptUp = await upkeepOnce(program, db, mails);
  const arePartnersRight = await partnersOnce(program, db);
  const isRetained =
    stopped.aborted || (await retainOnce({ db, auth: getAuth(), settler }, clock.now(), report));
  await sendPushes(program, db);
  for (const path of unsettled) logger('ERROR', { event: 'unsettled', path });
  logger('INFO', {
    event: 'ended',
    unsettled: unsettled.length,
    setAside: setAside.length,
    interrupted: stopped.aborted,
  });
  return unsettled.length === 0 && isKeptUp && arePartnersRight && isRetained ? 0 : 1;
}

/** @returns whether it did all the upkeep */
async function upkeepOnce(
  { report, clock, stopped }: Program,
  db: Firestore,
  mails: Mails | null,
): Promise<boolean> {
  if (stopped.aborted) return false;
  const works = [
    { kind: 'upkeep', work: () => expireDeposits(db, clock.now(), mails) },
    { kind: 'upkeep', work: () => disclose({ db, auth: getAuth() }, clock.now()) },
    { kind: 'notices', work: () => tellNewsOnce(db, mails) },
    { kind: 'sessions', work: () => revokeEnded({ db, auth: getAuth(), mails }, clock.now) },
  ] as const;
  let isDone = true;
  for (const { kind, work } of works) {
    await work().catch((cause: unknown) => {
      report.failed({ kind }, cause, null);
      isDone = false;
    });
  }
  return isDone;
}

/** If a push service fails, the next run tries again: nothing else waits for it. */
async function sendPushes({ report, clock, stopped }: Program, db: Firestore): Promise<void> {
  const key = readPushKey(process.env);
  if (key === null || stopped.aborted) return;
  const onFailure = (cause: unknown) => report.failed({ kind: 'push' }, cause, null);
  await pushOnce({ db, key, now: clock.now }, onFailure).catch(onFailure);
}

/** @returns whether every member's partner pages are up to date */
async function partnersOnce({ report, stopped }: Program, db: Firestore): Promise<boolean> {
  if (stopped.aborted) return false;
  const partners = watchPartners(db, report.failed);
  const synced = partners.first.then(
    () => true,
    () => false,
  );
  const isDone = await unlessStopped(synced, stopped);
  await partners.stop();
  return isDone === true;
}
