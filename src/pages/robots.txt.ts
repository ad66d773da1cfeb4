import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ url, site = url }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`);
