import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import type { Instant } from '#domain/time.ts';
import { messagesOf, observe } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { firebaseHarness } from './harness.ts';

describe('an open page whose server is lost', () => {
  const harness = firebaseHarness();
  let tab: Backend;
  beforeAll(async () => {
    await harness.reset();
    tab = await harness.open();
    await join(tab, 'ada');
  });
  afterAll(() => harness.close());

  /** What the page reports of the connection while it shows the member's messages. */
  async function open() {
    const connection = observe<Instant | null>((onChange) => tab.watchConnection(onChange));
    await messagesOf(tab).first();
    await connection.until((since) => since === null);
    return connection;
  }

  const isLost = (since: Instant | null) => since !== null;

  it('reports a cut connection until it is restored', async () => {
    const connection = await open();
    const before = Date.now();
    await harness.disconnect();
    expect(await connection.until(isLost)).toBeLessThanOrEqual(before);
    await harness.reconnect();
    await connection.until((since) => !isLost(since));
  });

  it('reports a server that accepts requests and never answers', async () => {
    const connection = await open();
    harness.loseAnswerTo('Is anyone there?');
    const sent = tab.sendMessage({ id: 'silence', text: 'Is anyone there?' }).catch(() => undefined);
    await connection.until(isLost);
    await harness.disconnect();
    await harness.reconnect();
    await sent;
    await connection.until((since) => !isLost(since));
  });
});
