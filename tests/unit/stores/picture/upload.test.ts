import { describe, expect, it } from 'vitest';
import { BackendError, wrongFile } from '#backend/port/backend.ts';
import { PROOF_PLAN } from '#domain/pictures/picture-plan.ts';
import type { Picture } from '#domain/pictures/picture.ts';
import { createPictureUpload } from '#stores/picture/upload.ts';

const picture = (length: number): Picture => ({ type: 'image/webp', bytes: new Uint8Array(length) });
const file = (name: string) => new File(['x'], name);

/** An upload whose pictures are ready when the test says so. */
function slowUpload(send: (picture: Picture) => Promise<void> = async () => undefined) {
  const waiting: ReturnType<typeof Promise.withResolvers<Picture>>[] = [];
  const upload = createPictureUpload(PROOF_PLAN, send, () => {
    const turn = Promise.withResolvers<Picture>();
    waiting.push(turn);
    return turn.promise;
  });
  return { upload, waiting };
}

describe('a picture on its way', () => {
  it('is looked at before it is sent, and sent as it was seen', async () => {
    const sent: Picture[] = [];
    const { upload, waiting } = slowUpload(async (one) => void sent.push(one));
    const choosing = upload.choose(file('wallet.png'));
    expect(upload.$draft.get()).toEqual({ state: 'preparing', name: 'wallet.png' });
    await upload.sending.run();
    expect(sent).toEqual([]);

    waiting[0]?.resolve(picture(7));
    await choosing;
    expect(upload.$draft.get()).toEqual({ state: 'ready', name: 'wallet.png', picture: picture(7) });
    expect(sent).toEqual([]);
    await upload.sending.run();
    expect(sent).toEqual([picture(7)]);
    expect(upload.$draft.get()).toEqual({ state: 'none' });
    expect(upload.sending.$progress.get()).toEqual({ state: 'done' });
  });

  it('is the one that was chosen last, whichever is ready first', async () => {
    const { upload, waiting } = slowUpload();
    const first = upload.choose(file('first.png'));
    const second = upload.choose(file('second.png'));
    waiting[1]?.resolve(picture(2));
    await second;
    waiting[0]?.resolve(picture(1));
    await first;
    expect(upload.$draft.get()).toMatchObject({ state: 'ready', name: 'second.png' });
  });

  it('says why a file is not taken, and sends nothing of it', async () => {
    const sent: Picture[] = [];
    const { upload, waiting } = slowUpload(async (one) => void sent.push(one));
    const choosing = upload.choose(file('bomb.png'));
    waiting[0]?.reject(wrongFile('too-many-pixels'));
    await choosing;
    expect(upload.$draft.get()).toMatchObject({ state: 'refused', failure: { code: 'wrong-file' } });
    await upload.sending.run();
    expect(sent).toEqual([]);
    upload.discard();
    expect(upload.$draft.get()).toEqual({ state: 'none' });
  });

  it('stays ready while the network is down, to be sent again', async () => {
    let isDown = true;
    const { upload, waiting } = slowUpload(async () => {
      if (isDown) throw new BackendError('network-down');
    });
    const choosing = upload.choose(file('wallet.png'));
    waiting[0]?.resolve(picture(7));
    await choosing;
    await upload.sending.run();
    expect(upload.sending.$progress.get()).toMatchObject({
      state: 'failed',
      failure: { code: 'network-down' },
    });
    expect(upload.$draft.get()).toMatchObject({ state: 'ready' });
    isDown = false;
    await upload.sending.run();
    expect(upload.$draft.get()).toEqual({ state: 'none' });
  });
});
