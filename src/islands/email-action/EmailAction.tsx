import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Offline } from '#ui/feedback/Offline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RouteGuard } from '#ui/guard/RouteGuard.tsx';
import { LinkView } from './LinkView.tsx';
import { createEmailLink, type MailLanguage } from './model.ts';
import { emailActionText } from './text.ts';

interface Props {
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** The page that the links in e-mails lead to. Opening it does nothing yet: mail scanners open links as well. */
export function EmailAction(mails: Props) {
  const [link] = useState(() => createEmailLink(location.search));
  const { state } = useStore(link.$link);

  useEffect(() => {
    void link.read();
  }, [link]);

  return (
    <div className="stack">
      <h1>{state === 'foreign' ? emailActionText.incomplete : emailActionText.title}</h1>
      <RouteGuard route="emailAction" fallback={<Skeleton />}>
        <Offline />
        <LinkView link={link} {...mails} />
      </RouteGuard>
    </div>
  );
}
