// Draws the site's own pictures into src/assets/ and its icons into public/. The repository holds them, so run this
// only to change one: node art/draw-site.mjs
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { render } from './mosaic/render.mjs';
import { border, edge, emblem, icon, vault } from './mosaic/site-pictures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const drawings = {
  'src/assets/vault.svg': vault(),
  'src/assets/border.svg': border(),
  'src/assets/edge.svg': edge(),
  'public/favicon.svg': icon({ isCut: true }),
  // The build makes the icons of the installed site of it.
  'src/assets/icon.svg': icon({ isCut: false }),
};
for (const [file, svg] of Object.entries(drawings)) writeFileSync(root + file, svg);

const scene = emblem();
await sharp(Buffer.from(render(scene)))
  .webp({ quality: 88, smartSubsample: true })
  .toFile(root + scene.file);

await sharp(Buffer.from(icon({ isCut: false })), { density: 600 })
  .resize(180)
  .png({ palette: true })
  .toFile(`${root}public/apple-touch-icon.png`);

const png = await sharp(Buffer.from(icon({ isCut: true })), { density: 400 })
  .resize(32)
  .png()
  .toBuffer();
writeFileSync(`${root}public/favicon.ico`, icoOf(png, 32));

/** The container of an icon file (ICONDIR and one ICONDIRENTRY) around a PNG. */
function icoOf(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
