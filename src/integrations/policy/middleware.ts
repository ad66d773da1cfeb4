import type { MiddlewareHandler } from 'astro';
import { popupNeeds } from '../../backend/firebase/hosts.ts';
import { withGooglePopup } from './google-popup.ts';
import { withOwnHashesOnly } from './own-hashes.ts';

/** While a page is made, so that none has to be read and written again: a build that keeps pages keeps them whole. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = withOwnHashesOnly(await response.text());
  const needs = popupNeeds(process.env, url.pathname);
  return new Response(needs ? withGooglePopup(html, needs) : html, response);
};
