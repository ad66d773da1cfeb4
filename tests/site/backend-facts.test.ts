// Sentences that hold on one backend only. The build in `dist` is the embedded one.
import { expect, test } from 'vitest';
import { accountSettingsText } from '#islands/profile/settings/text.ts';
import { documentOf } from './built-pages.ts';

test.each([
  ['/login/', 'stays in this browser'],
  ['/register/', 'Your account stays in this browser.'],
])('%s says that accounts are kept by one browser', (page, sentence) => {
  expect(documentOf(page).querySelector('main')?.textContent).toContain(sentence);
});

test('the terms say how one account is deleted, in the words of its button', () => {
  const said = documentOf('/terms/').querySelector('main')?.textContent;
  expect(said).toContain(`Choose “${accountSettingsText.deletion.button}” in your profile.`);
  expect(said).toContain('unless you saved them as a file');
});
