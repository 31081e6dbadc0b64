import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

export const props: SampleDinner['props'] = [
  {
    key: 'trophy',
    name: text('The trophy', 'Le trophée'),
    description: text(
      'A pumpkin on a pedestal behind one end of the table. The empty chair below it is Bellavance’s, with ' +
        'a sash over its back.',
      'Une citrouille sur un socle, derrière un bout de la table. La chaise vide dessous est celle de ' +
        'Bellavance, une écharpe sur le dossier.',
    ),
    howToMake: text(
      'Any pumpkin on an upturned pot. The sash: a strip of cloth or crêpe paper in three colours.',
      'N’importe quelle citrouille sur un pot retourné. L’écharpe : une bande de tissu ou de papier crêpé, ' +
        'à trois couleurs.',
    ),
    quantity: 1,
  },
  {
    key: 'mugs',
    name: text('Mugs', 'Tasses'),
    description: text(
      'All alike if possible, one at each place and one at the empty one. The soup is drunk from them.',
      'Toutes pareilles si possible, une à chaque place et une à la place vide. On y boit la soupe.',
    ),
    howToMake: text('Paper cups will do.', 'Des gobelets font l’affaire.'),
    quantity: 11,
  },
  {
    key: 'place-cards',
    name: text('Place cards', 'Cartons de table'),
    description: text(
      '“Monsieur Bellavance” and “Weights and Measures”. At the beginning they stand swapped; in the ' +
        'stew you show with them what happened.',
      '« Monsieur Bellavance » et « Poids et mesures ». Au début, ils sont échangés; pendant le mijoté, ' +
        'ils servent à montrer ce qui s’est passé.',
    ),
    howToMake: text(
      'Fold two cards: “Monsieur Bellavance” stands at the empty chair below the trophy, “Weights and ' +
        'Measures” at Swann Delisle’s place.',
      'Pliez deux cartons : « Monsieur Bellavance » à la chaise vide, sous le trophée, « Poids et ' +
        'mesures » à la place de Swann Delisle.',
    ),
    quantity: 2,
  },
  {
    key: 'telephone',
    name: text('A telephone', 'Un téléphone'),
    description: text('It rings at the end. You answer.', 'Il sonne à la fin. Vous décrochez.'),
    howToMake: text(
      'Any old telephone, or a drawing of one and an alarm on your own.',
      'Un vieux téléphone, ou le dessin d’un téléphone et une alarme sur le vôtre.',
    ),
    quantity: 1,
  },
]
