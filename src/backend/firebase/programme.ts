import { BackendError, type Participation, settlementRefusal } from '#backend/port/backend.ts';
import { levelKey } from '#domain/programme/activation.ts';
import { type ProgrammeView, programmeView } from '#domain/programme/view.ts';
import { toIncome } from '#firestore/decode.ts';
import type { ActivationDocument, IncomeDocument, LevelDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import { translated } from './errors.ts';
import type { Found } from './firestore.ts';
import { freeSlot, takeSlot } from './slots.ts';
import { isRefusedBySettlement, deleteRefusedRequest, untilSettled } from './wait-for-settlement.ts';
import { watchBoth } from './watch-both.ts';
import { watchOwn } from './watch-own.ts';

export function firebaseProgramme(context: Context): Participation {
  const { live, member } = context;

  return {
    watchProgramme(onProgramme, onError) {
      return watchOwn<ProgrammeView>(
        context,
        (opened, uid, onValue, onFailure) =>
          watchBoth<Outcomes, readonly Found<ActivationDocument>[]>(
            (onOutcomes, onLost) =>
              watchBoth<Outcomes['levels'], Outcomes['incomes']>(
                (onLevels, lost) =>
                  opened.watchCollection(paths.levels(uid), ['level', 'asc'], onLevels, lost),
                (onIncomes, lost) =>
                  opened.watchCollection(paths.incomes(uid), ['sequence', 'asc'], onIncomes, lost),
                (levels, incomes) => onOutcomes({ levels, incomes }),
                onLost,
              ),
            (onAsked, onLost) =>
              opened.watchCollection(paths.activations(uid), ['createdAt', 'asc'], onAsked, onLost),
            (outcomes, asked) => onValue(viewOf(outcomes, asked)),
            onFailure,
          ),
        onProgramme,
        onError,
      );
    },

    activateLevel: ({ matrix, level }) =>
      translated(async () => {
        const { uid } = await member.present();
        const id = levelKey({ matrix, level });
        const path = paths.activation(uid, id);
        const opened = await live();
        await deleteRefusedRequest(opened, path);
        await opened.transact(async (documents) => {
          if ((await documents.get(path)) !== null) return;
          const slot = await freeSlot(documents, uid, 'activations');
          takeSlot(documents, opened, uid, { of: 'activations', slot, id });
          documents.set(path, {
            ...{ matrix, level, slot, createdAt: opened.now() },
            ...{ status: 'requested', refusal: null },
          });
        });
        const answered = await untilSettled<ActivationDocument>(
          opened,
          path,
          ({ status }) => status !== 'requested',
        );
        if (answered === null) throw new BackendError('settlement-pending');
        if (!isRefusedBySettlement(answered)) return;
        await deleteRefusedRequest(opened, path);
        throw settlementRefusal(answered.refusal);
      }),
  };
}

/** What the settler has written. */
interface Outcomes {
  readonly levels: readonly Found<LevelDocument>[];
  readonly incomes: readonly Found<IncomeDocument>[];
}

const viewOf = ({ levels, incomes }: Outcomes, asked: readonly Found<ActivationDocument>[]): ProgrammeView =>
  programmeView(
    new Map(levels.map(({ data }) => [levelKey(data), data])),
    incomes.map(({ data }) => toIncome(data)),
    new Map(asked.filter(({ data }) => data.status !== 'active').map(({ id, data }) => [id, data.refusal])),
  );
