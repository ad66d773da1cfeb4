import { createContext, type ReactNode, type Ref, useContext } from 'react';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import styles from './Empty.module.css';

/** What sample members deposit, for a sandbox in which nothing has happened yet. */
export const Offers = createContext<SiteOffers | null>(null);

/** All parts but the queues, with which the console opens. */
export const loadLaterView = () => import('./LaterView.tsx');

interface Props {
  readonly title: string;
  readonly hint: string;
  /** Focus it when the last focused element has gone. */
  readonly refer?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** Shown instead of a list of the console that is empty; in an untouched sandbox with the way to fill all of them. */
export function Empty({ title, hint, refer, children }: Props) {
  const offers = useContext(Offers);
  return (
    <div className={styles.empty} ref={refer} tabIndex={refer ? -1 : undefined}>
      <strong>{title}</strong>
      {hint && <p>{hint}</p>}
      {children}
      {offers && (
        <Deferred load={loadLaterView} fallback={null}>
          {({ Fill }) => <Fill offers={offers} />}
        </Deferred>
      )}
    </div>
  );
}
