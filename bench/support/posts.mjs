// Posts for measuring builds: the same at every run. About 70 in 100 are Markdown, the others MDX with a picture and an
// HTML element. 300 to 900 words each, one picture from a pool.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { randomFrom } from '#art/mosaic/random.mjs';

const SEED = 20220824;
const MARKDOWN_SHARE = 0.7;
const PICTURES = 50;
const PICTURE_SIZE = { width: 1200, height: 630 };
const TAGS = ['accounts', 'metaverse', 'programme', 'security', 'wallets', 'levels'];
const FIRST_DAY = Date.UTC(2000, 0, 1);
const DAY = 86_400_000;
const WORDS =
  `account address amount answer arithmetic block chain coin community contract cost cycle day deposit fee figure
  gas key ledger level link log matrix member month network note number operator page partner payment place plan price
  programme question reader record result rule share sum system table test tile time token total transaction upline
  wallet word year adds asks asked becomes begins carries checks counts ends finds follows gives goes holds keeps leads
  leaves makes means moves names needs opens pays reads receives returns says sends shows stands starts takes tells turns
  clear early every fair first full last late many near new next old open other plain same second small whole about after
  and as at before by for from if in of on only or out over so than that then through to under when where which while
  with within without`.split(/\s+/);

/**
 * Writes the posts and their pictures into a folder.
 *
 * @param {string} folder
 * @param {number} count
 * @param {(picture: string) => { imports: string, element: string }} pictureInMdx how a project writes a picture in MDX
 */
export async function writePosts(folder, count, pictureInMdx) {
  mkdirSync(folder, { recursive: true });
  const random = randomFrom(SEED);
  for (let index = 0; index < PICTURES; index++) {
    writeFileSync(join(folder, pictureName(index)), await drawPicture(random));
  }
  for (let index = 0; index < count; index++) {
    const isMarkdown = random() < MARKDOWN_SHARE;
    const picture = pictureName(Math.floor(random() * PICTURES));
    const head = frontMatter(random, index, picture);
    if (isMarkdown) writeFileSync(join(folder, `post-${index}.md`), head + body(random, list(random)));
    else {
      const { imports, element } = pictureInMdx(`./${picture}`);
      const insert = `${element}\n\n${disclosure(random)}`;
      writeFileSync(join(folder, `post-${index}.mdx`), head + imports + body(random, insert));
    }
  }
}

const pictureName = (index) => `picture-${index}.webp`;

/** Tiles in a few hundred colours, enlarged: neither noise, which no encoder likes, nor flat. */
function drawPicture(random) {
  const tiles = { width: 40, height: 21, channels: 3 };
  const colours = Uint8Array.from(
    { length: tiles.width * tiles.height * tiles.channels },
    () => random() * 256,
  );
  return sharp(colours, { raw: tiles })
    .resize({ ...PICTURE_SIZE, kernel: 'cubic' })
    .webp({ quality: 80 })
    .toBuffer();
}

function frontMatter(random, index, picture) {
  const date = new Date(FIRST_DAY + (index % 9000) * DAY).toISOString().slice(0, 10);
  const tag = pick(random, TAGS);
  return `---
title: Post ${index} ${sentence(random, 4)}
date: ${date}
author: Tessera editors
teaser: ${sentence(random, 18)}.
image: ./${picture}
imageAlt: Tiles in many colours.
source: https://academy.tessera.example/news/post-${index}/
tags: [${tag}]
---

`;
}

/** @param {string} insert stands after the second paragraph */
function body(random, insert) {
  const length = 300 + Math.floor(random() * 601);
  const blocks = [];
  for (let words = 0; words < length;) {
    const size = Math.min(length - words, 40 + Math.floor(random() * 60));
    if (blocks.length > 0 && blocks.length % 3 === 0) blocks.push(`## ${sentence(random, 4)}`);
    blocks.push(paragraph(random, size));
    words += size;
  }
  blocks.splice(2, 0, insert);
  return `${blocks.join('\n\n')}\n`;
}

function paragraph(random, size) {
  const sentences = [];
  for (let words = 0; words < size; words += 12) sentences.push(sentence(random, Math.min(12, size - words)));
  return `${sentences.join('. ')}. See **${pick(random, WORDS)}** and [the news](/news/).`;
}

const list = (random) => Array.from({ length: 4 }, () => `- ${sentence(random, 6)}`).join('\n');

const disclosure = (random) => `<details>
  <summary>${sentence(random, 4)}</summary>

  ${sentence(random, 12)}.
</details>`;

function sentence(random, words) {
  const text = Array.from({ length: words }, () => pick(random, WORDS)).join(' ');
  return text[0].toUpperCase() + text.slice(1);
}

const pick = (random, list) => list[Math.floor(random() * list.length)];
