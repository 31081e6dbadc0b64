import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

export const moments: SampleDinner['moments'] = [
  {
    key: 'pinned',
    time: text('17:00', '17 h'),
    place: text('The door of the jury’s room', 'La porte du salon du jury'),
    happened: text('Dany pins up the plan. Gaby reads it, twice.', 'Dany épingle le plan. Gaby le lit, deux fois.'),
    actorIds: ['lacroix'],
    witnessIds: ['vasseur'],
  },
  {
    key: 'goliath',
    time: text('17:55', '17 h 55'),
    place: text('The hall', 'La salle'),
    happened: text(
      'Goliath is weighed: 240. He still weighs Thursday’s 250; the scale shows 96 for 100.',
      'On pèse Goliath : 240. En vérité, il fait les 250 de jeudi; la balance montre 96 pour 100.',
    ),
    actorIds: ['vasseur', 'prudhomme'],
    witnessIds: ['delisle'],
  },
  {
    key: 'mugs-filled',
    time: text('17:58', '17 h 58'),
    place: text('The jury’s room', 'Le salon du jury'),
    happened: text(
      'Billie brings the mugs; at six Pépin fills them, and at five past six goes to hear the choir.',
      'Billie apporte les tasses; à six heures, Pépin les remplit et, à six heures cinq, va écouter la chorale.',
    ),
    actorIds: ['prudhomme', 'pepin'],
    witnessIds: [],
  },
  {
    key: 'choir-sings',
    time: text('18:00', '18 h'),
    place: text('The hall', 'La salle'),
    happened: text(
      'The choir sings, Goliath hangs from the hoist, pie is sold and pictures are taken, all until about ' +
        'twenty-four past.',
      'La chorale chante, Goliath pend au palan, on vend de la tarte et on prend des photos, jusque vers ' +
        'six heures vingt-quatre.',
    ),
    actorIds: ['morin', 'prudhomme', 'fontaine', 'duval', 'lambert', 'marchand', 'gauthier'],
    witnessIds: ['delisle'],
  },
  {
    key: 'pencil',
    time: text('18:04', '18 h 04'),
    place: text('The great scale', 'La grande balance'),
    happened: text(
      'Gaby gives the pencil to the fire brigade and goes out by the back.',
      'Gaby remet le crayon aux pompiers et prend la porte de derrière.',
    ),
    actorIds: ['vasseur'],
    witnessIds: [],
  },
  {
    key: 'fuse',
    time: text('18:05', '18 h 05'),
    place: text('The broom cupboard', 'Le placard à balais'),
    happened: text(
      'The microphone is dead; Dany looks for a fuse until a quarter past.',
      'Le micro est mort; Dany cherche un fusible jusqu’à six heures et quart.',
    ),
    actorIds: ['lacroix'],
    witnessIds: [],
  },
  {
    key: 'weights',
    time: text('18:07', '18 h 07'),
    place: text('The mill pond', 'L’étang du moulin'),
    happened: text(
      'The case of weights sinks in the mill pond, behind the hall.',
      'Le coffret de poids coule dans l’étang du moulin, derrière la salle.',
    ),
    actorIds: ['vasseur'],
    witnessIds: [],
  },
  {
    key: 'mug-seven',
    time: text('18:15', '18 h 15'),
    place: text('The jury’s room', 'Le salon du jury'),
    happened: text(
      'Gaby empties the flask into the mug at place 7, which is the Inspector’s by the plan.',
      'Gaby vide la fiole dans la tasse de la place 7, celle de l’Inspection d’après le plan.',
    ),
    actorIds: ['vasseur'],
    witnessIds: [],
  },
  {
    key: 'cards',
    time: text('18:22', '18 h 22'),
    place: text('The jury’s room', 'Le salon du jury'),
    happened: text(
      'Bellavance swaps two cards so that he’ll sit under the trophy. The mugs stay where they are.',
      'Bellavance échange deux cartons pour être assis sous le trophée. Les tasses restent où elles sont.',
    ),
    actorIds: ['bellavance'],
    witnessIds: ['pepin'],
  },
  {
    key: 'to-me',
    time: text('18:30', '18 h 30'),
    place: text('The jury’s room', 'Le salon du jury'),
    happened: text(
      'The toast. Bellavance drinks from the mug at place 7. Gaby sees who sits there, and says nothing.',
      'Le toast. Bellavance boit dans la tasse de la place 7. Gaby voit qui est assis là, et se tait.',
    ),
    actorIds: ['bellavance', 'vasseur'],
    witnessIds: ['delisle', 'prudhomme', 'morin', 'lacroix', 'fontaine', 'duval', 'lambert', 'marchand', 'gauthier'],
  },
  {
    key: 'scale-falls',
    time: text('18:50', '18 h 50'),
    place: text('The hall', 'La salle'),
    happened: text(
      'In the panic Gaby pushes the great scale over.',
      'Dans la bousculade, Gaby renverse la grande balance.',
    ),
    actorIds: ['vasseur'],
    witnessIds: [],
  },
]
