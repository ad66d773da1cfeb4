import { describe, expect, it } from 'vitest';
import { checkMessage, LONGEST_MESSAGE } from '#domain/message.ts';

describe('a message', () => {
  it('is trimmed', () => {
    expect(checkMessage({ text: '  My deposit\nis late. ' })).toEqual({
      ok: true,
      value: { text: 'My deposit\nis late.' },
    });
  });

  it('is not empty, and within its length in characters', () => {
    expect(checkMessage({ text: ' \n ' })).toEqual({ ok: false, errors: { text: 'required' } });
    expect(checkMessage({ text: '😀'.repeat(LONGEST_MESSAGE) }).ok).toBe(true);
    expect(checkMessage({ text: 'a'.repeat(LONGEST_MESSAGE + 1) })).toEqual({
      ok: false,
      errors: { text: 'too-long' },
    });
  });
});
