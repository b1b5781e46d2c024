import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "Preparati a fare trading",
  "start.text":
    "Ogni passaggio serve una volta sola. Quelli completati sono salvati: puoi fermarti quando vuoi e continuare su un altro dispositivo.",
  "start.left":
    "{minutes, plural, one {Circa # minuto rimanente} many {Circa # minuti rimanenti} other {Circa # minuti rimanenti}}",
  "start.minutes":
    "{minutes, plural, one {Circa # minuto} many {Circa # minuti} other {Circa # minuti}}",
  "start.now": "Fallo ora",

  "start.phone.why": "Per ricevere codici via SMS quando confermi qualcosa di importante.",
  "start.email.why": "Per i codici e le novità sui tuoi ordini.",
  "start.kyc.why":
    "Perché entrambe le parti di una transazione sappiano chi paga. Tieni a portata di mano passaporto, carta d’identità o patente.",
  "start.agreement.why": "Le regole che valgono per entrambe le parti di una transazione.",
  "start.agreement.accept": "L’ho letto e lo accetto",
  "start.twoFactor.why":
    "Con un codice di un’app sul tuo telefono, solo tu puoi rilasciare cripto e prelevare.",
  "start.twoFactor.app":
    "Ti serve un’app di autenticazione sul telefono, come Google Authenticator: installala prima. Il pulsante mostra la chiave e invia i codici ai contatti collegati.",

  "start.order.title": "La tua scelta è conservata",
  "start.order.text":
    "Quando tutto è pronto, torni all’annuncio con lo stesso importo e lo stesso metodo di pagamento. Nessun ordine è ancora stato inviato: fino ad allora il prezzo può cambiare.",
  "start.order.view": "Vedi l’annuncio",

  "start.meanwhile": "Cosa puoi fare nel frattempo",
  "start.meanwhile.market": "Guarda annunci e prezzi",
  "start.meanwhile.help": "Leggi come sono protette le transazioni",
  "start.meanwhile.reach": "Scegli come avvisarti",
  "start.meanwhile.phishing": "Scegli un codice anti-phishing per le nostre email",

  "start.done.title": "Ora puoi fare trading",
  "start.done.text": "Tutto ciò che serve per una transazione è configurato.",
  "start.done.order": "Continua con il tuo ordine",
  "start.done.market": "Vedi gli annunci",
  "start.done.back": "Torna dov’eri",
  "start.done.toOrder": "Tutto è pronto. Controlla il tuo ordine e invialo.",
});
