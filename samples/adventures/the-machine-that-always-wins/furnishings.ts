import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

/** What makes a machine of a box, and a person of a machine. No puzzle needs it. */
export const furnishings: SampleRoom['props'] = [
  {
    key: 'figure',
    name: text('A figure in a wig', 'Une figure en perruque'),
    description: text('Stand it behind the cabinet: the Marquis.', 'Debout derrière le meuble : le Marquis.'),
    source: 'household',
    substitutes: text(
      'A broom with a mop on it, or a coat on a hanger with a towel.',
      'Un balai coiffé d’une vadrouille, ou un manteau sur un cintre avec une serviette.',
    ),
    placement: 'sight',
    isDecoration: true,
  },
  {
    key: 'chessboard',
    name: text('A chessboard', 'Un échiquier'),
    description: text('Lay it empty on top of the cabinet.', 'À poser vide sur le meuble.'),
    source: 'household',
    substitutes: text(
      'A checked cloth or a square of cardboard.',
      'Un linge à vaisselle à carreaux ou un carré de carton.',
    ),
    placement: 'sight',
    isDecoration: true,
  },
  {
    key: 'book',
    name: text('A large book', 'Un gros livre'),
    description: text('On a shelf, among others.', 'Sur une tablette, parmi d’autres.'),
    source: 'household',
    substitutes: text('A photo album or a binder.', 'Un album de photos ou un cartable à anneaux.'),
    placement: 'sight',
    resetStep: text(
      'Put the page of accounts back, one corner sticking out.',
      'Remettre la page de comptes, un coin qui dépasse.',
    ),
    isDecoration: true,
  },
  {
    key: 'cushion',
    name: text('A cushion', 'Un coussin'),
    source: 'household',
    substitutes: text('A folded blanket or towel.', 'Une couverture ou une serviette pliée.'),
    placement: 'container',
    resetStep: text('Into the cabinet, the letter on it.', 'Dans le meuble, la lettre dessus.'),
    isDecoration: true,
  },
  {
    key: 'cup',
    name: text('A tin cup', 'Une tasse de métal'),
    source: 'household',
    substitutes: text('Any small cup.', 'N’importe quelle petite tasse.'),
    placement: 'container',
    resetStep: text('Into the cabinet.', 'Dans le meuble.'),
    isDecoration: true,
  },
  {
    key: 'candle-end',
    name: text('A candle end', 'Un bout de bougie'),
    description: text('It’s never lit.', 'On ne l’allume pas.'),
    source: 'household',
    substitutes: text('An electric tealight, switched off.', 'Une bougie à piles, éteinte.'),
    placement: 'container',
    resetStep: text('Into the cabinet.', 'Dans le meuble.'),
    isDecoration: true,
  },
  {
    key: 'hat',
    name: text('A hat or a scarf, for whoever leads', 'Un chapeau ou un foulard, pour l’hôte'),
    description: text(
      'Ready outside the door. If you play too, leave it out.',
      'Prêt derrière la porte. Inutile si vous jouez aussi.',
    ),
    source: 'household',
    substitutes: text('Anything that’s put on in a second.', 'N’importe quoi qui s’enfile en une seconde.'),
    placement: 'sight',
    resetStep: text('Back outside the door.', 'De retour derrière la porte.'),
    isDecoration: true,
  },
]
