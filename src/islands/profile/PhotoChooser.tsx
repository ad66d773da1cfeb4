import { photoUpload } from '#stores/picture/upload.ts';
import { PictureChooser } from '#ui/forms/PictureChooser.tsx';
import { profileText } from './text.ts';

export const PhotoChooser = ({ onSent }: { readonly onSent: () => void }) => (
  <PictureChooser upload={photoUpload} text={profileText.photo.change} onSent={onSent} />
);
