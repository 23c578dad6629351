export const nl = {
  lesson: {
    goal:
      'Tootone de Kraken valt jullie schip aan! Jullie zijn één bemanning: samen win of verlies je. Vier gaten en het schip zinkt. Verjaag Tootone op tijd.',
    pirate: 'Eerst heb je een piraat nodig. Neem Astrid.',
    deck: 'Waar moet ze staan? Klik op het gemarkeerde deel van het dek: linksvoor.',
    roll:
      'Elke beurt begint met de zee. Er is met twee dobbelstenen gegooid. De rode ster riep de rode tentakel van de sterrij: hij kwam een veld dichterbij.',
    zones:
      'Een rij heeft drie zones. Ver weg helpt alleen een kanon, dan een pistool, dan een sabel. Je piraat bewaakt de twee rijen naast haar.',
    card: 'Nu ben jij. Van je twee open kaarten speel je er een. Kies de kaart met laars, kanon en pistool.',
    fire: 'De tentakel is in de kanonzone en je kaart heeft een kanon. Klik op de tentakel: vuur!',
    end: 'Hij is terug waar hij vandaan kwam. Je hoeft niet elk symbool te gebruiken. Rond de kaart af en kijk wat Billy doet.',
    eye:
      'Billy gooide een oog: alle paarse tentakels kwamen dichterbij. Op twee heeft hij geschoten. De paarse ster is nu in de pistoolzone, aan de andere kant van het schip.',
    face: 'Speel de kaart met laars, pistool, sabel en gekke bek.',
    walk: 'De laars brengt je naar het gebied ernaast. Steek het dek over naar het gemarkeerde gebied.',
    pistol: 'Nu zijn deze twee rijen van jou. Gebruik je pistool tegen de paarse stertentakel.',
    end2: 'Je kaart heeft een gekke bek. Die komt aan het eind, of je wilt of niet: hij maakt Tootone bozer. Rond de kaart af.',
    track:
      'Twee gekke bekken, die van jou en die van Billy: Tootone schoof twee velden op langs zijn spoor. Daar lag een dobbelsteen. Voortaan gooi je met drie.',
    rail:
      'En niemand bewaakte de rode schelprij: de tentakel brak de reling. Een hamer op een kaart herstelt die. De volgende klap daar maakt een gat, en gaten blijven voorgoed.',
    later:
      'Elke gekke bek brengt Tootone dichterbij. We slaan een paar beurten over: jullie hebben goed gevochten en hij is aan het eind van zijn spoor.',
    comes:
      'Nog een gekke bek, en daar is hij! Tootone zelf komt boven in de plaats van een tentakel, en jij kiest waar. Neem de paarse schelprij: die bewaak jij.',
    ready: 'Hij zwemt als een tentakel en is al in de pistoolzone. Hem raken is winnen. Kies de kaart met laars, pistool en sabel.',
    hit: 'Vuur op Tootone!',
    done:
      'Raak, Tootone vlucht: jullie bemanning heeft gewonnen! In het hele spel zijn drie treffers nodig en heeft elke piraat een talent. Spreek af wie welke kant bewaakt, en veel geluk!',
  },
  coach: {
    goal: 'Samen tegen Tootone: raak hem voordat het schip vier gaten heeft.',
    Taking: 'Elke piraat heeft een talent. Wijs er een aan om het te lezen en neem wie je wilt.',
    'Taking.touch': 'Elke piraat heeft een talent. Houd je vinger op een piraat om het te lezen en neem wie je wilt.',
    TakingPlain: 'Neem wie je wilt. Hun kaarten verschillen een beetje; in dit spel heeft geen piraat een talent.',
    Boarding: 'Ga staan waar nog niemand is: elk gebied bewaakt twee rijen.',
    Choosing: 'Kijk eerst welke tentakel het dichtst bij is en kies dan de kaart met het juiste wapen.',
    Acting: 'Gebruik de symbolen in elke volgorde. Eerst lopen kan een tentakel binnen bereik brengen.',
    Eyes: 'Samuels talent: hij mag een oog negeren, dan beweegt daarvoor geen tentakel.',
    Surfacing: 'Tootone komt! Kies een tentakel die jullie snel kunnen bereiken: daar raken is winnen.',
  },
};
