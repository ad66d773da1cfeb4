// A small site in a temporary folder, on which the corpus of posts is tried.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { checkContent } from '#editing/check-content.ts';
import { describeMistake, isWarning, type Mistake } from '#editing/mistake.ts';
import { summaryOf } from '#editing/report.ts';

/** What an editor does, as the corpus has it: a change to a post without a mistake. */
export interface Case {
  readonly did: string;
  /** Fields by name, as they stand behind the colon. Null takes the field away. */
  readonly fields?: Readonly<Record<string, string | number | null>>;
  /** Lines below the fields. */
  readonly add?: string;
  /** The text below the fields, in place of one word; so many times. */
  readonly text?: string;
  readonly repeat?: number;
  /** The whole file, in place of a post. */
  readonly whole?: string;
  /** The name of the post. */
  readonly file?: string;
  /** The file's path, if it is no post. */
  readonly path?: string;
  /** Other files, by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  readonly encoding?: 'latin1' | 'utf16le' | 'bom';
  readonly lineEnds?: 'windows';
  /** What the editor reads: of the post, `LINE field: message`; of other files, with the path before it. */
  readonly says?: readonly string[];
  /** The same of what stops no build. */
  readonly warns?: readonly string[];
}

export const NOW = new Date('2026-06-01T12:00:00Z');

const NEWS = 'src/content/news/';
const FIELDS = {
  title: 'A walk',
  date: '2026-01-02',
  author: 'Anna Rossi',
  teaser: 'What one sees on the way, in a sentence.',
  image: './good.webp',
  imageAlt: 'A mosaic.',
  tags: '[programme]',
};

/** The file of a post. Its text begins in line 11. */
export function postOf({ fields, add, text = 'Words.', repeat = 1, whole }: Partial<Case>): string {
  if (whole !== undefined) return whole;
  const lines = Object.entries({ ...FIELDS, ...fields })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, ...(add === undefined ? [] : [add]), '---', '', text.repeat(repeat), ''].join(
    '\n',
  );
}

export async function readCorpus(name: 'mistakes' | 'right'): Promise<readonly Case[]> {
  return parse(await readFile(new URL(`${name}.yaml`, import.meta.url), 'utf8'));
}

function bytesOf(source: string, { encoding, lineEnds }: Case): Buffer {
  const text = lineEnds === 'windows' ? source.replaceAll('\n', '\r\n') : source;
  if (encoding === 'utf16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding === 'bom' ? Buffer.from(`\uFEFF${text}`) : Buffer.from(text, encoding ?? 'utf8');
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2647ab' } });

async function mediaFiles(): Promise<Readonly<Record<string, Buffer>>> {
  const wide = await picture(1200, 630).webp().toBuffer();
  const stairs = await picture(300, 200).jpeg().toBuffer();
  return {
    'good.webp': wide,
    'cut.webp': wide.subarray(0, wide.length / 2),
    'upright.webp': await picture(1200, 1600).webp().toBuffer(),
    'turned.jpg': await picture(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'stairs.jpg': stairs,
    'cut.jpg': stairs.subarray(0, stairs.length - 100),
    'a walk.jpg': stairs,
    '50%.jpg': stairs,
    'empty.jpg': Buffer.alloc(0),
    'page.png': Buffer.from('<!doctype html><title>Not found</title>'),
    'drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'film.mp4': Buffer.from('\0\0\0\x18ftypmp42'),
    'broken.mp4': Buffer.from('<!doctype html>'),
    'film.vtt': Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\nWords.\n'),
    'broken.vtt': Buffer.from('WEBVTT\n\nWords.\n'),
  };
}

const ITALIAN = '---\ntitle: Poi\nteaser: Che cosa viene poi, in una frase.\n---\n\nParole.\n';

/** Posts and pages that the cases name. */
const OTHERS: Readonly<Record<string, string>> = {
  [`${NEWS}good.mdx`]: postOf({
    fields: { title: 'Good', date: '2026-01-01', teaser: 'What is good, in a sentence.', imageAlt: 'Tiles.' },
    add: 'order: 1',
    text: '## One\n\nWords.',
  }),
  [`${NEWS}best.mdx`]: postOf({
    fields: { title: 'Best', teaser: 'What is best, in a whole sentence.', imageAlt: 'Tiles.' },
    add: 'formerly: [/news/better/]',
  }),
  [`${NEWS}later.mdx`]: postOf({
    fields: {
      title: 'Later',
      date: '2026-12-01',
      teaser: 'What is later, in a whole sentence.',
      imageAlt: 'Tiles.',
    },
  }),
  [`${NEWS}unfinished.mdx`]: postOf({
    fields: { title: 'Unfinished', teaser: 'What is unfinished, in a sentence.', imageAlt: 'Tiles.' },
    add: 'draft: true',
  }),
  [`${NEWS}later.it.mdx`]: ITALIAN,
  [`${NEWS}unfinished.it.mdx`]: ITALIAN,
  'src/pages/maths.astro': '',
  'src/pages/rss.xml.ts': '',
  'src/pages/index.astro': '<section id="testimonials" />',
  'src/market/recorded/BTC.csv': 'date,close\n2022-11-21,1\n2025-11-20,2\n',
  'public/files/rules of S6.pdf': '',
  'public/videos/walk.vtt': 'WEBVTT\n\n00:01.000 --> 00:04.000\nWords.\n',
  'public/videos/walk.mp4': '\0\0\0\x18ftypmp42',
};

export async function openSite() {
  const root = `${await mkdtemp(join(tmpdir(), 'tessera-corpus-'))}/`;
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(root + path), { recursive: true });
    await writeFile(root + path, content);
  };
  for (const [path, content] of Object.entries(OTHERS)) await write(path, content);
  const media = await mediaFiles();
  const own: Readonly<Record<string, Buffer | undefined>> = {
    ...Object.fromEntries(Object.entries(media).map(([name, bytes]) => [NEWS + name, bytes])),
    'src/content/coins/bitcoin.svg': media['drawing.svg'],
    'src/content/coins/litecoin.svg': media['drawing.svg'],
    'src/content/testimonials/a.webp': media['good.webp'],
  };
  for (const [path, bytes] of Object.entries(own)) await write(path, bytes ?? '');

  return {
    root,
    /** What the editor reads about a case. */
    async readingsOf(tried: Case): Promise<Required<Pick<Case, 'says' | 'warns'>>> {
      const path = tried.path ?? NEWS + (tried.file ?? 'walk.mdx');
      const written = { ...tried.files, [path]: bytesOf(postOf(tried), tried) };
      for (const [each, content] of Object.entries(written)) await write(each, content);
      const report = await checkContent(root, NOW);
      for (const each of Object.keys(written)) await rm(root + each);
      // However bad a file is, the check comes to its end: it names the day of any post that waits.
      for (const day of report.scheduled) summaryOf({ ...report, scheduled: [day] });
      const { mistakes, warnings, inDrafts } = report;
      // The pictures of the site lie there for the cases that name them.
      const inWords = (found: readonly Mistake[]) =>
        found
          .filter(({ file }) => !(file in own))
          .map((each) => describeMistake(each).replace(`${NEWS}walk.mdx:`, ''));
      return {
        says: inWords([...mistakes, ...inDrafts].filter((each) => !isWarning(each))),
        warns: inWords([...warnings, ...inDrafts.filter(isWarning)]),
      };
    },
    close: () => rm(root, { recursive: true }),
  };
}
