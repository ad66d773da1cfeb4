import type { ThreadMessage } from '#backend/port/backend.ts';
import { messageText } from '#i18n/message.ts';
import { userNameOf } from '#islands/operator/text.ts';

export const threadText = {
  list: 'Members with messages',
  none: 'No messages yet',
  noneHint: 'When a member writes by “Help”, it appears here by itself.',
  unanswered: 'Unanswered',
  choose: 'Choose a member to read and answer.',
  with: 'Messages with',
  back: 'All members',
  own: 'Your own messages: another operator answers them.',
  /** @param reader uid of the operator who reads */
  author: ({ from, operator }: ThreadMessage, reader: string | null): string => {
    if (from === 'member') return messageText.member;
    if (operator === null) return messageText.operator;
    return operator.uid === reader ? messageText.you : `${messageText.operator} ${userNameOf(operator)}`;
  },
} as const;
