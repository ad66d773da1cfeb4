// Draws src/assets/share-card.png, the preview picture of every page except posts. The repository holds it, so run this
// only when the drawing, its words or the site's name change. It needs a Chromium.
//
// node art/draw-share-card.mjs
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parse } from 'yaml';
import { heroText, siteText } from '#i18n/public.ts';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '#scripts/find-browser.mjs';
import { HEIGHT, shareCard, WIDTH } from './mosaic/share-card.mjs';

const root = new URL('..', import.meta.url);
const { name } = parse(readFileSync(new URL('src/content/site/settings.yaml', root), 'utf8'));
const font = readFileSync(new URL('src/assets/fonts/piazzolla-latin-600.woff2', root)).toString('base64');
const svg = shareCard({ title: heroText.title, name, note: siteText.testCoins });

const executablePath = findBrowser();
if (!executablePath) throw new Error(HOW_TO_GET_A_BROWSER);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(
    `<style>@font-face{font-family:Piazzolla;src:url(data:font/woff2;base64,${font})}body{margin:0}svg{display:block}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toFile(fileURLToPath(new URL('src/assets/share-card.png', root)));
} finally {
  await browser.close();
}
