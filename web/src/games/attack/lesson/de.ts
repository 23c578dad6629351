export const de = {
  lesson: {
    goal:
      'Der Krake Tenny greift euer Schiff an! Ihr seid eine Crew und gewinnt oder verliert gemeinsam. Vier Lecks, und das Schiff sinkt. Verjagt Tenny vorher.',
    pirate: 'Zuerst brauchst du einen Piraten. Nimm Astrid.',
    deck: 'Wo soll sie stehen? Klick auf das markierte Feld an Deck: vorn links.',
    roll:
      'Jeder Zug beginnt mit dem Meer. Zwei Würfel sind gerollt. Der rote Stern hat den roten Tentakel der Sternbahn gerufen: Er kam ein Feld näher.',
    zones:
      'Eine Bahn hat drei Zonen. Weit weg hilft nur die Kanone, dann die Pistole, dann der Säbel. Deine Piratin bewacht die zwei Bahnen neben ihr.',
    card: 'Jetzt bist du dran. Von deinen zwei offenen Karten spielst du eine. Wähle die mit Stiefel, Kanone und Pistole.',
    fire: 'Der Tentakel ist in der Kanonenzone, und deine Karte hat eine Kanone. Klick auf den Tentakel: Feuer!',
    end: 'Er ist wieder, wo er herkam. Du musst nicht jedes Symbol nutzen. Beende die Karte und schau, was Billy macht.',
    eye:
      'Billy hat ein Auge gewürfelt: Alle lila Tentakel kamen näher. Auf zwei hat er geschossen. Der lila Stern ist jetzt in der Pistolenzone, auf der anderen Seite des Schiffs.',
    face: 'Spiel die Karte mit Stiefel, Pistole, Säbel und Grimasse.',
    walk: 'Der Stiefel bringt dich auf das Feld nebenan. Geh quer über das Deck, auf das markierte Feld.',
    pistol: 'Jetzt sind diese zwei Bahnen deine. Nimm die Pistole gegen den lila Sterntentakel.',
    end2: 'Deine Karte hat eine Grimasse. Sie kommt am Ende, ob du willst oder nicht: Sie macht Tenny wütender. Beende die Karte.',
    track:
      'Zwei Grimassen, deine und Billys: Tenny ist auf seiner Leiste zwei Felder vorgerückt. Dort lag ein Würfel. Ab jetzt rollen drei.',
    rail:
      'Und an der roten Muschelbahn war niemand: Der Tentakel hat die Reling zerschlagen. Ein Hammer auf einer Karte flickt sie. Der nächste Schlag dort macht ein Leck, und Lecks bleiben für immer.',
    later: 'Jede Grimasse bringt Tenny näher. Überspringen wir ein paar Züge: Ihr habt gut gekämpft, und er ist am Ende seiner Leiste.',
    comes:
      'Noch eine Grimasse, und da ist er! Tenny selbst taucht auf, anstelle eines Tentakels, und du sagst, wo. Nimm die lila Muschelbahn: Die bewachst du.',
    ready:
      'Er schwimmt wie ein Tentakel und ist schon in der Pistolenzone. Ihn zu treffen ist der Sieg. Wähle die Karte mit Stiefel, Pistole und Säbel.',
    hit: 'Schieß auf Tenny!',
    done:
      'Getroffen, Tenny flieht: Eure Crew hat gewonnen! Im ganzen Spiel braucht es drei Treffer, und jeder Pirat hat ein Talent. Sprecht ab, wer welche Seite bewacht, und viel Glück!',
  },
  coach: {
    goal: 'Gemeinsam gegen Tenny: Trefft ihn, bevor das Schiff vier Lecks hat.',
    Taking: 'Jeder Pirat hat ein Talent. Zeig auf einen, um es zu lesen, und nimm, wen du magst.',
    'Taking.touch': 'Jeder Pirat hat ein Talent. Halte den Finger auf einen, um es zu lesen, und nimm, wen du magst.',
    TakingPlain: 'Nimm, wen du magst. Ihre Karten sind etwas verschieden; in diesem Spiel hat kein Pirat ein Talent.',
    Boarding: 'Stell dich dahin, wo noch niemand ist: Jedes Feld bewacht zwei Bahnen.',
    Choosing: 'Schau zuerst, welcher Tentakel am nächsten ist, und wähl dann die Karte mit der passenden Waffe.',
    Acting: 'Nutze die Symbole in jeder Reihenfolge. Wer zuerst geht, erreicht vielleicht noch einen Tentakel.',
    Eyes: 'Samuels Talent: Er darf ein Auge übersehen, dann bewegt sich dafür kein Tentakel.',
    Surfacing: 'Tenny kommt! Wähl einen Tentakel, den ihr bald erreicht: Ihn dort zu treffen ist der Sieg.',
  },
};
