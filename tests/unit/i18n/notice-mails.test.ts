import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { mailKindOf, wantedMail } from '#domain/notices/mail-kinds.ts';
import { firstMailLanguage, MAIL_LANGUAGES, mailLanguageOf } from '#domain/notices/mail-language.ts';
import { isOfSecurity, NOTICE_KINDS, type Notice } from '#domain/notices/notice.ts';
import { digestLetter, mailParts, noticeLetter } from '#i18n/mails/notices/write.ts';

const ORIGIN = 'https://site.example';
const READER = { firstName: 'Ada <b>', language: 'en' } as const;

const notice = (kind: Notice['kind'], changes: Partial<Notice> = {}): Notice => ({
  id: 'n1',
  kind,
  at: 0,
  subject: isOfSecurity(kind) ? '' : 'd1',
  partner: null,
  note: null,
  amount: /^(deposit|withdrawal)-/.test(kind) ? cents(1_100_00) : null,
  ...changes,
});

const MAILED = NOTICE_KINDS.filter((kind) => mailKindOf(kind) !== null);

describe('a mail about a notice', () => {
  it.each(MAILED.flatMap((kind) => MAIL_LANGUAGES.map((language) => [kind, language] as const)))(
    'says what happened and where: %s, %s',
    (kind, language) => {
      const letter = noticeLetter(notice(kind), { ...READER, language }, 'Tessera');
      const { subject, text, html } = mailParts(letter, ORIGIN, 'Tessera');
      expect(subject).not.toMatch(/undefined|\n/);
      expect(text).not.toContain('undefined');
      const prefix = language === 'it' ? '/it' : '';
      expect(letter.link.path).toMatch(new RegExp(`^${prefix}/dashboard/`));
      for (const path of [letter.link.path, `${prefix}/dashboard/profile/#mails`])
        expect(text).toContain(`${ORIGIN}${path}\n`);
      expect(html).toContain(`lang="${language}"`);
      // No link acts by itself: none has a code.
      expect(text).not.toMatch(/oobCode|token|unsubscribe/i);
    },
  );

  it('writes amounts as its language does', () => {
    const subjectIn = (language: 'it' | 'en') =>
      noticeLetter(notice('deposit-credited'), { ...READER, language }, 'Tessera').subject;
    expect(subjectIn('en')).toBe('Deposit credited: $1,100.00');
    expect(subjectIn('it')).toMatch(/^Deposito accreditato: 1\.?100,00\s\$$/);
  });

  it('quotes the operator, and lets no one write HTML', () => {
    const letter = noticeLetter(
      notice('deposit-refused', { note: '<img src=x> & "more"' }),
      READER,
      'Tessera',
    );
    const { html, text } = mailParts(letter, ORIGIN, 'Tessera');
    expect(text).toContain('The operators write: “<img src=x> & "more"”');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('Ada <b>');
    expect(html).toContain('&lt;img src=x&gt; &amp; &quot;more&quot;');
  });

  it('stands for many, one line each', () => {
    const { subject, text, html } = mailParts(
      digestLetter(['One', 'Two'], READER, 'Tessera'),
      ORIGIN,
      'Tessera',
    );
    expect(subject).toBe('2 things happened on Tessera');
    expect(text).toContain('- One\n- Two');
    expect(html).toContain('<li>One</li><li>Two</li>');
  });
});

describe('which mails a member gets', () => {
  it('follows their choice, but for security', () => {
    const muted = { language: 'en', mutedMails: ['deposits', 'withdrawals', 'messages'] } as const;
    expect(NOTICE_KINDS.flatMap((kind) => wantedMail(kind, muted) ?? [])).toEqual(Array(4).fill('security'));
    expect(wantedMail('deposit-credited', { language: 'en', mutedMails: ['messages'] })).toBe('deposits');
  });

  it('takes the language of the page', () => {
    expect(['it-CH', 'en', 'de', ''].map(mailLanguageOf)).toEqual(['it', 'en', null, null]);
  });

  it('takes the first language that has mails, or else English, as the pages do', () => {
    expect(firstMailLanguage(['de', 'it-CH', 'en'])).toBe('it');
    expect(firstMailLanguage(['de', ''])).toBe('en');
    expect(firstMailLanguage([])).toBe('en');
  });
});
