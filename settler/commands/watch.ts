import { getAuth } from 'firebase-admin/auth';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '#domain/time.ts';
import { publishedLog, storedLog } from '#settler/ledger/published-log.ts';
import { readsOf } from '#settler/ledger/reads.ts';
import { type Checkpoints, openCheckpoints } from '#settler/ledger/signed-checkpoint.ts';
import { NO_WITNESSES, openWitnesses, readPolicyFile, type Witnesses } from '#settler/ledger/witnesses.ts';
import { NOT_SYNCING, type PartnersWatch, watchPartners } from '#settler/partners/watch-partners.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { NOT_RETAINING, type RetentionWatch, watchRetention } from '#settler/retention/watch-retention.ts';
import { type Health, healthOf, serveStatus, type Status } from '#settler/runtime/health.ts';
import { keepHeartbeat, pulseOf } from '#settler/runtime/heartbeat.ts';
import { openMetrics } from '#settler/runtime/metrics.ts';
import { type HttpHandler, logServer } from '#settler/runtime/serve-log.ts';
import { NOT_WATCHING, type RequestsWatch, watchRequests } from '#settler/requests/watch-requests.ts';
import { NOT_REVOKING, type SessionsWatch, watchSessions } from '#settler/sessions/watch-sessions.ts';
import { type AlertCountsWatch, NOTHING_COUNTED, watchAlertCounts } from '#settler/upkeep/overdue.ts';
import { watchDisclosures } from '#settler/upkeep/disclose.ts';
import { type Webhook, watchWork, webhookTarget } from '#settler/upkeep/webhook.ts';
import { openMailing } from '#settler/mails/mailing.ts';
import { NOT_SENDING, type Sender, watchSending } from '#settler/mails/sender.ts';
import { readMailSettings } from '#settler/mails/settings.ts';
import { unsubscribeServer } from '#settler/mails/unsubscribe.ts';
import { watchNews } from '#settler/notices/news.ts';
import { readPushKey } from '#settler/push/push-key.ts';
import { watchPush } from '#settler/push/watch-push.ts';
import { interrupted, openDatabase, type Program, type WorkCommand } from './program.ts';
import { readSigner } from './signer.ts';

/** How long a running settlement may take after a stop signal. systemd and containers grant more. */
const GRACE = 8 * SECOND;

/**
 * Does all the work of a settler until it is stopped.
 *
 * @returns the exit code
 */
export async function watch(
  program: Program,
  command: Extract<WorkCommand, { kind: 'watch' }>,
): Promise<number> {
  const { logger, report, clock, stopped } = program;
  const mailSettings = readMailSettings(process.env);
  let requests: RequestsWatch | null = null;
  let partners: PartnersWatch | null = null;
  let retention: RetentionWatch | null = null;
  let sessions: SessionsWatch | null = null;
  let alertCounts: AlertCountsWatch | null = null;
  let webhook: Webhook | null = null;
  let checkpoints: Checkpoints | null = null;
  let witnesses: Witnesses | null = null;
  const status = (): Status => ({
    ...(requests?.status() ?? NOT_WATCHING),
    ...(partners?.status() ?? NOT_SYNCING),
    ...(retention?.status() ?? NOT_RETAINING),
    ...(sessions?.status() ?? NOT_REVOKING),
    ...(sender?.status() ?? NOT_SENDING),
    isLogRefused: checkpoints?.isRefused() ?? false,
    ...(witnesses?.status() ?? NO_WITNESSES),
  });
  const health = (): Health => healthOf(status(), clock.wrong(), Date.now(), command.longestLag);
  const signer = await readSigner();
  const target = webhookTarget(process.env);
  const policy = readPolicyFile(process.env['TESSERA_POLICY']);
  if (signer) logger('INFO', { event: 'publishing', name: signer.key.name });
  const pushKey = readPushKey(process.env);
  let serveLog: HttpHandler | null = null;
  let serveUnsubscribing: HttpHandler | null = null;
  let sender: Sender | null = null;
  const metrics = openMetrics();
  const measured = () => ({
    ...status(),
    ...(alertCounts?.status() ?? NOTHING_COUNTED),
    isWebhookFailing: webhook?.isFailing() ?? false,
  });
  const served = {
    health,
    metrics: () => metrics.write(measured(), health()),
    publicLog: () => serveLog,
    unsubscribing: () => serveUnsubscribing,
  };
  // Open the port before the database: a port in use then stops the start, instead of a running settler.
  const server = command.healthPort === null ? null : await serveStatus(command.healthPort, served);
  const address = server?.address();
  if (address && typeof address === 'object') logger('INFO', { event: 'health', port: address.port });

  const db = await openDatabase(program, command, signer);
  if (db === null) return interrupted(program, 'watch');
  if (signer) {
    const signing = openCheckpoints(db, signer);
    checkpoints = signing;
    // Sign the log of a new database while it is empty. Later, a person would have to ask for the first
    // signature.
    await signing.latest();
    const reads = readsOf(db);
    const watched =
      policy &&
      openWitnesses({
        policy,
        log: storedLog(reads),
        latest: () => signing.latest(),
        now: Date.now,
        onFailure: (witness, cause) => report.failed({ kind: 'witness', witness }, cause, null),
      });
    witnesses = watched;
    const checkpoint = async () => {
      const latest = await signing.latest();
      return watched?.cosigned(latest) ?? latest;
    };
    serveLog = logServer(
      { ...publishedLog(reads, signer), checkpoint },
      (cause) => report.failed({ kind: 'log' }, cause, null),
      process.env['TESSERA_ADDRESS_HEADER'] ?? null,
    );
  }
  const mailing = await openMailing(db, mailSettings, clock.now);
  const mails = mailing?.mails ?? null;
  if (mailing?.unsubscribing) {
    serveUnsubscribing = unsubscribeServer(db, mailing.site, mailing.unsubscribing, (cause) =>
      report.failed({ kind: 'mails' }, cause, null),
    );
  }
  const settler = metrics.metered(openSettler(db, clock.now, mails));
  const watching = watchRequests(db, settler, clock.now, report, { mails });
  requests = watching;
  const syncing = watchPartners(db, report.failed);
  partners = syncing;
  const retaining = watchRetention({ db, auth: getAuth(), settler }, clock.now, report);
  retention = retaining;
  const revoking = watchSessions({ db, auth: getAuth(), mails }, clock.now, report.failed);
  sessions = revoking;
  const pushing = pushKey && watchPush({ db, key: pushKey, now: clock.now }, report.failed);
  const counting = watchAlertCounts(db, clock.now, report.failed);
  alertCounts = counting;
  const alerting = target && watchWork(db, target, clock.now, report);
  webhook = alerting;
  const telling = watchNews(db, mails, report.failed);
  const sending = mailing?.server
    ? watchSending({ ...mailing, db, server: mailing.server, now: clock.now }, report.failed)
    : null;
  sender = sending;
  const disclosing = watchDisclosures({ db, auth: getAuth() }, clock.now, report.failed);
  const pulse = () => pulseOf(watching.status(), health().reason);
  const heartbeat = keepHeartbeat(db, pulse, clock, report.failed);

  await new Promise((resolve) => {
    if (stopped.aborted) resolve(null);
    else stopped.addEventListener('abort', resolve);
  });
  logger('INFO', { event: 'stopping' });
  (witnesses as Witnesses | null)?.stop();
  const works = [
    watching,
    syncing,
    retaining,
    revoking,
    counting,
    telling,
    disclosing,
    heartbeat,
    ...(pushing ? [pushing] : []),
    ...(sending ? [sending] : []),
    ...(alerting ? [alerting] : []),
  ];
  const done = Promise.all(works.map((work) => work.stop())).then(() => true);
  // If Firestore does not answer in time, each request is either unchanged or settled, as after a kill.
  const isDone = await Promise.race([done, wait(GRACE, false)]);
  server?.closeAllConnections();
  server?.close();
  logger('INFO', { event: 'ended', interrupted: !isDone });
  return 0;
}
