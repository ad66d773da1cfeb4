import type { APIRoute } from 'astro';
import { LANGUAGE_TAGS, prefixOf } from '#domain/languages.ts';

export const GET: APIRoute = ({ url, site = url }) =>
  new Response(`User-agent: *\nAllow: /\n\n${LANGUAGE_TAGS.map((tag) => sitemapLine(tag, site)).join('')}`);

const sitemapLine = (tag: string, site: URL): string =>
  `Sitemap: ${new URL(`${prefixOf(tag)}/sitemap-index.xml`, site)}\n`;
