/** What a newcomer is told: the steps of the lesson, and the lines of the coach. */
export const en = {
  lesson: {
    goal:
      'Tootone the Kraken attacks your ship! You are one crew: you win or lose together. Four holes sink the ship. Drive Tootone away before that.',
    pirate: 'First you need a pirate. Take Astrid.',
    deck: 'Where shall she stand? Click the part of the deck that is marked: at the front, on the left.',
    roll:
      'Each turn begins with the sea. Two dice were rolled. The red star called the red tentacle in the star lane: it came one space nearer.',
    zones:
      'A lane has three zones. Far away only a cannon helps, then a pistol, then a saber. Your pirate guards the two lanes beside her.',
    card: 'Now it is your turn. Of your two open cards you play one. Choose the card with boot, cannon and pistol.',
    fire: 'The tentacle is in the cannon zone, and your card has a cannon. Click the tentacle to fire!',
    end: 'It is back where it came from. You need not use every symbol. Say that you are done with this card, and watch what Billy does.',
    eye:
      'Billy rolled an eye: all purple tentacles came nearer. He fired at two of them. Now the purple star has reached the pistol zone, on the other side of the ship.',
    face: 'Play the card with boot, pistol, saber and the funny face.',
    walk: 'The boot lets you walk to the area beside you. Walk across the deck, to the marked area.',
    pistol: 'Now these two lanes are yours. Use your pistol on the purple star tentacle.',
    end2: 'Your card has a funny face. It comes at the end, whether you like it or not: it makes Tootone angrier. Finish your card.',
    track:
      'Two funny faces, yours and Billy’s: Tootone moved two spots along his track. A die was waiting there. From now on three dice are rolled.',
    rail:
      'And nobody was at the red shell lane: the tentacle struck and broke the rail. A hammer on a card mends it. The next blow there makes a hole, and holes stay for ever.',
    later: 'Each funny face brings Tootone closer. Let us skip a few turns: you have all fought well, and he is at the end of his track.',
    comes:
      'One more funny face, and there he is! Tootone himself comes up in place of a tentacle, and you choose where. Take the purple shell lane: you guard it.',
    ready:
      'He swims like a tentacle, and he has reached the pistol zone. Hitting him is how you win. Choose the card with boot, pistol and saber.',
    hit: 'Fire at Tootone!',
    done:
      'A hit, and Tootone flees: your crew has won! In the full game it takes three hits, and each pirate has a talent. Talk about who guards which side, and good luck!',
  },
  coach: {
    goal: 'Together against Tootone: hit him before he has made four holes in the ship.',
    Taking: 'Each pirate has a talent. Point at a pirate to read it, then take the one you like.',
    'Taking.touch': 'Each pirate has a talent. Touch and hold a pirate to read it, then take the one you like.',
    TakingPlain: 'Take the pirate you like. The cards differ a little; in this game no pirate has a talent.',
    Boarding: 'Stand where nobody else stands: each area guards two lanes.',
    Choosing: 'Look first which tentacle is nearest to the ship, then choose the card with the weapon for it.',
    Acting: 'Use the symbols in any order. Walking first may bring a tentacle within reach.',
    Eyes: 'Samuel’s talent: he may ignore an eye, so that no tentacle moves for it.',
    Surfacing: 'Tootone comes! Choose a tentacle that you can reach soon: hitting him there is how you win.',
  },
};
