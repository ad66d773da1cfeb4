import { base64 } from '@scure/base';
import type { Picture } from './picture.ts';

/** A picture as text that a browser shows when it is put into its address bar (RFC 2397). */
export const pictureData = ({ type, bytes }: Picture): string =>
  `data:${type};base64,${base64.encode(bytes)}`;
