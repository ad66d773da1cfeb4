import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { HEALTH_PATHS, METRICS_PATH } from '#settler/runtime/health.ts';
import { METRICS } from '#settler/runtime/metrics.ts';
import { isForLog } from '#settler/runtime/serve-log.ts';

const read = (file: string) => parse(readFileSync(`deploy/${file}`, 'utf8'));
const guide = readFileSync('docs/deploying.md', 'utf8');

/** As the guide's `sed` fills it in. */
function service() {
  const [, script = ''] = /sed '([^']*)' deploy\/service\.yaml/.exec(guide) ?? [];
  let text = readFileSync('deploy/service.yaml', 'utf8').replaceAll(/^#.*\n/gm, '');
  for (const [, from = '', to = ''] of script.matchAll(/s\/([^/]*)\/([^/]*)\/g/g)) {
    text = text.replaceAll(from, to);
  }
  return parse(text);
}

it('the service runs one settler, whose processor is never taken away', () => {
  const { metadata, spec } = service();
  const { annotations } = spec.template.metadata;
  expect(annotations['autoscaling.knative.dev/minScale']).toBe('1');
  expect(annotations['autoscaling.knative.dev/maxScale']).toBe('1');
  expect(annotations['run.googleapis.com/cpu-throttling']).toBe('false');
  expect(metadata.name).toBe('tessera-settler');
});

it('the service sets what the settler reads, on the port that the image opens', () => {
  const [settler, collector] = service().spec.template.spec.containers;
  const image = readFileSync('settler/Containerfile', 'utf8');
  const port = settler.ports[0].containerPort;
  expect(image).toContain(`EXPOSE ${port}`);
  expect(image).toContain(`"--health-port", "${port}"`);
  expect(settler.startupProbe.tcpSocket.port).toBe(port);
  const sources = globSync('settler/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const { name } of settler.env) expect(sources).toContain(name);
  expect(settler.image).toBe('R-docker.pkg.dev/P/tessera/settler:T');
  expect(JSON.stringify(service())).not.toContain('YOUR-');
  // Google's collector reads there unless told otherwise.
  expect({ port, path: METRICS_PATH }).toEqual({ port: 8080, path: '/metrics' });
  expect(collector.name).toBe('collector');
});

it('the uptime check asks a path that the settler answers and Cloud Run leaves alone', () => {
  const { '--path': path } = read('uptime.yaml');
  expect(HEALTH_PATHS).toContain(path);
  expect(path).not.toMatch(/z$/);
});

it('Hosting forwards what the settler answers to the service', () => {
  const [{ source, run }] = read('rewrites.json');
  expect(isForLog({ url: source.replace('**', 'checkpoint') })).toBe(true);
  expect(run.serviceId).toBe(service().metadata.name);
});

it.each(globSync('*.yaml', { cwd: 'deploy/alerts' }))(
  'the alert %s is complete, and names metrics that exist',
  (file) => {
    const policy = read(`alerts/${file}`);
    expect(policy).toMatchObject({ displayName: expect.any(String), combiner: 'OR' });
    expect(policy.documentation.content).toMatch(/\w/);
    for (const condition of policy.conditions) {
      const {
        conditionPrometheusQueryLanguage: query,
        conditionMatchedLog: log,
        conditionThreshold,
      } = condition;
      expect([query, log, conditionThreshold].filter(Boolean)).toHaveLength(1);
      const named: readonly string[] = query?.query.match(/tessera_\w+/g) ?? [];
      if (query) expect(named).not.toEqual([]);
      for (const name of named) expect(Object.values(METRICS)).toContain(name);
      const events: readonly string[] = [...(log?.filter ?? '').matchAll(/event="([\w-]+)"/g)].map(
        ([, event]) => event,
      );
      const program = ['settler/main.ts', ...globSync('settler/commands/*.ts')]
        .map((file) => readFileSync(file, 'utf8'))
        .join('');
      for (const event of events) expect(program).toContain(`event: '${event}'`);
    }
  },
);

it('the guide names each file of the folder', () => {
  for (const file of globSync('*.{yaml,json}', { cwd: 'deploy' })) expect(guide).toContain(`deploy/${file}`);
  expect(guide).toContain('deploy/alerts/');
});
