import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSettler } from '#tests/firebase/settler/program.ts';

/** A machine without credentials and without an emulator, on which no library asks Google Cloud's metadata server. */
function bareMachine(changes: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const home = mkdtempSync(join(tmpdir(), 'tessera-settler-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  return { PATH: process.env['PATH'], HOME: home, METADATA_SERVER_DETECTION: 'none', ...changes };
}

function keyFile(content: string): NodeJS.ProcessEnv {
  const env = bareMachine();
  const file = join(env['HOME'] ?? '', 'key.json');
  writeFileSync(file, content);
  return { ...env, GOOGLE_APPLICATION_CREDENTIALS: file };
}

const PROJECT = ['--project', 'tessera-club'];

describe('without valid credentials, the settler says what to do', () => {
  const HINT = 'gcloud auth application-default login';

  it('when there are none', async () => {
    const settler = startSettler(PROJECT, bareMachine());
    expect(await settler.exited).toBe(2);
    expect(settler.text()).toContain('Google accepts none of the credentials found');
    expect(settler.text()).toContain(HINT);
    // Not a crash.
    expect(settler.text()).not.toMatch(/^ {4}at /m);
  });

  it.each([
    ['no JSON', '{not json'],
    ['no key', '{"hello":1}'],
    ['no private key', '{"type":"service_account","client_email":"a@b.c","private_key":"nope"}'],
  ])('where the key file holds %s', async (_, content) => {
    const settler = startSettler(PROJECT, keyFile(content));
    expect(await settler.exited).toBe(2);
    expect(settler.text()).toContain(HINT);
    expect(settler.text()).not.toMatch(/^ {4}at /m);
  });

  it('when the key file is missing', async () => {
    const env = bareMachine({ GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/key.json' });
    const settler = startSettler(PROJECT, env);
    expect(await settler.exited).toBe(2);
    expect(settler.text()).toContain('/nowhere/key.json');
    expect(settler.text()).not.toMatch(/^ {4}at /m);
  });
});

describe('before it starts, the settler', () => {
  it('refuses a health port in use', async () => {
    const taken = createServer().listen(0);
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as { readonly port: number };
    const settler = startSettler([...PROJECT, '--watch', '--health-port', `${port}`], bareMachine());
    expect(await settler.exited).toBe(2);
    expect(settler.text()).toContain(`--health-port: port ${port} cannot be used: another program uses it`);
  });

  it.skipIf(!existsSync('/dev/full'))('says on standard error that its log cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const env = bareMachine({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' });
    const settler = startSettler([...PROJECT, '--watch', '--health-port', '0'], env, full);
    expect(await settler.exited).toBe(1);
    expect(settler.text()).toMatch(/^The settler has stopped: its log cannot be written \(ENOSPC\)\./);
  });

  it.each([
    ['--database', [...PROJECT, '--database', 'Restored!'], {}],
    ['FIRESTORE_DATABASE', PROJECT, { FIRESTORE_DATABASE: 'Restored!' }],
  ])('refuses what is no database id, given by %s', async (_, args, env) => {
    const settler = startSettler(args, { ...bareMachine(), ...env });
    expect(await settler.exited).toBe(2);
    expect(settler.text()).toContain('“Restored!” is no database id');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'stops at the first %s while it cannot reach Firestore',
    async (signal) => {
      // Accepts connections and never answers.
      const silent = createServer(() => undefined).listen(0, '127.0.0.1');
      onTestFinished(() => void silent.close());
      await once(silent, 'listening');
      const { port } = silent.address() as { readonly port: number };
      const connected = once(silent, 'connection');
      const env = bareMachine({
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
      });
      const settler = startSettler(['--project', 'demo-tessera', '--watch'], env);
      const [socket] = await connected;
      onTestFinished(() => socket.destroy());
      expect(await settler.end(signal)).toBe(0);
      expect(settler.lines.at(-1)).toMatchObject({ event: 'ended', interrupted: true });
    },
  );
});
