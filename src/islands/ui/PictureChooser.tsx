import { useStore } from '@nanostores/react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { PICTURE_KINDS } from '../../domain/picture.ts';
import { fileSize, PICTURE_WORDS, pictureSentence } from '../../i18n/picture.ts';
import type { Failure } from '../../stores/failure.ts';
import type { PictureUpload } from '../../stores/picture-upload.ts';
import { ActionFailure } from './ActionFailure.tsx';
import { FailureText } from './FailureText.tsx';
import styles from './PictureChooser.module.css';
import { Said } from './Said.tsx';
import { usePictureUrl } from './use-picture-url.ts';

interface Props {
  readonly upload: PictureUpload;
  readonly words: {
    readonly label: string;
    readonly send: string;
    readonly sent: string;
  };
}

/** Choosing a picture or dropping one, looking at what becomes of it, and only then sending it. */
export function PictureChooser({ upload, words }: Props) {
  const { $draft, choose, discard, sending } = upload;
  const draft = useStore($draft);
  const progress = useStore(sending.$progress);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isSending = progress.state === 'running';

  // What was said of an earlier one is not said again.
  useEffect(() => {
    if (sending.$progress.get().state === 'done') sending.reset();
  }, [sending]);

  /** What had the focus is gone; where it all begins is not. */
  const backToInput = () => {
    if (input.current) input.current.value = '';
    input.current?.focus();
  };

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isSending) void choose(file);
  };

  const send = async () => {
    await sending.run();
    if (sending.$progress.get().state === 'done') backToInput();
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div className="stack">
      <fieldset
        className={`field ${styles.place} ${isOver ? styles.over : ''}`}
        aria-label={PICTURE_WORDS.dropPlace}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <label className="field__label" htmlFor={id}>
          {words.label}
        </label>
        <p className="field__hint" id={`${id}-hint`}>
          {PICTURE_WORDS.drop} {PICTURE_WORDS.hint}
        </p>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          accept={PICTURE_KINDS}
          disabled={isSending}
          aria-invalid={draft.state === 'refused'}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ currentTarget }) => take(currentTarget.files)}
        />
        <div id={`${id}-error`} role="alert">
          {draft.state === 'refused' && <Refusal failure={draft.failure} />}
        </div>
      </fieldset>

      {draft.state === 'ready' && (
        <figure className={styles.preview}>
          <Preview upload={draft} />
          <figcaption className="stack">
            <p>{PICTURE_WORDS.previewHint(fileSize(draft.picture.bytes.length))}</p>
            <ActionFailure progress={progress} />
            <span className="cluster">
              <button type="button" className="button" aria-disabled={isSending} onClick={() => void send()}>
                {isSending ? PICTURE_WORDS.sending : words.send}
              </button>
              <button
                type="button"
                className="button button--quiet"
                aria-disabled={isSending}
                onClick={() => {
                  if (isSending) return;
                  discard();
                  backToInput();
                }}
              >
                {PICTURE_WORDS.discard}
              </button>
            </span>
          </figcaption>
        </figure>
      )}
      <div role="status">{draft.state === 'preparing' && PICTURE_WORDS.preparing(draft.name)}</div>
      <Said text={progress.state === 'done' && draft.state === 'none' ? words.sent : null} />
    </div>
  );
}

type Ready = Extract<ReturnType<PictureUpload['$draft']['get']>, { state: 'ready' }>;

function Preview({ upload: { picture, name } }: { readonly upload: Ready }) {
  return <img className={styles.picture} src={usePictureUrl(picture)} alt={PICTURE_WORDS.preview(name)} />;
}

function Refusal({ failure }: { readonly failure: Failure }) {
  const problem = failure.cause instanceof Error ? failure.cause.name : '';
  const sentence = failure.code === 'wrong-file' ? pictureSentence(problem) : null;
  return sentence === null ? <FailureText failure={failure} /> : <p className="field__error">{sentence}</p>;
}
