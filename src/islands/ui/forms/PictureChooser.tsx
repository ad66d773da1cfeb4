import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { fileSize, pictureText } from '#i18n/picture.ts';
import type { Progress } from '#stores/action.ts';
import type { PictureDraft, PictureUpload } from '#stores/picture/upload.ts';
import { usePictureUrl } from '#ui/data/use-picture-url.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import styles from './PictureChooser.module.css';
import { PictureDropPlace } from './PictureDropPlace.tsx';

interface Props {
  readonly upload: PictureUpload;
  readonly text: {
    readonly label: string;
    readonly send: string;
    readonly sent: string;
  };
  /** Instead of going on to the next picture. */
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
      <StatusMessage text={progress.state === 'done' && draft.state === 'none' ? text.sent : null} />
      <PictureDropPlace
        label={text.label}
        input={input}
        failure={draft.state === 'refused' ? draft.failure : null}
        isClosed={isSending}
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
