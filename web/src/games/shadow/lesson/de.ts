export const de = {
  lesson: {
    goal:
      'Ein Schiff, drei geheime Seiten. Seeleute wollen nach Osten, Piraten nach Westen, der Kult nach Norden zum Kraken. Niemand weiß, wer wer ist. Gleich siehst du deine Karte.',
    sides:
      'Du bist Pirat. Du gewinnst, wenn das Schiff die rote Bucht im Westen erreicht. Rote Karten segeln dorthin, blaue nach Osten, gelbe nach Norden.',
    mate: 'Piraten kennen einander: {seat2} gehört auch dazu. Lass es dir nicht anmerken! Die anderen kennen niemanden.',
    captain: '{seat3} ist Kapitän und ernennt jetzt ein Team: Leutnant und Navigator. Diese drei bestimmen den Kurs.',
    team:
      'Kein Pirat im Team! Aber erst wird abgestimmt: Alle außer dem Kapitän wählen geheim, wie viele Pistolen sie zeigen. Drei zusammen sind eine Meuterei: Der Kapitän stürzt.',
    vote: 'Wer die meisten Pistolen zeigt, wird Kapitän. Zeig alle drei!',
    mutiny: 'Meuterei! Jetzt bist du Kapitän. Die gezeigten Pistolen sind weg, also überleg gut, bevor du sie zeigst.',
    lieutenant: 'Ernenne dein Team. Als Leutnant nimm {seat2}, den anderen Piraten.',
    navigator: 'Als Navigator nimm {seat1}. Wem die anderen trauen, der macht sich gut, und bekommt nur, was ihr zwei weitergebt.',
    cards: 'Diesmal zeigte niemand eine Pistole: Dein Team darf segeln. Du und {seat2} zieht je zwei Karten und schaut sie geheim an.',
    pass:
      'Das sind deine. Eine geht weiter an den Navigator, die andere ins Meer, und niemand sieht sie. Du bist Pirat: Gib die rote weiter.',
    sailed:
      'Der Navigator bekommt von euch beiden je eine Karte und segelt nach einer davon. Beide waren rot, also hatte {seat1} keine Wahl: Es geht nach Westen!',
    effect:
      'Jede Karte hat auch eine Wirkung; du siehst sie auf der unteren Hälfte. Diese war die Flasche: Alle tranken, und jetzt ist {seat1} Kapitän.',
    lie: 'Jetzt wollen alle wissen, was du gezogen hast. Lüg! Öffne „Was behauptest du?“ und behaupte: rot und rot.',
    claims:
      'Zweimal Rot, Pech gehabt: Wer kann das widerlegen? {seat1} sagte die Wahrheit, und {seat3} traut dir trotzdem nicht. Alles wird notiert, also lüg mit Bedacht.',
    search: 'Beim Schlüsselloch durchsucht der Kapitän eine Kajüte: Nur er sieht, was dieser Spieler ist. Was er den anderen sagt, kann gelogen sein.',
    cult: 'Jemand führt den Kult, der zum Kraken will. Jede gelbe Karte bringt ein Ritual, das jemanden für den Kult gewinnen kann.',
    fed: 'Bei manchen Funden muss der Kapitän jemanden dem Kraken vorwerfen. Ist es der Kultführer, gewinnt der Kult sofort. Also Vorsicht!',
    wins: 'So geht es weiter, und jeder Kapitän kann gestürzt werden. Ist das Schiff in der roten Bucht, gewinnen die Piraten; in der blauen die Seeleute; beim Kraken der Kult. Dann sehen alle, wer wer war.',
    done:
      'Das ist das Spiel: Team, Abstimmung, Karten, Gerede. Achte darauf, wer wen ernennt und was sie über ihre Karten sagen. Viel Glück, wer immer du bist!',
  },
  coach: {
    goal: 'Halte „meine Karte“, um deine Seite zu sehen. Seeleute gewinnen im Osten, Piraten im Westen, der Kult im Norden.',
    LIEUTENANT: 'Du bist Kapitän: Ernenne zwei, denen du traust, oder die du prüfen willst. Dein Leutnant zieht Karten wie du.',
    LOYALTY: 'Passt dir dieses Team? Dann zeig keine Pistole. Gelingt die Meuterei, sind die gezeigten verbraucht, sonst kommen sie zurück.',
    PASSING_ON: 'Gib eine Karte weiter; die andere wird weggeworfen, und niemand sieht sie. Danach fragen alle, was du gezogen hast.',
    NAVIGATING: 'Du bist Navigator: Segle nach einer der zwei Karten. Sind beide schlecht für dich, darfst du über Bord springen: Dann schaust du zu und gewinnst mit deiner Seite.',
    TOKEN: 'Das Schiff hat etwas gefunden. Als Kapitän wählst du, wen es trifft; zeig auf das Zeichen, um zu lesen, was es tut.',
    'TOKEN.touch':
      'Das Schiff hat etwas gefunden. Als Kapitän wählst du, wen es trifft; halte den Finger auf das Zeichen, um zu lesen, was es tut.',
  },
};
