import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { pictureText } from '#i18n/picture.ts';
import type { PictureUpload } from '#stores/picture/upload.ts';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { PictureDropPlace } from './PictureDropPlace.tsx';
import { PicturePreview } from './PicturePreview.tsx';

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
  const input = useRef<HTMLInputElement>(null);
  const isSending = progress.state === 'running';

  // Clear the message about an earlier picture.
  useEffect(() => {
    if (sending.$progress.get().state === 'done') sending.reset();
  }, [sending]);

  /** The focused button is gone: focus the chooser. */
  const backToInput = () => {
    if (input.current) input.current.value = '';
    input.current?.focus();
  };

  const send = async () => {
    await sending.run();
    if (sending.$progress.get().state === 'done') (onSent ?? backToInput)();
  };

  return (
    <div className="stack">
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
