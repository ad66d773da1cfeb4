import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import { LARGEST_POLICY, PolicyBroken, readPolicy } from '#domain/log/policy.ts';
import { $ownPolicy, SITE_POLICY } from '#stores/ledger-policy.ts';
import { outlastsPage } from '#stores/persisted.ts';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import styles from './Others.module.css';
import { ownPolicyText } from './text.ts';

/** The reader says whose signatures they demand. */
export function OwnPolicy() {
  const id = useId();
  const own = useStore($ownPolicy);
  const [text, setText] = useState(own || SITE_POLICY);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const change = (value: string) => {
    setText(value);
    setError(null);
    setDone(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const broken = errorIn(text);
    setError(broken);
    if (broken !== null) return;
    $ownPolicy.set(text);
    setDone(outlastsPage() ? ownPolicyText.saved : ownPolicyText.notStored);
  };
  const remove = () => {
    $ownPolicy.set('');
    change(SITE_POLICY);
    setDone(outlastsPage() ? ownPolicyText.removed : ownPolicyText.notForgotten);
  };
  const choose = async (file: File | undefined) => {
    if (file && file.size > LARGEST_POLICY) setError(ownPolicyText.broken('too-large'));
    else if (file) change(await file.text());
  };

  return (
    <form className="stack" onSubmit={save}>
      <p>{own !== '' ? ownPolicyText.own : SITE_POLICY === '' ? ownPolicyText.none : ownPolicyText.site}</p>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {ownPolicyText.policy}
        </label>
        <p className="field__hint" id={`${id}-hint`}>
          {ownPolicyText.hint}
        </p>
        {error !== null && (
          <p className="field__error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
        <textarea
          className={`input ${styles.text}`}
          id={id}
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
          wrap="off"
          aria-invalid={error !== null}
          aria-describedby={error === null ? `${id}-hint` : `${id}-hint ${id}-error`}
          value={text}
          onChange={({ currentTarget: { value } }) => change(value)}
        />
      </div>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-file`}>
          {ownPolicyText.file}
        </label>
        <input
          className="input"
          id={`${id}-file`}
          type="file"
          accept="text/plain,.policy,.txt"
          onChange={({ currentTarget: { files } }) => void choose(files?.[0])}
        />
      </div>
      <div className="cluster">
        <button type="submit" className="button">
          {ownPolicyText.save}
        </button>
        {own !== '' && (
          <button type="button" className="button button--quiet" onClick={remove}>
            {ownPolicyText.remove}
          </button>
        )}
      </div>
      <StatusMessage text={done} tone={outlastsPage() ? 'success' : 'warning'} />
    </form>
  );
}

/** What is wrong with a policy; null: it can be used. */
function errorIn(text: string): string | null {
  try {
    readPolicy(text);
    return null;
  } catch (thrown) {
    if (thrown instanceof PolicyBroken) return ownPolicyText.broken(thrown.fault);
    throw thrown;
  }
}
