import { useId } from 'react';
import { guestText } from '#i18n/guest.ts';
import { GuestEntry } from './GuestEntry.tsx';
import styles from './JustLooking.module.css';
import { OperatorEntry } from './OperatorEntry.tsx';

interface Props {
  /** Whether the way of a sandbox’s operator stands elsewhere on the page. */
  readonly isForGuests?: boolean;
}

/** The ways in that need no account. */
export function JustLooking({ isForGuests = false }: Props) {
  const id = useId();
  return (
    <section className={`stack ${styles.looking}`} aria-labelledby={id}>
      <h2 id={id}>{guestText.justLooking}</h2>
      <GuestEntry />
      {!isForGuests && <OperatorEntry isAside />}
    </section>
  );
}
