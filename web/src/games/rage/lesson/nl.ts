export const nl = {
  lesson: {
    goal:
      'Schepen cirkelen om een boze Kraken en ieder speelt voor zich. Wie het laatst drijft, wint de ronde. Met 5 schade zinkt een schip.',
    sea: 'Je ligt bovenaan, recht voor de Kraken. Je tegenstander ligt erachter. Schepen varen altijd met de klok mee.',
    lanes: 'De ringen zijn banen. Naar binnen ligt de Kraken, naar buiten het rif. Met twee schepen zijn twee banen open.',
    first:
      'Neem de kaart vooruit, naar binnen, vuren. Alle drie de acties gebeuren, in jouw volgorde. Laat ze zo en speel. De schimmen tonen waar je eindigt.',
    fired:
      'Je kanonnen raken schepen één baan verder naar binnen of buiten. Je lag tegen de Kraken aan: die is ook geraakt, zijn woede steeg met één.',
    rival: 'Je tegenstander kwam naar de binnenste baan, vlak voor je. Dat is je kans!',
    ram: 'Speel vooruit, vooruit, vuren. Wie in de weg ligt, wordt een deel verder en een baan naar binnen gestoten: recht in de Kraken.',
    rammed:
      'Dat deed pijn: 1 schade opzij van de Kraken, daarna 2 aan de voorkant. Van achteren kost het niets, maar wordt de Kraken bozer.',
    rage:
      'Je tegenstander vuurde twee keer op de Kraken. Kijk naar zijn oog: de woede staat op 5 van 6. Is die vol, dan slaan tentakels in elk deel toe.',
    strike:
      'Gebruik nu de Kraken. Kies je laatste kaart en zet haar zo: naar rechts draaien, tentakels, vooruit. Een pijl zet een actie één plaats eerder.',
    'strike.order':
      'Eerst naar rechts draaien, dan tentakels, dan vooruit. Zet de rest in deze volgorde en speel die, of klik de acties één voor één aan.',
    struck:
      'Je draaide de Kraken naar je tegenstander en de tentakels sloegen toe: 1 schade meer, en het schip vloog een baan naar buiten. Is elke hand leeg, dan komen er nieuwe kaarten.',
    sink: 'Vier schade: nog één en dit schip zinkt. Elke keer gaat de buitenste baan dicht, en wordt het krapper.',
    reef: 'Donkere banen zijn dicht door wrakhout. Wie erin vaart, stuit terug. Is het omgedraaid, dan kan het ook schade doen.',
    signs: 'Andere kaarten repareren je schip, of laten een brandend vat achter: wie daarin vaart, krijgt 1 schade.',
    done:
      'Je weet hoe het gaat: kies een kaart, zet haar op volgorde, kijk naar de schimmen, speel. Win drie rondes, met vier spelers twee, en het spel is van jou.',
  },
  coach: {
    goal: 'Blijf als laatste drijven: stoot de anderen in de Kraken en blijf zelf weg van zijn voorkant.',
    Choosing: 'Kies een kaart en bekijk de schimmen voor je speelt: een andere volgorde kan heel anders aflopen.',
    Acting: 'De rest van de kaart moet ook gebeuren. De volgorde kun je nog veranderen.',
    rage: 'De Kraken staat op uitbarsten. Vuren vanuit de binnenste baan kan hem ontketenen: hij slaat in elk deel toe.',
  },
};
