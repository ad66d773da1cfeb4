import { SLOTS, UNANSWERED_MESSAGES } from '#domain/limits.ts';
import type * as english from '#i18n/errors.ts';

export const FAILURE_SENTENCES: typeof english.FAILURE_SENTENCES = {
  'invalid-credentials':
    'L’e-mail o la password è sbagliata. Controllale entrambe, oppure imposta una nuova password da «Password dimenticata».',
  'email-in-use': 'Esiste già un account con questa e-mail. Accedi, oppure imposta una nuova password.',
  'username-taken': 'Un altro membro ha questo nome utente, o uno molto simile. Scegline un altro.',
  'upline-unknown':
    'Nessun membro ha questo nome utente. Controlla il nome o il link d’invito, oppure chiedi a chi ti ha invitato.',
  'upline-final': 'La tua upline è definitiva: è già stata confermata, oppure hai già attivato un livello.',
  'not-verified': 'Prima verifica il tuo indirizzo e-mail: dal profilo puoi farti mandare di nuovo il link.',
  'password-refused': 'Il servizio di accesso non accetta questa password. Scegline una più lunga.',
  'password-unchanged': 'Questa è la password attuale. Scegline un’altra.',
  'too-many-requests':
    'Troppi tentativi in poco tempo. Aspetta qualche minuto e riprova, oppure imposta una nuova password.',
  'user-disabled': 'Questo account è chiuso. Se pensi che sia un errore, scrivi agli operatori.',
  'second-factor-needed':
    'Oltre alla password, questo account chiede un codice. Accedi di nuovo e inserisci il codice della tua app di autenticazione.',
  'second-factor-exists': 'Questo account ha già un secondo fattore. Ricarica la pagina per vederlo.',
  'code-refused':
    'Il codice è sbagliato, oppure è già stato usato. Aspetta che l’app mostri il prossimo, e controlla che l’orologio del dispositivo sia esatto.',
  'challenge-expired': 'È passato troppo tempo, oppure il secondo fattore è cambiato. Ricomincia.',
  'email-unverified':
    'Prima verifica il tuo indirizzo e-mail: con «Manda di nuovo», nel profilo, ricevi il link.',
  'popup-blocked':
    'Il browser ha bloccato la finestra di Google. Consenti le finestre a comparsa per questo sito, poi riprova.',
  'popup-closed':
    'La finestra di Google è stata chiusa prima della fine dell’accesso. Riprova, o usa la tua e-mail.',
  'reauthentication-needed':
    'È passato un po’ di tempo dall’accesso. Conferma che sei tu, con la password o con Google, poi ripeti l’operazione.',
  'verification-not-sent':
    'Il tuo account è stato aperto, ma l’e-mail di verifica non è partita. Accedi e fattela mandare di nuovo dal profilo.',
  'action-code-invalid':
    'Questo link è incompleto, non valido o già usato. Apri l’e-mail più recente, o chiedi un nuovo link.',
  'action-code-expired': 'Questo link è troppo vecchio. Chiedine uno nuovo.',
  'action-code-used': 'Questo link è già stato usato. Se non l’hai usato tu, chiedine uno nuovo.',
  'session-expired': 'La sessione è chiusa. Accedi di nuovo, poi ripeti l’ultima operazione.',
  'permission-denied':
    'Il sito non ha il permesso di eseguire questa operazione. Ricarica la pagina e riprova; se non cambia, scrivi agli operatori.',
  'not-found': 'Questo elemento non esiste più. Ricarica la pagina per vedere la situazione attuale.',
  'already-decided': 'Nel frattempo è stata presa una decisione: la richiesta non si può più cambiare.',
  'changed-since-seen':
    'Il membro ha fatto una modifica dopo che hai aperto la richiesta. Non è stato deciso niente: controlla com’è adesso.',
  'id-used':
    'Un’altra richiesta è già stata eseguita con lo stesso ID, quindi questa non si può eseguire. Nessun importo è stato spostato. Ricarica la pagina e fai una nuova richiesta.',
  'deposits-full': `Hai ${SLOTS.deposits} depositi in attesa. Eliminane uno, o aspetta una decisione.`,
  'withdrawals-full': `Hai ${SLOTS.withdrawals} prelievi aperti. Annullane uno, o aspetta una decisione.`,
  'messages-full': `Hai ${UNANSWERED_MESSAGES} messaggi ancora senza risposta. Aspetta una risposta, poi scrivi di nuovo.`,
  'proofs-full':
    'Le tue prove di pagamento occupano tutto lo spazio disponibile. Elimina un deposito in attesa, oppure aspetta: le prove dei depositi già decisi vengono tolte col tempo.',
  'daily-limit': 'Per oggi hai raggiunto il numero massimo di richieste di questo tipo. Riprova domani.',
  suspended:
    'Il tuo account è sospeso, quindi questa richiesta non è possibile. Quello che è tuo resta tuo: puoi prelevarlo. Scrivi agli operatori da «Aiuto».',
  'own-request': 'Questa richiesta è tua: deve decidere un altro operatore.',
  'second-operator-needed':
    'Per questa richiesta servono due operatori, e non puoi essere entrambi: uno approva, l’altro paga o accredita.',
  'being-handled':
    'Di questa richiesta si sta occupando un altro operatore. Sarà di nuovo disponibile quando avrà finito, o dopo 3 minuti.',
  'already-approved':
    'Nel frattempo un altro operatore ha approvato la richiesta. Controllala di nuovo, poi paga, accredita o rifiuta.',
  'already-reversed': 'Il movimento è già stato stornato.',
  spent:
    'Il membro ha già speso una parte dell’importo: il Deposito attivo scenderebbe sotto zero. Non è cambiato niente.',
  'insufficient-funds':
    'Saldo insufficiente: l’importo supera quello che hai a disposizione in questo momento.',
  'level-active': 'Questo livello è già attivo. Dal tuo conto non è stato tolto niente.',
  'level-below-inactive':
    'I livelli si attivano in ordine: prima attiva quello precedente. Dal tuo conto non è stato tolto niente.',
  'matrix-refused':
    'In questo momento la matrice non può accogliere questa attivazione. Dal tuo conto non è stato tolto niente; riprova più tardi.',
  'withdrawals-open':
    'Il tuo account non è ancora stato eliminato: c’è ancora un prelievo in corso. Un operatore completerà l’eliminazione, oppure puoi riprovare tu più tardi.',
  'no-settler-answer': 'Il programma di elaborazione non risponde. Riprova più tardi.',
  'erasure-waits': 'Non è stato eliminato niente: una richiesta è ancora aperta.',
  'walk-broken':
    'Questa comunità non può andare avanti: ciò che è registrato non corrisponde a ciò che avrebbero fatto i suoi membri di esempio. Ricomincia da capo.',
  'settlement-pending':
    'La tua richiesta è registrata, ma non ancora eseguita. Lo sarà, senza che tu debba fare niente: lo vedrai nell’elenco.',
  'wrong-file': 'Scegli un’immagine: PNG, JPEG o WebP, di 10 MB al massimo. Non è stato caricato niente.',
  'network-down':
    'La rete non è raggiungibile. Forse l’invio non è riuscito: controlla la connessione e riprova. Quello che hai scritto resta, e niente viene registrato due volte.',
  'log-out-of-reach':
    'In questo momento il registro pubblico non è raggiungibile. Riprova più tardi; se non cambia, scrivi agli operatori.',
  'log-broken':
    'Il registro pubblico non corrisponde a quello che è stato firmato, quindi non viene mostrato. Verificalo in questo browser per vedere che cosa non va, e dillo agli altri.',
  'storage-full':
    'In questo browser non c’è più spazio per i dati del sito. Libera un po’ di spazio e riprova.',
  'storage-unavailable':
    'Questo browser non permette al sito di conservare dati. Consenti i dati dei siti, o esci dalla navigazione privata, poi riprova.',
  'storage-stalled':
    'La memoria di questo browser non risponde. Ricarica la pagina e controlla se l’operazione è riuscita.',
  'data-deleted':
    'I dati di questo sito in questo browser sono stati eliminati, e con loro la comunità: account, monete di prova e messaggi. Ricarica la pagina per ricominciare, o registrati.',
  'data-replaced': 'In questo browser è stata caricata un’altra comunità. Ricarica la pagina per vederla.',
  'data-of-another-release':
    'Un’altra versione di questo sito ha salvato i suoi dati in questo browser, e questa versione non riesce a leggerli. Ricarica la pagina; se non basta, ricomincia da capo.',
  'site-outdated':
    'Un’altra scheda ha aperto una versione più recente di questo sito, quindi questa pagina non può proseguire. Ricaricala per passare anche qui alla versione nuova.',
  'older-tab-open':
    'In un’altra scheda è aperta una versione più vecchia di questo sito. Chiudi o ricarica quella scheda, poi riprova.',
  'crypto-unavailable':
    'Le password si possono proteggere solo con https o su localhost. Apri il sito da un indirizzo di questo tipo.',
  'load-failed':
    'Una parte del sito non si è caricata. Controlla la connessione e riprova. Se non basta, ricarica la pagina.',
  unknown: 'Qualcosa è andato storto. Quello che hai scritto c’è ancora: riprova.',
};
