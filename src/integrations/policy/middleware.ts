import type { MiddlewareHandler } from 'astro';
import { needsOf } from '#backend/firebase/hosts.ts';
import { withOwnHashesOnly } from './own-hashes.ts';
import { withPageNeeds } from './page-needs.ts';

/** While a page is made, so that none has to be read and written again: a build that keeps pages keeps them whole. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = withOwnHashesOnly(await response.text());
  return new Response(needsOf(process.env, url.pathname).reduce(withPageNeeds, html), response);
};
