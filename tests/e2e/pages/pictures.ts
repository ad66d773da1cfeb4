import sharp from 'sharp';

/** What a phone makes: its pixels lie on their side, and it says who, where and when. */
export async function phonePicture(): Promise<Buffer> {
  const blue = { create: { width: 2000, height: 1200, channels: 3, background: '#2647ab' } } as const;
  const red = await sharp({ create: { width: 1000, height: 1200, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();
  return sharp(
    await sharp(blue)
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  )
    .withExif({
      IFD0: { Artist: 'Ada Secret', Make: 'Camera Secret' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 54/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '12/1 29/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The hardest there is to make small. */
export function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels[index] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** Small as a file, 72 million pixels as a picture. */
export const bomb = (): Promise<Buffer> =>
  sharp({
    create: { width: 9000, height: 8000, channels: 3, background: '#ffffff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();

export const square = (background: string, height = 300): Promise<Buffer> =>
  sharp({ create: { width: 400, height, channels: 3, background } })
    .png()
    .toBuffer();
