import { useMemo } from 'react';
import { UserName } from '#islands/operator/UserName.tsx';
import { useSent } from '#islands/operator/use-sent.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import styles from './Members.module.css';
import { createNote, notesOf } from './model.ts';
import { notesText } from './text.ts';

/** What operators have told one another about a member, and the field for more. */
export function Notes({ uid }: { readonly uid: string }) {
  const store = useMemo(() => notesOf(uid), [uid]);
  return (
    <section className="stack" aria-labelledby="notes">
      <h4 id="notes">{notesText.title}</h4>
      <RemoteView store={store}>
        {({ items, older }) =>
          items.length === 0 ? (
            <p>{notesText.none}</p>
          ) : (
            <>
              <ul className="lines" aria-labelledby="notes">
                {items.map(({ id, text, operator, at }) => (
                  <li key={id} className={styles.note}>
                    <p dir="auto">{text}</p>
                    <small>
                      <UserName user={operator} /> · <DateTime at={at} />
                    </small>
                  </li>
                ))}
              </ul>
              <Older list={store} hasOlder={older !== null} />
            </>
          )
        }
      </RemoteView>
      <NewNote uid={uid} />
    </section>
  );
}

function NewNote({ uid }: { readonly uid: string }) {
  const form = useMemo(() => createNote(uid), [uid]);
  useSent(form, form.reset);

  return (
    <FormFrame form={form} text={notesText.form}>
      <TextAreaField form={form} text={notesText.form} name="text" rows={2} />
    </FormFrame>
  );
}
