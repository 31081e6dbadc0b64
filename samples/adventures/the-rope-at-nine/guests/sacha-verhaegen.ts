import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/the-rope-at-nine/cards.ts'

export const sachaVerhaegen: Guest = {
  key: 'verhaegen',
  name: text('Sacha Verhaegen', 'Sacha Verhaegen'),
  role: 'suspect',
  portraitAssetId: './art/portraits/verhaegen.webp',
  publicDescription: text(
    'Meteorologist. Both hands in bandages since the twelfth, and still the best forecast on the continent.',
    'Météo de la station. Les deux mains bandées depuis le douze, et toujours la meilleure prévision du continent.',
  ),
  background: text(
    'The instruments are yours, or were. In April, Brandt took the nine o’clock reading away from you, “to ' +
      'be sure”, he said, and never told you of what. You heard: I don’t trust you. So you wrote to the ' +
      'Institute that the station leader was no longer in his right mind, and asked for his place.\n\n' +
      'Yesterday: at half past five you made the afternoon reading. You followed the rope out and back, all ' +
      'twelve posts, with your mitten on it, and it was in order. From ten to six you were in the darkroom ' +
      'with your cloud plates until the gong. With these hands somebody had to unscrew the bottles for you; ' +
      'at nine somebody cut your meat.',
    'Les instruments sont à vous, ou plutôt l’étaient. En avril, Brandt vous a enlevé le relevé de neuf ' +
      'heures, « pour en avoir le cœur net », sans jamais dire de quoi. Vous avez compris : je n’ai pas ' +
      'confiance. Alors vous avez écrit à l’Institut que le chef de la station n’avait plus toute sa tête, ' +
      'et demandé sa place.\n\nHier : à cinq heures et demie, le relevé de l’après-midi. Vous avez suivi la ' +
      'corde à l’aller et au retour, les douze poteaux, la mitaine dessus, et elle était en ordre. Dès six ' +
      'heures moins dix, la chambre noire et vos plaques de nuages, jusqu’au gong. Avec ces mains, il ' +
      'fallait qu’on vous débouche les flacons; à neuf heures, on vous coupait votre viande.',
  ),
  personality: text(
    'Proud, precise, easily hurt. Quotes figures when nervous.',
    'De la fierté, de la précision, la peau fine. Cite des chiffres quand ça va mal.',
  ),
  costumeIdeas: text(
    'A shirt and tie under a cardigan; both hands wound in gauze, the thumbs free for the fork.',
    'Chemise et cravate sous une veste de laine; les deux mains dans la gaze, les pouces libres pour la fourchette.',
  ),
  castingNotes: text(
    'For somebody who enjoys acting with bandaged hands. Neighbours may help with the plate.',
    'Pour qui trouve drôle de jouer les mains bandées. À table, on peut l’aider à manger.',
  ),
  secret: text(
    'You wrote to the Institute that Brandt had lost his mind, and asked for his post.',
    'Vous avez écrit à l’Institut que Brandt perdait la raison, et demandé son poste.',
  ),
  motive: text(
    'He’d taken your nine o’clock reading from you, in front of everybody.',
    'Il vous avait pris votre relevé de neuf heures, devant tout le monde.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A roll of gauze, and a note: “Both hands, please. It will make sense.”',
        'Un rouleau de gaze et un mot : « Les deux mains, s’il vous plaît. Vous comprendrez. »',
      ),
      act: text('Come with bandaged hands.', 'Venez les mains bandées.'),
    },
    arrival: {
      reveal: text(
        '“I walked that rope at half past five, out and back. Twelve posts, I counted. There was nothing ' +
          'wrong with it. Write that down.”',
        '« Cette corde, je l’ai suivie à cinq heures et demie, aller et retour. Douze poteaux, je les ai ' +
          'comptés. Elle n’avait rien. Notez-le. »',
      ),
      conceal: text(
        'How much the nine o’clock reading meant to you.',
        'Combien le relevé de neuf heures comptait pour vous.',
      ),
      act: text('Ask somebody to pour your drink.', 'Demandez qu’on vous verse à boire.'),
    },
    hoosh: {
      reveal: text(
        '“Everybody asks who left the table at nine. Nobody did! I had the whole table around me and a ' +
          'spoon in my mouth that wasn’t mine.”',
        '« Tout le monde demande qui a quitté la table à neuf heures. Personne! J’avais la table entière ' +
          'autour de moi et, dans la bouche, une cuillère qu’on me tenait. »',
      ),
      conceal: text('The letter that you had sent by radio.', 'La lettre que vous avez fait partir par radio.'),
      act: text(
        'Quote a temperature whenever you are asked a question.',
        'Citez une température chaque fois qu’on vous pose une question.',
      ),
    },
    roast: {
      reveal: text(
        '“Robin Tessier’s the one to ask about that old line. In February a tractor went through the ice, ' +
          'because it stood three hundred metres off on Robin’s map. We all said it was the weather.”',
        '« Pour la vieille ligne, demandez donc à Robin Tessier. En février, un tracteur est passé à ' +
          'travers la glace, parce que sur sa carte la crevasse était trois cents mètres plus loin. On a ' +
          'tous dit que c’était la météo. »',
      ),
      conceal: text('That you asked for Brandt’s place.', 'Que vous avez demandé la place de Brandt.'),
      act: text(
        'Look for the exact minute at which each paper was written.',
        'Cherchez sur chaque papier la minute exacte.',
      ),
      revealsSecretOfId: 'tessier',
    },
    ice: {
      reveal: text(
        '“I’ve read thermometers for eleven years. They don’t jump up and down like that. Look at the ' +
          'nights, and then look who wrote them.”',
        '« Des thermomètres, j’en lis depuis onze ans. Ça ne saute pas comme ça. Regardez les nuits, et ' +
          'regardez qui les a écrites. »',
      ),
      conceal: text(
        'That you should have seen it yourself, months ago.',
        'Que vous auriez dû le voir vous-même, depuis des mois.',
      ),
      act: text(
        'Compare the night log with every other paper that has temperatures on it.',
        'Comparez le cahier de nuit à tout autre papier où il y a des températures.',
      ),
      receive: text(
        'The list of the rope class, from Noa’s papers.',
        'La liste du cours de corde, tirée des papiers de Noa.',
      ),
    },
    accusation: {
      reveal: text(
        '“He didn’t distrust me at all. I’ve hated him since April for nothing.”',
        '« Ce n’est pas de moi qu’il se méfiait. Depuis avril, je le déteste pour rien. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text(
        'Dictate your accusation to a neighbour you trust.',
        'Dictez votre accusation à qui vous voulez, tout bas.',
      ),
    },
    reveal: {
      reveal: text(
        '“Three in the morning. I’ll do those readings myself from now on. With company, please.”',
        '« Trois heures du matin. À partir de maintenant, ces relevés, je les fais. Mais avec de la ' +
          'compagnie, s’il vous plaît. »',
      ),
      act: text('Take the bandage off one hand and shake somebody’s.', 'Défaites une bande et serrez une main.'),
    },
  }),
}
