import { type ComponentType, useState } from 'react';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PendingPart } from '#ui/feedback/PaintOnce.tsx';
import { Setting } from './Setting.tsx';

interface Props {
  readonly title: string;
  /** The id by which the hash of a URL leads here and opens it. */
  readonly id: string;
  /** Loads what is in it; the same function on each render. */
  readonly load: () => Promise<ComponentType<{ readonly isEmbedded: boolean }>>;
  readonly isEmbedded: boolean;
}

/** A setting that few people open: its code comes when they do. */
export function LaterSetting({ title, id, load, isEmbedded }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Setting title={title} id={id} onOpen={() => setOpen(true)}>
      {isOpen && (
        <Deferred load={load} fallback={<PendingPart />}>
          {(Content) => <Content isEmbedded={isEmbedded} />}
        </Deferred>
      )}
    </Setting>
  );
}
