// npm run bench:ledger [-- --only domain|fold|browser|start|settler|witnesses] [--old PATH]
//
// `--old` also measures the settler/main.ts of another checkout.
//
// Measures how fast money moves, and how that scales: the settlement alone, the fold of the whole log, the embedded
// backend in a browser's IndexedDB, and the settler against the Firestore emulator: alone, and with witnesses that are
// quick, slow or dead. Reports the median of several runs.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { cents } from '#domain/money/cents.ts';
import {
  type Balances,
  balancesAfter,
  balancesOf,
  memberAccount,
  NO_BALANCES,
  type Posting,
  totals,
} from '#domain/money/ledger.ts';
import { settle, type SettlementRequest } from '#domain/settlement/settle.ts';
import { NEW_MEMBER } from '#domain/settlement/state.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from '#scripts/emulators/find.mjs';
import { startEmulators } from '#scripts/emulators/start.mjs';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '#scripts/find-browser.mjs';
import { BANK_DETAILS } from './support/bank-details.ts';
import { serveSources } from './support/serve-sources.mjs';

const SIZES = [10_000, 100_000, 1_000_000];
const MEMBERS = 1_000;
const RUNS = 3;
/** Postings of the one member whose history grows. */
const HISTORIES = [100, 1_000, 10_000];
/** Entries of the programme's log. */
const LOG = 1_000_000;
/** Members with four requests each that wait when the settler starts. */
const SETTLER_MEMBERS = 1_000;
/** Four settlers at the same time, several times, within minutes. */
const WATCHED_MEMBERS = 400;
/** For a settler that takes long, and to compare single requests beside as much as it has. */
const FEW_MEMBERS = 50;

const { values } = parseArgs({ options: { only: { type: 'string' }, old: { type: 'string' } } });
const PARTS = { domain, fold, browser, start, settler, witnesses };
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
for (const [name, part] of Object.entries(PARTS)) {
  if (values.only === undefined || values.only === name) await part();
}

/** Holds and pays a withdrawal of each member in turn; the state is the slice that a backend reads. */
function domain(): void {
  const rows = SIZES.map((requests) => {
    const ms = medianOf(() => {
      const balances = new Map<string, Balances>();
      let held: Withdrawal | null = null;
      for (let index = 0; index < requests; index += 1) {
        const uid = `member-${(index >> 1) % MEMBERS}`;
        const id = String(index >> 1);
        const request: SettlementRequest =
          index % 2 === 0
            ? { kind: 'requestWithdrawal', id, uid, amount: cents(100_00), details: BANK_DETAILS }
            : {
                kind: 'decideWithdrawal',
                id,
                uid,
                withdrawalId: id,
                outcome: 'refuse',
                operator: 'o',
                note: null,
              };
        const own = balances.get(uid) ?? { ...NO_BALANCES, earning: cents(100_00) };
        const withdrawals = new Map(held ? [[id, held]] : []);
        const state = { members: new Map([[uid, { ...NEW_MEMBER, balances: own, withdrawals }]]) };
        const settlement = settle(state, request, index);
        if (!settlement.ok) throw new Error(settlement.refusal.code);
        balances.set(uid, balancesAfter(own, uid, settlement.postings));
        const [change] = settlement.changes;
        held =
          change?.kind === 'withdrawal' && change.withdrawal.status === 'held' ? change.withdrawal : null;
      }
    });
    return { requests, ...perSecond(requests, ms) };
  });
  show('Settlement alone (holds and refusals in turn, 1,000 members)', rows);
}

function fold(): void {
  const rows = SIZES.map((size) => {
    const log = Array.from(
      { length: size },
      (_, index): Posting => ({
        id: `member-${index % MEMBERS}:decideDeposit:${index}`,
        kind: 'credit',
        from: 'external',
        to: memberAccount('locked', `member-${index % MEMBERS}`),
        amount: cents(300_00),
        at: index,
        subject: String(index),
      }),
    );
    const ms = medianOf(() => totals(log));
    const ofOne = medianOf(() => balancesOf('member-0', log));
    return { postings: size, ...perSecond(size, ms), 'one member of them, ms': Math.round(ofOne) };
  });
  show('Fold of the whole log, with every invariant checked', rows);
}

async function browser(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) return void console.log(`\nSKIPPED: the browser. ${HOW_TO_GET_A_BROWSER}`);
  const { chromium } = await import('@playwright/test');
  const server = await serveSources([
    'idb',
    'valibot',
    '@scure/base',
    '@noble/hashes/sha2.js',
    '@noble/hashes/sha3.js',
    '@noble/hashes/utils.js',
  ]);
  const chrome = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await chrome.newPage();
    page.on('pageerror', (error) => console.error(error));
    await page.goto(server.origin);
    const rows = [];
    for (const history of HISTORIES) {
      const { withdrawals, balances } = await page.evaluate(
        async ([module, size]) => {
          const { measure } = (await import(module)) as typeof import('./support/ledger-in-browser.ts');
          return measure(size, 30);
        },
        ['/bench/support/ledger-in-browser.ts', history] as const,
      );
      rows.push({
        'postings of the member': history,
        'withdrawal, ms': median(withdrawals).toFixed(1),
        'balances, ms': median(balances).toFixed(1),
        'withdrawals a second': Math.round(1000 / median(withdrawals)),
      });
    }
    show('Embedded backend in Chromium (IndexedDB on disk)', rows);
  } finally {
    await chrome.close();
    server.stop();
  }
}

async function start(): Promise<void> {
  if (findFirestoreEmulators().length === 0) return void console.log(`\nSKIPPED: ${HOW_TO_GET_EMULATORS}`);
  const { env, stop } = await startEmulators();
  Object.assign(process.env, env);
  const { measureColdStart } = await import('./support/cold-start.ts');
  show('Cold start of the settler: the programme folded from its log', [await measureColdStart(LOG)]);
  await stop();
}

async function settler(): Promise<void> {
  if (findFirestoreEmulators().length === 0) return void console.log(`\nSKIPPED: ${HOW_TO_GET_EMULATORS}`);
  const { env, stop } = await startEmulators();
  Object.assign(process.env, env);
  const { measureRawRate, measureSettler } = await import('./support/settler-load.ts');
  const rows = [];
  const old = values.old ? [{ program: values.old, members: FEW_MEMBERS }] : [];
  const present = [FEW_MEMBERS, SETTLER_MEMBERS].map((members) => ({ program: 'settler/main.ts', members }));
  for (const { program, members } of [...old, ...present]) {
    rows.push({ program, ...(await measureSettler(program, members)) });
  }
  const raw = await measureRawRate(SETTLER_MEMBERS);
  rows.push({ program: 'the same documents in batches', 'a second': raw });
  show('Settler and emulator, with 5 ms before a read and 30 ms before a commit', rows);
  await stop();
}

/** All kinds of witnesses at the same time, so that whatever else the machine does slows all of them alike. */
async function witnesses(): Promise<void> {
  if (findFirestoreEmulators().length === 0) return void console.log(`\nSKIPPED: ${HOW_TO_GET_EMULATORS}`);
  const { env, stop } = await startEmulators();
  Object.assign(process.env, env);
  const { measureSettler } = await import('./support/settler-load.ts');
  const { KINDS, openArm } = await import('./support/witness-arms.ts');
  const found = KINDS.map((kind) => ({ kind, rates: [] as number[], atRest: [] as number[], signed: 0 }));
  for (let turn = 0; turn < RUNS; turn += 1) {
    await Promise.all(
      found.map(async (each) => {
        const arm = await openArm(each.kind);
        const load = await measureSettler('settler/main.ts', WATCHED_MEMBERS, arm.settings);
        each.rates.push(load['a second']);
        each.atRest.push(load['one at rest, ms']);
        each.signed += arm.signed();
        await arm.stop();
      }),
    );
  }
  const alone = found[0]?.rates ?? [];
  const rows = found.map(({ kind, rates, atRest, signed }) => ({
    'three witnesses': kind,
    'a second': median(rates),
    'of that without': median(rates.map((rate, turn) => rate / (alone[turn] ?? Number.NaN))).toFixed(2),
    'of that without, runs': rates
      .map((rate, turn) => (rate / (alone[turn] ?? Number.NaN)).toFixed(2))
      .join(' '),
    'one at rest, ms': median(atRest),
    signatures: signed,
  }));
  show('Settler and emulator, with witnesses that get a checkpoint every 1.1 seconds', rows);
  await stop();
}

function medianOf(work: () => unknown): number {
  return median(
    Array.from({ length: RUNS }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }),
  );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function perSecond(count: number, ms: number) {
  return {
    ms: Math.round(ms),
    'µs each': ((1000 * ms) / count).toFixed(2),
    'a second': Math.round((1000 * count) / ms),
  };
}

function show(title: string, rows: readonly object[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}
