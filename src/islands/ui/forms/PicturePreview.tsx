import { fileSize, pictureText } from '#i18n/picture.ts';
import type { Progress } from '#stores/action.ts';
import type { PictureDraft } from '#stores/picture/upload.ts';
import { usePictureUrl } from '#ui/data/use-picture-url.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import styles from './PicturePreview.module.css';

interface Props {
  readonly draft: Extract<PictureDraft, { state: 'ready' }>;
  /** The progress of sending. */
  readonly progress: Progress;
  readonly send: string;
  readonly onSend: () => void;
  readonly onDiscard: () => void;
}

/** The prepared picture, with buttons to send or discard it. */
export function PicturePreview({ draft: { picture, name }, progress, send, onSend, onDiscard }: Props) {
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
