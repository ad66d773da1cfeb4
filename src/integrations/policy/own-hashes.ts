import { createHash } from 'node:crypto';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;
const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / '(sha256-[^']+)'/g;

/**
 * Leaves in the content security policy of a page the hashes of what it has inline. Astro writes those of the whole site into
 * every page: 40 of them are 2 kB that no compression makes smaller, and allow more than a page needs. Outside files are
 * not concerned: the policy allows them by 'self'.
 */
export function withOwnHashesOnly(html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, , content = '']) => sha256(content)));
  return html.replace(POLICY, (_, before: string, policy: string, after: string) => {
    const directives = policy.split(';').map((directive) => {
      // In their own order: Astro's is that of the site, and changes when some other page does.
      const hashes = [...directive.matchAll(HASH)]
        .map(([, hash = '']) => hash)
        .filter((hash) => own.has(hash));
      return [directive.replaceAll(HASH, ''), ...hashes.sort().map((hash) => `'${hash}'`)].join(' ');
    });
    return before + directives.join(';') + after;
  });
}

const sha256 = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
