// A proxy that adds TOTP to the Auth emulator, which knows second factors by phone alone (firebase-tools issue 6224). It answers
// the TOTP calls as the REST reference of Identity Platform describes them and checks the codes. To the emulator it enrols a
// phone number in place of the app, so tokens, the list of factors and sign-in are the emulator's own. All other calls pass
// through.
//
// https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaEnrollment
// https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaSignIn
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import {
  matchTotp,
  showSecret,
  TOTP_DIGITS,
  TOTP_PERIOD,
  TOTP_SECRET_BYTES,
} from '#domain/accounts/second-factor/totp.ts';

/** As many steps as the service lets a clock be off unless a project says otherwise (`adjacentIntervals`). */
const WINDOW = 5;
/** Milliseconds for finishing an enrolment. */
const ENROL_WITHIN = 10 * 60 * 1000;

const START = '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start';
const FINALIZE = '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:finalize';
const SIGN_IN = '/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:finalize';

/**
 * @param {{ port: number, emulator: number, project: string }} options `port`: where it listens; `emulator`: that of the Auth emulator
 * @returns {Promise<() => Promise<void>>} stops it
 */
export async function startTotpGateway({ port, emulator, project }) {
  const origin = `http://127.0.0.1:${emulator}`;
  /** What is being enrolled, by the emulator's session. */
  const sessions = new Map();
  /** What is enrolled, by the id of the factor. */
  const factors = new Map();

  const HANDLERS = { [START]: startEnrolment, [FINALIZE]: finishEnrolment, [SIGN_IN]: finishSignIn };

  async function startEnrolment({ totpEnrollmentInfo, ...common }, query) {
    if (!totpEnrollmentInfo) return null;
    const phoneNumber = `+1555${randomInt(1_000_000, 10_000_000)}`;
    const started = await ask(START, query, { ...common, phoneEnrollmentInfo: { phoneNumber } });
    if (started.error) return started;
    const { sessionInfo } = started.phoneSessionInfo;
    const secret = new Uint8Array(randomBytes(TOTP_SECRET_BYTES));
    sessions.set(sessionInfo, secret);
    return {
      totpSessionInfo: {
        sharedSecretKey: showSecret(secret),
        verificationCodeLength: TOTP_DIGITS,
        hashingAlgorithm: 'SHA1',
        periodSec: TOTP_PERIOD / 1000,
        sessionInfo,
        finalizeEnrollmentTime: new Date(Date.now() + ENROL_WITHIN).toISOString(),
      },
    };
  }

  async function finishEnrolment({ totpVerificationInfo, ...common }, query) {
    if (!totpVerificationInfo) return null;
    const { sessionInfo, verificationCode } = totpVerificationInfo;
    const secret = sessions.get(sessionInfo);
    const step = secret ? matchTotp(secret, verificationCode, Date.now(), -1, WINDOW) : null;
    if (step === null) return REFUSED;
    const phoneVerificationInfo = { sessionInfo, code: await smsCode(sessionInfo) };
    const finished = await ask(FINALIZE, query, { ...common, phoneVerificationInfo });
    if (finished.error) return finished;
    sessions.delete(sessionInfo);
    factors.set(factorIn(finished.idToken), { secret, lastStep: step });
    return { ...finished, totpAuthInfo: {} };
  }

  async function finishSignIn({ totpVerificationInfo, mfaEnrollmentId, ...common }, query) {
    if (!totpVerificationInfo) return null;
    const factor = factors.get(mfaEnrollmentId);
    const { verificationCode } = totpVerificationInfo;
    const step = factor
      ? matchTotp(factor.secret, verificationCode, Date.now(), factor.lastStep, WINDOW)
      : null;
    if (step === null) return REFUSED;
    const started = await ask('/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:start', query, {
      ...common,
      mfaEnrollmentId,
      phoneSignInInfo: {},
    });
    if (started.error) return started;
    factor.lastStep = step;
    const { sessionInfo } = started.phoneResponseInfo;
    const phoneVerificationInfo = { sessionInfo, code: await smsCode(sessionInfo) };
    return ask(SIGN_IN, query, { ...common, phoneVerificationInfo });
  }

  /** The factors of an answer, as TOTP those that are it. */
  function named(value) {
    if (Array.isArray(value)) return value.map(named);
    if (value === null || typeof value !== 'object') return value;
    if (factors.has(value.mfaEnrollmentId)) {
      const { phoneInfo: _, unobfuscatedPhoneInfo: __, ...factor } = value;
      return { ...factor, totpInfo: {} };
    }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each)]));
  }

  async function ask(path, query, body) {
    const answer = await fetch(`${origin}${path}${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  }

  /** What the emulator would send to the phone. */
  async function smsCode(sessionInfo) {
    const { verificationCodes } = await (
      await fetch(`${origin}/emulator/v1/projects/${project}/verificationCodes`)
    ).json();
    return verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code;
  }

  const server = createServer(async (incoming, outgoing) => {
    try {
      const body = await bytesOf(incoming);
      const { pathname, search } = new URL(incoming.url, origin);
      const handle = incoming.method === 'POST' ? HANDLERS[pathname] : undefined;
      const answer = handle && (await handle(JSON.parse(body.toString()), search));
      if (answer) return reply(outgoing, answer);
      await passOn(incoming, body, outgoing);
    } catch (failure) {
      outgoing.destroy(failure);
    }
  });

  async function passOn({ method, url, headers }, body, outgoing) {
    // Uncompressed, for what is read here.
    const onward = send({
      host: '127.0.0.1',
      port: emulator,
      method,
      path: url,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    onward.end(body);
    const [answer] = await once(onward, 'response');
    if (!String(answer.headers['content-type']).includes('json')) {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const text = (await bytesOf(answer)).toString();
    const shown = text.includes('mfaEnrollmentId') ? JSON.stringify(named(JSON.parse(text))) : text;
    const { 'content-length': _, 'transfer-encoding': __, ...others } = answer.headers;
    outgoing.writeHead(answer.statusCode, others).end(shown);
  }

  await once(server.listen(port, '127.0.0.1'), 'listening');
  return async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
}

const REFUSED = { error: { code: 400, message: 'INVALID_CODE', errors: [{ message: 'INVALID_CODE' }] } };

function reply(outgoing, answer) {
  outgoing
    .writeHead(answer.error?.code ?? 200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
    })
    .end(JSON.stringify(answer));
}

/** The id of the factor by which the session of a token began. */
function factorIn(idToken) {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString());
  return claims.firebase.second_factor_identifier;
}

async function bytesOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
