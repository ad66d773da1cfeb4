import { BackendError, type LoggedPostings, type PublicLog, smallPrint } from '#backend/port/backend.ts';
import { logOfFiles } from '#domain/log/source.ts';
import { toPosting } from '#firestore/decode.ts';
import type { PostingDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import { withBackendErrors } from './errors.ts';

/** The log's files, which the settler serves on the site's own origin. */
export function firebaseLog(origin: string): PublicLog {
  const url = `${origin}/log/`;

  async function read(path: string): Promise<Uint8Array | null> {
    const answer = await fetch(url + path).catch((cause: unknown) => {
      throw new BackendError('network-down', cause);
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new BackendError('network-down', smallPrint(`http-${answer.status}`));
    return new Uint8Array(await answer.arrayBuffer());
  }

  return { url, ...logOfFiles(read) };
}

export function firebaseLoggedPostings({ openFirestore, member }: Context): LoggedPostings {
  return {
    readLoggedPosting: (id) =>
      withBackendErrors(async () => {
        const { uid } = await member.present();
        const document = await (await openFirestore()).read<PostingDocument>(paths.posting(uid, id));
        if (!document) throw new BackendError('not-found');
        const { salt, sequence } = document;
        return salt === undefined ? null : { posting: toPosting(id, document), salt, sequence };
      }),
  };
}
