import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/the-rope-at-nine/cards.ts'

export const maximeOkafor: Guest = {
  key: 'okafor',
  name: text('Maxime Okafor', 'Maxime Okafor'),
  role: 'suspect',
  isOptional: true,
  portraitAssetId: './art/portraits/okafor.webp',
  publicDescription: text(
    'Mechanic. If the generator stops, everybody has eleven hours to live. It doesn’t stop.',
    'Mécano de la station. Si la génératrice s’arrête, il reste onze heures à vivre. Elle ne s’arrête pas.',
  ),
  background: text(
    'Behind the generator stands a second machine, made of a pressure cooker, a radiator and patience. It ' +
      'turns potato peelings into something clear. Half the station drinks it and calls it medicine. Brandt ' +
      'found the pipe on Wednesday and gave you until Sunday.\n\nYesterday: between half past five and ' +
      'twenty-five past seven you were in the engine room, next to the galley, and wrote the oil pressure ' +
      'down every ten minutes, because a bearing was running hot. You swore at it, too. Loudly.',
    'Derrière la génératrice se cache une deuxième machine, faite d’un autocuiseur, d’un radiateur et de ' +
      'patience. Elle change les pelures de patates en quelque chose de transparent. La moitié de la station ' +
      'en boit et appelle ça du sirop. Mercredi, Brandt a trouvé le tuyau et vous a donné jusqu’à dimanche.' +
      '\n\nHier : de cinq heures et demie à sept heures vingt-cinq, vous étiez à la salle des machines, à ' +
      'côté de la cuisine, à noter la pression d’huile toutes les dix minutes, parce qu’un palier chauffait. ' +
      'Vous l’avez traité de tous les noms. Très fort.',
  ),
  personality: text(
    'Big-hearted, noisy, listens to engines and to nobody else.',
    'Grand cœur, grande voix. Écoute les moteurs, et rien d’autre.',
  ),
  costumeIdeas: text(
    'Overalls, a rag in the pocket, a smear of oil (make-up) on one cheek.',
    'Une salopette, un chiffon dans la poche, une trace d’huile (maquillage) sur la joue.',
  ),
  castingNotes: text('For somebody who likes to be loud.', 'Pour qui aime parler fort.'),
  secret: text('You distil spirits behind the generator.', 'Vous distillez derrière la génératrice.'),
  motive: text(
    'Brandt was going to throw your still into the sea on Sunday.',
    'Dimanche, Brandt jetait votre alambic à la mer.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A nut without a bolt, and a note: “Somebody has the other half.”',
        'Un écrou sans boulon et un mot : « Quelqu’un a l’autre moitié. »',
      ),
      act: text(
        'Bring a small bottle of water with an ugly label.',
        'Apportez une petite bouteille d’eau avec une vilaine étiquette.',
      ),
    },
    arrival: {
      reveal: text(
        '“At nine I was cutting my meat, like all of you. And the lights stayed on, didn’t they? You’re welcome.”',
        '« À neuf heures, je coupais ma viande, comme vous. Et la lumière est restée allumée, non? De rien. »',
      ),
      conceal: text('What’s in your bottle.', 'Ce qu’il y a dans votre bouteille.'),
      act: text('Offer everybody a drop of “medicine”.', 'Offrez à la ronde une goutte de « sirop ».'),
    },
    hoosh: {
      reveal: text(
        '“He’d found my… my spare radiator. He said Sunday. I said, which Sunday? He didn’t laugh. He never laughed.”',
        '« Il avait trouvé mon… mon radiateur de rechange. Il a dit : dimanche. J’ai dit : lequel? Il n’a ' +
          'pas ri. Il ne riait jamais. »',
      ),
      conceal: text('What the radiator is for.', 'À quoi sert ce radiateur.'),
      act: text(
        'Put your ear to the table and listen to the generator.',
        'Collez l’oreille à la table et écoutez la génératrice.',
      ),
    },
    roast: {
      reveal: text(
        '“Every ten minutes, look, that’s my handwriting, that’s my thumb. You think I ran out into that ' +
          'between two thumbs?”',
        '« Toutes les dix minutes : là, c’est mon écriture, et là, mon pouce. Vous me voyez courir ' +
          'là-dedans entre deux coups de pouce? »',
      ),
      conceal: text('What “second run” in your log means.', 'Ce que veut dire « deuxième passe » dans votre cahier.'),
      act: text(
        'Pass your log around and hope that nobody reads the last column.',
        'Faites circuler votre cahier en espérant que personne ne lise la dernière colonne.',
      ),
      receive: text('Your engine log.', 'Votre cahier de machine.'),
    },
    ice: {
      reveal: text(
        '“Yes, it’s a still. And who came every Friday with a cup? I can name you all, so be nice to me.”',
        '« Oui, c’est un alambic. Et qui venait le vendredi avec sa tasse? Je peux vous nommer, tout le ' +
          'monde; alors, un peu de respect. »',
      ),
      conceal: text('That Brandt came on Fridays, too, once.', 'Qu’un vendredi, Brandt est venu aussi.'),
      act: text(
        'Explain to somebody how a machine can work while nobody stands beside it.',
        'Expliquez à quelqu’un comment une machine travaille toute seule.',
      ),
    },
    accusation: {
      reveal: text(
        '“Machines don’t lie. They only do what you tell them, even when you’ve left the room.”',
        '« Une machine, ça ne ment pas. Ça fait ce qu’on lui dit, même quand on est sorti. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text(
        'Write a name and your reason, with oil on your thumb.',
        'Écrivez un nom et votre raison, le pouce plein d’huile.',
      ),
    },
    reveal: {
      reveal: text(
        '“To Brandt. Go on, drink. It’s only awful the first time.”',
        '« À Brandt. Allez, buvez. C’est affreux, mais seulement la première fois. »',
      ),
      act: text('Raise your bottle.', 'Levez votre bouteille.'),
    },
  }),
}
