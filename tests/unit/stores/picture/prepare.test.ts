import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { PROOF_PLAN } from '#domain/pictures/picture-plan.ts';
import { preparePicture } from '#stores/picture/prepare.ts';
import { drawPicture } from '#stores/picture/draw-picture.ts';

// Node draws no pictures.
vi.mock('#stores/picture/draw-picture.ts');

/** A photo of the site. */
const POSTER = readFileSync('src/content/news/transformation.webp');

afterEach(() => vi.unstubAllGlobals());

it('draws a picture on the page where the browser refuses a worker', async () => {
  class RefusedWorker {
    constructor() {
      throw new DOMException('', 'SecurityError');
    }
  }
  vi.stubGlobal('Worker', RefusedWorker);
  const picture = { type: 'image/webp', bytes: new Uint8Array([1]) } as const;
  vi.mocked(drawPicture).mockResolvedValue({ ok: true, picture });
  expect(await preparePicture(new Blob([POSTER]), PROOF_PLAN)).toBe(picture);
});
