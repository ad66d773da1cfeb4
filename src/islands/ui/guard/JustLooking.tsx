import { useId } from 'react';
import { guestText } from '#i18n/guest.ts';
import { GuestEntry } from './GuestEntry.tsx';
import styles from './JustLooking.module.css';

/** The way in that needs no account. */
export function JustLooking() {
  const id = useId();
  return (
    <section className={`stack ${styles.looking}`} aria-labelledby={id}>
      <h2 id={id}>{guestText.justLooking}</h2>
      <GuestEntry />
    </section>
  );
}
