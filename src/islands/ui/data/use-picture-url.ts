import { useEffect, useState } from 'react';
import type { Picture } from '#domain/pictures/picture.ts';

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
