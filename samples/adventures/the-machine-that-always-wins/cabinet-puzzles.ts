import { prose } from '#samples/prose.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

/** Inside the Marquis; the groups come together here. */
export const cabinetPuzzles: SampleRoom['puzzles'] = [
  {
    key: 'outer-door',
    name: text('Six keys, one door', 'Six clés, une porte'),
    description: prose(
      `Six keys from the hatbox, each with a sign. On the cabinet door hangs a drawing of its lock, cut open: the key
      goes in from the left, and the pins hang down into it. Where a pin is long, the key must be cut deep.

      Give Gaspard the one key that fits, and tell him why he should open a machine. He won’t try a second key: the
      lock rings a bell at the Professor’s table.`,
      `Six clés de la boîte à chapeau, chacune avec un signe. Sur la porte du meuble, un dessin de la serrure, en
      coupe : la clé entre par la gauche, et les goupilles pendent dedans. Là où une goupille est longue, le creux de
      la clé doit être profond.

      Donnez à Gaspard la seule clé qui convient, et dites-lui pourquoi ouvrir une machine. Il n’essaiera pas deux
      clés : la serrure sonne chez le professeur.`,
    ),
    solution: text('The key with the moon', 'La clé à la lune'),
    lockType: 'key',
    hints: [
      text(
        'Cut the keys out and lay them under the drawing, bow to the left.',
        'Découpez les clés et posez-les sous le dessin, anneau à gauche.',
      ),
      text(
        'From the left the pins are middle, long, short, long, short. The cuts have to be the same.',
        'De gauche à droite, les goupilles : moyenne, longue, courte, longue, courte. Les creux doivent être pareils.',
      ),
      text(
        'Not the circle, the square, the triangle or the heart. Of the two that are left, one is the wrong way round.',
        'Ni le rond, ni le carré, ni le triangle, ni le cœur. Des deux qui restent, l’une est à l’envers.',
      ),
    ],
    expectedMinutes: 8,
    needs: ['six-keys', 'lock-drawing', 'cabinet', 'tape'],
    gives: ['first-letter', 'inner-box', 'cushion', 'cup', 'candle-end'],
    container: 'prop',
    containerId: 'cabinet',
  },
  {
    key: 'inner-door',
    name: text('The inner door', 'La porte intérieure'),
    description: prose(
      `A cushion. A tin cup. A candle end, and a ceiling black with soot, so low that nobody could sit up straight.
      And behind it a second door with four wheels, scratched on the inside.

      In the boxes and in a drawer there were cards, each with a chess piece and a number under it. The letter says
      in which order.`,
      `Un coussin. Une tasse de métal. Un bout de bougie, et un plafond noir de suie, si bas que personne n’y
      tiendrait droit. Derrière, une deuxième porte à quatre molettes, griffée de l’intérieur.

      Dans les boîtes et dans un tiroir, il y avait des cartes : une pièce d’échecs et, dessous, un nombre. La lettre
      dit dans quel ordre.`,
    ),
    solution: text('3816', '3816'),
    lockType: 'digits4',
    hints: [
      text(
        'Four cards turned up: three in boxes, one in a drawer. Lay them side by side.',
        'Vous avez quatre cartes : trois des boîtes, une du tiroir. Mettez-les côte à côte.',
      ),
      text(
        'The letter names no piece, but says of each what it does on the board.',
        'La lettre ne nomme aucune pièce, mais dit de chacune ce qu’elle fait sur l’échiquier.',
      ),
      text('The pawn, the knight, the rook, the queen.', 'Le pion, le cavalier, la tour, la reine.'),
    ],
    expectedMinutes: 5,
    needs: ['first-letter', 'pawn-card', 'knight-card', 'rook-card', 'queen-card', 'inner-box'],
    gives: ['position', 'contract'],
    container: 'prop',
    containerId: 'inner-box',
  },
  {
    key: 'last-move',
    name: text('The move nobody was to find', 'Le coup que personne ne devait trouver'),
    description: prose(
      `The position on the board is set for tonight. You play White, the Marquis plays Black, and it’s your move.

      The rook goes straight, sideways or up and down, as far as nothing is in its way. The king goes one step to
      any square next to his, but never onto one that’s attacked. The Marquis has lost as soon as his king is
      attacked and every square he could step to is attacked as well.

      One single move does it. Write it down, from which square to which. The Professor is on the stairs.`,
      `La position de ce soir est en place. Vous avez les blancs, le Marquis a les noirs, et c’est à vous de jouer.

      La tour va tout droit, de côté ou de haut en bas, aussi loin que rien ne lui barre la route. Le roi fait un
      pas vers n’importe quelle case voisine, mais jamais vers une case attaquée. Le Marquis a perdu dès que son roi
      est attaqué et que toutes les cases où il pourrait aller le sont aussi.

      Un seul coup y arrive. Notez-le : de quelle case à quelle case. Le professeur est dans l’escalier.`,
    ),
    solution: text('e1 to e5', 'e1 à e5'),
    lockType: 'paper',
    hints: [
      text(
        'One of your rooks is already guarding something. Which row can the black king not step onto?',
        'Une de vos tours garde déjà quelque chose. Sur quelle rangée le roi noir ne peut-il pas aller?',
      ),
      text(
        'Leave that rook where it is. With the other one attack the whole row on which the king stands.',
        'Laissez cette tour en place. Avec l’autre, attaquez toute la rangée où se tient le roi.',
      ),
      text('The rook in column e goes up as far as it can.', 'La tour de la colonne e monte aussi haut qu’elle peut.'),
    ],
    expectedMinutes: 5,
    needs: ['position', 'contract'],
    gives: [],
    endsRoom: true,
  },
]
