import type { MiddlewareHandler } from 'astro';
import { address } from '#i18n/language.ts';

/** An address of this site in an attribute; not one of another site (`//`). */
const OWN_ADDRESS =
  /(<(?:a|link|form|img|video|audio|source|track)\b[^>]*?\s(?:href|src|poster|action)=")(\/(?!\/)[^"]*)/g;

/** The links of a page, whoever wrote them, lead to pages of its language. A link with `hreflang` names its language itself. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text()).replaceAll(OWN_ADDRESS, (tag, before: string, path: string) =>
    before.includes(' hreflang=') ? tag : before + address(path),
  );
  return new Response(html, response);
};
