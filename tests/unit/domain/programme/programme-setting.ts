import type { MatrixId } from '#domain/programme/activation.ts';
import type { ProgrammeEntry, RegistrationEntry } from '#domain/programme/entry.ts';
import { type OpenedLevel, type OwnedIncome, Programme } from '#domain/programme/programme.ts';
import { programmeView } from '#domain/programme/view.ts';

export const registered = (uid: string, sponsor: string | null = null): RegistrationEntry => ({
  kind: 'register',
  uid,
  username: `${uid}_name`,
  sponsor,
});

/** A programme with the log that it was folded from. */
export class Story {
  readonly programme = new Programme();
  readonly log: ProgrammeEntry[] = [];
  readonly incomes: OwnedIncome[] = [];

  tell(entry: ProgrammeEntry): void {
    this.incomes.push(...(this.programme.apply(entry)?.incomes ?? []));
    this.log.push(entry);
  }

  /** Registers a member. @param sponsor uid; null: the programme itself */
  join(uid: string, sponsor: string | null = null): void {
    this.tell(registered(uid, sponsor));
  }

  /** Activates a level, which must be possible. */
  activate(uid: string, matrix: MatrixId, level = 1): OpenedLevel {
    const at = this.log.length;
    const preview = this.programme.preview({
      kind: 'activate',
      uid,
      username: `${uid}_name`,
      matrix,
      level,
      at,
    });
    if (!preview.ok) throw new Error(preview.refusal);
    this.tell(preview.opened.entry);
    return preview.opened;
  }

  viewOf(uid: string) {
    return programmeView(this.programme.boxesOf(uid));
  }

  levelOf(uid: string, matrix: MatrixId, level = 1) {
    const found = this.viewOf(uid)
      .matrices.find(({ id }) => id === matrix)
      ?.levels.at(level - 1);
    if (!found) throw new Error(`No level ${level} in ${matrix}`);
    return found;
  }
}
