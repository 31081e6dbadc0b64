import type { SamplePuzzle, SampleText } from '#samples/sample-adventure.ts'
import { dutyBoard } from './duty-board.ts'
import { objects, onTheBlock } from './objects.ts'
import { sleeveHunt } from './sleeve-hunt.ts'
import { proof } from './truths.ts'

const both = (code: string): SampleText => ({ en: code, fr: code })

export const puzzles: SamplePuzzle[] = [
  {
    key: 'record-case',
    type: 'code_entry',
    name: { en: 'The record case', fr: 'La mallette à disques' },
    description: {
      en: 'Six number wheels. On a strip of tape, in Margot’s hand: “For Standby only. Speeds, in the order in which they went out tonight.”',
      fr: 'Six molettes de chiffres. Sur un bout de ruban, de la main de Margot : « Réservé à la Relève. Les vitesses, dans l’ordre où les disques ont tourné ce soir. »',
    },
    configuration: { codeLength: 6, codeType: 'numeric', caseSensitive: false, allowedAttempts: 3, wheels: true },
    solution: {
      correctCode: both('337845'),
      decoys: [
        {
          code: both('334578'),
          reply: {
            en: 'That is the order of the switch. She plays what she likes, when she likes.',
            fr: 'Ça, c’est l’ordre du sélecteur. Elle passe ce qu’elle veut, quand elle veut.',
          },
        },
        {
          code: both('457833'),
          reply: {
            en: 'From the last to the first. She writes her sheets from the top, like everybody.',
            fr: 'Du dernier au premier. Elle écrit ses feuilles de haut en bas, comme tout le monde.',
          },
        },
        {
          code: both('120284'),
          reply: {
            en: 'Tonight’s date. There is one date that she never uses for anything, and it has the same day.',
            fr: 'La date de ce soir. Il y a une date dont elle ne se sert jamais, et c’est le même jour.',
          },
        },
        {
          code: both('784533'),
          reply: {
            en: 'The right three. The thick one did not go first.',
            fr: 'Ce sont les bons. Mais l’épais n’est pas passé en premier.',
          },
        },
      ],
    },
    hints: [
      {
        en: 'Six wheels, three discs. What does a disc have that can be written with two figures?',
        fr: 'Six molettes, trois disques. Qu’est-ce qui, chez un disque, s’écrit en deux chiffres?',
      },
      {
        en: 'The switch on the turntable has a disc drawn beside each speed. The cue sheet has the same discs, in tonight’s order.',
        fr: 'Sur la platine, un disque est dessiné à côté de chaque vitesse. La feuille de route montre les mêmes, dans l’ordre de ce soir.',
      },
      {
        en: 'Wide is thirty-three, thick is seventy-eight, small with a large hole is forty-five. The sheet begins with the wide one and ends with the small one.',
        fr: 'Le large, c’est trente-trois; l’épais, soixante-dix-huit; le petit au grand trou, quarante-cinq. La feuille commence par le large et finit par le petit.',
      },
    ],
    timeLimit: null,
    expectedMinutes: 2,
    object: objects.recordCase,
    onSolve: [
      { giveItem: 'note' },
      { giveItem: 'headphones' },
      { addExperience: 50 },
      {
        say: {
          en: 'No records. A pair of good headphones, and an envelope with one word on it: “Standby”. You have never had a letter from her before. It is not long, and you read it twice.',
          fr: 'Pas de disques. Un bon casque d’écoute et une enveloppe où il n’y a que deux mots : « La Relève ». Elle ne vous avait jamais écrit. Ce n’est pas long, et vous le lisez deux fois.',
        },
      },
    ],
  },
  {
    key: 'patch-bay',
    type: 'pattern_matcher',
    name: { en: 'The patch bay', fr: 'Le panneau de raccordement' },
    description: {
      en: 'Sixteen sockets. What a row brings in, a column carries off. Somebody has pulled every cord; whoever it was did not know that the cords matter less than where they go.',
      fr: 'Seize douilles. Ce qu’un rang apporte, une colonne l’emporte. On a arraché tous les cordons, sans savoir qu’un cordon importe moins que l’endroit où il va.',
    },
    configuration: {
      patternSize: 16,
      patternType: 'visual',
      material: 'picture',
      offUrl: './art/pieces/socket.webp',
      onUrl: './art/pieces/socket-plugged.webp',
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
            fr: 'Trois sur quatre. Il y a encore un rang qui ne va nulle part.',
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
        fr: 'Examinez la lettre de Margot. Chaque phrase relie un rang à une colonne. L’horloge, c’est l’enregistreur témoin; l’échelle, c’est le toit.',
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
  },
  {
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
  },
  sleeveHunt,
  {
    key: 'splicing-block',
    type: 'ordering_sorting',
    name: { en: 'The splicing block', fr: 'Le bloc de montage' },
    description: {
      en: 'The three pieces are five sentences, cut apart by somebody in a hurry. You draw each of them past the old head, and a voice that has been dead for twenty years speaks out of a loudspeaker the size of a saucer. You know that voice. Put the call together.',
      fr: 'Les trois morceaux font cinq phrases, coupées par quelqu’un de pressé. Vous les passez une à une devant la vieille tête, et une voix morte depuis vingt ans sort d’un haut-parleur grand comme une soucoupe. Cette voix, vous la connaissez. Remontez l’appel.',
    },
    configuration: {
      layout: 'list',
      items: [
        {
          en: 'Sainte-Barbe calling. We have struck ice.',
          fr: 'Ici la Sainte-Barbe. On a frappé de la glace.',
        },
        {
          en: 'Second call. Nobody? Water on the car deck.',
          fr: 'Deuxième appel. Personne? On embarque de l’eau.',
        },
        {
          en: 'Thank God. Received. We’ll hold on.',
          fr: 'Dieu merci. Bien reçu. On tient bon.',
        },
        {
          en: 'Forty minutes since you answered. No lights.',
          fr: 'Quarante minutes depuis votre réponse. Rien.',
        },
        {
          en: 'Battery’s going. Tell them at home to leave the radio on.',
          fr: 'Les piles lâchent. Dites chez nous de laisser la radio allumée.',
        },
      ],
      spots: onTheBlock,
      sortCriteria: 'custom',
      firstLabel: { en: 'Ten past three', fr: 'Trois heures dix' },
      lastLabel: { en: 'The end of the tape', fr: 'La fin de la bande' },
      lot: 1964,
      allowPartialCredit: true,
      allowedAttempts: 3,
    },
    solution: {
      correctOrder: [0, 1, 2, 3, 4],
      decoys: [
        {
          order: [0, 2, 1, 3, 4],
          reply: {
            en: 'He thanks somebody, and then asks whether anybody is there? The other way about.',
            fr: 'Il remercierait quelqu’un, puis demanderait s’il y a quelqu’un? C’est l’inverse.',
          },
        },
        {
          order: [0, 1, 3, 2, 4],
          reply: {
            en: 'He cannot wait forty minutes for an answer that he has not had yet.',
            fr: 'Il ne peut pas attendre depuis quarante minutes une réponse qu’il n’a pas encore eue.',
          },
        },
        {
          order: [0, 1, 2, 4, 3],
          reply: {
            en: 'His battery is going there. He would have nothing left to count the minutes with.',
            fr: 'Là, ses piles lâchent. Il ne lui resterait pas de quoi compter les minutes.',
          },
        },
        {
          order: [1, 0, 2, 3, 4],
          reply: {
            en: 'A second call before the first? He was a careful man. You take after him.',
            fr: 'Un deuxième appel avant le premier? C’était un homme de méthode. Vous tenez de lui.',
          },
        },
      ],
    },
    hints: [
      {
        en: 'Water only rises. So does what one is afraid of.',
        fr: 'L’eau ne fait que monter. La peur aussi.',
      },
      {
        en: 'One sentence counts calls, one answers, one counts minutes since the answer. That leaves a beginning and an end.',
        fr: 'Une phrase compte les appels, une autre répond, une troisième compte les minutes depuis la réponse. Restent un début et une fin.',
      },
      {
        en: 'He says who he is; he calls again; he says thank God. You know which one you do not want to put last.',
        fr: 'Il dit qui il est; il rappelle; il dit Dieu merci. Vous savez laquelle vous ne voulez pas mettre à la fin.',
      },
    ],
    timeLimit: null,
    expectedMinutes: 4,
    object: objects.splicingBlock,
    onSolve: [
      { takeItem: 'tape-piece', count: 3 },
      { giveItem: 'reel' },
      { addExperience: 50 },
      {
        say: {
          en: 'You splice with white tape and hands that know how, and let it run. It is your father. The inquest found that nobody answered the Sainte-Barbe. But he says “Received”. He thanks somebody. And just before he does, where the answer should be, eleven seconds have been cut out of the tape with a razor blade, very straight, by somebody who was not in a hurry at all.',
          fr: 'Vous collez au ruban blanc, vos mains savent faire, et vous laissez tourner. C’est votre père. L’enquête a conclu que personne n’avait répondu à la Sainte-Barbe. Mais il dit « Bien reçu ». Il remercie quelqu’un. Et juste avant, là où devrait se trouver la réponse, onze secondes ont été découpées à la lame de rasoir, bien droit, par quelqu’un qui, là, n’était pas pressé du tout.',
        },
      },
    ],
  },
  dutyBoard,
  {
    key: 'safe',
    type: 'code_entry',
    name: { en: 'Harvey’s safe', fr: 'Le coffre de Harvey' },
    description: {
      en: 'Four number wheels. A man who locks something away for twenty years does not take his birthday. He takes the number that he cannot stop hearing.',
      fr: 'Quatre molettes de chiffres. Un homme qui enferme une chose pendant vingt ans ne prend pas sa date de naissance. Il prend le nombre qu’il n’arrive pas à faire taire.',
    },
    configuration: { codeLength: 4, codeType: 'numeric', caseSensitive: false, allowedAttempts: 3, wheels: true },
    solution: {
      correctCode: both('2182'),
      decoys: [
        {
          code: both('0310'),
          reply: {
            en: 'Ten past three. That one haunts Margot. He was awake and busy at the time.',
            fr: 'Trois heures dix. C’est Margot que celle-là hante. Lui, il veillait, et il avait à faire.',
          },
        },
        {
          code: both('1964'),
          reply: {
            en: 'The year. Too many people in this town could think of that.',
            fr: 'L’année. Trop de gens, dans cette ville, pourraient y penser.',
          },
        },
        {
          code: both('2180'),
          reply: {
            en: 'Nearly. Look again at where the needle stands: it is past the figure.',
            fr: 'Presque. Regardez mieux où se tient l’aiguille : elle a dépassé le nombre.',
          },
        },
        {
          code: both('1202'),
          reply: {
            en: 'The date. It is on a brass plate outside his door; he can bear to look at it.',
            fr: 'La date. Elle est sur du laiton, devant sa porte; celle-là, il supporte de la voir.',
          },
        },
        {
          code: both('0212'),
          reply: {
            en: 'The date, month first. It is on a brass plate outside his door; he can bear to look at it.',
            fr: 'La date, le mois d’abord. Elle est sur du laiton, devant sa porte; celle-là, il supporte de la voir.',
          },
        },
        {
          code: both('1111'),
          reply: {
            en: 'Eleven seconds, eleven seconds? You would choose that. He would not.',
            fr: 'Onze secondes, onze secondes? Ce serait votre choix. Pas le sien.',
          },
        },
      ],
    },
    hints: [
      {
        en: 'Something in this room has been kept on the same number for twenty years.',
        fr: 'Dans cette pièce, quelque chose est réglé sur le même nombre depuis vingt ans.',
      },
      {
        en: 'Read the dial of the old coast receiver on the sideboard. There are ten kilocycles between two figures.',
        fr: 'Lisez le cadran du vieux récepteur côtier, sur le buffet. Il y a dix kilocycles entre deux nombres.',
      },
      {
        en: 'The needle is two strokes to the right of 2180, and each stroke is one. It is the channel on which ships call for help.',
        fr: 'L’aiguille est à deux traits à droite de 2180, et chaque trait vaut un. C’est la fréquence sur laquelle les navires appellent au secours.',
      },
    ],
    timeLimit: null,
    expectedMinutes: 3,
    object: objects.safe,
    onSolve: [
      { giveItem: 'cut' },
      { addExperience: 100 },
      proof,
      {
        say: {
          en: 'No money. A page torn out of the station’s log, with one name rubbed out and “Morin” written over it, and a flat tin. In the tin, on cotton wool, like a medal, lies a curl of brown tape as long as your arm. You hold the end up to the light. On it, in a neat hand: “M. V., 3.10. In case she ever talks.”',
          fr: 'Pas d’argent. Une page arrachée au registre de la station, où un nom a été gommé et « Morin » écrit par-dessus, et une boîte de fer plate. Dedans, sur de l’ouate, comme une médaille, une boucle de bande brune, longue comme le bras. Vous en tenez le bout à la lumière. D’une écriture soignée : « M. V., 3 h 10. Pour le jour où elle parlerait. »',
        },
      },
    ],
  },
  {
    key: 'hut-door',
    type: 'cipher',
    name: { en: 'The lamp over the door', fr: 'La lampe au-dessus de la porte' },
    description: {
      en: 'Short, long, short, short, dark. She has the switch in there, and twenty years of listening to ships. The door is frozen into its frame; on the slate beside it you can set down what she says.',
      fr: 'Bref, bref, bref, noir. Elle a l’interrupteur là-dedans, et vingt ans passés à écouter les navires. La porte est prise dans son cadre; sur l’ardoise, à côté, vous pouvez noter ce qu’elle dit.',
    },
    configuration: {
      cipherType: 'morse',
      encryptedText: {
        en: '.-.. .. ..-. - / .- -. -.. / .--. ..- ... ....',
        fr: '... --- ..- .-.. . ...- . / . - / .--. --- ..- ... ... .',
      },
      tools: true,
      light: true,
      allowedAttempts: 3,
    },
    solution: {
      decryptedText: { en: 'LIFT AND PUSH', fr: 'SOULEVE ET POUSSE' },
      alternatives: [{ en: 'LIFT PUSH', fr: 'SOULEVE POUSSE' }],
      decoys: [
        {
          answer: { en: 'SOS', fr: 'SOS' },
          reply: {
            en: 'No. She is not asking for help. She is telling you how.',
            fr: 'Non. Elle n’appelle pas au secours. Elle vous dit comment faire.',
          },
        },
        {
          answer: { en: 'LIFT', fr: 'SOULEVE' },
          reply: {
            en: 'That is where it begins. It goes on, and then begins again.',
            fr: 'C’est le début. Ça continue, puis ça recommence.',
          },
        },
        {
          answer: { en: 'PUSH', fr: 'POUSSE' },
          reply: {
            en: 'You push. The ice pushes back. Something comes before that.',
            fr: 'Vous poussez. La glace aussi. Il y a quelque chose à faire avant.',
          },
        },
      ],
    },
    hints: [
      {
        en: 'A lamp that stutters is a lamp that speaks. There are three words, and then it starts again.',
        fr: 'Une lampe qui bégaie est une lampe qui parle. Trois mots, puis elle recommence.',
      },
      {
        en: 'The chart of dots and dashes hangs in your workshop, and there is a copy beside the text. Take one letter at a time.',
        fr: 'Le tableau de points et de traits est à votre atelier, et il y en a une copie à côté du texte. Prenez une lettre à la fois.',
      },
      {
        en: 'The first word is LIFT. The last one is what one does with a door that will not be pulled.',
        fr: 'Le premier mot est SOULEVE. Le dernier, c’est ce qu’on fait d’une porte qui ne se tire pas.',
      },
    ],
    timeLimit: null,
    expectedMinutes: 4,
    object: objects.hutDoor,
    onSolve: [
      { addExperience: 50 },
      {
        say: {
          en: 'You get your shoulder under the crossbar and lift, and the whole door comes up a thumb’s breadth out of its ice. Then you push. Warm air and yellow light fall out over your boots, and a voice that you have known all your life says: “You took your time.”',
          fr: 'Vous glissez l’épaule sous la traverse et vous soulevez : toute la porte sort de sa glace, de l’épaisseur d’un pouce. Puis vous poussez. De l’air chaud et de la lumière jaune tombent sur vos bottes, et une voix que vous connaissez depuis toujours dit : « Tu as pris ton temps. »',
        },
      },
    ],
  },
]
