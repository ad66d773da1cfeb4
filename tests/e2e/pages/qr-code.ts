import type { Locator } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';

/** What a phone's camera would read off this picture of the page. */
export async function readQrCode(picture: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
