import { levelKey } from '../../domain/activation.ts';
import { type ProgrammeView, programmeView } from '../../domain/programme/view.ts';
import { BackendError, type Participation, settlementRefusal } from '../port.ts';
import type { Context } from './context.ts';
import { type ActivationDocument, type IncomeDocument, type LevelDocument, paths } from './documents.ts';
import { translated } from './errors.ts';
import { toIncome } from './from-documents.ts';
import type { Found } from './live.ts';
import { isRefusedBySettlement, takeBackRefused, untilSettled } from './settled.ts';
import { watchBoth } from './watch-both.ts';
import { watchOwn } from './watch-own.ts';

export function firebaseProgramme(context: Context): Participation {
  const { live, member } = context;

  return {
    watchProgramme(onProgramme, onError) {
      return watchOwn<ProgrammeView>(
        context,
        (opened, uid, onValue, onFailure) =>
          watchBoth<readonly Found<LevelDocument>[], readonly Found<IncomeDocument>[]>(
            (onLevels, onLost) =>
              opened.watchCollection(paths.levels(uid), ['level', 'asc'], onLevels, onLost),
            (onIncomes, onLost) =>
              opened.watchCollection(paths.incomes(uid), ['sequence', 'asc'], onIncomes, onLost),
            (levels, incomes) => onValue(viewOf(levels, incomes)),
            onFailure,
          ),
        onProgramme,
        onError,
      );
    },

    activateLevel: ({ matrix, level }) =>
      translated(async () => {
        const { uid } = await member.present();
        const path = paths.activation(uid, levelKey({ matrix, level }));
        const opened = await live();
        await takeBackRefused(opened, path);
        await opened.transact(async (documents) => {
          if ((await documents.get(path)) !== null) return;
          documents.set(path, { matrix, level, status: 'requested', refusal: null, createdAt: opened.now() });
        });
        const answered = await untilSettled<ActivationDocument>(
          opened,
          path,
          ({ status }) => status !== 'requested',
        );
        if (answered === null) throw new BackendError('settlement-pending');
        if (!isRefusedBySettlement(answered)) return;
        await takeBackRefused(opened, path);
        throw settlementRefusal(answered.refusal);
      }),
  };
}

const viewOf = (
  levels: readonly Found<LevelDocument>[],
  incomes: readonly Found<IncomeDocument>[],
): ProgrammeView =>
  programmeView(
    new Map(levels.map(({ data }) => [levelKey(data), data])),
    incomes.map(({ data }) => toIncome(data)),
  );
