export const de = {
  lesson: {
    goal:
      'Schiffe kreisen um eine wütende Krake, und jeder spielt für sich. Wer zuletzt schwimmt, gewinnt die Runde. Mit 5 Schaden sinkt ein Schiff.',
    sea: 'Du bist oben, genau vor der Krake. Dein Gegner ist hinter ihr. Schiffe segeln immer im Uhrzeigersinn.',
    lanes: 'Die Ringe sind Bahnen. Hinein geht es zur Krake, hinaus zum Riff. Bei zwei Schiffen sind zwei Bahnen offen.',
    first:
      'Nimm die Karte Vorwärts, Hinein, Feuern. Alle drei Aktionen werden ausgeführt, in deiner Reihenfolge. Lass sie so und spiel aus. Die Schatten zeigen, wo du landest.',
    fired:
      'Deine Kanonen treffen Schiffe eine Bahn weiter innen oder außen. Du warst direkt an der Krake: Sie wurde auch getroffen, ihre Wut stieg um eins.',
    rival: 'Dein Gegner kam auf die innere Bahn, direkt vor dir. Das ist deine Chance!',
    ram: 'Spiel Vorwärts, Vorwärts, Feuern. Wer im Weg ist, wird einen Abschnitt weiter und eine Bahn hinein gestoßen: genau in die Krake.',
    rammed:
      'Das tat weh: 1 Schaden an der Seite der Krake, dann 2 vorn. Von hinten hätte es nichts gekostet, aber die Krake wütender gemacht.',
    rage:
      'Dein Gegner hat zweimal auf die Krake gefeuert. Schau auf ihr Auge: Die Wut ist bei 5 von 6. Ist sie voll, schlagen Tentakel in jedem Abschnitt zu.',
    strike:
      'Jetzt nutze die Krake. Wähl deine letzte Karte und ordne so: rechts drehen, Tentakel, Vorwärts. Ein Pfeil rückt eine Aktion um einen Platz vor.',
    'strike.order':
      'Erst rechts drehen, dann Tentakel, dann Vorwärts. Bring den Rest in diese Reihenfolge und spiel ihn, oder klick eine Aktion nach der anderen an.',
    struck:
      'Du hast die Krake zu deinem Gegner gedreht, und die Tentakel schlugen zu: 1 Schaden mehr, und das Schiff flog eine Bahn hinaus. Deine Hand ist leer; sind alle leer, gibt es neue Karten.',
    sink: 'Vier Schaden: noch einer, und dieses Schiff sinkt. Jedes Mal wird die äußerste Bahn gesperrt, und es wird enger.',
    reef: 'Dunkle Bahnen sind von Trümmern gesperrt. Wer hineinfährt, prallt ab. Sind sie aufgedeckt, können sie auch Schaden machen.',
    signs: 'Andere Karten reparieren dein Schiff oder lassen ein brennendes Fass zurück: Wer hineinsegelt, nimmt 1 Schaden.',
    done:
      'Jetzt weißt du, wie es geht: Karte wählen, ordnen, Schatten ansehen, spielen. Wer drei Runden gewinnt, zu viert zwei, hat das Spiel.',
  },
  coach: {
    goal: 'Bleib als letztes Schiff übrig: Stoß die anderen in die Krake und meide selbst ihre Vorderseite.',
    Choosing: 'Wähl eine Karte und sieh dir die Schatten an, bevor du spielst: Eine andere Reihenfolge kann ganz anders enden.',
    Acting: 'Der Rest der Karte muss auch ausgeführt werden. Die Reihenfolge kannst du noch ändern.',
    rage: 'Die Krake ist kurz vor dem Ausbruch. Ein Schuss aus der inneren Bahn kann ihn auslösen: Sie schlägt in jedem Abschnitt zu.',
  },
};
