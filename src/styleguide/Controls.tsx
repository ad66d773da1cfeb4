import { atom } from 'nanostores';
import { type ReactNode, useState } from 'react';
import { BackendError } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { DAY } from '#domain/time.ts';
import { createAction } from '#stores/action.ts';
import { createForm, type Form, type FormState } from '#stores/form.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { MemberPicture } from '#ui/data/MemberPicture.tsx';
import { MessageThread } from '#ui/data/MessageThread.tsx';
import { MoneyCards } from '#ui/data/MoneyCards.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import { QrCode } from '#ui/data/QrCode.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { StepChart } from '#ui/data/StepChart.tsx';
import { WalletAddress } from '#ui/data/WalletAddress.tsx';
import { WhoseMoneyCard } from '#ui/data/WhoseMoneyCard.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Choices } from '#ui/forms/Choices.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import type { FormText } from '#ui/forms/use-field.ts';
import { Change } from '#ui/market/Change.tsx';
import { FeedView } from '#ui/market/FeedView.tsx';
import type { Theme } from './contrast.ts';

const START = Date.UTC(2026, 0, 5);
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const nothing = () => undefined;

interface Props {
  readonly theme: Theme;
}

/** The controls of `src/islands/ui`, in all their states. A new one gets its line here. */
export function Controls({ theme }: Props) {
  return (
    <div className="stack">
      <Buttons />
      <Notices />
      <States />
      <ExampleForm theme={theme} state="untouched" />
      <ExampleForm theme={theme} state="refused" />
      <ExampleForm theme={theme} state="sending" />
      <Data />
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const remove = createAction(async () => undefined);

function Buttons() {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('week');
  const text = { press: 'Press', pressing: 'Pressing…' };
  return (
    <Part title="Buttons">
      {(['idle', 'running'] as const).map((state) => (
        <div key={state} className="cluster">
          <ActionButton progress={{ state }} text={text} />
          <ActionButton progress={{ state }} text={text} tone="quiet" />
          <ActionButton progress={{ state }} text={text} tone="danger" />
          <ActionButton progress={{ state }} text={text} tone="quiet-danger" />
        </div>
      ))}
      <div className="cluster">
        <button type="button" className="link-button">
          A button in a line
        </button>
        <CopyButton text={ADDRESS} label="Copy address" />
        <button type="button" className="icon-button" aria-label="Close">
          ✕
        </button>
        <button type="button" className="button button--quiet-danger" onClick={() => setOpen(true)}>
          Open the dialog
        </button>
      </div>
      <LinkLine lead="A line with" href="/maths/">
        a link
      </LinkLine>
      <Choices
        legend="Range"
        options={['week', 'month', 'year'].map((value) => ({ value, label: value }))}
        value={chosen}
        onChoose={setChosen}
      />
      {isOpen && (
        <ConfirmDialog
          action={remove}
          text={{
            title: 'Remove it?',
            text: 'It cannot be brought back.',
            confirm: 'Remove',
            confirming: 'Removing…',
            keep: 'Keep it',
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Part>
  );
}

function Notices() {
  return (
    <Part title="Notices and chips">
      <p className="notice">Tells something.</p>
      <p className="notice notice--warning">Warns of something.</p>
      <SuccessNotice title="Done">
        <p>And what comes next.</p>
      </SuccessNotice>
      <StatusMessage text="It is saved." onDismiss={nothing} />
      <p className="cluster">
        <span className="chip">Plain</span>
        <span className="chip chip--pending">Pending</span>
        <span className="chip chip--credited">Credited</span>
        <span className="chip chip--refused">Refused</span>
        <span className="chip chip--tag">Tag</span>
      </p>
    </Part>
  );
}

function States() {
  return (
    <Part title="Empty, loading, failed, offline">
      <Empty title="There is nothing yet." hint="What will be here, and how.">
        <a href="#main">Make the first</a>
      </Empty>
      <Skeleton />
      <Failed failure={new BackendError('unknown')} onRetry={nothing} />
      <FeedView data={{ state: 'failed', error: 'unreachable' }} onRetry={nothing}>
        {() => null}
      </FeedView>
      <p className="muted small">Without a network (switch it off in the browser's tools):</p>
      <Offline />
    </Part>
  );
}

type Field = string;
type State = 'untouched' | 'refused' | 'sending';

/** A form that stands still in one state. */
function formIn(fields: readonly Field[], state: State): Form<Field, 'required'> {
  const initial = Object.fromEntries(fields.map((field) => [field, '']));
  const form = createForm<Field, 'required', unknown>({
    initial,
    check: (value) => ({ ok: true, value }),
    send: async () => undefined,
  });
  if (state === 'untouched') return form;
  const shown: FormState<Field, 'required'> = {
    ...form.$state.get(),
    ...(state === 'sending'
      ? { phase: 'sending' }
      : { errors: Object.fromEntries(fields.map((field) => [field, 'required' as const])) }),
  };
  return { ...form, $state: atom(shown) };
}

function ExampleForm({ theme, state }: Props & { readonly state: State }) {
  const name = (field: string) => `${field}-${theme}-${state}`;
  const text: FormText<Field, 'required'> = {
    fields: {
      [name('text')]: { label: 'Text', hint: 'A hint below the label.' },
      [name('password')]: { label: 'Password' },
      [name('choice')]: { label: 'Choice', optional: true },
      [name('lines')]: { label: 'Lines' },
      [name('box')]: { label: 'I agree' },
      [name('card')]: { label: 'Card' },
    },
    error: () => 'Fill this in.',
    submit: 'Send',
    sending: 'Sending…',
  };
  const [form] = useState(() => formIn(Object.keys(text.fields), state));
  const common = { form, text };
  return (
    <Part title={`Form, ${state}`}>
      <FormFrame {...common}>
        <TextField {...common} name={name('text')} />
        <PasswordField {...common} name={name('password')} autoComplete="current-password" />
        <SelectField
          {...common}
          name={name('choice')}
          options={['One', 'Two'].map((label) => ({ value: label, label }))}
        />
        <TextAreaField {...common} name={name('lines')} rows={3} />
        <CheckboxField {...common} name={name('box')} />
        <ChoiceField
          {...common}
          name={name('card')}
          choices={[
            { value: 's6', name: 'S6', detail: 'Six places', figure: '$20' },
            { value: 's8', name: 'S8', detail: 'Eight places', figure: '$40' },
          ]}
        />
      </FormFrame>
    </Part>
  );
}

const MESSAGES = [
  { id: '2', from: 'operator', at: START + DAY, text: 'Here is the answer.' },
  { id: '1', from: 'member', at: START, text: 'Here is the question.' },
] as const;
const POINTS = [0, 25, 40, 140, 90].map((locked, nth) => ({
  at: START + nth * DAY,
  values: [cents(locked * 100), cents(nth * 3000), cents(nth > 2 ? 2500 : 0)],
}));

function Data() {
  const [cursor, setCursor] = useState(3);
  const columns = [{ label: 'When' }, { label: 'What' }, { label: 'Amount', kind: 'amount' }] as const;
  const cells = ['5 January 2026', 'Deposit', '$140.00'];
  return (
    <Part title="Figures, tables, charts">
      <MoneyCards
        cards={[
          { title: 'Active deposit', amount: cents(14_000), hint: 'For levels' },
          { title: 'Earning', amount: cents(9_500), hint: 'To withdraw' },
        ]}
      />
      <p className="cluster">
        {[412, -388, 0, null].map((basisPoints) => (
          <Change key={basisPoints} basisPoints={basisPoints} />
        ))}
      </p>
      <StepChart
        series={[
          { key: 'locked', name: 'Active deposit' },
          { key: 'earning', name: 'Earning' },
          { key: 'held', name: 'Held' },
        ]}
        points={POINTS}
        until={START + 5 * DAY}
        isStacked
        label="A member's money"
        textAt={(index) => `Point ${index}`}
        cursor={cursor}
        onCursor={(index) => setCursor(index ?? 3)}
      />
      <ChartTable of="A member's money">
        <PagedTable
          caption="Days"
          columns={columns}
          rowCount={50}
          rowAt={(index) => ({ key: `${index}`, cells })}
        />
      </ChartTable>
      <RecordTable
        caption="Movements"
        columns={columns}
        rows={[
          { key: 1, cells },
          { key: 2, cells, details: { of: 'Deposit', render: () => <p>What belongs to it.</p> } },
        ]}
      />
      <div className="card">
        <DescriptionList
          items={[
            { label: 'Address', value: <WalletAddress address={ADDRESS} /> },
            { label: 'Network', value: 'Test network' },
          ]}
        />
      </div>
      <WhoseMoneyCard
        stuck={{ locked: cents(285_00), tooLittle: cents(0) }}
        mine={{
          earned: cents(9_500),
          paid: cents(3_000),
          payers: { members: 6, ahead: 1, behind: 5, unpaid: 3, net: cents(-11_000) },
        }}
        community={{ members: 40, ahead: 5, behind: 33, unpaid: 20, net: cents(-30_000) }}
      />
      <div className="cluster">
        <div style={{ inlineSize: '5rem' }}>
          <MemberPicture firstName="Ada" lastName="Lovelace" username="ada" guest={false} />
        </div>
        <QrCode text={ADDRESS} title="The address" />
      </div>
      <MessageThread messages={MESSAGES} reader="member" />
    </Part>
  );
}
