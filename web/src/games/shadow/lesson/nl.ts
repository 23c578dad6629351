export const nl = {
  lesson: {
    goal:
      'Eén schip, drie geheime partijen. Matrozen willen naar het oosten, piraten naar het westen, de sekte naar het noorden, naar de Kraken. Niemand weet wie wie is. Zo zie je je eigen kaart.',
    sides:
      'Je bent piraat. Je wint als het schip de rode kreek in het westen bereikt. Rode kaarten varen daarheen, blauwe naar het oosten, gele naar het noorden.',
    mate: 'Piraten kennen elkaar: {seat2} is er ook een. Laat het niet merken! De anderen kennen niemand.',
    captain: '{seat3} is kapitein en benoemt nu een team: luitenant en navigator. Deze drie kiezen de koers.',
    team:
      'Geen piraat in het team! Maar eerst wordt er gestemd: iedereen behalve de kapitein kiest in het geheim hoeveel pistolen hij toont. Drie samen is muiterij: de kapitein valt.',
    vote: 'Wie de meeste pistolen toont, wordt kapitein. Toon ze alle drie!',
    mutiny: 'Muiterij! Nu ben jij kapitein. De getoonde pistolen zijn weg, dus denk goed na voor je ze toont.',
    lieutenant: 'Benoem je team. Neem als luitenant {seat2}, de andere piraat.',
    navigator: 'Neem als navigator {seat1}. Iemand die de anderen vertrouwen staat goed, en krijgt alleen wat jullie twee doorgeven.',
    cards:
      'Deze keer toonde niemand een pistool: jouw team mag varen. Jij en {seat2} trekken elk twee kaarten en bekijken ze in het geheim.',
    pass:
      'Dit zijn die van jou. Eén gaat door naar de navigator, de andere in zee, en niemand ziet haar. Je bent piraat: geef de rode door.',
    sailed:
      'De navigator krijgt van jullie twee elk één kaart en vaart met één daarvan. Beide waren rood, dus {seat1} had geen keus: naar het westen!',
    effect:
      'Elke kaart heeft ook een gevolg; je ziet het op de onderste helft. Dit was de fles: iedereen dronk, en nu is {seat1} kapitein.',
    lie: 'Iedereen wil weten wat je trok. Lieg! Open “Wat beweer je?” en beweer: rood en rood.',
    claims:
      'Twee keer rood, pech: wie kan dat weerleggen? {seat1} sprak de waarheid, en {seat3} vertrouwt je toch niet. Alles wordt bewaard, dus lieg met beleid.',
    search: 'Bij een sleutelgat doorzoekt de kapitein een hut: alleen hij ziet wat die speler is. Wat hij de anderen vertelt, kan gelogen zijn.',
    cult: 'Iemand leidt de sekte, die naar de Kraken wil. Elke gele kaart brengt een ritueel dat iemand voor de sekte kan winnen.',
    fed: 'Bij sommige vondsten moet de kapitein iemand aan de Kraken voeren. Is het de sekteleider, dan wint de sekte meteen. Pas dus op!',
    wins: 'Zo gaat het door, en elke kapitein kan vallen. In de rode kreek winnen de piraten, in de blauwe baai de matrozen, bij de Kraken de sekte. Dan ziet iedereen wie wie was.',
    done:
      'Dat is het spel: team, stemming, kaarten, praten. Let op wie wie benoemt en wat ze over hun kaarten zeggen. Veel geluk, wie je ook bent!',
  },
  coach: {
    goal: 'Houd “mijn kaart” vast om je partij te zien. Matrozen winnen in het oosten, piraten in het westen, de sekte in het noorden.',
    LIEUTENANT: 'Je bent kapitein: benoem twee mensen die je vertrouwt, of wilt testen. Je luitenant trekt kaarten net als jij.',
    LOYALTY: 'Wil je dit team? Toon dan geen pistool. Lukt de muiterij, dan ben je de getoonde kwijt, anders krijg je ze terug.',
    PASSING_ON: 'Geef één kaart door; de andere gaat weg, en niemand ziet die. Daarna vraagt iedereen wat je trok.',
    NAVIGATING: 'Je bent navigator: vaar op een van de twee kaarten. Zijn ze allebei slecht voor je, dan mag je overboord springen: je kijkt dan toe, en wint met je partij.',
    TOKEN: 'Het schip heeft iets gevonden. Als kapitein kies jij wie het treft; wijs het teken aan om te lezen wat het doet.',
    'TOKEN.touch':
      'Het schip heeft iets gevonden. Als kapitein kies jij wie het treft; houd je vinger op het teken om te lezen wat het doet.',
  },
};
