import type { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import { asFailure, type Failure } from '#stores/failure.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { reloadPage } from '#stores/navigate.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import styles from './QrCode.module.css';

interface Props {
  /** The encoded text. */
  readonly text: string;
  readonly title: string;
}

type State =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Svg: typeof QRCodeSVG }
  | { readonly state: 'failed'; readonly failure: Failure };

/** The text is also beside it, so its code comes after the screen: until then its place is empty. */
export function QrCode({ text, title }: Props) {
  const [chunk, setChunk] = useState<State>({ state: 'loading' });

  useEffect(() => {
    loadSiteChunk(() => import('qrcode.react')).then(
      (loaded) => setChunk({ state: 'ready', Svg: loaded.QRCodeSVG }),
      (thrown: unknown) => setChunk({ state: 'failed', failure: asFailure(thrown) }),
    );
  }, []);

  switch (chunk.state) {
    case 'loading':
      return <svg className={styles.code} viewBox="0 0 1 1" aria-hidden="true" />;
    case 'ready':
      return <chunk.Svg className={styles.code} value={text} size={208} marginSize={4} title={title} />;
    case 'failed':
      return <Failed failure={chunk.failure} onRetry={reloadPage} />;
  }
}
