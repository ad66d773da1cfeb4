import { describe, expect, it } from 'vitest';
import { toCsv } from '#ui/data/save-file.ts';

const cells = (text: string) => toCsv([[text]]).slice(1, -2);

describe('CSV', () => {
  it('begins with a byte order mark, and ends each row as RFC 4180 says', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBe('\uFEFFa,b\r\n1,2\r\n');
  });

  it('quotes what would be taken for the form of the file', () => {
    expect(cells('a,b')).toBe('"a,b"');
    expect(cells('say "so"')).toBe('"say ""so"""');
    expect(cells('two\nlines')).toBe('"two\nlines"');
    expect(cells('a;=1')).toBe('"a;=1"');
    expect(cells('a\t=1')).toBe('"a\t=1"');
  });

  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '=HYPERLINK("x")'])(
    'lets no spreadsheet run %o',
    (text) => {
      expect(cells(text).replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it.each(['-12.50', '-3', '0.00'])('leaves the number %s a number', (text) => {
    expect(cells(text)).toBe(text);
  });
});
