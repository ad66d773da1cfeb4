import { Deferred } from '#ui/feedback/Deferred.tsx';
import styles from './QrCode.module.css';

interface Props {
  /** The encoded text. */
  readonly text: string;
  readonly title: string;
}

const loadEncoder = () => import('qrcode.react');

/** The text is also beside it, so its code comes after the screen: until then its place is empty. */
export const QrCode = ({ text, title }: Props) => (
  <Deferred
    load={loadEncoder}
    fallback={<svg className={styles.code} viewBox="0 0 1 1" aria-hidden="true" />}
  >
    {({ QRCodeSVG }) => (
      <QRCodeSVG className={styles.code} value={text} size={208} marginSize={4} title={title} />
    )}
  </Deferred>
);
