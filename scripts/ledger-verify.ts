// Verifies a public ledger from its files alone, on any machine: the signature, every entry, the order, the books and every
// hash up to the checkpoint's root (docs/operating.md, “The public log”).
//
// npm run ledger:verify -- URL|FOLDER [--proof FILE] [--seen FILE] [--key TEXT] [--policy FILE]
//
//   URL|FOLDER    of the log: https://example.org/log/, or a folder with a copy of its files
//   --proof FILE  also checks the proof of a posting, as the wallet saves it
//   --seen FILE   also checks that the log begins with the checkpoint in this file, kept from an earlier time
//   --policy FILE demands the signatures of the witnesses that this policy names (c2sp.org/tlog-policy), from the last hour
//   --key TEXT    demands this public key; without it, the key that the log states is believed
//
// Exit code: 0 verified, 1 does not verify, 2 wrong usage or out of reach.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PUBLIC_BOOKS } from '#domain/log/books.ts';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import { checkCosignatureWith } from '#domain/log/ml-dsa.ts';
import { type NoteKey, readVerifierKey } from '#domain/log/note.ts';
import { checkWitnessed, fewestOf, type Policy, PolicyBroken, readPolicy } from '#domain/log/policy.ts';
import { checkInclusionProof, type InclusionProof, readInclusionProof } from '#domain/log/inclusion-proof.ts';
import { NoLog, type SeenLog } from '#domain/log/fault.ts';
import { publicLogOfFiles, type ReadLogFile } from '#domain/log/source.ts';
import { type VerifiedLog, verifyPublicLog } from '#domain/log/verify.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { logFault } from '#i18n/log-faults.ts';
import { dollars } from '#i18n/public-format.ts';

const VERIFIED = 0;
const REFUSED = 1;
const UNUSABLE = 2;

/** How often a file is asked for. A server may close an idle connection at the moment in which it is used again. */
const TRIES = 3;

const USAGE =
  'Usage: npm run ledger:verify -- URL|FOLDER [--proof FILE] [--seen FILE] [--key TEXT] [--policy FILE]';

/** A mistake in the command line, or something out of reach. Its message says which. */
class Unusable extends Error {}

const check = checkWith(crypto.subtle);

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (cause) {
  if (!(cause instanceof Unusable || cause instanceof NoLog)) throw cause;
  console.error(cause.message);
  process.exitCode = UNUSABLE;
}

async function run(args: readonly string[]): Promise<number> {
  const { place, key, proofFile, seenFile, policyFile } = parse(args);
  const policy = policyFile === undefined ? null : await policyIn(policyFile);
  const proof = proofFile === undefined ? null : await inclusionProofIn(proofFile);
  const earlier = seenFile === undefined ? null : await checkpointIn(seenFile);
  const source = publicLogOfFiles(await reader(place));

  // The log has to begin with the checkpoint that a proof leads to.
  const seen = [earlier, proof && readCheckpoint(proof.checkpoint)].filter((each): each is SeenLog => !!each);
  const verified = await verifyPublicLog(source, {
    check,
    tiles: 'all',
    seen,
    ...(key !== undefined && { verifierKey: key }),
    onProgress: showProgress,
  });
  hideProgress();
  if (!verified.ok) {
    console.error(`DOES NOT VERIFY. ${logFault(verified.fault)}`);
    return REFUSED;
  }
  const now = Date.now();
  const witnessed =
    policy &&
    (await checkWitnessed(verified.note, policy, {
      ...verified,
      now,
      check: checkCosignatureWith(crypto.subtle),
    }));
  if (witnessed?.ok === false) {
    console.error(`NOT WITNESSED. ${logFault(witnessed.fault)}`);
    return REFUSED;
  }
  report(verified);
  console.log(
    witnessed && policy && fewestOf(policy) > 0
      ? `WITNESSED. Signed within the last hour by ${witnessed.by.join(', ')}: ${witnessed.by.length} of ${witnessed.of}`
      : 'No policy demands witnesses: nothing here tells whether others are shown the same.',
  );
  return proof ? reportInclusionProof(proof, verified) : VERIFIED;
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        proof: { type: 'string' },
        seen: { type: 'string' },
        key: { type: 'string' },
        policy: { type: 'string' },
      },
    });
    const [place, ...more] = positionals;
    if (place === undefined || more.length > 0) throw new Unusable(USAGE);
    return {
      place,
      key: values.key,
      proofFile: values.proof,
      seenFile: values.seen,
      policyFile: values.policy,
    };
  } catch (cause) {
    if (cause instanceof Unusable) throw cause;
    throw new Unusable(`${cause instanceof Error ? cause.message : cause}\n${USAGE}`);
  }
}

async function reader(place: string): Promise<ReadLogFile> {
  if (/^https?:\/\//.test(place)) return overHttp(place.endsWith('/') ? place : `${place}/`);
  const isFolder = await stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Unusable(`${place} is neither a URL nor a folder.`);
  return (path) =>
    readFile(join(place, path)).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return null;
      throw new Unusable(`${join(place, path)} cannot be read: ${cause.message}`);
    });
}

function overHttp(url: string): ReadLogFile {
  return async (path) => {
    for (let left = TRIES; ; left -= 1) {
      try {
        const answer = await fetch(url + path);
        if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
        if (answer.status === 404) return null;
        throw new Unusable(`${url}${path} answers ${answer.status}.`);
      } catch (cause) {
        if (cause instanceof Unusable) throw cause;
        if (left === 1) throw new Unusable(`${url}${path} is out of reach: ${reasonOf(cause)}`);
      }
    }
  };
}

/** `fetch` says only that it failed, and why in the cause. */
function reasonOf(failure: unknown): string {
  const { message, cause } = failure as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: Error) => {
    throw new Unusable(`${file} cannot be read: ${cause.message}`);
  });
}

async function inclusionProofIn(file: string): Promise<InclusionProof> {
  const proof = readInclusionProof(await textOf(file));
  if (!proof) throw new Unusable(`${file} is not a proof.`);
  return proof;
}

async function policyIn(file: string): Promise<Policy> {
  try {
    return readPolicy(await textOf(file));
  } catch (cause) {
    if (!(cause instanceof PolicyBroken)) throw cause;
    throw new Unusable(`${file} is not a policy. ${cause.message}.`);
  }
}

async function checkpointIn(file: string): Promise<SeenLog> {
  const checkpoint = readCheckpoint(await textOf(file));
  if (!checkpoint) throw new Unusable(`${file} is not a checkpoint.`);
  return checkpoint;
}

function report({ checkpoint, verifierKey, books, lastAt }: VerifiedLog): void {
  console.log(`VERIFIED. ${checkpoint.size} entries of ${checkpoint.origin}`);
  console.log(`  key         ${verifierKey}`);
  console.log(`  root        ${Buffer.from(checkpoint.root).toString('base64')}`);
  if (lastAt !== null) console.log(`  last entry  ${new Date(lastAt).toISOString().slice(0, 10)}`);
  for (const book of PUBLIC_BOOKS) console.log(`  ${book.padEnd(10)}  ${dollars(books[book])}`);
}

async function reportInclusionProof(proof: InclusionProof, { verifierKey }: VerifiedLog): Promise<number> {
  // The log has verified, so its key can be read.
  const checked = await checkInclusionProof(proof, readVerifierKey(verifierKey) as NoteKey, check);
  if (checked.ok) {
    console.log(`PROVED. The log has entry ${proof.sequence}`);
    for (const posting of proof.postings) console.log(`  ${whatItSays(posting)}`);
    return VERIFIED;
  }
  console.error(`PROOF REFUSED. ${logFault(checked.fault)}`);
  return REFUSED;
}

function whatItSays({ kind, amount, from, to, at, reversal }: Posting): string {
  const taken = reversal ? `, takes back entry ${reversal.entry}: “${reversal.reason}”` : '';
  return `${kind}, ${dollars(amount)}, ${from} to ${to}, ${new Date(at).toISOString()}${taken}`;
}

function showProgress(entries: number, size: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${entries} of ${size} entries`);
}

function hideProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}
