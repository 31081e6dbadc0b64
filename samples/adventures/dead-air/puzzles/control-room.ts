import type { SamplePuzzle } from '#samples/sample-adventure.ts'
import { objects } from '#samples/adventures/dead-air/objects.ts'

export const patchBay: SamplePuzzle = {
  key: 'patch-bay',
  type: 'pattern_matcher',
  name: { en: 'The patch bay', fr: 'Le panneau de raccordement' },
  description: {
    en: 'Sixteen sockets. What a row brings in, a column carries off. Somebody has pulled every cord; whoever it was did not know that the cords matter less than where they go.',
    fr: 'Seize douilles. Ce qu’une rangée apporte, une colonne l’emporte. On a arraché tous les cordons, sans savoir qu’un cordon importe moins que l’endroit où il va.',
  },
  configuration: {
    patternSize: 16,
    patternType: 'visual',
    material: 'picture',
    offUrl: './art/pieces/socket.webp',
    onUrl: './art/pieces/socket-plugged.webp',
    rowNames: [
      { en: 'microphone', fr: 'micro' },
      { en: 'telephone', fr: 'téléphone' },
      { en: 'clock', fr: 'horloge' },
      { en: 'ladder', fr: 'échelle' },
    ],
    columnNames: [
      { en: 'to the aerial', fr: 'vers l’antenne' },
      { en: 'to the reel', fr: 'vers la bobine' },
      { en: 'to the headphones', fr: 'vers le casque' },
      { en: 'to the loudspeaker', fr: 'vers le haut-parleur' },
    ],
    sequenceLength: 4,
    orderMatters: false,
    showLength: false,
    allowedAttempts: 3,
  },
  solution: {
    correctPattern: [1, 7, 10, 12],
    decoys: [
      {
        pattern: [0, 6, 9],
        reply: {
          en: 'That is how it is patched on every other night of the year. She asked for something else.',
          fr: 'C’est le branchement de toutes les autres nuits de l’année. Elle a demandé autre chose.',
        },
      },
      {
        pattern: [1, 6, 11, 12],
        reply: {
          en: 'The clock out loud and the telephone in your ears? It was the other way about.',
          fr: 'L’horloge à tue-tête et le téléphone dans vos oreilles? C’était l’inverse.',
        },
      },
      {
        pattern: [0, 7, 10, 13],
        reply: {
          en: 'You have given the aerial to the microphone, from habit. Tonight it belongs to somebody else.',
          fr: 'Vous avez donné l’antenne au micro, par habitude. Ce soir, elle est à quelqu’un d’autre.',
        },
      },
      {
        pattern: [1, 7, 10],
        reply: {
          en: 'Three of the four. One row is still going nowhere.',
          fr: 'Trois sur quatre. Il y a encore une rangée qui ne va nulle part.',
        },
      },
    ],
  },
  hints: [
    {
      en: 'There are four signs down the side and four along the top, and four sentences somewhere that speak of all eight.',
      fr: 'Quatre signes sur le côté, quatre en haut et, quelque part, quatre phrases qui parlent des huit.',
    },
    {
      en: 'Examine Margot’s letter. Each sentence joins one row to one column. The clock stands for the logger, the ladder for the roof.',
      fr: 'Examinez la lettre de Margot. Chaque phrase relie une rangée à une colonne. L’horloge, c’est l’enregistreur témoin; l’échelle, c’est le toit.',
    },
    {
      en: 'Microphone to the reel, telephone to the loudspeaker. Then the clock into your ears, and the ladder into the air.',
      fr: 'Le micro sur la bobine, le téléphone au haut-parleur. Puis l’horloge dans vos oreilles, et l’échelle sur l’antenne.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 3,
  object: objects.patchBay,
  onSolve: [
    { giveItem: 'tape-piece' },
    { addExperience: 50 },
    {
      say: {
        en: 'Relays fall into place, one after another, all the way up to the roof. The panel, which was only ever held by its own weight, tips forward. In the dust behind it lies a length of brown tape, rolled up small. At its end somebody has written, in a hand that is not Margot’s: “1964”.',
        fr: 'Les relais retombent l’un après l’autre, jusque sur le toit. Le panneau, que seul son poids retenait, bascule vers vous. Derrière, dans la poussière, une longueur de bande brune, roulée bien serré. Au bout, une main qui n’est pas celle de Margot a écrit « 1964 ».',
      },
    },
  ],
}

export const logger: SamplePuzzle = {
  key: 'logger',
  type: 'audio_recognition',
  name: { en: 'The logger', fr: 'L’enregistreur témoin' },
  description: {
    en: 'It has written down her silence, too. You wind back to ten past three. She says: “It is ten past three, and I—”, and a chair scrapes. Where does she go?',
    fr: 'Il a noté son silence aussi. Vous rembobinez jusqu’à trois heures dix. Elle dit : « Il est trois heures dix, et je… », et une chaise racle le sol. Où va-t-elle?',
  },
  configuration: {
    audioUrl: './sound/ten-past-three.mp3',
    recognitionType: 'keyword',
    keywords: [
      { en: 'up there', fr: 'en haut' },
      { en: 'upwards', fr: 'vers le haut' },
      { en: 'climbs', fr: 'monte' },
      { en: 'the attic', fr: 'le grenier' },
      { en: 'the transmitter', fr: 'l’émetteur' },
      { en: 'to the roof', fr: 'sur le toit' },
      { en: 'ladder', fr: 'échelle' },
      { en: 'the hatch', fr: 'la trappe' },
      { en: 'the mast', fr: 'le mât' },
      { en: 'the hut', fr: 'la cabane' },
      { en: 'upstairs', fr: 'à l’étage' },
    ],
    caseSensitive: false,
    allowedAttempts: 3,
    transcript: {
      en: '[A chair. Eight steps on wood, which go away. A pause. Then ten steps that ring like a bell, each a little higher and fainter than the last. Metal slides on metal. A heavy lid falls back, and wind fills the tape. After that nothing but wind.]',
      fr: '[Une chaise. Huit pas sur du bois, qui s’éloignent. Un temps. Puis dix pas qui sonnent comme une cloche, chacun un peu plus aigu et plus faible que le précédent. Du métal glisse sur du métal. Un lourd panneau retombe, et le vent remplit la bande. Ensuite, plus rien que le vent.]',
    },
    soundPicture: 'spectrogram',
  },
  solution: {
    correctAnswer: { en: 'the roof', fr: 'le toit' },
    decoys: [
      {
        answer: { en: 'car', fr: 'voiture' },
        reply: {
          en: 'That is what Harvey would say. You hear no engine, and in this cold hers takes four tries.',
          fr: 'C’est ce que dirait Harvey. Vous n’entendez pas de moteur et, par ce froid, le sien s’y reprend à quatre fois.',
        },
      },
      {
        answer: { en: 'her car', fr: 'auto' },
        reply: {
          en: 'That is what Harvey would say. You hear no engine, and in this cold hers takes four tries.',
          fr: 'C’est ce que dirait Harvey. Vous n’entendez pas de moteur et, par ce froid, le sien s’y reprend à quatre fois.',
        },
      },
      {
        answer: { en: 'outside', fr: 'dehors' },
        reply: {
          en: 'Out into the wind, yes. But those steps are not on the level.',
          fr: 'Dans le vent, oui. Mais ces pas-là ne sont pas à plat.',
        },
      },
      {
        answer: { en: 'cellar', fr: 'cave' },
        reply: {
          en: 'The steps ring higher each time, not lower. And the cellar here is under water until May.',
          fr: 'Les pas montent dans l’aigu, ils ne descendent pas. Et la cave, ici, est sous l’eau jusqu’en mai.',
        },
      },
      {
        answer: { en: 'basement', fr: 'sous-sol' },
        reply: {
          en: 'The steps ring higher each time, not lower. And the cellar here is under water until May.',
          fr: 'Les pas montent dans l’aigu, ils ne descendent pas. Et la cave, ici, est sous l’eau jusqu’en mai.',
        },
      },
      {
        answer: { en: 'corridor', fr: 'corridor' },
        reply: {
          en: 'That is the eight steps on wood. She does not stop there.',
          fr: 'Ça, ce sont les huit pas sur du bois. Elle ne s’arrête pas là.',
        },
      },
      {
        answer: { en: 'office', fr: 'bureau' },
        reply: {
          en: 'There is a carpet in the office. Nothing on this tape walks on carpet.',
          fr: 'Il y a de la moquette au bureau. Rien, sur cette bande, ne marche sur de la moquette.',
        },
      },
    ],
  },
  hints: [
    {
      en: 'First a floor; then something that is not a floor.',
      fr: 'D’abord un sol, puis autre chose qu’un sol.',
    },
    {
      en: 'What in this building is made of iron, has rungs, and begins at the end of the corridor?',
      fr: 'Qu’y a-t-il, dans cette maison, qui soit en fer, qui ait des barreaux et qui commence au bout du corridor?',
    },
    {
      en: 'She climbs the ladder and opens the hatch; then there is only wind. Write down where that leads.',
      fr: 'Elle grimpe à l’échelle et ouvre la trappe; après, il n’y a que du vent. Écrivez où cela mène.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 3,
  object: objects.logger,
  onSolve: [
    { giveItem: 'tape-piece' },
    { addExperience: 50 },
    {
      say: {
        en: 'Up, in that. With her coat still on its hook. And when the reel runs on, a splice goes past your fingers where there should be none: she has hidden a length of tape on the one machine in the house that nobody ever stops. You stop it. That makes another piece.',
        fr: 'En haut, par ce temps. Et son manteau qui pend encore à son crochet. Puis, comme la bobine tourne, une collure passe sous vos doigts là où il ne devrait pas y en avoir : elle a caché une longueur de bande sur la seule machine de la maison que personne n’arrête jamais. Vous l’arrêtez. Ça fait un morceau de plus.',
      },
    },
  ],
}
