import { expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import { onDemand } from '#backend/port/on-demand.ts';

it('what is opened on demand is opened once, and again after a failure', async () => {
  const open = vi.fn().mockRejectedValueOnce(new BackendError('load-failed')).mockResolvedValue('open');
  const opened = onDemand(open);
  await expect(opened()).rejects.toMatchObject({ code: 'load-failed' });
  expect(await Promise.all([opened(), opened()])).toEqual(['open', 'open']);
  expect(open).toHaveBeenCalledTimes(2);
});
