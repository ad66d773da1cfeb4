// Encodes frames with ffmpeg: AV1 for most browsers, H.264 for those without it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOW_TO_GET_FFMPEG =
  'This needs ffmpeg with libx264 and libsvtav1 on the PATH: `apt-get install ffmpeg` on Debian, `brew install ffmpeg` on macOS.';

/** Ends the process with a sentence on what to install, if ffmpeg or one of the encoders is missing. */
export function requireFfmpeg() {
  const { stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (['libx264', 'libsvtav1'].every((encoder) => stdout?.includes(encoder))) return;
  console.error(HOW_TO_GET_FFMPEG);
  process.exit(1);
}

/**
 * Encoders save bits at the end of their input, so the last frames hardly move and the seam of the loop shows. So the
 * beginning is encoded once more after the end, and cut off again.
 */
const LEAD_OUT = 24;

/** One key frame is enough: the film has no seek bar. */
const av1 = (rateFactor) => ['-c:v', 'libsvtav1', '-preset', 4, '-crf', rateFactor, '-g', 999];
/**
 * Every fourth frame refers to earlier ones only, so that the film can be cut after it. Five reference frames stay
 * within level 3.1. Without decimation the small changes of the dark glass remain; with it the light would move in
 * steps.
 */
const h264 = (rateFactor) => [
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-level', '3.1', '-refs', 5, '-bf', 3],
  ...['-crf', rateFactor, '-g', 999, '-x264-params'],
  'b-adapt=0:scenecut=0:aq-mode=3:aq-strength=1.1:psy-rd=0:no-dct-decimate=1:chroma-qp-offset=-2:deblock=1,0',
];
const COLOUR = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

/**
 * Writes `path` + `.av1.mp4` and `.h264.mp4`.
 *
 * @param frames the loop once, in order, each as sRGB bytes; their number leaves 1 when divided by 4
 * @param film `{path, width, height, rate, rateFactor: {av1, h264}}`
 * @returns the paths of both files
 */
export async function encodeFilm(frames, { path, width, height, rate, rateFactor }) {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const drafts = { av1: join(folder, 'av1.mkv'), h264: join(folder, 'h264.mkv') };
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', rate, '-i', '-'];
  const split = ['-filter_complex', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,split[a][b]'];
  const count = await runFfmpeg(
    [
      ...[...input, ...split],
      ...['-map', '[a]', ...av1(rateFactor.av1), ...COLOUR, drafts.av1],
      ...['-map', '[b]', ...h264(rateFactor.h264), ...COLOUR, drafts.h264],
    ],
    frames,
  );
  const files = [];
  for (const [codec, draft] of Object.entries(drafts)) {
    const file = `${path}.${codec}.mp4`;
    const plain = ['-map_metadata', -1, '-fflags', '+bitexact', '-movflags', '+faststart'];
    await runFfmpeg(['-i', draft, '-c', 'copy', '-frames:v', count, ...plain, file]);
    files.push(file);
  }
  rmSync(folder, { recursive: true });
  return files;
}

/** @returns the number of frames, without the lead-out */
async function runFfmpeg(args, frames = []) {
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args.map(String)], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, SVT_LOG: '1' },
  });
  const ended = once(ffmpeg, 'close');
  const write = async (pixels) => {
    if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  };
  const leadOut = [];
  let count = 0;
  for (const pixels of frames) {
    if (count++ < LEAD_OUT) leadOut.push(pixels);
    await write(pixels);
  }
  for (const pixels of leadOut) await write(pixels);
  ffmpeg.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
  return count;
}
