import { describe, expect, it } from 'vitest';
import { parseCommand, WrongUsage } from '#settler/runtime/command.ts';

const TARGET = { project: null, database: null };

describe('the settler’s command line', () => {
  it.each([
    [[], { kind: 'once' }],
    [['--verify'], { kind: 'verify' }],
    [['--publish-log'], { kind: 'publish' }],
    [
      ['--release', 'accounts/a/withdrawals/w', '--by', 'Grace'],
      { kind: 'release', path: 'accounts/a/withdrawals/w', by: 'Grace' },
    ],
    [
      ['--reverse', 'a:decideDeposit:deposit-1', '--reason', 'Twice.', '--operator', 'olga'],
      {
        kind: 'reverse',
        order: { posting: 'a:decideDeposit:deposit-1', reason: 'Twice.', operator: 'olga' },
      },
    ],
  ])('takes %j', (args, command) => {
    expect(parseCommand(args)).toEqual({ ...command, ...TARGET });
  });

  it.each([
    [['--release', 'accounts/a/withdrawals/w'], '--release PATH and --by NAME go together.'],
    [['--release', 'accounts/a/withdrawals/w', '--by', ' '], '--release PATH and --by NAME go together.'],
    [['--by', 'Grace'], '--release PATH and --by NAME go together.'],
    [
      ['--reverse', 'a', '--operator', 'olga'],
      '--reverse POSTING, --reason TEXT and --operator UID go together.',
    ],
    [['--reason', 'Twice.'], '--reverse POSTING, --reason TEXT and --operator UID go together.'],
    [['--verify', '--publish-log'], 'do not go together'],
    [['--verify', '--reverse', 'a', '--reason', 'b', '--operator', 'c'], 'do not go together'],
    [['--watch', '--release', 'a', '--by', 'Grace'], 'do not go together'],
  ])('does not take %j', (args, sentence) => {
    expect(() => parseCommand(args)).toThrow(WrongUsage);
    expect(() => parseCommand(args)).toThrow(sentence);
  });
});
