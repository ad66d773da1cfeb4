import { useStore } from '@nanostores/react';
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { PICTURE_KINDS } from '#domain/pictures/picture.ts';
import { fileSize, pictureSentence, pictureText } from '#i18n/picture.ts';
import type { Progress } from '#stores/action.ts';
import type { Failure } from '#stores/failure.ts';
import type { PictureDraft, PictureUpload } from '#stores/picture/upload.ts';
import { usePictureUrl } from '#ui/data/ReadablePicture.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure, FailureText } from '#ui/feedback/FailureText.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import styles from './PictureChooser.module.css';

interface Props {
  readonly upload: PictureUpload;
  readonly text: {
    readonly label: string;
    readonly send: string;
    /** Said here once it is sent, before the next picture. Without it, `onSent` says so. */
    readonly sent?: string;
  };
  readonly onSent?: () => void;
}

/** Choose or drop a picture, preview it, then send it. */
export function PictureChooser({ upload, text, onSent }: Props) {
  const { $draft, choose, discard, sending } = upload;
  const draft = useStore($draft);
  const progress = useStore(sending.$progress);
  const chooser = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isSending = progress.state === 'running';

  // Clear the message about an earlier picture.
  useEffect(() => {
    if (sending.$progress.get().state === 'done') sending.reset();
  }, [sending]);

  /**
   * The focused button is gone: focus the chooser, and show it with its message. At once, because a smooth scroll would
   * miss: the picture that was sent appears above while it lasts.
   */
  const backToInput = () => {
    if (input.current) input.current.value = '';
    input.current?.focus({ preventScroll: true });
    chooser.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };

  const send = async () => {
    await sending.run();
    if (sending.$progress.get().state === 'done') (onSent ?? backToInput)();
  };

  return (
    <div className="stack" ref={chooser}>
      {text.sent !== undefined && (
        <StatusMessage text={progress.state === 'done' && draft.state === 'none' ? text.sent : null} />
      )}
      <PictureDropPlace
        label={text.label}
        input={input}
        failure={draft.state === 'refused' ? draft.failure : null}
        isClosed={isSending}
        leads={draft.state !== 'ready'}
        onPicture={(file) => void choose(file)}
      />
      {draft.state === 'ready' && (
        <PicturePreview
          draft={draft}
          progress={progress}
          send={text.send}
          onSend={() => void send()}
          onDiscard={() => {
            discard();
            backToInput();
          }}
        />
      )}
      <div role="status">{draft.state === 'preparing' && pictureText.preparing(draft.name)}</div>
    </div>
  );
}

interface PicturePreviewProps {
  readonly draft: Extract<PictureDraft, { state: 'ready' }>;
  /** The progress of sending. */
  readonly progress: Progress;
  readonly send: string;
  readonly onSend: () => void;
  readonly onDiscard: () => void;
}

/** The prepared picture, with buttons to send or discard it. */
function PicturePreview({
  draft: { picture, name },
  progress,
  send,
  onSend,
  onDiscard,
}: PicturePreviewProps) {
  const isSending = progress.state === 'running';
  return (
    <figure className={styles.preview}>
      <img className={styles.picture} src={usePictureUrl(picture)} alt={pictureText.preview(name)} />
      <figcaption className="stack">
        <p>{pictureText.previewHint(fileSize(picture.bytes.length))}</p>
        <ActionFailure progress={progress} />
        <span className="cluster">
          <ActionButton
            progress={progress}
            text={{ press: send, pressing: pictureText.sending }}
            onClick={onSend}
          />
          <button
            type="button"
            className="button button--quiet"
            aria-disabled={isSending}
            onClick={isSending ? undefined : onDiscard}
          >
            {pictureText.discard}
          </button>
        </span>
      </figcaption>
    </figure>
  );
}

interface PictureDropPlaceProps {
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The error of the last file, or null. */
  readonly failure: Failure | null;
  /** Whether choosing is disabled for now. */
  readonly isClosed: boolean;
  /** Whether there is nothing else to press yet. */
  readonly leads: boolean;
  readonly onPicture: (file: File) => void;
}

/** A place to choose or drop a picture. */
function PictureDropPlace({ label, input, failure, isClosed, leads, onPicture }: PictureDropPlaceProps) {
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
      <label className={leads ? 'button' : 'button button--quiet'} htmlFor={id} aria-disabled={isClosed}>
        {label}
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {pictureText.hint} <span className={styles.drop}>{pictureText.drop}</span>
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
