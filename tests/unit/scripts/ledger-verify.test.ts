import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { writeInclusionProof } from '#domain/log/inclusion-proof.ts';
import { inclusionProofOf } from '#domain/log/source.ts';
import { writeAddCheckpoint } from '#domain/log/add-checkpoint.ts';
import { readLogSigner } from '#settler/ledger/log-signer.ts';
import { buildGoCheck, hasGo, runProgram } from '#tests/support/go-check.ts';
import { writeLog } from '#tests/support/log-folder.ts';
import { policyText, startWitness, type TestWitness } from '#tests/support/witness.ts';
import { sampleRequest, sampleRequests, StoredLog, verifierKey } from '#tests/support/log.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-log-'));
  folders.push(folder);
  return folder;
}

async function folderOf(log: StoredLog): Promise<string> {
  const folder = newFolder();
  await writeLog(folder, log);
  return folder;
}

function fileWith(text: string): string {
  const file = join(newFolder(), 'file');
  writeFileSync(file, text);
  return file;
}

const logOf = (size: number) => new StoredLog().append(sampleRequests(size));

const HOUR = 3_600_000;

/** What a witness answers to the log's first checkpoint. */
async function signatureOf({ url }: TestWitness, note: string): Promise<string> {
  const body = writeAddCheckpoint({ old: 0, path: [], note });
  return (await fetch(`${url}add-checkpoint`, { method: 'POST', body })).text();
}

/** Runs the program as on a stranger's machine. `said` is all of it, `printed` what goes to standard output. */
function run(script: string, ...args: readonly string[]) {
  const { promise, resolve } = Promise.withResolvers<{
    code: number | null;
    said: string;
    printed: string;
  }>();
  const program = spawn(process.execPath, [`scripts/${script}.ts`, ...args]);
  let said = '';
  let printed = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
      if (stream === program.stdout) printed += chunk;
    });
  }
  program.on('close', (code) => resolve({ code, said, printed }));
  return promise;
}

async function verify(...args: readonly string[]) {
  const { code, said } = await run('ledger-verify', ...args);
  return { code, said };
}

/** @param broken how many connections the server breaks when a file is asked for */
async function serve(folder: string, broken = 0): Promise<string> {
  let left = broken;
  const server: Server = createServer(({ url = '', socket }, answer) => {
    const file = join(folder, url.slice('/log/'.length));
    if (left-- > 0) socket.destroy();
    else if (existsSync(file)) createReadStream(file).pipe(answer);
    else answer.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/log`;
}

describe('npm run ledger:verify', () => {
  it('verifies a folder, a URL and a proof', async () => {
    const log = logOf(300);
    const folder = await folderOf(log);
    const found = await verify(folder, '--key', verifierKey);
    expect(found).toEqual({
      code: 0,
      said: expect.stringMatching(/VERIFIED\. 300 entries of tessera\.test\/log/),
    });
    expect(found.said).toMatch(/house +\$470\n/);

    const proof = fileWith(
      writeInclusionProof(
        await inclusionProofOf(log, { ...sampleRequest(6), sequence: 7 }, await log.checkpoint()),
      ),
    );
    const later = await serve(await folderOf(logOf(600)));
    const proved = await verify(later, '--proof', proof);
    expect(proved).toEqual({
      code: 0,
      said: expect.stringContaining(
        'PROVED. The log has entry 7\n  credit, $10.06, external to locked:ann, 2023-11-14T22:13:26.000Z',
      ),
    });
  });

  it('asks again where a connection broke, and says why it failed where all broke', async () => {
    const folder = await folderOf(logOf(3));
    expect(await verify(await serve(folder, 2))).toMatchObject({ code: 0 });
    expect(await verify(await serve(folder, 100))).toEqual({
      code: 2,
      said: expect.stringMatching(/is out of reach: fetch failed \(.+\)/),
    });
  });

  it('says which entry does not verify, and why', async () => {
    const folder = await folderOf(logOf(300));
    const file = join(folder, 'tile/entries/000');
    writeFileSync(file, readFileSync(file, 'latin1').replace('"cents":1000,', '"cents":9000,'), 'latin1');
    expect(await verify(folder)).toEqual({
      code: 1,
      said: 'DOES NOT VERIFY. Entry 1 was changed: it does not have the hash that was published for it.\n',
    });
  });

  it('refuses history that was rewritten with the key, by a checkpoint from before, and by a proof', async () => {
    const before = logOf(300);
    const requests = sampleRequests(300);
    const rewritten = await folderOf(
      new StoredLog().append([...requests.slice(0, 4), sampleRequest(600), ...requests.slice(5)]),
    );
    expect(await verify(rewritten)).toMatchObject({ code: 0 });
    const seen = fileWith(await before.checkpoint());
    expect(await verify(rewritten, '--seen', seen)).toMatchObject({
      code: 1,
      said: expect.stringContaining('History was rewritten: one of the entries 1 to 300'),
    });
    const proof = fileWith(
      writeInclusionProof(
        await inclusionProofOf(before, { ...sampleRequest(4), sequence: 5 }, await before.checkpoint()),
      ),
    );
    expect(await verify(rewritten, '--proof', proof)).toMatchObject({ code: 1 });
  });

  it('refuses another key, and a proof of something else', async () => {
    const log = logOf(300);
    const folder = await folderOf(log);
    expect(await verify(folder, '--key', 'other+00000000+AAAA')).toMatchObject({ code: 1 });
    const proof = await inclusionProofOf(log, { ...sampleRequest(7), sequence: 7 }, await log.checkpoint());
    expect(await verify(folder, '--proof', fileWith(writeInclusionProof(proof)))).toMatchObject({
      code: 1,
      said: expect.stringContaining('PROOF REFUSED. Entry 7 of the ledger is not about this'),
    });
  });

  it.each([
    ['nothing to verify', [], /^Usage/],
    ['two places', ['a', 'b'], /^Usage/],
    ['an unknown option', ['a', '--quick'], /--quick[\s\S]*Usage/],
    ['a folder that is not there', ['not/there'], /not\/there is neither a URL nor a folder/],
    ['a folder that is no log', ['docs'], /There is no vkey/],
    ['a site out of reach', ['http://127.0.0.1:9/log/'], /is out of reach/],
    ['a file that is no proof', ['docs', '--proof', 'LICENSE'], /is not a proof/],
    ['a file that is no checkpoint', ['docs', '--seen', 'LICENSE'], /is not a checkpoint/],
    ['a file that is not there', ['docs', '--seen', 'not-there'], /not-there cannot be read/],
  ])('ends with code 2 for %s', async (_what, args, said) => {
    expect(await verify(...args)).toEqual({ code: 2, said: expect.stringMatching(said) });
  });
});

describe('npm run ledger:key', () => {
  it('makes another key each time', async () => {
    const [one, other] = [
      await run('ledger-key', 'example.org/log'),
      await run('ledger-key', 'example.org/log'),
    ];
    expect(one.code).toBe(0);
    expect(one.said).toMatch(/^example\.org\/log\+[\da-f]{8}\+\S{44}$/m);
    expect(other.said).not.toBe(one.said);
  });

  it('prints the secret half alone, and the settler takes it as it is and as it is pasted', async () => {
    const { printed } = await run('ledger-key', 'example.org/log');
    expect(printed).toMatch(/^PRIVATE\+KEY\+example\.org\/log\+[\da-f]{8}\+\S{44}\n$/);
    for (const text of [printed, printed.trim(), `  ${printed}`, `\t${printed.trim()} \r\n`]) {
      expect(await readLogSigner(text), JSON.stringify(text)).toMatchObject({
        key: { name: 'example.org/log' },
      });
    }
    expect(await readLogSigner(`${printed.trim()}A`)).toBeNull();
  });

  it.skipIf(!existsSync('/dev/full'))('says it where the key cannot be written, and fails', async () => {
    const output = openSync('/dev/full', 'w');
    const program = spawn(process.execPath, ['scripts/ledger-key.ts', 'example.org/log'], {
      stdio: ['ignore', output, 'pipe'],
    });
    closeSync(output);
    const said = await text(program.stderr as Readable);
    expect({ code: program.exitCode ?? (await once(program, 'exit'))[0], said }).toEqual({
      code: 1,
      said: expect.stringContaining('cannot be written (ENOSPC)'),
    });
    expect(said).not.toMatch(/^ {4}at /m);
  });

  it('refuses a name that no key can have', async () => {
    expect(await run('ledger-key', 'my log')).toMatchObject({ code: 2 });
    expect(await run('ledger-key')).toMatchObject({ code: 2 });
  });
});

describe('npm run ledger:verify -- --policy', () => {
  it('demands the signatures of the witnesses, and says plainly what cannot be known without', async () => {
    const watching = await startWitness(1);
    onTestFinished(() => watching.stop());
    const log = logOf(300);
    const folder = await folderOf(log);
    const policy = fileWith(policyText(1, [watching]));
    expect(await verify(folder)).toMatchObject({
      code: 0,
      said: expect.stringContaining('nothing here tells whether others are shown the same'),
    });
    expect(await verify(folder, '--policy', policy)).toMatchObject({
      code: 1,
      said: expect.stringContaining('NOT WITNESSED. Too few witnesses'),
    });

    const note = await log.checkpoint();
    writeFileSync(join(folder, 'checkpoint'), note + (await signatureOf(watching, note)));
    expect(await verify(folder, '--policy', policy)).toMatchObject({
      code: 0,
      said: expect.stringContaining('WITNESSED. Signed within the last hour by w1'),
    });
    expect(await verify(folder, '--policy', fileWith('quorum w1'))).toMatchObject({ code: 2 });
  });
});

describe.skipIf(!hasGo)('the independent check in Go', () => {
  it('accepts a witnessed log, and refuses what ledger:verify refuses', async () => {
    const goCheck = buildGoCheck();
    const witnesses = await Promise.all([
      startWitness(1),
      startWitness(2, { now: () => Date.now() - 2 * HOUR }),
      startWitness(3),
    ]);
    onTestFinished(async () => {
      await Promise.all(witnesses.map((each) => each.stop()));
    });
    const log = logOf(300);
    const note = await log.checkpoint();
    const [fresh = '', stale = '', other = ''] = await Promise.all(
      witnesses.map((each) => signatureOf(each, note)),
    );
    const folder = await folderOf(log);
    const judge = async (checkpoint: string, ...args: readonly string[]) => {
      writeFileSync(join(folder, 'checkpoint'), checkpoint);
      return runProgram(goCheck, ['verify', folder, '--key', verifierKey, ...args]);
    };
    const policy = ['--policy', fileWith(policyText(2, witnesses))];
    const accepted = {
      code: 0,
      said: expect.stringMatching(/^VERIFIED\. 300 entries of tessera\.test\/log/),
    };
    const refused = (why: string) => ({ code: 1, said: expect.stringContaining(why) });

    expect(await judge(note)).toEqual(accepted);
    expect(await judge(note + fresh + stale + other, ...policy)).toEqual(accepted);
    expect(await judge(note + fresh, ...policy)).toEqual(refused('too few witnesses'));
    expect(await judge(note + fresh + stale, ...policy)).toEqual(refused('too few witnesses'));
    const forged = other.replace(/.{8}==\n$/, 'AAAAAAAA==\n');
    expect(await judge(note + fresh + forged, ...policy)).toEqual(refused('invalid signature'));
    const ofAnother =
      'log example.org/log+09bb43d9+AayVlKbHyJ6noHMOlEDYP7wEV/GHG4DTjvZbJLUJmCuI\nquorum none\n';
    expect(await judge(note, '--policy', fileWith(ofAnother))).toEqual(refused('is not for the log'));

    const requests = sampleRequests(300);
    const before = new StoredLog().append([...requests.slice(0, 4), sampleRequest(600)]);
    expect(await judge(note, '--seen', fileWith(await before.checkpoint()))).toEqual(
      refused('does not begin with the 5 entries'),
    );
    const file = join(folder, 'tile/entries/000');
    writeFileSync(file, readFileSync(file, 'latin1').replace('"cents":1000,', '"cents":9000,'), 'latin1');
    expect(await judge(note)).toEqual(refused('another root'));
  });
});
