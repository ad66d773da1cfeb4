import { expect, it, vi } from 'vitest';

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
});
