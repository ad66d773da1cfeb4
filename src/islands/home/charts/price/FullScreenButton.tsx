import { type RefObject, useEffect, useState } from 'react';
import { PRICE_CHART_WORDS } from '../../../../i18n/charts.ts';
import styles from './PriceChart.module.css';

/** Shows an element on the whole screen, and back; Escape leads back too. Not there where browsers cannot. */
export function FullScreenButton({ of: element }: { readonly of: RefObject<HTMLElement | null> }) {
  const [isFull, setFull] = useState(false);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);

  if (!document.fullscreenEnabled) return null;

  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.then(
      () => setRefused(false),
      () => setRefused(true),
    );
  };

  return (
    <>
      <button type="button" className={`button button--quiet ${styles.fullScreen}`} onClick={toggle}>
        {isFull ? PRICE_CHART_WORDS.leaveFullScreen : PRICE_CHART_WORDS.fullScreen}
      </button>
      {isRefused && <span role="alert">{PRICE_CHART_WORDS.fullScreenRefused}</span>}
    </>
  );
}
