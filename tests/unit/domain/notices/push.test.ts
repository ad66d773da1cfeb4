import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPushed, PUSH_ENDPOINT, PUSHED_WITHIN } from '#domain/notices/push.ts';

const NOW = Date.UTC(2026, 10, 24);

describe('a push message', () => {
  it('is sent for what is news and not the member’s own act', () => {
    expect(isPushed({ kind: 'deposit-credited', at: NOW }, NOW)).toBe(true);
    expect(isPushed({ kind: 'deposit-credited', at: NOW - PUSHED_WITHIN }, NOW)).toBe(true);
    expect(isPushed({ kind: 'deposit-credited', at: NOW - PUSHED_WITHIN - 1 }, NOW)).toBe(false);
    expect(isPushed({ kind: 'withdrawal-held', at: NOW }, NOW)).toBe(false);
    expect(isPushed({ kind: 'withdrawal-cancelled', at: NOW }, NOW)).toBe(false);
    expect(isPushed({ kind: 'level-activated', at: NOW }, NOW)).toBe(false);
  });

  it('goes to the hosts that the rules allow, and to no others', () => {
    expect(readFileSync('firestore.rules', 'utf8')).toContain(`endpoint.matches('${PUSH_ENDPOINT.source}')`);
    expect(PUSH_ENDPOINT.test('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(PUSH_ENDPOINT.test('https://fcm.googleapis.com.evil.example/abc')).toBe(false);
  });
});
