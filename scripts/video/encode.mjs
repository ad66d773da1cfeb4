// From frames to files, by ffmpeg: AV1 for most browsers, H.264 for those without it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const HOW_TO_GET_FFMPEG =
  'This needs ffmpeg with libx264 and libsvtav1 on the PATH: `apt-get install ffmpeg` on Debian, `brew install ffmpeg` on macOS.';

/** Ends the process with a sentence on what to install, if ffmpeg or one of the encoders is missing. */
export function requireFfmpeg() {
  const { stdout = '' } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (['libx264', 'libsvtav1'].every((encoder) => stdout?.includes(encoder))) return;
  console.error(HOW_TO_GET_FFMPEG);
  process.exit(1);
}

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
const FILM = [
  '-an',
  '-pix_fmt',
  'yuv420p',
  ...COLOUR,
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-movflags',
  '+faststart',
];
/** One key frame is enough: the film is never searched. Five reference frames keep H.264 within level 3.1. */
const av1 = (rateFactor, frames) => ['-c:v', 'libsvtav1', '-preset', '4', '-crf', rateFactor, '-g', frames];
const h264 = (rateFactor, frames) => [
  ...[
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-profile:v',
    'high',
    '-level',
    '3.1',
    '-refs',
    '5',
    '-bf',
    '8',
  ],
  ...[
    '-crf',
    rateFactor,
    '-g',
    frames,
    '-x264-params',
    'aq-mode=3:aq-strength=1.1:psy-rd=0.4:chroma-qp-offset=-2:deblock=1,0',
  ],
];

/**
 * @param frames yields `{pixels, width, height}`, sRGB bytes, in order
 * @param film `{path, width, height, rate, count, rateFactor: {av1, h264}}`; the files are `path` + `.av1.mp4` and `.h264.mp4`
 */
export async function encodeFilm(frames, { path, width, height, rate, count, rateFactor }) {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', rate, '-i', '-'];
  const toVideoRange = [
    '-filter_complex',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,split[a][b]',
  ];
  const files = [`${path}.av1.mp4`, `${path}.h264.mp4`];
  const outputs = [
    ...['-map', '[a]', ...av1(rateFactor.av1, count), ...FILM, files[0]],
    ...['-map', '[b]', ...h264(rateFactor.h264, count), ...FILM, files[1]],
  ];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...toVideoRange, ...outputs].map(String),
    { stdio: ['pipe', 'ignore', 'inherit'], env: { ...process.env, SVT_LOG: '1' } },
  );
  const ended = once(ffmpeg, 'close');
  for (const { pixels } of frames) {
    if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  }
  ffmpeg.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
  return files;
}
