import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JournaledTable } from '#domain/matrix/journaled-table.ts';

const WIDTH = 3;

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('set'), cell: fc.nat(), value: fc.integer() }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('append') }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('commit') }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('savepoint') }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollback'), depth: fc.nat() }) },
  ),
  { maxLength: 100, size: 'max' },
);

it('behaves like a list that is copied at every commit and at every savepoint', () => {
  fc.assert(
    fc.property(steps, (run) => {
      const table = new JournaledTable(WIDTH);
      let model: number[] = [];
      /** Since the last commit. */
      let savepoints = [{ at: table.savepoint(), copy: [...model] }];
      for (const step of run) {
        if (step.kind === 'append') {
          expect(table.append()).toBe(WIDTH + model.length);
          model.push(0, 0, 0);
        } else if ('cell' in step && model.length > 0) {
          const cell = step.cell % model.length;
          table.set(WIDTH + cell, step.value);
          model[cell] = step.value;
          expect(table.get(WIDTH + cell)).toBe(step.value);
        } else if (step.kind === 'commit') {
          table.commit();
          savepoints = [{ at: table.savepoint(), copy: [...model] }];
        } else if (step.kind === 'savepoint') {
          savepoints.push({ at: table.savepoint(), copy: [...model] });
        } else if ('depth' in step) {
          savepoints = savepoints.slice(0, 1 + (step.depth % savepoints.length));
          const { at, copy } = savepoints.at(-1) ?? { at: table.savepoint(), copy: [] };
          table.rollbackTo(at);
          model = [...copy];
        }
        expect([...table.words]).toEqual(model);
        expect(table.rows).toBe(model.length / WIDTH);
      }
    }),
  );
});

it('grows beyond its first allocation, also by what is rolled back', () => {
  const table = new JournaledTable(WIDTH);
  for (let row = 1; row <= 3000; row++) table.set(table.append(), row);
  table.commit();
  const committed = table.savepoint();
  for (let row = 1; row <= 3000; row++) table.set(table.append() + 1, -row);
  table.rollbackTo(committed);
  expect(table.rows).toBe(3000);
  expect(table.get(WIDTH * 3000)).toBe(3000);
  expect([...table.words.subarray(0, 6)]).toEqual([1, 0, 0, 2, 0, 0]);
  expect(table.get(table.append() + 1)).toBe(0);
});

it('counts the memory that it holds: words of four bytes in rows and journal, each doubled when used up', () => {
  const table = new JournaledTable(WIDTH);
  const [rows, journal] = [WIDTH * 1024, 2 * 128];
  // The row that is never used, and 1,023 more.
  for (let row = 1; row <= 1023; row++) table.append();
  for (let write = 1; write <= 128; write++) table.set(WIDTH, write);
  expect(table.byteLength).toBe(4 * (rows + journal));
  table.append();
  expect(table.byteLength).toBe(4 * (2 * rows + journal));
  table.set(WIDTH, 0);
  expect(table.byteLength).toBe(4 * (2 * rows + 2 * journal));
});
