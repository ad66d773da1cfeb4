import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { LARGEST_PHOTO, type Photo } from '#domain/accounts/photo.ts';
import type { Harness } from './harness.ts';
import { observe, refusal } from './observe.ts';
import { join, logIn, register } from './people.ts';
import { picture } from './pictures.ts';

const photoOf = (tab: Backend) => observe<Photo | null>((...call) => tab.watchPhoto(...call));

export function describePhotos(harness: Harness): void {
  describe(`photos on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    it('appear unchanged in all tabs, up to the largest, until removed', async () => {
      const elsewhere = photoOf(await harness.open());
      expect(await elsewhere.first()).toBeNull();
      const photo = picture('image/webp', LARGEST_PHOTO);
      await tab.putPhoto(photo);
      const shown = await elsewhere.until((value) => value !== null);
      expect(shown?.type).toBe('image/webp');
      expect(Buffer.from(shown?.bytes ?? []).equals(photo.bytes)).toBe(true);

      await tab.putPhoto(picture('image/jpeg', 50));
      await elsewhere.until((value) => value?.type === 'image/jpeg');
      await tab.removePhoto();
      await elsewhere.until((value) => value === null);
      await tab.removePhoto();
    });

    it('must be accepted picture types, by their content', async () => {
      const script = { type: 'image/png', bytes: new Uint8Array(Buffer.from('<svg onload="x">')) } as const;
      expect(await refusal(tab.putPhoto(script))).toBe('wrong-file');
      expect(await refusal(tab.putPhoto(picture('image/png', LARGEST_PHOTO + 1)))).toBe('wrong-file');
      expect(await photoOf(tab).first()).toBeNull();
    });

    it('are open to guests, and kept when the account becomes a full one', async () => {
      await tab.logOut();
      await tab.signInAsGuest('tessera');
      await tab.putPhoto(picture('image/webp', 50));
      expect(await photoOf(tab).first()).toEqual(picture('image/webp', 50));
    });

    it('are visible to their owner only', async () => {
      await tab.putPhoto(picture('image/webp', 50));
      await register(tab, 'ben');
      await logIn(tab, 'ben');
      expect(await photoOf(tab).first()).toBeNull();
      await tab.logOut();
      expect(await refusal(tab.putPhoto(picture('image/webp', 50)))).toBe('session-expired');
      expect(await refusal(tab.removePhoto())).toBe('session-expired');
    });
  });
}
