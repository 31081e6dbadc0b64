import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

export const moments: SampleDinner['moments'] = [
  {
    key: 'message',
    time: text('16:50', '16 h 50'),
    place: text('The radio room', 'Le poste radio'),
    happened: text(
      'Brandt hands Kim the message: the night readings are worthless, the name follows tonight. Kim reads ' +
        'it and says: after nine, of course.',
      'Brandt remet le message à Kim : les relevés de nuit ne valent rien, le nom suivra ce soir. Kim le ' +
        'lit et répond : après neuf heures, bien sûr.',
    ),
    actorIds: ['brandt', 'osterman'],
    witnessIds: [],
  },
  {
    key: 'tape-sender',
    time: text('17:15', '17 h 15'),
    place: text('The radio room', 'Le poste radio'),
    happened: text(
      'Kim puts the punched tape of the press bulletin on the sender. It runs for 110 minutes by itself.',
      'Kim place la bande perforée du bulletin de presse sur l’émetteur. Elle tourne 110 minutes toute seule.',
    ),
    actorIds: ['osterman'],
    witnessIds: [],
  },
  {
    key: 'reading',
    time: text('17:30', '17 h 30'),
    place: text('The rope', 'La corde'),
    happened: text(
      'Sacha walks to the shelter and back; the rope is in order.',
      'Sacha va à l’abri et en revient; la corde est en ordre.',
    ),
    actorIds: ['verhaegen'],
    witnessIds: [],
  },
  {
    key: 'cellar',
    time: text('17:45', '17 h 45'),
    place: text('The ice cellar', 'La cave de glace'),
    happened: text(
      'Noa sings to Tosca until seven. Biscuit hears it through the floor.',
      'Noa chante pour Tosca jusqu’à sept heures. Biscuit l’entend à travers le plancher.',
    ),
    actorIds: ['falk'],
    witnessIds: [],
  },
  {
    key: 'greetings',
    time: text('17:50', '17 h 50'),
    place: text('The mess', 'Le carré'),
    happened: text(
      'The tape machine is switched on; Robin, Eden and others read greetings until twenty past seven.',
      'On allume le magnétophone; Robin, Eden et d’autres lisent des vœux jusqu’à sept heures vingt.',
    ),
    actorIds: ['tessier', 'laurent', 'lindqvist', 'sorel'],
    witnessIds: [],
  },
  {
    key: 'darkroom-door',
    time: text('17:50', '17 h 50'),
    place: text('The darkroom', 'La chambre noire'),
    happened: text(
      'The red light goes on. Nobody can come out before the plates are dry.',
      'La lampe rouge s’allume. Personne ne peut sortir avant que les plaques soient sèches.',
    ),
    actorIds: ['verhaegen', 'ashdown'],
    witnessIds: [],
  },
  {
    key: 'thumb',
    time: text('17:55', '17 h 55'),
    place: text('The galley', 'La cuisine'),
    happened: text(
      'Biscuit’s thumb. Alex sews it up and stays for the brandy. Next door the bearing runs hot.',
      'Le pouce de Biscuit. Alex le recoud et reste pour le cognac. À côté, le palier chauffe.',
    ),
    actorIds: ['biscuit', 'moreau'],
    witnessIds: [],
  },
  {
    key: 'hatch',
    time: text('18:00', '18 h'),
    place: text('Post 6', 'Le poteau 6'),
    happened: text(
      'Kim leaves by the hatch in the roof, in the spare parka. At post 6 the rope to the shelter comes ' +
        'off, and the old tarred line to the Notch takes its place. At twenty past six Kim is back.',
      'Kim sort par la trappe du toit, dans la parka de réserve. Au poteau 6, la corde de l’abri est ' +
        'détachée, et l’ancienne ligne goudronnée, celle de l’Encoche, prend sa place. À six heures vingt, ' +
        'Kim est de retour.',
    ),
    actorIds: ['osterman'],
    witnessIds: [],
  },
  {
    key: 'nine',
    time: text('21:00', '21 h'),
    place: text('The Notch', 'L’Encoche'),
    happened: text(
      'Brandt follows the rope into the dark, hand over hand. At post 6 it turns tarred under his mitten. ' +
        'He doesn’t let go.',
      'Brandt suit la corde dans le noir, une main après l’autre. Au poteau 6, sous sa mitaine, elle ' +
        'devient goudronnée. Il ne lâche pas.',
    ),
    actorIds: ['brandt'],
    witnessIds: [],
  },
  {
    key: 'put-right',
    time: text('21:50', '21 h 50'),
    place: text('Post 6', 'Le poteau 6'),
    happened: text(
      'In the search, Kim walks the rope alone and ties it back, with a clean new knot.',
      'Pendant la battue, Kim longe la corde sans témoin et la remet en place, d’un beau nœud tout neuf.',
    ),
    actorIds: ['osterman'],
    witnessIds: [],
  },
  {
    key: 'found',
    time: text('22:15', '22 h 15'),
    place: text('The foot of the ice front', 'Le pied de la falaise'),
    happened: text(
      'Noa and two dogs find him. His right hand is closed around a strand of hemp.',
      'Noa et deux chiens le trouvent. Sa main droite est fermée sur un brin de chanvre.',
    ),
    actorIds: ['falk'],
    witnessIds: [],
  },
]
