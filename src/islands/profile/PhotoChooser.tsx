import { PictureChooser } from '#ui/forms/PictureChooser.tsx';
import { photoUpload } from './photo-upload.ts';
import { profileText } from './text.ts';

export const PhotoChooser = ({ onSent }: { readonly onSent: () => void }) => (
  <PictureChooser upload={photoUpload} text={profileText.photo.change} onSent={onSent} />
);
