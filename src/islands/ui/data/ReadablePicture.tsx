import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Picture } from '#domain/pictures/picture.ts';
import type { StoredPictureProblem } from '#domain/pictures/stored-picture.ts';
import { unreadableSentence } from '#i18n/picture.ts';

interface Props {
  readonly picture: Picture;
  readonly check: (picture: Picture) => StoredPictureProblem | null;
  /** @param url to show it by; first undefined */
  readonly children: (url: string | undefined) => ReactNode;
}

/**
 * A picture from storage. A stranger's program may have stored it, so the browser decodes it only if `check` finds nothing;
 * otherwise a sentence says why it is not shown.
 */
export function ReadablePicture({ picture, check, children }: Props) {
  const problem = useMemo(() => check(picture), [picture, check]);
  if (problem !== null) return <p>{unreadableSentence(problem)}</p>;
  return <Readable picture={picture}>{children}</Readable>;
}

const Readable = ({ picture, children }: Pick<Props, 'picture' | 'children'>) =>
  children(usePictureUrl(picture));

/** An object URL of a picture, valid while the component is mounted. */
export function usePictureUrl(picture: Picture): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}
