import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '#domain/accounts/country.ts';

describe('the country codes', () => {
  it('are the 249 of ISO 3166-1, each once and in order', () => {
    expect(COUNTRY_CODES).toHaveLength(249);
    expect([...new Set(COUNTRY_CODES)].sort()).toEqual(COUNTRY_CODES);
  });

  it('all have a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([]);
  });
});
