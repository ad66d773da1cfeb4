import { type DragEvent, type RefObject, useId, useState } from 'react';
import { PICTURE_KINDS } from '#domain/pictures/picture.ts';
import { pictureText, pictureSentence } from '#i18n/picture.ts';
import type { Failure } from '#stores/failure.ts';
import { FailureText } from '#ui/feedback/FailureText.tsx';
import styles from './PictureDropPlace.module.css';

interface Props {
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The error of the last file, or null. */
  readonly failure: Failure | null;
  /** Whether choosing is disabled for now. */
  readonly isClosed: boolean;
  readonly onPicture: (file: File) => void;
}

/** A place to choose or drop a picture. */
export function PictureDropPlace({ label, input, failure, isClosed, onPicture }: Props) {
  const [isOver, setOver] = useState(false);
  const id = useId();

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isClosed) onPicture(file);
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <fieldset
      className={`field ${styles.place} ${isOver ? styles.over : ''}`}
      aria-label={pictureText.dropPlace}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {pictureText.drop} {pictureText.hint}
      </p>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="file"
        accept={PICTURE_KINDS}
        disabled={isClosed}
        aria-invalid={failure !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ currentTarget }) => take(currentTarget.files)}
      />
      <div id={`${id}-error`} role="alert">
        {failure && <Refusal failure={failure} />}
      </div>
    </fieldset>
  );
}

function Refusal({ failure }: { readonly failure: Failure }) {
  const error = failure.cause instanceof Error ? failure.cause.name : '';
  const sentence = failure.code === 'wrong-file' ? pictureSentence(error) : null;
  return sentence === null ? <FailureText failure={failure} /> : <p className="field__error">{sentence}</p>;
}
