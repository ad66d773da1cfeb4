import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDetails } from '#domain/accounts/account-details.ts';
import { checkNote } from '#domain/decisions/decision-note.ts';
import { checkMessage } from '#domain/message.ts';
import { plainLine, plainText } from '#domain/text/typed-text.ts';
import { DISGUISED_TEXTS, HIDING_LINES, LONG_TEXTS, PLAIN_LINES } from '#tests/fixtures/texts.ts';

describe('a line of text', () => {
  it.each(PLAIN_LINES)('stays as it is: %j', (line) => {
    expect(plainLine(line)).toBe(line);
  });

  it.each(HIDING_LINES)('loses what it hides: %j', (line) => {
    expect(plainLine(line)).toMatch(/^Ada ?(Byron)?$/);
  });

  it('is one line, with single spaces', () => {
    expect(plainLine('  Ada \n\t Byron\u00a0\u2028 ')).toBe('Ada Byron');
    expect(plainLine('Ada\t\u0000\tByron')).toBe('Ada Byron');
  });

  it('has nothing left to hide', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const line = plainLine(typed);
        expect(plainLine(line)).toBe(line);
        expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\u2028\u2029]/u);
      }),
    );
  });

  it('is what a name becomes', () => {
    const details = { firstName: 'Ada\u202e', lastName: '\u200bByron', phoneNumber: '', country: '' };
    expect(checkDetails(details)).toMatchObject({ value: { firstName: 'Ada', lastName: 'Byron' } });
    expect(checkDetails({ ...details, firstName: '\u200b\u3164' })).toMatchObject({
      errors: { firstName: 'required' },
    });
  });
});

describe('a text of several lines', () => {
  it.each(LONG_TEXTS)('stays as it is: %j', (text) => {
    expect(plainText(text)).toBe(text);
  });

  it.each(DISGUISED_TEXTS)('loses its disguise: %j', (text) => {
    expect(plainText(text)).not.toBe(text);
    expect(plainText(plainText(text))).toBe(plainText(text));
  });

  it('is what a message and a note become', () => {
    expect(checkMessage({ text: 'pay \u202e001\u202c\r\nnow ' })).toEqual({
      ok: true,
      value: { text: 'pay 001\nnow' },
    });
    expect(checkMessage({ text: '\u202e\u200b' })).toMatchObject({ errors: { text: 'required' } });
    expect(checkNote(true, { note: 'no\u2066\u0007' })).toEqual({ ok: true, value: { note: 'no' } });
  });
});
