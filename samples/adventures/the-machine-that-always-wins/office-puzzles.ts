import { prose } from '#samples/prose.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

/** At the Professor's table. */
export const officePuzzles: SampleRoom['puzzles'] = [
  {
    key: 'ledger',
    name: text('What the Professor doesn’t write down', 'Ce que le professeur n’écrit pas'),
    description: prose(
      `The Professor writes down every nail. His travelling desk has four wheels and a slip of paper glued on: “Mine
      alone: what isn’t in the book. Dollars and cents.”

      So somewhere there is a book, and a sum in it that doesn’t come out.`,
      `Le professeur note le moindre clou. Son écritoire de voyage a quatre molettes et un papier collé dessus : « À
      moi seul : ce qui n’est pas dans le livre. Dollars et cents. »

      Il y a donc un livre quelque part, et dedans un compte qui ne tombe pas juste.`,
    ),
    solution: text('2275', '2275'),
    lockType: 'digits4',
    hints: [
      text(
        'A travelling showman hides his accounts among other people’s words. Is there a shelf in this room?',
        'Un forain cache ses comptes parmi les mots des autres. Y a-t-il une étagère dans cette pièce?',
      ),
      text(
        'Add up the six expenses yourself. The Professor’s total is larger.',
        'Additionnez vous-mêmes les six dépenses. Le total du professeur est plus élevé.',
      ),
      text(
        'The expenses come to 44 dollars. Take that from 66 dollars and 75 cents.',
        'Les dépenses font 44 dollars. Retranchez-les de 66 dollars et 75 cents.',
      ),
    ],
    expectedMinutes: 12,
    needs: ['account-page', 'desk'],
    gives: ['gossip-letter', 'pawn-card'],
    container: 'prop',
    containerId: 'desk',
  },
  {
    key: 'wig-box',
    name: text('The poem in the lid', 'Le poème du couvercle'),
    description: prose(
      `The box of the Marquis’s best wig has a lock with five letters. The poem below was pasted into the lid of his
      powder box, cut out with nail scissors. It’s not in the Professor’s hand.`,
      `La boîte de la belle perruque du Marquis a un cadenas de cinq lettres. Le poème ci-dessous était collé dans le
      couvercle de sa boîte à poudre, découpé aux ciseaux à ongles. Ce n’est pas l’écriture du professeur.`,
    ),
    lockType: 'word',
    hints: [
      text('Where do eight little ones stand in a row?', 'Où voit-on huit petits debout en rang?'),
      text(
        'It’s a piece on a chessboard: the strongest one. The man with the crown stands next to it.',
        'C’est une pièce du jeu d’échecs : la plus forte. Son mari est debout à côté.',
      ),
      text(
        'Who wears a crown beside the king, and has five letters?',
        'Qui porte une couronne à côté du roi, en cinq lettres?',
      ),
    ],
    expectedMinutes: 10,
    puzzleId: 'wig-riddle',
    needs: ['wig-chest'],
    gives: ['patent-engraving', 'queen-card'],
    container: 'prop',
    containerId: 'wig-chest',
  },
  {
    key: 'evenings',
    name: text('Four evenings', 'Quatre soirs'),
    description: prose(
      `Four evenings at the last stop, four opponents, four victories. Somebody in the audience saw it all. Work out
      who played when, and how many pieces the Marquis had left.

      The hatbox has three wheels and a label in a small, neat hand: “How many he had left. Thursday, Saturday,
      Sunday. Friday doesn’t count. The candle went out.”`,
      `Quatre soirs à la dernière étape, quatre adversaires, quatre victoires. Quelqu’un dans la salle a tout vu.
      Trouvez qui a joué quand, et combien de pièces il restait au Marquis.

      La boîte à chapeau a trois molettes et une étiquette, d’une petite écriture nette : « Combien il lui en
      restait. Jeudi, samedi, dimanche. Vendredi ne compte pas. La bougie s’était éteinte. »`,
    ),
    solution: text('795', '795'),
    lockType: 'digits3',
    hints: [
      text(
        'The captain, the baker and an evening with nine pieces follow each other.',
        'Le capitaine, le boulanger et un soir à neuf pièces se suivent.',
      ),
      text(
        'Baker, schoolmistress, captain: from fewer to more. None of them can have nine, so who has?',
        'Boulanger, institutrice, capitaine : du moins au plus. Aucun des trois ne peut avoir neuf. Qui, alors?',
      ),
      text(
        'Thursday the captain, Friday the baker, Saturday the notary, Sunday the schoolmistress. Fill in the pieces.',
        'Jeudi le capitaine, vendredi le boulanger, samedi le notaire, dimanche l’institutrice. Restent les pièces.',
      ),
    ],
    expectedMinutes: 13,
    puzzleId: 'four-evenings',
    needs: ['gossip-letter', 'hatbox'],
    gives: ['six-keys', 'poster-engraving'],
    container: 'prop',
    containerId: 'hatbox',
  },
  {
    key: 'engravings',
    name: text('Two engravings', 'Deux gravures'),
    description: prose(
      `The same cabinet twice: once for the patent office, once for the posters. An honest man has no reason to draw
      a thing in two ways. Each engraving is ruled into nine fields, numbered by small dots.

      Three fields aren’t the same. The jewel case has three wheels; the smallest number comes first.`,
      `Deux fois le même meuble : pour le bureau des brevets, et pour les affiches. Un homme honnête n’a pas à
      dessiner une chose de deux façons. Chaque gravure est divisée en neuf cases, numérotées par de petits points.

      Trois cases diffèrent. Le coffret à bijoux a trois molettes; le plus petit nombre vient d’abord.`,
    ),
    solution: text('269', '269'),
    lockType: 'digits3',
    hints: [
      text(
        'Take it in turns: one describes a field, the others check it.',
        'À tour de rôle : une personne décrit une case, les autres vérifient.',
      ),
      text(
        'Look above his wig, beside his hand, and low down on the right.',
        'Regardez au-dessus de sa perruque, près de sa main, et tout en bas à droite.',
      ),
      prose(
        `The plume, the candle and the air holes. Why would a machine need air? Count the dots of these fields.`,
        `Le plumet, la bougie et les trous d’air. À quoi bon de l’air pour une machine? Comptez les points de ces
        cases.`,
      ),
    ],
    expectedMinutes: 11,
    needs: ['patent-engraving', 'poster-engraving', 'jewel-case'],
    gives: ['rook-card'],
    container: 'prop',
    containerId: 'jewel-case',
  },
]
