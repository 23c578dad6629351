export const it = {
  lesson: {
    goal:
      'Una nave, tre parti segrete. I marinai vogliono andare a est, i pirati a ovest, il culto a nord dal Kraken. Nessuno sa chi è chi. Ora vedrai la tua carta.',
    sides: 'Sei un pirata. Vinci se la nave raggiunge la cala rossa a ovest. Le carte rosse portano lì, le blu a est, le gialle a nord.',
    mate: 'I pirati si conoscono: anche {seat2} lo è. Non farlo capire! Gli altri non conoscono nessuno.',
    captain: '{seat3} comanda e ora nomina una squadra: tenente e navigatore. Questi tre sceglieranno la rotta.',
    team:
      'Nessun pirata nella squadra! Ma prima si vota: tutti tranne il capitano scelgono in segreto quante pistole mostrare. Tre in tutto sono un ammutinamento: il capitano cade.',
    vote: 'Chi mostra più pistole diventa capitano. Mostra tutte e tre le tue!',
    mutiny: 'Ammutinamento! Ora sei tu il capitano. Le pistole mostrate sono perse: pensaci bene prima di mostrarle.',
    lieutenant: 'Nomina la squadra. Come tenente prendi {seat2}, l’altro pirata.',
    navigator: 'Come navigatore prendi {seat1}. Chi ha la fiducia degli altri fa bella figura, e riceve solo ciò che voi due passate.',
    cards: 'Stavolta nessuna pistola: la tua squadra può navigare. Tu e {seat2} pescate due carte a testa e le guardate in segreto.',
    pass: 'Ecco le tue. Una va al navigatore, l’altra in mare, e nessuno la vede. Sei un pirata: passa la rossa.',
    sailed:
      'Il navigatore riceve una carta da ciascuno di voi due e ne segue una. Erano rosse tutte e due: {seat1} non aveva scelta, si va a ovest!',
    effect:
      'Ogni carta ha anche un effetto, che vedi nella metà in basso. Questa era la bottiglia: tutti hanno bevuto, e ora comanda {seat1}.',
    lie: 'Tutti vogliono sapere che cosa hai pescato. Menti! Apri «Che cosa affermi?» e afferma: rosso e rosso.',
    claims:
      'Due rosse, che sfortuna: chi può smentirti? {seat1} ha detto il vero, e {seat3} non si fida lo stesso. Tutto resta scritto: menti con cura.',
    search: 'Sulla serratura il capitano perquisisce una cabina: solo lui vede che cos’è quel giocatore. Ciò che dice agli altri può essere falso.',
    cult: 'Qualcuno guida il culto, che vuole andare dal Kraken. Ogni carta gialla porta un rituale che può conquistare qualcuno al culto.',
    fed: 'Con certe scoperte il capitano deve gettare qualcuno al Kraken. Se è il capo del culto, il culto vince subito. Attenzione!',
    wins: 'Si va avanti così, e ogni capitano può essere rovesciato. Nella cala rossa vincono i pirati, nella baia blu i marinai, dal Kraken il culto. Poi tutti vedono chi era chi.',
    done:
      'Il gioco è questo: squadra, voto, carte, parole. Guarda chi nomina chi e che cosa dicono delle loro carte. Buona fortuna, chiunque tu sia!',
  },
  coach: {
    goal: 'Tieni premuto «la mia carta» per vedere la tua parte. I marinai vincono a est, i pirati a ovest, il culto a nord.',
    LIEUTENANT: 'Sei il capitano: nomina due di cui ti fidi, o che vuoi mettere alla prova. Il tenente pesca carte come te.',
    LOYALTY: 'Ti va bene questa squadra? Non mostrare pistole. Se l’ammutinamento riesce, quelle mostrate sono perse, se no tornano.',
    PASSING_ON: 'Passa una carta; l’altra viene gettata e nessuno la vede. Poi tutti chiederanno che cosa hai pescato.',
    NAVIGATING: 'Sei il navigatore: segui una delle due carte. Se sono entrambe cattive per te, puoi buttarti in mare: poi guardi, e vinci con la tua parte.',
    TOKEN: 'La nave ha trovato qualcosa. Come capitano scegli chi ne è colpito; indica il segno per leggere che cosa fa.',
    'TOKEN.touch':
      'La nave ha trovato qualcosa. Come capitano scegli chi ne è colpito; tieni il dito sul segno per leggere che cosa fa.',
  },
};
