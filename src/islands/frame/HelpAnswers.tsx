import { useId, useState } from 'react';
import { helpAnswers, helpAnswersText as text } from '#i18n/help-answers.ts';
import styles from './Help.module.css';

/** What members ask most: each opens, and a search leaves those with its words. */
export function HelpAnswers() {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = helpAnswers().filter((answer) => {
    const all = `${answer.title} ${answer.text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return (
    <div className={styles.answers}>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {text.search}
        </label>
        <input
          className="input"
          id={id}
          type="search"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </div>
      {/* A live region must be there before its text changes. */}
      <p role="status" className={found.length === 0 ? undefined : 'visually-hidden'}>
        {found.length === 0 && text.none}
      </p>
      <section aria-label={text.list}>
        {found.map((answer) => (
          // One that is the only one found is open.
          <details key={`${answer.title} ${found.length === 1}`} name={id} open={found.length === 1}>
            <summary>{answer.title}</summary>
            <p>{answer.text}</p>
          </details>
        ))}
      </section>
    </div>
  );
}
