import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Proof } from '#domain/deposits/proof.ts';
import { type LedgerAccount, ownerOf, type Posting } from '#domain/money/ledger.ts';
import type { Photo } from '#domain/accounts/photo.ts';
import type { Instant } from '#domain/time.ts';
import { fileDating } from '#i18n/file-dates.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { loadSiteChunk } from './load-chunk.ts';
import { present } from './remote-data.ts';
import { $dayOf, $walk } from './walk.ts';

/** Saves data about a person as a file that people can read. */
export async function saveData(
  save: (name: string, content: Blob) => void,
  name: string,
  data: { readonly savedAt: Instant },
): Promise<void> {
  await present($walk);
  const dayOf = $dayOf.get();
  const text = JSON.stringify(data, readableTimes(dayOf), 2);
  save(
    `${name}-${fileDating(dayOf).inName(data.savedAt)}.json`,
    new Blob([text], { type: 'application/json' }),
  );
}

/**
 * A posting without what it says about another member: the account's owner and the id, which begins with the
 * requester's uid.
 */
export function ownCopyOf({ id, from, to, ...rest }: Posting, uid: string) {
  const accountName = (account: LedgerAccount) =>
    [null, uid].includes(ownerOf(account)) ? account : 'another member';
  const ownId = id.startsWith(`${uid}:`) ? { id } : {};
  return { ...ownId, ...rest, from: accountName(from), to: accountName(to) };
}

/** Its encoder is large, and few people save their data. */
export const pictureText = async (picture: Photo): Promise<string> =>
  (await loadSiteChunk(() => import('#domain/pictures/picture-data.ts'))).pictureData(picture);

/** In sequence: each proof may be a third of a megabyte, and there may be many. */
export async function proofsOf(
  deposits: readonly Deposit[],
  read: (depositId: string) => Promise<Proof | null>,
) {
  const proofs: { readonly deposit: string; readonly picture: string }[] = [];
  for (const { id, proofAt } of deposits) {
    const proof = proofAt === null ? null : await read(id);
    if (proof) proofs.push({ deposit: id, picture: await pictureText(proof) });
  }
  return proofs;
}

/** Times are stored in milliseconds; people read dates, or days of the walk. The field's name tells which fields are times. */
const readableTimes =
  (dayOf: (at: Instant) => number | null) =>
  (field: string, value: unknown): unknown => {
    if (typeof value !== 'number' || !/^at$|At$/.test(field)) return value;
    const day = dayOf(value);
    return day === null ? new Date(value).toISOString() : walkDays.day(day);
  };
