import type { APIRoute, GetStaticPaths } from 'astro';
import { isUnset } from '#content/unset-links.ts';
import { readSite } from '#data/site.ts';
import { securityTxt } from '#data/security-txt.ts';

/** None while no contact is known: RFC 9116 wants one, and we invent none. */
export const getStaticPaths: GetStaticPaths = async () => {
  const { securityContact } = await readSite();
  return securityContact === null ? [] : [{ params: { file: 'security.txt' }, props: { securityContact } }];
};

export const GET: APIRoute = ({ url, site, props: { securityContact } }) => {
  const canonical = site && !isUnset(site.href) ? new URL(url.pathname, site).href : null;
  return new Response(securityTxt({ contact: securityContact, canonical, builtAt: Date.now() }));
};
