import { useEffect, useState } from 'react';
import { createEmailLink, type MailLanguage } from '../../stores/email-action.ts';
import { Guarded } from '../ui/Guarded.tsx';
import { Offline } from '../ui/Offline.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LinkView } from './LinkView.tsx';

interface Props {
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** The page that the links in e-mails lead to. Opening it does nothing yet: mail scanners open links as well. */
export function EmailAction(mails: Props) {
  const [link] = useState(() => createEmailLink(location.search));

  useEffect(() => {
    void link.read();
  }, [link]);

  return (
    <Guarded route="emailAction" waiting={<Skeleton />}>
      <Offline />
      <LinkView link={link} {...mails} />
    </Guarded>
  );
}
