export const de = {
  lesson: {
    goal:
      'Segle um die Bucht und sammle Punkte: Mannschaft zählt 2, ein Schatz 1. Jeder spielt für sich. Wer am Ende der Sanduhr die meisten Punkte hat, gewinnt.',
    ship: 'Jedes Schiff hat zwei eigene Fähigkeiten. Nimm den Kapitän: Er beginnt mit mehr Ladung.',
    bay:
      'Das ist die Bucht von oben. In der Mitte wartet der Krake, ringsum liegen seine Tentakel. Du hast 1 und 2 gewürfelt: drei Schritte.',
    sail:
      'Jeder Schritt geht ein Feld vorwärts, im Uhrzeigersinn: geradeaus oder in den Ring daneben. Segle Schritt für Schritt auf das markierte Feld.',
    tentacle:
      'Du hast in jedem Zug auch zwei Aktionen. Direkt neben dir liegt ein Tentakel. Feuere: Ab 4 triffst du, und das ist ein Punkt.',
    rival: 'Ein Punkt! Deine zweite Aktion: Auch das andere Schiff ist in Reichweite. Du feuerst ringsum, nur nicht geradeaus.',
    lay:
      'Treffer! Das Schiff verliert zwei Stück Ladung, und du sagst, wo sie treiben. Leg die Mannschaft auf das markierte Feld; der Schatz treibt auf der anderen Seite des Schiffs davon.',
    end: 'Schritte und Aktionen sind verbraucht. Beende deinen Zug und schau genau hin: Wenn alle dran waren, kommt der Sog.',
    vortex:
      'Der Sog zieht alle Schiffe: zwei Felder zurück und eines hinein, zweimal. Du bist jetzt näher am Kraken. Wer zu weit hineintreibt, wird verschluckt!',
    fetch: 'Du hast elf Schritte gewürfelt. Segle nach außen und hol die Mannschaft: Du nimmst, wo du durchsegelst. Folge den Zeichen.',
    points:
      'Mannschaft an Bord: 2 Punkte mehr. Behalte auch Proviant: Ohne ihn ist ein Schiff langsam. Segle mit den sieben übrigen Schritten weiter, und schau, was der Sog bringt.',
    tie:
      'Das Containerschiff ist vom Kurs ab: Am Pfeil trieb es herein, und es würde im Maul enden. Segle auf sein Feld. Das kostet eine Aktion, und du nimmst es ins Schlepptau.',
    tow: 'Bring es jetzt heim. Dein Steg liegt am Rand, gleich hinter dem Pfeil. Folge den Zeichen.',
    red:
      'Gerettet: 3 Punkte! Du kannst auch auf den Kraken selbst feuern, aus den zwei roten Ringen in der Mitte. Verlass sie aber, bevor dein Zug endet: Von dort zieht dich der Sog ins Maul.',
    done: 'Jetzt kannst du segeln. Alles erklärt sich, wenn du darauf zeigst, und vor einem Schritt, der schadet, warnt dich die Seite.',
    'done.touch':
      'Jetzt kannst du segeln. Alles erklärt sich, wenn du den Finger darauf hältst, und vor einem Schritt, der schadet, warnt dich die Seite.',
  },
  coach: {
    goal: 'Hab die meisten Punkte, wenn die Sanduhr leer ist: Mannschaft 2, Schatz 1, Tentakel 1, ein gerettetes Schiff 3.',
    Choosing: 'Jedes Schiff kann gewinnen. Nimm fürs erste Spiel den Kapitän, der mit mehr Ladung beginnt.',
    ChoosingHouseBoat: 'Jedes Schiff kann gewinnen. Nimm fürs erste Spiel das Hausboot: Kranke Besatzung schadet ihm nicht.',
    ChoosingMerchant: 'Jedes Schiff kann gewinnen. Nimm fürs erste Spiel den Händler: Nach einem Fehlschuss darf er noch einmal schießen.',
    ChoosingFree: 'Jedes Schiff kann gewinnen. Lies, was die freien können, und nimm, welches du magst.',
    Acting: 'Segle alle Schritte und nutze zwei Aktionen, wann du willst. Bleib außen: Der Sog zieht dich jede Runde zwei Ringe hinein.',
    Laying: 'Du sagst, wo die verlorene Ladung treibt. Leg sie dorthin, wo du sie bald holen kannst.',
    Salvaging: 'Du wurdest auf Ladung abgesetzt. Nimm sie, außer Pestkranken: Die kosten deine ganze Mannschaft.',
    Hauling: 'Du schleppst ein Schiff. Behalt es bis zu deinem Steg für 3 Punkte, oder wirf es los, um schneller zu sein.',
  },
};
