import { WrongUsage } from '#settler/runtime/command.ts';

/** The site's key for push messages (VAPID, RFC 8292), both halves in base64url. */
export interface PushKey {
  /** How a push service reaches the people who run the site: `mailto:` or `https:`. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const PUSH_KEY = /^((?:mailto:|https:\/\/)[^\s ]+) ([\w-]{87}) ([\w-]{43})$/;

/**
 * @returns null when no key is given: the settler then sends no push messages
 * @throws WrongUsage
 */
export function readPushKey(env: Readonly<Record<string, string | undefined>>): PushKey | null {
  const text = env['TESSERA_PUSH_KEY'];
  if (!text) return null;
  const [, subject, publicKey, privateKey] = PUSH_KEY.exec(text.trim()) ?? [];
  if (!subject || !publicKey || !privateKey) {
    throw new WrongUsage('TESSERA_PUSH_KEY is not a key as `npm run push:key` prints it.');
  }
  return { subject, publicKey, privateKey };
}
