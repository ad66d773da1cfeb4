import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { comparePublicLog } from '#domain/log/compare.ts';
import { LogFileBroken } from '#domain/log/fault.ts';
import { checkInclusionProof } from '#domain/log/inclusion-proof.ts';
import { type LogSource, inclusionProofOf } from '#domain/log/source.ts';
import { type VerifiedLog, verifyPublicLog, type VerifyOptions } from '#domain/log/verify.ts';
import { cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import { toPosting } from '#firestore/decode.ts';
import type {
  BalancesDocument,
  DepositDocument,
  LogBundleDocument,
  LogHeadDocument,
  PostingDocument,
  TotalsDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { exportAt, importInto } from '#scripts/drill/backup.ts';
import { addCommunity } from '#scripts/drill/community.ts';
import { findContradictions } from '#settler/ledger/contradictions.ts';
import { publishedLog } from '#settler/ledger/published-log.ts';
import { readsOf } from '#settler/ledger/reads.ts';
import { openCheckpoints, signFirst } from '#settler/ledger/signed-checkpoint.ts';
import { verify } from '#settler/verify/verify.ts';
import { check, key, sign, verifierKey } from '#tests/support/log.ts';
import { post } from '#tests/support/post.ts';
import { Hand } from './by-hand.ts';
import { FUNDED } from './world.ts';

const signer = { key, sign };

/** So many that the log has a full bundle and a tile above it. */
const EARLIER = 270;
/** How many entries a log loses that is rolled back. */
const LOST = 20;

const CREDIT = paths.posting('ada', 'ada:decideDeposit:deposit-d1');
const DEPOSIT = paths.deposit('ada', 'd1');

const app = initializeApp({ projectId: `demo-notices-${randomUUID().slice(0, 8)}` }, 'notices');
const db = getFirestore(app);
const restored = getFirestore(app, 'restored');
const hand = new Hand(db);
/** As a browser and a person have kept it from before. */
let seen: VerifiedLog;

/** Earnings that no decision has credited: what `--verify` says of these is said before every change. */
const earlier = (count: number) =>
  Array.from({ length: count }, () => ({
    id: `cleo:${randomUUID()}`,
    kind: 'credit',
    from: 'external',
    to: memberAccount('earning', 'cleo'),
    amount: cents(1_00),
    at: Date.now(),
    subject: FUNDED,
  })) as Parameters<typeof post>[1];

beforeAll(async () => {
  const checkpoints = openCheckpoints(db, signer);
  await checkpoints.latest();
  await addCommunity(db);
  await post(db, earlier(EARLIER));
  await checkpoints.latest();
  const { readTime } = await db.doc(paths.logSigned()).get();
  await importInto(restored, await exportAt(db, readTime));
  await post(db, earlier(LOST));
  await checkpoints.latest();
  const verified = await verifyPublicLog(sourceOf(db), { check });
  if (!verified.ok) throw new Error(JSON.stringify(verified.fault));
  seen = verified;
});
afterEach(() => hand.putBack());
afterAll(() => deleteApp(app));

/** As someone who holds the key publishes it, whatever the settler says. */
const sourceOf = (of: Firestore): LogSource => publishedLog(readsOf(of), signer);

async function isRefused(of: Firestore, options: Partial<VerifyOptions>): Promise<boolean> {
  return verifyPublicLog(sourceOf(of), { check, verifierKey, ...options }).then(
    ({ ok }) => !ok,
    (cause: unknown) => {
      if (!(cause instanceof LogFileBroken)) throw cause;
      return true;
    },
  );
}

/** The wallet's proof of the posting that several of the changes are about. @param last what this browser has seen */
async function isProofRefused(of: Firestore, last: VerifiedLog | null): Promise<boolean> {
  const source = sourceOf(of);
  const id = CREDIT.slice(CREDIT.lastIndexOf('/') + 1);
  const document = (await of.doc(CREDIT).get()).data() as PostingDocument | undefined;
  // There is nothing to prove.
  if (!document) return false;
  const { salt = '', entry } = document;
  try {
    const before = last && { ...last.checkpoint, edge: last.edge, verifierKey };
    const compared = await comparePublicLog(source, before, check);
    if (!compared.ok) return true;
    // It says that the entry is to come.
    if (entry > compared.checkpoint.size) return false;
    const request = { postings: [toPosting(id, document)], salt, sequence: entry };
    const { ok } = await checkInclusionProof(
      await inclusionProofOf(source, request, compared.note),
      key,
      check,
    );
    return !ok;
  } catch (cause) {
    if (!(cause instanceof LogFileBroken)) throw cause;
    return true;
  }
}

async function differencesIn(of: Firestore): Promise<number> {
  const { differences } = await verify(of);
  return differences.filter(({ path, message }) => !`${path} ${message}`.includes(FUNDED)).length;
}

/** By the columns of the table. */
async function noticedIn(of: Firestore): Promise<Readonly<Record<string, boolean>>> {
  const [fromFile, ofBrowser] = [seen.checkpoint, { ...seen.checkpoint, edge: seen.edge }];
  return {
    'Settler’s start': (await findContradictions(of, signer)).length > 0,
    '`--verify`': (await differencesIn(of)) > 0,
    '`ledger:verify`': await isRefused(of, { tiles: 'all' }),
    '… `--seen`': await isRefused(of, { tiles: 'all', seen: [fromFile] }),
    '`/ledger/`, first': await isRefused(of, {}),
    '`/ledger/`, again': await isRefused(of, { seen: [ofBrowser] }),
    'Proof, first': await isProofRefused(of, null),
    'Proof, again': await isProofRefused(of, seen),
  };
}

const MORE = 5_00;

async function raisePosting(): Promise<void> {
  const { amount } = await hand.read<PostingDocument>(CREDIT);
  await hand.change(CREDIT, { amount: amount + MORE });
}

async function raiseDeposit(): Promise<void> {
  const { amount } = await hand.read<DepositDocument>(DEPOSIT);
  await hand.change(DEPOSIT, { amount: amount + MORE });
  await hand.change(paths.decision('ada', 'deposit', 'd1'), { seen: { amount: amount + MORE } });
}

/** Everything that follows from a posting. */
async function rewriteAll(): Promise<void> {
  await raisePosting();
  await raiseDeposit();
  await hand.rewriteSums();
  await hand.rewriteLog();
}

const signAnyway = async () => {
  await hand.put(paths.logSigned(), null);
  await signFirst(db, signer);
};

const changeHead = async (change: (head: LogHeadDocument) => object) =>
  hand.change(paths.logHead(), change(await hand.read(paths.logHead())));

const changeBundle = async (change: (bundle: LogBundleDocument) => object) =>
  hand.change(paths.logBundle(0), change(await hand.read(paths.logBundle(0))));

/** What a person with an administrator's rights does, by the rows of the table. */
const CHANGES: Readonly<Record<string, () => Promise<void>>> = {
  'A posting’s amount': raisePosting,
  'A posting removed': () => hand.put(CREDIT, null),
  'A balance, and the totals with it': async () => {
    const { locked } = await hand.read<BalancesDocument>(paths.balances('ada'));
    await hand.change(paths.balances('ada'), { locked: locked + MORE });
    const totals = await hand.read<TotalsDocument>(paths.totals());
    await hand.change(paths.totals(), { locked: totals.locked + MORE, external: totals.external - MORE });
  },
  'An entry changed': () =>
    hand.changeEntries(([first = '', ...rest]) => [first.replace('"cents":1', '"cents":2'), ...rest]),
  'An entry removed': () => hand.changeEntries(([, ...rest]) => rest),
  'Two entries swapped': () =>
    hand.changeEntries(([first = '', second = '', ...rest]) => [second, first, ...rest]),
  'A hash of an entry': () => changeBundle(({ hashes: [, ...rest] }) => ({ hashes: [rest[0], ...rest] })),
  'The edge in the head': () => changeHead(({ edge: [, ...rest] }) => ({ edge: [rest[0], ...rest] })),
  'The books in the head': () => changeHead(({ books }) => ({ books: { ...books, members: 0 } })),
  'The books of a bundle': () => changeBundle(({ books }) => ({ books: { ...books, members: 0 } })),
  'The log rolled back': async () => {
    const { size } = await hand.read<LogHeadDocument>(paths.logHead());
    await hand.rewriteLog(size - LOST);
  },
  'A posting and the log rewritten': async () => {
    await raisePosting();
    await hand.rewriteLog();
  },
  'The same, with balances and totals': async () => {
    await raisePosting();
    await hand.rewriteSums();
    await hand.rewriteLog();
  },
  'The same, with deposit and decision': rewriteAll,
  'The same, by who holds the log’s key': async () => {
    await rewriteAll();
    await signAnyway();
  },
  'The log and `schema/version` deleted': async () => {
    await hand.removeLog();
    await hand.put(paths.logSigned(), null);
    await hand.put(paths.schemaVersion(), null);
  },
  'The checkpoint signed last deleted': () => hand.put(paths.logSigned(), null),
};

/** The whole database as it was before, in another one. */
const RESTORED = 'Everything as it was earlier (a restore)';

/** Rows of docs/security.md: the change, who notices it, and what follows from that. */
const guide = readFileSync('docs/security.md', 'utf8');
const [header = [], , ...rows] = guide
  .slice(guide.indexOf('### Changes made by hand in the database'))
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  ) ?? [[]];
const columns = header.slice(1, -1);

const asSaid = (change: string) => {
  const cells = rows.find(([said]) => said === change)?.slice(1) ?? [];
  return Object.fromEntries(columns.map((column, nth) => [column, cells[nth]]));
};

const asCells = (noticed: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(noticed).map(([who, isNoticed]) => [who, isNoticed ? 'yes' : '–']));

describe('the table of docs/security.md says who notices', () => {
  it('nothing, where nothing was changed', async () => {
    expect(Object.values(await noticedIn(db))).toEqual(Array(columns.length).fill(false));
    expect((await db.doc(paths.logHead()).get()).get('size')).toBeGreaterThan(EARLIER + LOST);
  });

  it.each(Object.entries(CHANGES))('%s', async (change, make) => {
    await make();
    expect(asCells(await noticedIn(db))).toEqual(asSaid(change));
  });

  it(RESTORED, async () => {
    expect(asCells(await noticedIn(restored))).toEqual(asSaid(RESTORED));
  });

  it('and says of each change that was tried what runs by itself, what to run, or who can know', () => {
    expect(rows.map(([change]) => change)).toEqual([...Object.keys(CHANGES), RESTORED]);
    for (const row of rows) expect(row.at(-1), row[0]).toMatch(/^(By itself|Run|Outside): /);
  });
});

describe('a settler that runs', () => {
  it('signs nothing shorter than what was signed before, and nothing else than that', async () => {
    const checkpoints = openCheckpoints(db, signer);
    expect(readCheckpoint(await checkpoints.latest())).toEqual(seen.checkpoint);
    expect(checkpoints.isRefused()).toBe(false);
    for (const [change, message] of [
      ['The log rolled back', /log\/signed is of \d+ entries, and the log has \d+/],
      ['The same, with deposit and decision', /the first \d+ entries are not those of log\/signed/],
      ['The edge in the head', /log\/head has another edge than its entries/],
      ['The checkpoint signed last deleted', /log\/signed is missing, though the log has \d+ entries/],
    ] as const) {
      await CHANGES[change]?.();
      await expect(checkpoints.latest()).rejects.toThrow(message);
      expect(checkpoints.isRefused()).toBe(true);
      await hand.putBack();
    }
    expect(readCheckpoint(await checkpoints.latest())).toEqual(seen.checkpoint);
    expect(checkpoints.isRefused()).toBe(false);
  });
});
