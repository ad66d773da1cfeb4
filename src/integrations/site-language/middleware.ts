import type { MiddlewareHandler } from 'astro';
import { address } from '#i18n/language.ts';

/** A page's links lead to pages of its language, also those that editors wrote. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(localiseLinks(await response.text()), response);
};

/** What names a page or a file of the site. */
const TAG = /<(?:a|link|form|img|video|audio|source|track)\b[^>]*>/g;
/** An address of this site; not one of another site (`//`). */
const OWN_ADDRESS = /(\s(?:href|src|poster|action)=")(\/(?!\/)[^"]*)/g;

/** Has all links of a page lead to pages of its language. A link with `hreflang` names its language itself. */
export const localiseLinks = (html: string): string =>
  html.replaceAll(TAG, (tag) =>
    / hreflang=/.test(tag)
      ? tag
      : tag.replaceAll(OWN_ADDRESS, (_, before: string, path: string) => before + address(path)),
  );
