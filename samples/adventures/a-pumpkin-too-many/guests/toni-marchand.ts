import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/a-pumpkin-too-many/cards.ts'

export const toniMarchand: Guest = {
  key: 'marchand',
  name: text('Toni Marchand', 'Toni Marchand'),
  role: 'suspect',
  isOptional: true,
  portraitAssetId: './art/portraits/marchand.webp',
  publicDescription: text(
    'Drives the bus and plays the tuba, sometimes at once.',
    'Conduit l’autobus et joue du tuba, parfois en même temps.',
  ),
  background: text(
    'In the bell of your tuba there’s a shoe box with the bets on the Weigh-Off; half the village is in ' +
      'it. On Goliath alone there lay eleven thousand, at 250 kilos exactly. At 240 you owe nobody anything ' +
      'and everybody thinks that you arranged it. Bellavance had put a thousand on the nose and wanted it ' +
      'back.\n\nOn Saturday you accompanied the choir on the stage, from six until twenty-four past, without ' +
      'a break. Somebody has to do the “oom”.',
    'Dans le pavillon de votre tuba, il y a une boîte à souliers : les paris de la Pesée. La moitié du ' +
      'village est dedans. Rien que sur Goliath, onze mille, à 250 kilos tout rond. À 240, vous ne devez ' +
      'rien à personne, et tout le monde pense que c’est arrangé. Bellavance avait mis mille sur 250 et ' +
      'voulait les ravoir.\n\nSamedi, vous avez accompagné la chorale sur scène, de six heures à six heures ' +
      'vingt-quatre, d’un seul souffle. Il faut bien que quelqu’un fasse les « pom ».',
  ),
  personality: text(
    'Jolly, thirsty, always in time. Speaks in rhythm when nervous.',
    'De la gaieté, de la soif, jamais en retard d’une mesure. Parle en rythme quand ça va mal.',
  ),
  costumeIdeas: text(
    'A band cap with gold braid, a bus driver’s jacket.',
    'Une casquette de fanfare à galon doré, une veste d’autobus.',
  ),
  castingNotes: text('For somebody with a big laugh.', 'Pour un grand rire.'),
  secret: text('You run the forbidden bets on the Weigh-Off.', 'Vous tenez les paris clandestins de la Pesée.'),
  motive: text(
    'The mayor had lost a thousand and wanted it back, or the police.',
    'Le maire avait perdu mille et les voulait, ou la police.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A slip: “250 on the nose. Payable in pumpkins.”',
        'Un bulletin : « 250 tout rond. Payable en citrouilles. »',
      ),
      act: text(
        'Take small bets on who will be accused. In sweets.',
        'Prenez des paris sur qui sera accusé. En bonbons.',
      ),
    },
    arrival: {
      reveal: text(
        '“I was on the stage, oom-pah, oom-pah, and when we stopped, he was dying. It’s the first time ' +
          'that anybody noticed when we stopped.”',
        '« J’étais sur scène, pom pom, pom pom, et quand on s’est arrêtés, il mourait. C’est bien la ' +
          'première fois qu’on remarque quand on s’arrête. »',
      ),
      conceal: text(
        'The shoe box in the tuba, and the mayor’s thousand.',
        'La boîte à souliers dans le tuba, et les mille du maire.',
      ),
      act: text('Open your betting book.', 'Ouvrez vos paris.'),
    },
    soup: {
      reveal: text(
        '“What slip? That’s a… shopping list. Two hundred and fifty… eggs. On the nose.”',
        '« Quel bulletin? C’est une… liste d’épicerie. Deux cent cinquante… œufs. Tout rond. »',
      ),
      conceal: text('The mayor’s thousand.', 'Les mille du maire.'),
      act: text('Drum a march on the table when it gets tense.', 'Tambourinez une marche quand l’ambiance se tend.'),
    },
    stew: {
      reveal: text(
        '“From up there I see the whole hall. And at ten past six nobody stood at the scale but a fireman. ' +
          'I remember, because he waved.”',
        '« De là-haut, je vois toute la salle. À six heures dix, à la balance, il n’y avait plus qu’un ' +
          'pompier. Je m’en souviens, il m’a fait signe. »',
      ),
      conceal: text('That everybody thinks you arranged the 240.', 'Que tout le monde croit que les 240, c’est vous.'),
      act: text('Announce the odds after each clue.', 'Annoncez la cote après chaque piste.'),
    },
    pie: {
      reveal: text(
        '“Yes, I take bets. And I lost sleep over it: how can the best pumpkin in the country lose ten ' +
          'kilos on a Friday? I’d have paid to know.”',
        '« Oui, je prends les paris. Et je n’en dormais plus : comment la meilleure citrouille du pays ' +
          'perd dix kilos un vendredi? J’aurais payé pour le savoir. »',
      ),
      conceal: text('That you’ll pay everybody back.', 'Que vous allez rembourser tout le monde.'),
      act: text('Close your betting book.', 'Fermez vos paris.'),
    },
    accusation: {
      reveal: text(
        '“Nobody bet on this one. Not a single sweet.”',
        '« Là-dessus, personne n’a parié. Pas un bonbon. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text('Write a name and your reason, and the odds.', 'Écrivez un nom, votre raison et la cote.'),
    },
    reveal: {
      reveal: text(
        '“Two hundred and fifty! Everybody’s won. Oh no. Everybody’s won!”',
        '« Deux cent cinquante! Tout le monde a gagné. Oh non. Tout le monde a gagné! »',
      ),
      act: text('Pay out in sweets.', 'Payez en bonbons.'),
    },
  }),
}
