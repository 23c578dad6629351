export const it = {
  lesson: {
    goal:
      'Una nave, tre parti segrete. I marinai vogliono andare a est, i pirati a ovest, il culto a nord dal Kraken. Nessuno sa chi è chi, ma tu hai visto la tua carta.',
    sides: 'Sei un pirata. Vinci se la nave raggiunge la cala rossa a ovest. Le carte rosse portano lì, le blu a est, le gialle a nord.',
    mate: 'I pirati si conoscono: anche {seat2} lo è. Non farlo capire! Gli altri non conoscono nessuno.',
    captain: '{seat3} comanda e ora nomina una squadra: tenente e navigatore. Questi tre sceglieranno la rotta.',
    team:
      'Nessun pirata nella squadra! Ma prima si vota: tutti tranne il capitano chiudono in segreto il pugno sulle pistole. Tre in tutto sono un ammutinamento.',
    vote: 'Chi mostra più pistole diventa capitano. Mostra tutte e tre le tue!',
    mutiny: 'Ammutinamento! Ora sei tu il capitano. Le pistole mostrate sono perse: pensaci bene prima di mostrarle.',
    lieutenant: 'Nomina la squadra. Come tenente prendi {seat2}, l’altro pirata.',
    navigator: 'Come navigatore prendi {seat1}. Chi ha la fiducia degli altri fa bella figura, e riceve solo ciò che voi due passate.',
    cards: 'Stavolta nessuna pistola. Tu e il tenente avete pescato due carte a testa. Nessuno vede le tue: una rossa e una blu.',
    pass: 'Una la passi al navigatore, l’altra va in mare coperta. Sei un pirata: passa la rossa.',
    sailed:
      'Anche il tenente ha passato rosso. {seat1} non aveva scelta: si va a ovest! Poi la carta ha agito: tutti hanno bevuto, e comanda un altro.',
    lie: 'Tutti vogliono sapere che cosa hai pescato. Menti! Apri «Che cosa affermi?» nella colonna e afferma: rosso e rosso.',
    claims:
      'Due rosse, che sfortuna: chi può smentirti? {seat1} ha detto il vero, e {seat3} non si fida lo stesso. Tutto resta scritto: menti con cura.',
    cult:
      'Qualcuno guida il culto e ama le carte gialle: ognuna porta un rituale che può convertire qualcuno. Se il capo è dato al Kraken, vince anche il culto.',
    done:
      'Il gioco è questo: squadra, voto, carte, parole. Guarda chi nomina chi e che cosa dicono delle loro carte. Buona fortuna, chiunque tu sia!',
  },
  coach: {
    goal: 'Tieni premuto «la mia carta» per vedere la tua parte. I marinai vincono a est, i pirati a ovest, il culto a nord.',
    LIEUTENANT: 'Sei il capitano: nomina due di cui ti fidi, o che vuoi mettere alla prova. Il tenente pesca carte come te.',
    LOYALTY: 'Ti va bene questa squadra? Non mostrare pistole. Quelle mostrate in un ammutinamento sono perse.',
    PASSING_ON: 'Passa una carta; l’altra viene gettata e nessuno la vede. Poi tutti chiederanno che cosa hai pescato.',
    NAVIGATING: 'Sei il navigatore: segui una delle due carte. Se sono entrambe cattive per te, puoi buttarti in mare, e sei fuori.',
    TOKEN: 'La nave ha trovato qualcosa. Come capitano scegli chi ne è colpito; indica il segno per leggere che cosa fa.',
  },
};
