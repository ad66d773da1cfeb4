import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withOwnHashesOnly } from '#integrations/policy/content-security-policy.ts';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const page = (policy: string) =>
  `<meta http-equiv="content-security-policy" content="${policy}"><style>p{}</style><script>one()</script><script>two()</script>`;
const policyOf = (html: string) => /content="([^"]*)"/.exec(html)?.[1] ?? '';

describe('the security policy of a page', () => {
  const [style, one, two, other] = ['p{}', 'one()', 'two()', 'other()'].map(hashOf);

  it('allows what the page has inline, and nothing that only other pages have', () => {
    const html = withOwnHashesOnly(
      page(
        `default-src 'self'; script-src 'self' ${other} ${one} ${two}; style-src 'self' ${style} ${other};`,
      ),
    );
    expect(policyOf(html)).toBe(
      `default-src 'self'; script-src 'self' ${[one, two].sort().join(' ')}; style-src 'self' ${style};`,
    );
  });

  it('is the same in whatever order the site lists its hashes', () => {
    const [left, right] = [`${one} ${two}`, `${two} ${other} ${one}`].map((hashes) =>
      withOwnHashesOnly(page(`script-src 'self' ${hashes};`)),
    );
    expect(left).toBe(right);
  });

  it('leaves the page itself as it is', () => {
    const html = '<p>No policy.</p><script>one()</script>';
    expect(withOwnHashesOnly(html)).toBe(html);
  });
});
