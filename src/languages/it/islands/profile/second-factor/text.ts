import { dal } from '#i18n/italian-articles.ts';
import { dayOfInstant } from '#i18n/format.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/profile/second-factor/text.ts';
import { secondFactorText } from '#i18n/second-factor.ts';

export const securityText: Words<typeof english.securityText> = {
  what: 'Con un secondo fattore, per accedere servono la password e un codice che un’app di autenticazione mostra sul tuo telefono. Chi conosce solo la tua password non può entrare.',
  none: 'Questo account non ha un secondo fattore.',
  since: (at) => `Questo account ha un secondo fattore ${dal(dayOfInstant(at))}.`,
  codesLeft: (count) =>
    count === 1 ? 'Ti resta 1 codice di recupero.' : `Ti restano ${count} codici di recupero.`,
  newCodes: 'Per avere nuovi codici di recupero, togli il secondo fattore e impostalo di nuovo.',
  noCodes:
    'Su questo sito non ci sono codici di recupero. Se perdi il dispositivo, chi gestisce il sito può togliere il secondo fattore: dovrai dimostrare chi sei.',
  begin: 'Imposta un secondo fattore',
  beginning: 'Preparazione…',

  scan: 'Inquadra questo codice con un’app di autenticazione. Se l’app è su questo stesso dispositivo, o se non hai una fotocamera, scrivi la chiave nell’app e scegli il tipo «basato sul tempo» a sei cifre.',
  qrTitle: 'Codice QR per un’app di autenticazione',
  secret: 'Chiave',
  copySecret: 'Copia la chiave',
  copied: 'Chiave copiata',
  openApp: 'Apri in un’app su questo dispositivo',
  form: {
    ...secondFactorText.codeForm,
    fields: {
      code: {
        label: 'Primo codice',
        hint: 'Le sei cifre che l’app mostra ora. Servono a verificare che l’app abbia la chiave.',
      },
    },
    submit: 'Aggiungi il secondo fattore',
  },
  cancel: 'Non ora',

  added: 'Il secondo fattore è stato aggiunto. Dal prossimo accesso ti sarà chiesto un codice.',
  keepCodes:
    'Conserva questi codici di recupero dove puoi trovarli senza il telefono. Ognuno vale per un accesso, al posto del codice dell’app. Non saranno mostrati di nuovo.',
  codesLabel: 'Codici di recupero',
  copyCodes: 'Copia i codici di recupero',
  codesCopied: 'Codici di recupero copiati',
  download: 'Scarica come file di testo',
  fileName: 'tessera-codici-di-recupero.txt',
  kept: 'Li ho conservati',
  done: 'Fatto',
  console: 'Apri l’area degli operatori',

  remove: {
    button: 'Togli il secondo fattore',
    title: 'Togliere il secondo fattore?',
    text: 'Per accedere basterà la password. I codici di recupero non varranno più.',
    operator: 'Per gli operatori è obbligatorio: senza, l’area degli operatori si chiude.',
    confirm: 'Togli',
    confirming: 'Un momento…',
    keep: 'Non togliere',
  },
};
