import type { APIRoute } from 'astro';
import { ICONS } from '#data/icons.ts';
import { readSite } from '#data/site.ts';
import { type MemberScreenName, ROUTES } from '#domain/routes.ts';
import { address, DIRECTION, LANGUAGE } from '#i18n/language.ts';
import { MENU } from '#islands/frame/text.ts';

const SHORTCUTS: readonly MemberScreenName[] = ['wallet', 'deposit', 'programme'];

/** What a browser needs to install the site (https://www.w3.org/TR/appmanifest/). */
export const GET: APIRoute = async () => {
  const { name, description } = await readSite();
  const manifest = {
    id: address('/'),
    name,
    short_name: name,
    description,
    lang: LANGUAGE,
    dir: DIRECTION,
    start_url: address(ROUTES.home.path),
    scope: address('/'),
    display: 'standalone',
    // Before a page is painted: the ground and the mark by day. Each page then has its own colour, by theme.
    background_color: '#f5efe3',
    theme_color: '#f5efe3',
    icons: [
      { src: address('/favicon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICONS.map(({ name: icon, size, isMaskable }) => ({
        src: address(`/icons/${icon}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: isMaskable ? 'maskable' : 'any',
      })),
    ],
    shortcuts: SHORTCUTS.map((screen) => ({ name: MENU[screen], url: address(ROUTES[screen].path) })),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
