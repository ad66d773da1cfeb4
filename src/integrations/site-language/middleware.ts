import type { MiddlewareHandler } from 'astro';
import { localiseLinks } from './localise-links.ts';

/** A page's links lead to pages of its language, also those that editors wrote. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(localiseLinks(await response.text()), response);
};
