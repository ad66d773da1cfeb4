import { QRCodeSVG } from 'qrcode.react';
import styles from './QrCode.module.css';

interface Props {
  /** The encoded text. */
  readonly text: string;
  readonly title: string;
}

export function QrCode({ text, title }: Props) {
  return <QRCodeSVG className={styles.code} value={text} size={208} marginSize={4} title={title} />;
}
