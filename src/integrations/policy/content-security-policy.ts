import { createHash } from 'node:crypto';
import type { PageNeeds } from '#backend/firebase/hosts.ts';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;
const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / '(sha256-[^']+)'/g;

/**
 * Keeps only the hashes of a page's own inline content in its content security policy. Astro writes those of the
 * whole site into every page: 40 of them are 2 kB that do not compress, and allow more than a page needs. External
 * files are allowed by 'self'.
 */
export function withOwnHashesOnly(html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, , content = '']) => sha256(content)));
  return html.replace(POLICY, (_, before: string, policy: string, after: string) => {
    const directives = policy.split(';').map((directive) => {
      // In the page's order: Astro's is the site's and changes when another page does.
      const hashes = [...directive.matchAll(HASH)]
        .map(([, hash = '']) => hash)
        .filter((hash) => own.has(hash));
      return [directive.replaceAll(HASH, ''), ...hashes.sort().map((hash) => `'${hash}'`)].join(' ');
    });
    return before + directives.join(';') + after;
  });
}

const sha256 = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Extends a page's content security policy by what the page needs, and no more. */
export function withPageNeeds(html: string, { scripts, frames, requests, isUntyped }: PageNeeds): string {
  return html.replace(POLICY, (_, before: string, policy: string, after: string) => {
    const directives = new Map(policy.split(';').flatMap(directiveOf));
    const admit = (name: string, sources: readonly string[]) =>
      directives.set(name, [...(directives.get(name) ?? []), ...sources]);
    admit('script-src', scripts);
    admit('frame-src', frames);
    admit('connect-src', requests);
    if (isUntyped) directives.delete('require-trusted-types-for');
    const written = [...directives].map(([name, sources]) => [name, ...sources].join(' '));
    return `${before}${written.join('; ')};${after}`;
  });
}

function directiveOf(text: string): [string, readonly string[]][] {
  const [name, ...sources] = text.trim().split(/ +/);
  return name ? [[name, sources]] : [];
}
