import type { MiddlewareHandler } from 'astro';
import { needsOf } from '#backend/firebase/hosts.ts';
import { pageAt } from '#i18n/language.ts';
import { withOwnHashesOnly, withPageNeeds } from './content-security-policy.ts';

/** Runs while a page is rendered, so that no page is read and written twice. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = withOwnHashesOnly(await response.text());
  return new Response(needsOf(process.env, pageAt(url.pathname)).reduce(withPageNeeds, html), response);
};
