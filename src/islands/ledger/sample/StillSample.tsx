import type { ReactNode } from 'react';
import { Entries } from './Entries.tsx';
import styles from './Sample.module.css';
import { SAMPLE_ENTRIES, SAMPLE_ROOTS } from './sample.ts';
import { sampleText } from './text.ts';

/** The sample as a picture, for pages without a script. */
export const StillSample = ({ children }: { readonly children?: ReactNode }) => (
  <section className={`${styles.sample} ${styles.still}`}>
    <div className={styles.panel}>
      <h2>{sampleText.title}</h2>
      <p className="small muted">{sampleText.entries}</p>
      <p className="small muted">{sampleText.readers}</p>
      {children}
    </div>
    <Entries entries={SAMPLE_ENTRIES} roots={SAMPLE_ROOTS} />
  </section>
);
