import type { APIRoute } from 'astro';
import { isUnset } from '#editing/web-address.ts';
import { securityTxt } from '#data/security-txt.ts';
import { readSite } from '#data/site.ts';

/** While no contact is known, the build writes no file: RFC 9116 requires a contact, and we invent none. */
export const GET: APIRoute = async ({ url, site }) => {
  const { securityContact: contact } = await readSite();
  if (contact === null) return new Response(null);
  const canonical = site && !isUnset(site.href) ? new URL(url.pathname, site).href : null;
  return new Response(securityTxt({ contact, canonical, builtAt: Date.now() }));
};
