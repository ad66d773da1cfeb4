import {
  BackendError,
  type OnError,
  type Participation,
  settlementRefusal,
  type Unsubscribe,
} from '#backend/port/backend.ts';
import { levelKey, LEVELS, MATRICES } from '#domain/programme/activation.ts';
import type { Income } from '#domain/programme/box.ts';
import type { MemberResult, Tally } from '#domain/programme/results.ts';
import { type HeldLevel, highestLevels, type ProgrammeView, programmeView } from '#domain/programme/view.ts';
import { toBoxes, toIncome, toResult, toTally } from '#firestore/decode.ts';
import type {
  ActivationDocument,
  IncomeDocument,
  LevelsDocument,
  ResultDocument,
  TallyDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import type { FirestoreClient, Found } from './firestore.ts';
import { watchBoth } from './keep-watching.ts';
import { watchOwnLatest } from './latest.ts';
import { freeSlot, takeSlot } from './slots.ts';
import { isRefusedBySettlement, deleteRefusedRequest, untilSettled } from './wait-for-settlement.ts';
import { watchOwn } from './watch-own.ts';
import { unlessSuspended } from './denied.ts';

export function firebaseProgramme(context: Context): Participation {
  const { openFirestore, member } = context;

  return {
    watchProgramme(onProgramme, onError) {
      return watchOwn<ProgrammeView>(
        context,
        (firestore, uid, onValue, onFailure) =>
          watchBoth<LevelsDocument | null, readonly Found<ActivationDocument>[]>(
            (...listeners) => firestore.watchDocument(paths.levels(uid), ...listeners),
            (...listeners) =>
              firestore.watchCollection(paths.activations(uid), ['status', 'asc'], ...listeners, {
                where: [['status', 'in', ['requested', 'refused']]],
                most: MATRICES.length * LEVELS.length,
              }),
            (levels, asked) =>
              onValue(
                programmeView(toBoxes(levels), new Map(asked.map(({ id, data }) => [id, data.refusal]))),
              ),
            onFailure,
          ),
        onProgramme,
        onError,
      );
    },

    watchIncomes: (most, onLatest, onError) =>
      watchOwnLatest<IncomeDocument, Income>(
        context,
        (uid) => ({
          path: paths.incomes(uid),
          order: ['sequence', 'desc'],
          toItem: (_id, document) => toIncome(document),
        }),
        most,
        onLatest,
        onError,
      ),

    watchResult: (onResult, onError) =>
      watchOwn<MemberResult>(
        context,
        (firestore, uid, onValue, onFailure) =>
          firestore.watchDocument<ResultDocument>(
            paths.result(uid),
            (document) => onValue(toResult(document)),
            onFailure,
          ),
        onResult,
        onError,
      ),

    watchCommunity: (onCommunity, onError) =>
      watchOwn<Tally>(
        context,
        (firestore, _uid, onValue, onFailure) =>
          firestore.watchDocument<TallyDocument>(
            paths.community(),
            (document) => onValue(toTally(document)),
            onFailure,
          ),
        onCommunity,
        onError,
      ),

    watchTradingPlan: (onPlan, onError) =>
      watchOwn<readonly HeldLevel[]>(context, watchPlan, onPlan, onError),

    async activateLevel({ matrix, level }) {
      const { uid } = await member.present();
      const id = levelKey({ matrix, level });
      const path = paths.activation(uid, id);
      const firestore = await openFirestore();
      await deleteRefusedRequest(firestore, path);
      const request = () =>
        firestore.transact(async (documents) => {
          if ((await documents.get(path)) !== null) return;
          const slot = await freeSlot(documents, uid, 'activations');
          takeSlot(documents, firestore, uid, { of: 'activations', slot, id });
          documents.set(path, {
            matrix,
            level,
            slot,
            createdAt: firestore.now(),
            status: 'requested',
            refusal: null,
          });
        });
      await unlessSuspended(firestore, uid, request);
      const answered = await untilSettled<ActivationDocument>(
        context,
        path,
        ({ status }) => status !== 'requested',
      );
      if (answered === null) throw new BackendError('settlement-pending');
      if (!isRefusedBySettlement(answered)) return;
      await deleteRefusedRequest(firestore, path);
      throw settlementRefusal(answered.refusal);
    },
  };
}

/** Watches the highest level of each matrix that a member holds. */
export const watchPlan = (
  firestore: FirestoreClient,
  uid: string,
  onPlan: (plan: readonly HeldLevel[]) => void,
  onError: OnError,
): Unsubscribe =>
  firestore.watchDocument<LevelsDocument>(
    paths.levels(uid),
    (document) => onPlan(highestLevels(programmeView(toBoxes(document)))),
    onError,
  );
