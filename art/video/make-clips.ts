// Records the clips of the landing from the site itself: public/clips/<name>.mp4, .webm and .vtt. The repository holds
// them, so run this only after a screen has changed. It needs ffmpeg.
//
// npm run build && node art/video/make-clips.ts [name …]
import type { Browser } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE, withSite } from '../site.ts';
import { type Film, openCamera, RATE, SIZE } from './camera.ts';
import { SCENES } from './clip-scenes.ts';
import { requireFfmpeg } from './encode.mjs';

const TARGET = 'public/clips';
/** Twice the displayed size, for high-resolution screens. */
const FINENESS = 2;

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SCENES);
requireFfmpeg();
mkdirSync(TARGET, { recursive: true });
await withSite(async (browser) => {
  for (const name of names) await make(browser, name);
});

async function make(browser: Browser, name: string): Promise<void> {
  const scene = SCENES[name];
  if (!scene) throw new Error(`No scene is called ${name}.`);
  const folder = mkdtempSync(join(tmpdir(), `tessera-${name}-`));
  const context = await browser.newContext({
    baseURL: SITE,
    viewport: SIZE,
    deviceScaleFactor: FINENESS,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const camera = openCamera(page, folder);
  await scene.prepare(page);
  await scene.play(camera);
  await context.close();
  const film = camera.film();
  encode(film, folder, join(TARGET, name));
  writeFileSync(join(TARGET, `${name}.vtt`), captionsOf(film));
  for (const file of globSync(join(TARGET, `${name}.*.vtt`))) {
    writeFileSync(file, captionsOf({ ...film, cues: inWordsOf(file, film) }));
  }
  rmSync(folder, { recursive: true });
  const sizes = ['mp4', 'webm', 'vtt'].map(
    (kind) => `${kind} ${statSync(join(TARGET, `${name}.${kind}`)).size}`,
  );
  console.log(`${name}: ${film.seconds.toFixed(1)} s, bytes: ${sizes.join(', ')}`);
}

/** H.264 for every player, VP9 where it is supported: the same picture in fewer bytes. */
function encode({ frames }: Film, folder: string, target: string): void {
  const list = join(folder, 'frames.txt');
  const lines = frames.flatMap(({ file, length }) => [`file '${file}'`, `duration ${length / RATE}`]);
  // ffmpeg ignores the last picture's duration unless the picture is listed twice.
  writeFileSync(list, [...lines, `file '${frames.at(-1)?.file}'`].join('\n'));
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-vf', `fps=${RATE},format=yuv420p`, '-an'];
  const run = (...output: readonly string[]) =>
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, ...output]);
  run(
    ...'-c:v libx264 -preset slow -tune animation -crf 38 -g 240 -movflags +faststart'.split(' '),
    `${target}.mp4`,
  );
  run(...'-c:v libvpx-vp9 -b:v 0 -crf 50 -g 240 -row-mt 1 -cpu-used 3'.split(' '), `${target}.webm`);
}

/** The captions of a film at its times, in the words of a translation. */
function inWordsOf(file: string, { cues }: Film): Film['cues'] {
  const [, ...blocks] = readFileSync(file, 'utf8').trim().split('\n\n');
  if (blocks.length !== cues.length) {
    throw new Error(
      `${file} has ${blocks.length} captions, and the film ${cues.length}: translate them anew.`,
    );
  }
  return cues.map((cue, nth) => ({ ...cue, text: `${blocks[nth]?.split('\n').slice(1).join('\n')}` }));
}

function captionsOf({ cues, seconds }: Film): string {
  const blocks = cues.map(
    ({ start, text, place }, index) =>
      `${timeOf(start)} --> ${timeOf(cues[index + 1]?.start ?? seconds)} ${place}`.trimEnd() + `\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
