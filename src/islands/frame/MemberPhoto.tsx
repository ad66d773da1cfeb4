import { useStore } from '@nanostores/react';
import { photoProblem } from '#domain/accounts/photo.ts';
import { $photo } from '#stores/photo.ts';
import { usePictureUrl } from '#ui/data/ReadablePicture.tsx';
import type { Photo } from '#domain/accounts/photo.ts';

/** The member's photo over the mosaic, if there is one that the browser may decode. The name stands beside it. */
export function MemberPhoto() {
  const photo = useStore($photo);
  if (photo.state !== 'ready' || photo.value === null || photoProblem(photo.value) !== null) return null;
  return <Shown photo={photo.value} />;
}

const Shown = ({ photo }: { readonly photo: Photo }) => (
  <img src={usePictureUrl(photo)} alt="" width="36" height="36" />
);
