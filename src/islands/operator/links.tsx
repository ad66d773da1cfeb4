import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import { openView, queryOf } from './model.ts';
import { operatorText, userNameOf } from './text.ts';

interface Props {
  /** Opens a part of the console, as `queryOf` gives it. */
  readonly query: string;
  readonly current: 'page' | 'true' | undefined;
  readonly className?: string | undefined;
  readonly refer?: Ref<HTMLAnchorElement>;
  readonly onFocus?: () => void;
  /** Called after it was opened in place. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Opens another part of the console in place. The browser opens new tabs itself. */
export function ViewLink({ query, current, className, refer, onFocus, onOpen, children }: Props) {
  return (
    <a
      href={query}
      className={className}
      aria-current={current}
      ref={refer}
      onFocus={onFocus}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openView(query);
        onOpen?.();
      }}
    >
      {children}
    </a>
  );
}

interface BackProps {
  /** Hides it where the list stands beside what is open. */
  readonly className: string | undefined;
  /** Names the list. */
  readonly text: string;
  readonly query: string;
}

/** Leads from what is open back to its list. */
export const BackButton = ({ className, text, query }: BackProps) => (
  <div className={className}>
    <button type="button" className="link-button cluster" onClick={() => openView(query)}>
      <ArrowLeft size={16} aria-hidden="true" />
      {text}
    </button>
  </div>
);

interface NameProps {
  readonly user: UserRef;
  /** Whether it is said above that all who are named are samples. */
  readonly isLabelled?: boolean;
}

/** A user's name, labelled if the user is a sample. */
export const UserName = ({ user, isLabelled = false }: NameProps) => (
  <>
    <bdi>{userNameOf(user)}</bdi> {!isLabelled && <SampleLabel user={user} />}
  </>
);

/** Whether one line above a list says of all its members that they are samples. */
export const areSamples = (users: readonly UserRef[]): boolean => users.every(({ isSample }) => isSample);

export function SampleLabel({ user }: { readonly user: UserRef }) {
  return user.isSample && <span className="chip chip--tag">{operatorText.sample}</span>;
}

interface MemberProps {
  readonly member: UserRef;
  /** As of a name. */
  readonly isLabelled?: boolean;
}

/** A member's name, which leads to all that operators see of them. A deleted account has nothing more to show. */
export function MemberLink({ member, isLabelled = false }: MemberProps) {
  if (member.username === null) return <UserName user={member} isLabelled={isLabelled} />;
  return (
    <>
      <ViewLink query={queryOf('members', { member: member.uid })} current={undefined}>
        <bdi>{userNameOf(member)}</bdi>
      </ViewLink>{' '}
      {!isLabelled && <SampleLabel user={member} />}
    </>
  );
}

const PLACES = ['members', 'records', 'messages'] as const;

/** Leads from one part that is about a member to the others: account, requests and messages. */
export const MemberPlaces = ({ uid, at }: { readonly uid: string; readonly at: (typeof PLACES)[number] }) =>
  PLACES.filter((place) => place !== at).map((place) => (
    <ViewLink key={place} query={queryOf(place, { member: uid })} current={undefined}>
      {operatorText.place[place]}
    </ViewLink>
  ));
