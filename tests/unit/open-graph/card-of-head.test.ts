import { expect, test } from 'vitest';
import { cardOfHead } from '../../../src/integrations/open-graph/card-of-head.ts';

test('the head of a page tells which card it has, and where', () => {
  const html = `<head><meta property="og:site_name" content="Tessera">
    <meta property="og:image" content="https://tessera.example/_astro/og/0123456789abcdef.png">
    <meta property="og:image:alt" content="&quot;Mine &amp; yours&quot;"></head>`;
  expect(cardOfHead(html)).toEqual({
    address: 'https://tessera.example/_astro/og/0123456789abcdef.png',
    card: { title: '"Mine & yours"', site: 'Tessera' },
  });
});

test('a page that is not for sharing has none', () => {
  expect(cardOfHead('<head><meta name="robots" content="noindex"></head>')).toBeNull();
});
