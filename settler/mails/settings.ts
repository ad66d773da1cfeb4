import { WrongUsage } from '#settler/runtime/command.ts';

/** The site that mails lead to. */
export interface MailSite {
  /** It does not end with a slash. */
  readonly origin: string;
  readonly name: string;
}

/** The mail server through which this settler sends, and the address it sends from. */
export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  /** E.g. `Tessera <no-reply@site.example>`. */
  readonly from: string;
}

export interface MailSettings {
  readonly site: MailSite;
  /** Null: another program sends the mails, such as Firebase's extension “Trigger Email”. */
  readonly server: MailServer | null;
  /** The HTTPS address at which others reach the settler's HTTP port. Null: there is none. */
  readonly unsubscribeAt: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @returns null when no site is given: this settler writes no mails
 * @throws WrongUsage
 */
export function readMailSettings(env: Environment): MailSettings | null {
  const site = env['TESSERA_SITE_URL'];
  if (!site) {
    if (env['TESSERA_SMTP_URL'])
      throw new WrongUsage('TESSERA_SMTP_URL needs TESSERA_SITE_URL, for the links.');
    return null;
  }
  return {
    site: {
      origin: urlIn('TESSERA_SITE_URL', site, ['https:', 'http:']).origin,
      name: env['TESSERA_SITE_NAME'] ?? 'Tessera',
    },
    server: serverIn(env),
    unsubscribeAt: unsubscribeIn(env),
  };
}

function serverIn(env: Environment): MailServer | null {
  const url = env['TESSERA_SMTP_URL'];
  if (!url) return null;
  const from = env['TESSERA_MAIL_FROM'];
  if (!from?.includes('@'))
    throw new WrongUsage('TESSERA_SMTP_URL needs TESSERA_MAIL_FROM, an e-mail address.');
  urlIn('TESSERA_SMTP_URL', url, ['smtp:', 'smtps:']);
  return { url, from };
}

function unsubscribeIn(env: Environment): string | null {
  const url = env['TESSERA_UNSUBSCRIBE_URL'];
  // RFC 8058 asks for HTTPS.
  return url ? urlIn('TESSERA_UNSUBSCRIBE_URL', url, ['https:']).origin : null;
}

/** The message never quotes the value, which may hold a password. */
function urlIn(name: string, text: string, protocols: readonly string[]): URL {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    throw new WrongUsage(`${name} is not a URL that begins with ${protocols.join('// or ')}//`);
  }
  return url;
}
