// Leaves in the content security policy of each built page the hashes of what that page has inline. Astro writes those of the
// whole site into every page: 40 of them are 2 kB that no compression makes smaller, and allow more than a page needs.
// Outside files are not concerned: the policy allows them by 'self'.
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;
const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / '(sha256-[^']+)'/g;

/** @returns {import('astro').AstroIntegration} */
export function policyPerPage() {
  return {
    name: 'policy-per-page',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const file of glob('**/*.html', { cwd: root })) {
          const html = await readFile(root + file, 'utf8');
          await writeFile(root + file, withOwnHashesOnly(html));
        }
      },
    },
  };
}

export function withOwnHashesOnly(html) {
  const own = new Set([...html.matchAll(INLINE)].map(([, , content]) => sha256(content)));
  return html.replace(POLICY, (_, before, policy, after) => {
    const kept = policy.replace(HASH, (hash, name) => (own.has(name) ? hash : ''));
    return before + kept + after;
  });
}

const sha256 = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
