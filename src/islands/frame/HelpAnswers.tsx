import { Fragment, useId, useState } from 'react';
import { helpAnswers, helpAnswersText as text } from '#i18n/help-answers.ts';
import styles from './Help.module.css';

/** What members ask most: each opens, and a search leaves those with its words. */
export function HelpAnswers() {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = helpAnswers()
    .map(({ title, answers }) => ({
      title,
      found: answers.filter((answer) => {
        const all = `${answer.title} ${answer.text}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ found }) => found.length > 0);
  // One that is the only one found is open.
  const isOnly = groups.flatMap(({ found }) => found).length === 1;
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
      <p role="status" className={groups.length === 0 ? undefined : 'visually-hidden'}>
        {groups.length === 0 && text.none}
      </p>
      <section aria-label={text.list}>
        {groups.map((group) => (
          <Fragment key={group.title}>
            <h3>{group.title}</h3>
            {group.found.map((answer) => (
              <details key={`${answer.title} ${isOnly}`} name={id} open={isOnly}>
                <summary>{answer.title}</summary>
                <p>{answer.text}</p>
              </details>
            ))}
          </Fragment>
        ))}
      </section>
    </div>
  );
}
