import { readCollection } from './collections.ts';
import { byOrder } from './order.ts';

export interface RoadmapItem {
  readonly id: string;
  readonly title: string;
  readonly status: 'done' | 'coming-soon';
  readonly text: string;
}

export async function listRoadmap(): Promise<readonly RoadmapItem[]> {
  const entries = await readCollection('roadmap');
  return entries.sort(byOrder).map(({ id, data: { order: _, ...item } }) => ({ id, ...item }));
}
