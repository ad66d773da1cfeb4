import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { writeDecimal } from '#domain/money/decimal.ts';
import { parseDecimal } from '#domain/money/parse-decimal.ts';
import { parseUsd } from '#domain/money/parse-usd.ts';
import { mailLanguages, usableLocale } from '#i18n/locale.ts';

/** The formats as a browser of this language loads them. */
async function formatsIn(language: string | undefined) {
  vi.resetModules();
  vi.stubGlobal('navigator', { language });
  return {
    ...(await import('#i18n/format.ts')),
    ...(await import('#i18n/market-format.ts')),
    ...(await import('#islands/home/charts/format.ts')),
    ...(await import('#i18n/picture.ts')),
    ...(await import('#islands/programme/partners/text.ts')),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a language that browsers do not know', () => {
  it.each(['C', 'xx-invalid', 'POSIX', 'en_US.UTF-8', '', undefined])('%s means British English', (name) => {
    expect(usableLocale(name)).toMatch(/^en-GB/);
  });

  it.each(['C', 'xx-invalid', '', undefined])('%s leaves every format working', async (name) => {
    const formats = await formatsIn(name);
    const at = Date.UTC(2026, 10, 20, 12);
    expect(formats.usd(cents(1_500_00))).toBe('$1,500.00');
    expect(formats.dayOfInstant(at)).toBe('20 Nov 2026');
    expect(formats.calendarDay('2026-11-20')).toBe('20 Nov 2026');
    expect(formats.tickMark('2026-11-20', 'day')).toBe('20 Nov');
    expect(formats.change(-1250)).toBe('−12.50%');
    expect(['IT', 'CD', 'CG'].map(formats.countryName)).toEqual([
      'Italy',
      'Democratic Republic of the Congo',
      'Republic of the Congo',
    ]);
    expect(formats.fileSize(1000)).toBe('1 kB');
    expect(formats.partnerText.number(1_204)).toBe('1,204');
  });

  it('is not one for a mail, which comes in the language of its link or of the page', () => {
    vi.stubGlobal('navigator', { languages: ['C', 'xx-invalid', '', 'de-CH'] });
    expect(mailLanguages('it')).toEqual(['en', 'de-CH', 'it']);
    expect(mailLanguages('it', 'fr\r\n')).toEqual(['en', 'de-CH', 'it']);
    expect(mailLanguages('it', 'fr')).toEqual(['fr', 'en', 'de-CH', 'it']);
  });

  it('is asked for where formats are made, and where the page is offered in another language', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|astro)$/.test(file))
      .filter((file) => /navigator[?.]*\.languages?\b/.test(readFileSync(`src/${file}`, 'utf8')));
    expect(sources.sort()).toEqual(['components/site/language-offer.ts', 'i18n/locale.ts']);
  });
});

const LOCALES =
  `ar-EG ar-MA ar-SA bn-BD ckb-IQ cs-CZ de-AT de-CH de-DE en-GB en-IN en-US es-ES es-MX et-EE fa-IR fi-FI fr-CA
  fr-CH fr-FR he-IL hi-IN hu-HU id-ID it-IT ja-JP lv-LV mr-IN my-MM ne-NP nl-NL pl-PL ps-AF pt-BR pt-PT ru-RU sv-SE th-TH
  tr-TR ur-PK vi-VN zh-CN`.split(/\s+/);

describe.each(LOCALES)('in %s', (language) => {
  it('an amount on the screen can be typed back', async () => {
    const { usd } = await formatsIn(language);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (amount) => {
        expect(parseUsd(usd(cents(amount)))).toEqual({ ok: true, amount });
      }),
    );
  });

  it('what the converter shows can be typed back', async () => {
    const { exactCoins, exactDollars } = await formatsIn(language);
    const decimal = fc
      .record({ digits: fc.bigInt({ min: 0n, max: 10n ** 17n }), scale: fc.integer({ min: 1, max: 8 }) })
      .map(writeDecimal);
    fc.assert(
      fc.property(decimal, (value) => {
        const coins = exactCoins(value, 'BTC').replace(' BTC', '');
        expect(parseDecimal(coins, 8)).toEqual({ ok: true, value });
        const dollars = exactDollars(value).replace(/US\$|\$/, '');
        expect(parseDecimal(dollars, 8)).toEqual({ ok: true, value });
      }),
    );
  });

  it('digits are Latin, and a price has the sign that an amount has', async () => {
    const formats = await formatsIn(language);
    const shown = [
      formats.usd(cents(123_456_789_00)),
      formats.usdChange(cents(-120_00)),
      formats.price('91772.41'),
      formats.change(-1234),
      formats.volume(72_400_000_000),
      formats.dateTime(Date.UTC(2026, 10, 20)),
    ].join(' ');
    expect(shown.match(/(?![0-9])\p{Nd}/gu)).toBeNull();
    expect(formats.price('1500')).toBe(formats.usd(cents(1_500_00)));
  });
});

describe('a reader whose language the page has not', () => {
  it.each(['ar-EG', 'de-DE', 'he-IL', 'fa-IR'])(
    '%s reads months in the language of the page',
    async (language) => {
      const { dayOfInstant: day } = await formatsIn(language);
      expect(day(Date.UTC(2026, 10, 20, 12))).toMatch(/Nov/);
    },
  );

  it('reads days in the order of their own region', async () => {
    const at = Date.UTC(2026, 10, 20, 12);
    expect((await formatsIn('en-US')).dayOfInstant(at)).toBe('Nov 20, 2026');
    expect((await formatsIn('de-DE')).dayOfInstant(at)).toBe('20 Nov 2026');
  });
});
