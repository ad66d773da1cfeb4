import { expect, it } from 'vitest';
import { readMailSettings } from '#settler/mails/settings.ts';

const SITE = { TESSERA_SITE_URL: 'https://site.example/' };
const SMTP = {
  TESSERA_SMTP_URL: 'smtps://user:secret@mail.example',
  TESSERA_MAIL_FROM: 'Tessera <a@site.example>',
};

it('writes no mails without a site to link to', () => {
  expect(readMailSettings({})).toBeNull();
  expect(readMailSettings({ TESSERA_SITE_URL: '' })).toBeNull();
});

it('leaves the sending to another program without a mail server', () => {
  expect(readMailSettings(SITE)).toEqual({
    site: { origin: 'https://site.example', name: 'Tessera' },
    server: null,
    unsubscribeAt: null,
  });
});

it('sends by itself with one', () => {
  const settings = readMailSettings({
    ...SITE,
    ...SMTP,
    TESSERA_UNSUBSCRIBE_URL: 'https://settler.example/',
  });
  expect(settings).toMatchObject({
    server: { url: SMTP.TESSERA_SMTP_URL, from: SMTP.TESSERA_MAIL_FROM },
    unsubscribeAt: 'https://settler.example',
  });
});

it.each([
  ['a mail server without a site', SMTP],
  ['a mail server without a sender', { ...SITE, TESSERA_SMTP_URL: SMTP.TESSERA_SMTP_URL }],
  ['a mail server of another kind', { ...SITE, ...SMTP, TESSERA_SMTP_URL: 'http://secret.example' }],
  ['a site that is no URL', { TESSERA_SITE_URL: 'secret' }],
  ['links to unsubscribe without HTTPS', { ...SITE, TESSERA_UNSUBSCRIBE_URL: 'http://secret.example' }],
])('refuses %s, and quotes no value', (_, env) => {
  expect(() => readMailSettings(env)).toThrow(/TESSERA_/);
  expect(() => readMailSettings(env)).not.toThrow(/secret/);
});
