import { GOOGLE_WORDS } from '../../i18n/google.ts';
import { GoogleEntry } from './GoogleEntry.tsx';
import { GuestEntry } from './GuestEntry.tsx';
import { OperatorEntry } from '../ui/OperatorEntry.tsx';
import styles from './OtherWays.module.css';

/** The ways in that ask for no password of this site. */
export function OtherWays() {
  return (
    <section className={`stack ${styles.ways}`} aria-label={GOOGLE_WORDS.otherWays}>
      <GoogleEntry />
      <GuestEntry />
      <OperatorEntry />
    </section>
  );
}
