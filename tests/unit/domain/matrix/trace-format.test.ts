import { describe, expect, it } from 'vitest';
import { Replay } from '#domain/matrix/trace/replay.ts';

const FIRST = '{"i":1,"e":"r","u":2,"s":1,"pay":[[1,1],[1,1]],"log":[]}';

describe('a line that is not in the format of the traces', () => {
  it.each([
    ['', 'not JSON'],
    ['{"i":1,', 'not JSON'],
    ['[1,2]', 'not a JSON object'],
    ['null', 'not a JSON object'],
    ['{"i":1,"e":"x","u":2,"s":1}', 'e: '],
    ['{"i":1,"e":"r","u":2}', 's: '],
    ['{"i":1,"e":"b","u":2,"m":1,"l":2.5,"pay":[],"log":[]}', 'l: '],
    ['{"i":1,"e":"r","u":"2","s":1,"pay":[],"log":[]}', 'u: '],
    ['{"i":1,"e":"r","u":2,"s":1,"log":[]}', 'pay: '],
    ['{"i":1,"e":"r","u":2,"s":1,"pay":[[1]],"log":[]}', 'pay.0.1: '],
    ['{"i":1,"e":"r","u":2,"s":1,"pay":[],"log":[["Q",1]]}', 'log.0.0: '],
    ['{"i":1,"e":"r","u":2,"s":1,"reverted":true}', 'reason: '],
    ['{"i":2,"e":"r","u":2,"s":1,"pay":[],"log":[]}', 'i: must be 1, not 2'],
    ['{"end":true,"events":0}', 'ok: '],
  ])('%s is refused, and the message says where it is wrong', (line, message) => {
    expect(() => new Replay().line(line)).toThrow(message);
  });

  it('a trace must have its last line', () => {
    const replay = new Replay();
    replay.line(FIRST);
    expect(() => replay.finish()).toThrow('"end"');
  });

  it('nothing may follow the last line', () => {
    const replay = new Replay();
    replay.line(
      '{"end":true,"events":0,"ok":0,"reverted":0,"why":{},"users":1,"totalPaid":0,"totalReceived":0,"kept":0,' +
        '"netNegative":0,"netNegativeShare":0,"zeroReceived":0,"zeroReceivedShare":0,"paid":[0],"received":[0]}',
    );
    expect(replay.finish()).toEqual({ events: 0, agreeing: 0, totalsAgree: true, firstDifference: null });
    expect(() => replay.line(FIRST)).toThrow('after the last one');
  });
});
