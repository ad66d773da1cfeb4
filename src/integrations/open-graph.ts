import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Card } from '../open-graph/card.ts';
import { openCardMaker } from '../open-graph/draw-card.ts';
import { fileOfCard, fingerprintOfDesign } from '../open-graph/fingerprint.ts';
import type { CardDesk } from '../open-graph/picture-of-page.ts';
import { cardOfHead } from './open-graph/card-of-head.ts';
import { openStudio, type Studio } from './open-graph/studio.ts';

/** With the other files whose names change with their content, which browsers and networks may keep. */
const FOLDER = '_astro/og/';

/**
 * Draws the Open Graph card of every page that asks for one (`pictureOfPage`), while further pages are rendered. What a build
 * has drawn is kept for the next, which draws only what is new.
 *
 * @param note what stands on every card below the site's name
 */
export function openGraph(note: string): AstroIntegration {
  const design = fingerprintOfDesign(note);
  const cards = new Map<string, Card>();
  const asking = new Set<string>();
  let kept = '';
  let target = '';
  let studio: Studio | undefined;

  const order = (file: string, card: Card) => {
    if (cards.has(file)) return;
    cards.set(file, card);
    studio?.draw({ file, card });
  };
  const desk: CardDesk = (page, card) => {
    const file = fileOfCard(design, card);
    asking.add(page);
    order(file, card);
    return `/${FOLDER}${file}`;
  };

  return {
    name: 'open-graph',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        globalThis.openGraphDesk = desk;
        // An incremental build keeps pages as long as this is the same: they name pictures of this design.
        updateConfig({ vite: { define: { 'import.meta.env.OPEN_GRAPH_DESIGN': JSON.stringify(design) } } });
      },
      'astro:config:done': ({ config }) => {
        kept = fileURLToPath(new URL('open-graph/', config.cacheDir));
        target = fileURLToPath(new URL(FOLDER, config.outDir));
      },
      'astro:server:setup': ({ server }) => {
        const draw = openCardMaker(note);
        server.middlewares.use(`/${FOLDER}`, ({ url = '' }, response, next) => {
          const card = cards.get(url.slice(1));
          if (card) response.setHeader('Content-Type', 'image/png').end(draw(card));
          else next();
        });
      },
      'astro:build:start': () => {
        studio = openStudio({ note, kept, target });
      },
      'astro:build:done': async ({ dir, pages }) => {
        // Pages that were kept from the build before have asked nobody.
        const silent = pages.map(({ pathname }) => pathname).filter((page) => !asking.has(`/${page}`));
        for (const page of silent) {
          const asked = readCard(dir, page);
          if (asked) order(asked.address.slice(asked.address.lastIndexOf('/') + 1), asked.card);
        }
        await studio?.finish();
        forgetOthers(kept, cards);
      },
    },
  };
}

function readCard(dir: URL, page: string): ReturnType<typeof cardOfHead> {
  const file = new URL(`${page}index.html`, dir);
  return existsSync(file) ? cardOfHead(readFileSync(file, 'utf8')) : null;
}

/** Keeps of the pictures those that the site still has. */
function forgetOthers(folder: string, cards: ReadonlyMap<string, Card>): void {
  const old = readdirSync(folder).filter((file) => file.endsWith('.png') && !cards.has(file));
  for (const file of old) rmSync(folder + file, { force: true });
}
