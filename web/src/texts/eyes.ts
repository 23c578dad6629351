import type { Texts } from './translation';

const en = {
  lend: 'Watchers may see what I saw a round ago',
  'lend.text': 'They then see your cards and what only you know, always a whole round late. Everybody at the table is told. You can end it at any time.',
  'choose.text': 'Some players let you see what they saw a round ago. If you look, you can not be given another seat in this game.',
  choose: 'Look through the eyes of {name}',
  seen: 'You see what {name} saw a round ago.',
  soon: 'Soon you will see what {name} saw. It comes a round late.',
  back: 'Back to the table as it is now',
};

export type EyesKey = keyof typeof en;

/** Watchers who look through the eyes of a seat, a round late: the dialogs that need these texts load them. */
export const eyesTexts: Texts<EyesKey> = {
  en,
  fr: {
    lend: 'Ceux qui regardent peuvent voir ce que j’ai vu un tour plus tôt',
    'lend.text': 'Ils voient alors vos cartes et ce que vous seul savez, toujours avec un tour entier de retard. Toute la table en est avertie. Vous pouvez y mettre fin à tout moment.',
    'choose.text': 'Des joueurs vous laissent voir ce qu’ils ont vu un tour plus tôt. Si vous regardez, on ne pourra plus vous donner une autre place dans cette partie.',
    choose: 'Regarder par les yeux de {name}',
    seen: 'Vous voyez ce que {name} a vu un tour plus tôt.',
    soon: 'Bientôt vous verrez ce que {name} a vu, avec un tour de retard.',
    back: 'Revenir à la table telle qu’elle est',
  },
  de: {
    lend: 'Zuschauer dürfen sehen, was ich vor einer Runde gesehen habe',
    'lend.text': 'Sie sehen dann deine Karten und was nur du weißt, immer eine ganze Runde später. Alle am Tisch erfahren davon. Du kannst es jederzeit beenden.',
    'choose.text': 'Manche Spieler lassen dich sehen, was sie vor einer Runde gesehen haben. Wer hinschaut, kann in diesem Spiel keinen anderen Platz mehr bekommen.',
    choose: 'Mit den Augen von {name} sehen',
    seen: 'Du siehst, was {name} vor einer Runde gesehen hat.',
    soon: 'Bald siehst du, was {name} gesehen hat. Es kommt eine Runde später.',
    back: 'Zurück zum Tisch, wie er jetzt ist',
  },
  es: {
    lend: 'Quien mira puede ver lo que vi hace una ronda',
    'lend.text': 'Ven entonces tus cartas y lo que solo tú sabes, siempre con una ronda entera de retraso. Toda la mesa lo sabe. Puedes terminarlo cuando quieras.',
    'choose.text': 'Algunos jugadores te dejan ver lo que vieron hace una ronda. Si miras, ya no te pueden dar otro sitio en esta partida.',
    choose: 'Mirar con los ojos de {name}',
    seen: 'Ves lo que {name} vio hace una ronda.',
    soon: 'Pronto verás lo que {name} vio. Llega con una ronda de retraso.',
    back: 'Volver a la mesa tal como está',
  },
  it: {
    lend: 'Chi guarda può vedere ciò che ho visto un turno di gioco fa',
    'lend.text': 'Vedono allora le tue carte e ciò che solo tu sai, sempre con un intero turno di ritardo. Tutti al tavolo lo sanno. Puoi smettere in ogni momento.',
    'choose.text': 'Alcuni giocatori ti lasciano vedere ciò che hanno visto un turno fa. Se guardi, in questa partita non puoi più ricevere un altro posto.',
    choose: 'Guardare con gli occhi di {name}',
    seen: 'Vedi ciò che {name} ha visto un turno fa.',
    soon: 'Presto vedrai ciò che {name} ha visto. Arriva con un turno di ritardo.',
    back: 'Torna al tavolo com’è adesso',
  },
  nl: {
    lend: 'Kijkers mogen zien wat ik een ronde geleden zag',
    'lend.text': 'Ze zien dan je kaarten en wat alleen jij weet, altijd een hele ronde later. Iedereen aan tafel hoort het. Je kunt er altijd mee stoppen.',
    'choose.text': 'Sommige spelers laten je zien wat ze een ronde geleden zagen. Als je kijkt, kun je in dit spel geen andere plek meer krijgen.',
    choose: 'Kijken door de ogen van {name}',
    seen: 'Je ziet wat {name} een ronde geleden zag.',
    soon: 'Straks zie je wat {name} zag. Het komt een ronde later.',
    back: 'Terug naar de tafel zoals die nu is',
  },
};
