import { expect, it, vi } from 'vitest';
import { cents } from '#domain/money/cents.ts';

/** A module as a browser of this language loads it. */
async function loadIn<Module>(language: string, load: () => Promise<Module>): Promise<Module> {
  vi.stubGlobal('navigator', { language });
  vi.resetModules();
  return load().finally(() => vi.unstubAllGlobals());
}

it.each([
  ['en-GB', '1,204'],
  ['de-DE', '1.204'],
])('counts look as elsewhere on the reader’s machine: %s', async (language, written) => {
  const { wholeNumber } = await loadIn(language, () => import('#i18n/format.ts'));
  expect(wholeNumber(1_204)).toBe(written);
  const { backupText } = await loadIn(language, () => import('#islands/backup/text.ts'));
  expect(backupText.found(1_204, 0, 'today')).toContain(`${written} accounts`);
  const { partnerText } = await loadIn(language, () => import('#islands/programme/partners/text.ts'));
  expect(partnerText.partners(1_204)).toBe(`${written} partners`);
  const { statementText } = await loadIn(language, () => import('#islands/wallet/text.ts'));
  expect(statementText.entries(1, 25, 1_204, null)).toBe(`Entries 1 to 25 of ${written}`);
});

it.each([
  ['en-GB', '0.00320 BTC', '3,180.80 DOGE', '−$5.00', '+$5.00', '−0.01%'],
  ['de-DE', '0,00320 BTC', '3.180,80 DOGE', '−$5.00', '+$5.00', '−0,01 %'],
])(
  'amounts have one sign, and the reader’s groups and decimal mark: %s',
  async (language, coins, many, minus, plus, percent) => {
    const { usdChange, usd } = await loadIn(language, () => import('#i18n/format.ts'));
    const { change } = await loadIn(language, () => import('#i18n/market-format.ts'));
    const { coinAmount } = await loadIn(language, () => import('#i18n/status.ts'));
    const shown = [
      coinAmount('0.00320', 'BTC'),
      coinAmount('3180.80', 'DOGE'),
      usd(cents(-500)),
      usdChange(cents(-500)),
      usdChange(cents(500)),
    ];
    const plain = [...shown, change(-1)].map((text) => text.replaceAll('\u00A0', ' '));
    expect(plain).toEqual([coins, many, minus, minus, plus, percent]);
    expect(usdChange(cents(0))).not.toMatch(/[+−-]/);
  },
);
