import { base64 } from '@scure/base';
import type { Picture } from './picture.ts';

/** A picture as a `data:` URL (RFC 2397). */
export const pictureData = ({ type, bytes }: Picture): string =>
  `data:${type};base64,${base64.encode(bytes)}`;
