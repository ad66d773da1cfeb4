import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

it('the dashboard shows every metric of the settler, and none that it does not tell', () => {
  const text = JSON.stringify(read('dashboard.yaml'));
  const shown = (text.match(/tessera_[a-z_]+/g) ?? []).map((name) => name.replace(/_bucket$/, ''));
  for (const name of shown) expect(Object.values(METRICS)).toContain(name);
  // How large the last batch was, and when the last pass ended, say nothing as a line.
  const { batchSize: _, lastPass: __, ...others } = METRICS;
  for (const name of Object.values(others)) expect(shown, name).toContain(name);
  expect(guide).toContain('deploy/dashboard.yaml');
});

it('Hosting forwards what the settler answers to the service', () => {
  const [{ source, run }] = read('rewrites.json');
  expect(isForLog({ url: source.replace('**', 'checkpoint') })).toBe(true);
  expect(run.serviceId).toBe(service().metadata.name);
});

const JOBS = globSync('*.yaml', { cwd: 'deploy/jobs' });
const jobNamed = (name: string) =>
  JOBS.map((file) => read(`jobs/${file}`)).find(({ metadata }) => metadata.name === name);
const source = (file: string) => readFileSync(file, 'utf8');

/** What the container of a service or job runs may write to its log. */
function programIn(filter: string): string {
  const [, job] = /resource\.labels\.job_name="([\w-]+)"/.exec(filter) ?? [];
  if (!job) {
    expect(filter).toContain(`resource.labels.service_name="${service().metadata.name}"`);
    return source('settler/commands/program.ts') + source('settler/commands/watch.ts');
  }
  const { command } = jobNamed(job).spec.template.spec.template.spec.containers[0];
  expect(command).toEqual(['node', 'settler/main.ts', '--verify']);
  return source('settler/commands/program.ts') + source('settler/main.ts');
}

describe.each(globSync('*.yaml', { cwd: 'deploy/alerts' }))('the alert %s', (file) => {
  const policy = read(`alerts/${file}`);

  it('is complete', () => {
    expect(policy).toMatchObject({ displayName: expect.any(String), combiner: 'OR' });
    expect(policy.documentation.content).toMatch(/\w/);
    for (const {
      conditionPrometheusQueryLanguage,
      conditionMatchedLog,
      conditionThreshold,
    } of policy.conditions) {
      const kinds = [conditionPrometheusQueryLanguage, conditionMatchedLog, conditionThreshold];
      expect(kinds.filter(Boolean)).toHaveLength(1);
      // Google takes no second condition beside one on a log.
      if (conditionMatchedLog) expect(policy.conditions).toHaveLength(1);
    }
  });

  it('watches metrics, jobs and events that exist', () => {
    for (const { conditionPrometheusQueryLanguage, conditionMatchedLog } of policy.conditions) {
      const query: string | undefined = conditionPrometheusQueryLanguage?.query;
      if (query) {
        const [, job] = /job_name="([\w-]+)"/.exec(query) ?? [];
        const metrics: readonly string[] = query.match(/tessera_\w+/g) ?? [];
        expect(job ? jobNamed(job) : metrics[0]).toBeDefined();
        for (const name of metrics) expect(Object.values(METRICS)).toContain(name);
      }
      const filter: string = conditionMatchedLog?.filter ?? '';
      for (const [, event] of filter.matchAll(/event="([\w-]+)"/g)) {
        expect(programIn(filter)).toContain(`event: '${event}'`);
      }
    }
  });

  it('sends its reader to a section of a guide that exists', () => {
    const content: string = policy.documentation.content;
    for (const [, section, guide = ''] of content.matchAll(/“([^”]+)” in (docs\/\w+\.md)/g)) {
      expect(source(guide)).toMatch(new RegExp(`^(?:#+ |\\*\\*)${section}`, 'm'));
    }
  });
});

describe.each(JOBS)('the job %s', (file) => {
  const job = read(`jobs/${file}`);

  it('runs as the account for jobs, and leaves nothing of the guide unfilled', () => {
    expect(job).toMatchObject({ apiVersion: 'run.googleapis.com/v1', kind: 'Job' });
    expect(job.spec.template.spec.template.spec.serviceAccountName).toContain('tessera-jobs@');
    expect(guide).toContain(job.metadata.name);
    const fills = [...source(`deploy/jobs/${file}`).matchAll(/YOUR-[A-Z]+/g)].map(([name]) => name);
    for (const name of fills) expect(guide).toContain(`s/${name}/`);
  });

  it('is missed by an alert when it does not run', () => {
    expect(source('deploy/alerts/jobs.yaml')).toContain(`job_name="${job.metadata.name}",result="succeeded"`);
  });
});

it('the users are exported by the version of the tool that the project is tested with', () => {
  const { devDependencies } = JSON.parse(source('package.json'));
  expect(source('deploy/jobs/export-users.yaml')).toContain(
    `firebase-tools@${devDependencies['firebase-tools']} `,
  );
});

it('the guide names each file of the folder', () => {
  for (const file of globSync('*.{yaml,json}', { cwd: 'deploy' })) expect(guide).toContain(`deploy/${file}`);
  expect(guide).toContain('deploy/alerts/');
  expect(guide).toContain('deploy/jobs/');
});
