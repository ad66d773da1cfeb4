import { createStepInAddress } from '../step-in-address.ts';

export const VIEWS = ['deposits', 'withdrawals', 'payouts', 'messages', 'totals', 'audit'] as const;
export type ViewName = (typeof VIEWS)[number];

/** Which part of the console is shown; of the messages, whose thread. */
export type View =
  | { readonly view: Exclude<ViewName, 'messages'> }
  | { readonly view: 'messages'; readonly member: string | null };

/** What a query asks for: `?view=messages&member=<uid>`, or the deposits. */
function readView(query: URLSearchParams): View {
  const view = VIEWS.find((name) => name === query.get('view')) ?? 'deposits';
  return view === 'messages' ? { view, member: query.get('member') } : { view };
}

const views = createStepInAddress(readView);

export const $view = views.$step;

/** The query under which a part of the console is found. */
export const queryOf = (view: ViewName, member?: string): string =>
  `?${new URLSearchParams({ view, ...(member !== undefined && { member }) })}`;

export const openView = views.go;
