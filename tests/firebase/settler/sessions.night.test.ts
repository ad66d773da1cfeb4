import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SECOND } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Line, startSettler } from './program.ts';
import { openWorld } from './world.ts';

/** Long after each of these people was made, in seconds: the service has not refused sessions of that time yet. */
const LATER = Date.UTC(2100, 0) / SECOND;

interface Update {
  readonly localId: string;
  readonly validSince: string;
}

/** The identity service, behind a server that keeps what it was told and fails on demand. */
async function openIdentityService() {
  const emulator = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;
  const updates: Update[] = [];
  let onUpdate: (nth: number) => 'pass' | 'fail' | 'hang' = () => 'pass';
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', async () => {
      const body = Buffer.concat(parts);
      if (request.url?.endsWith('/accounts:update')) {
        updates.push(JSON.parse(body.toString()));
        const outcome = onUpdate(updates.length);
        if (outcome === 'hang') return;
        if (outcome === 'fail') return void answer.writeHead(503).end();
      }
      const { authorization = '' } = request.headers;
      const passed = await fetch(emulator + request.url, {
        method: request.method ?? 'GET',
        headers: { authorization, 'content-type': 'application/json' },
        ...(body.length > 0 && { body }),
      });
      answer.writeHead(passed.status).end(await passed.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    updates,
    env: { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` },
    meet(next: typeof onUpdate) {
      onUpdate = next;
    },
  };
}

async function openSessions() {
  const world = openWorld();
  const auth = getAuth(getApp(world.project));
  const service = await openIdentityService();
  onTestFinished(
    async () => void (await auth.deleteUsers((await auth.listUsers()).users.map(({ uid }) => uid))),
  );
  return {
    ...service,
    args: ['--project', world.project],
    changePassword: (uid: string) => auth.updateUser(uid, { password: 'Nine bridges over wisteria' }),
    addMember: (uid: string) => auth.createUser({ uid, email: `${uid}@mail.example` }),
    /** As a member's browser does. */
    end: (uid: string, kept: readonly unknown[]) =>
      world.db.doc(paths.endedSessions(uid)).set({ at: Timestamp.now(), kept, revokedAt: null }),
    noticesOf: async (uid: string) =>
      (await world.db.collection(paths.notices(uid)).get()).docs.map((notice) => notice.get('kind')),
    isRevoked: async (uid: string) =>
      (await world.db.doc(paths.endedSessions(uid)).get()).get('revokedAt') instanceof Timestamp,
  };
}

const isFailure = ({ event }: Line) => event === 'sessions-failed';

describe('ended sessions', () => {
  it('are revoked up to the oldest that its member keeps, once', async () => {
    const { args, env, updates, addMember, end, isRevoked, noticesOf } = await openSessions();
    await addMember('ada');
    await end('ada', [LATER + 9, LATER, LATER + 5]);
    expect(await startSettler(args, env).exited).toBe(0);
    expect(updates).toEqual([{ localId: 'ada', validSince: String(LATER) }]);
    expect(await isRevoked('ada')).toBe(true);
    expect(await startSettler(args, env).exited).toBe(0);
    expect(updates).toHaveLength(1);
    expect(await noticesOf('ada')).toEqual(['sessions-ended']);
  });

  it('are revoked as they end, while the settler watches', async () => {
    const { args, env, updates, addMember, end, isRevoked } = await openSessions();
    await addMember('ada');
    const settler = startSettler([...args, '--watch'], env);
    await settler.until(({ event }) => event === 'started');
    await end('ada', [LATER]);
    await eventually(async () => expect(await isRevoked('ada')).toBe(true));
    await end('ada', [LATER + 60]);
    await eventually(async () => expect(await isRevoked('ada')).toBe(true));
    expect(updates.map(({ validSince }) => validSince)).toEqual([String(LATER), String(LATER + 60)]);
  });

  it('wait while the identity service fails, and keep no one else’s waiting', async () => {
    const { args, env, updates, meet, addMember, end, isRevoked } = await openSessions();
    await addMember('ada');
    await addMember('ben');
    await end('ada', [LATER]);
    await end('ben', [LATER]);
    meet((nth) => (nth <= 1 ? 'fail' : 'pass'));
    const settler = startSettler([...args, '--watch'], env);
    await settler.until(isFailure);
    await eventually(async () => expect(await isRevoked('ben')).toBe(true));
    await eventually(async () => expect(await isRevoked('ada')).toBe(true));
    expect(updates.map(({ localId }) => localId)).toEqual(['ada', 'ben', 'ada']);
    expect(settler.text()).not.toContain('mail.example');
  });

  it('are revoked by the next settler when this one is killed in between', async () => {
    const { args, env, updates, meet, addMember, end, isRevoked } = await openSessions();
    await addMember('ada');
    await end('ada', [LATER]);
    meet(() => 'hang');
    const settler = startSettler([...args, '--watch'], env);
    await eventually(() => expect(updates).toHaveLength(1));
    await settler.end('SIGKILL');
    expect(await isRevoked('ada')).toBe(false);
    meet(() => 'pass');
    expect(await startSettler(args, env).exited).toBe(0);
    expect(await isRevoked('ada')).toBe(true);
  });

  it('never take back what a new password has revoked', async () => {
    const { args, env, updates, addMember, changePassword, end, isRevoked } = await openSessions();
    await addMember('ada');
    await changePassword('ada');
    await end('ada', [1, LATER]);
    await end('gone', [LATER]);
    await end('odd', []);
    expect(await startSettler(args, env).exited).toBe(0);
    expect(updates).toEqual([]);
    expect(await Promise.all(['ada', 'gone', 'odd'].map(isRevoked))).toEqual([true, true, true]);
  });
});
