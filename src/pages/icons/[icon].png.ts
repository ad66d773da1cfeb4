import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import drawing from '#assets/icon.svg?raw';
import { ICONS } from '#data/icons.ts';

export const getStaticPaths: GetStaticPaths = () =>
  ICONS.map(({ name, size, isMaskable }) => ({ params: { icon: name }, props: { size, isMaskable } }));

/** The ground of the drawing. */
const GROUND = '#121b4f';

/** A phone may cut a maskable icon to a circle of four fifths: the drawing stays within it. */
const SAFE = 0.8;

export const GET: APIRoute = async ({ props: { size, isMaskable } }) => {
  const inner = Math.round(isMaskable ? size * SAFE : size);
  const margin = (size - inner) / 2;
  const [before, after] = [Math.floor(margin), Math.ceil(margin)];
  const png = await sharp(Buffer.from(drawing), { density: 900 })
    .resize(inner)
    .flatten({ background: GROUND })
    .extend({ top: before, left: before, bottom: after, right: after, background: GROUND })
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
