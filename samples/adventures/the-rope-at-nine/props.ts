import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

export const props: SampleDinner['props'] = [
  {
    key: 'ropes',
    name: text('Two pieces of rope', 'Deux bouts de corde'),
    description: text(
      'One white, one dark. They come on the table after the photograph: the rope to the shelter, and what ' +
        'Brandt held. By candlelight the dark one looks and even smells like tar.',
      'L’un blanc, l’autre foncé. Ils arrivent sur la table après la photo : la corde de l’abri, et ce que ' +
        'Brandt tenait. À la bougie, le foncé a l’air goudronné, jusqu’à l’odeur.',
    ),
    howToMake: text(
      'Cut a metre of light cotton rope in two. Boil one half for ten minutes in very strong coffee and ' +
        'let it dry overnight; fray its end. Keep both out of sight.',
      'Coupez en deux un mètre de corde de coton claire. Faites bouillir une moitié dix minutes dans du ' +
        'café très fort et laissez-la sécher une nuit; effilochez-en le bout. Gardez les deux hors de vue.',
    ),
    quantity: 1,
  },
  {
    key: 'chair',
    name: text('Brandt’s place', 'La place de Brandt'),
    description: text(
      'Laid in full. Before the roast, a few strands of the dark rope go into the mitten. His glass takes ' +
        'the slips of the accusation.',
      'Un couvert complet. Avant le rôti, quelques brins de la corde foncée vont dans la mitaine. Le verre ' +
        'reçoit les bulletins de l’accusation.',
    ),
    howToMake: text(
      'Lay one place more, with any thick right-hand mitten on the plate.',
      'Mettez un couvert de plus, une grosse mitaine droite sur l’assiette.',
    ),
    quantity: 1,
  },
  {
    key: 'rule',
    name: text('The rule over the door', 'La règle au-dessus de la porte'),
    description: text(
      'A board that everybody passes when they come in.',
      'Un panneau sous lequel tout le monde passe en entrant.',
    ),
    howToMake: text(
      'Write on cardboard, in capitals: “Whoever goes out signs. Whoever lets go of the rope is dead.” ' +
        'Hang it above the door of the dining room and let every guest sign a list.',
      'Écrivez sur un carton, en capitales : « On sort, on signe. Lâcher la corde, c’est mourir. » ' +
        'Accrochez-le au-dessus de la porte de la salle à manger, et faites signer une liste à chaque ' +
        'personne.',
    ),
    quantity: 1,
  },
]
