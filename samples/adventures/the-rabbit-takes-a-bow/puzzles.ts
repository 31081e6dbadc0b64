import type { SamplePuzzle, SampleText } from '#samples/sample-adventure.ts'
import { objects, onTheRail, onTheScales } from './objects.ts'

const fourDigits = {
  codeLength: 4,
  codeType: 'numeric',
  caseSensitive: false,
  allowedAttempts: 3,
  wheels: true,
} as const
const both = (code: string): SampleText => ({ en: code, fr: code })
const bag = (mark: string): SampleText => ({ en: `Sandbag ${mark}`, fr: `Le sac ${mark}` })

/** Cards that are pictures without words. */
const shownAs = (...pieces: [picture: string, alt: SampleText][]) => ({
  items: pieces.map(() => ''),
  pictures: pieces.map(([picture, alt], card) => ({ card, url: `./art/pieces/${picture}.webp`, alt })),
})

const offTheSandbag: SampleText = {
  en: 'Somebody has been reading sandbags. The note at the winch said what to make of those.',
  fr: 'Quelqu’un a lu ce qui est peint sur le sac. Le mot du treuil disait quoi en penser.',
}
const asTheyCame: SampleText = {
  en: 'Those are the four numbers from the notes, in the order in which you met them. The doors keep to the order of the pictures.',
  fr: 'Ce sont bien les quatre chiffres des mots, dans l’ordre où ils vous sont tombés dans les mains. Les portes s’en tiennent à l’ordre des cadres.',
}

/** Of the lift's five things, those beside the lantern, where the scales are a little out. */
const nearlyLevel = [
  { bins: [1, 0, 0, 1, 1], reply: leans('up', 'a whisker') },
  { bins: [1, 0, 0, 0, 1], reply: leans('down', 'a whisker') },
  { bins: [0, 1, 0, 1, 1], reply: leans('down', 'a whisker') },
  { bins: [0, 1, 1, 1, 1], reply: leans('up', 'a hand') },
  { bins: [1, 0, 1, 0, 1], reply: leans('up', 'a hand') },
  { bins: [1, 1, 1, 1, 0], reply: leans('down', 'a hand') },
  { bins: [0, 0, 1, 1, 1], reply: leans('down', 'a hand') },
]

function leans(lantern: 'up' | 'down', by: 'a whisker' | 'a hand'): SampleText {
  const far = by === 'a whisker' ? 'd’un poil' : 'd’une main'
  return lantern === 'up'
    ? {
        en: `The lantern’s pan goes up by ${by}. There is too much in the other one.`,
        fr: `Le plateau de la lanterne monte ${far}. L’autre est trop chargé.`,
      }
    : {
        en: `The lantern’s pan sinks by ${by}. There is too much in it.`,
        fr: `Le plateau de la lanterne descend ${far}. Il est trop chargé.`,
      }
}

export const puzzles: SamplePuzzle[] = [
  {
    key: 'clock-drawer',
    type: 'code_entry',
    name: { en: 'The drawer of the four suits', fr: 'Le tiroir aux quatre couleurs' },
    description: {
      en: 'Four number wheels, and over them a heart, a spade, a diamond and a club. Scratched into the brass: “To every suit its hour.”',
      fr: 'Quatre molettes de chiffres; au-dessus, un cœur, un pique, un carreau et un trèfle. Griffé dans le laiton : « À chaque couleur son heure. »',
    },
    configuration: fourDigits,
    solution: {
      correctCode: both('7492'),
      decoys: [
        {
          code: both('4927'),
          reply: {
            en: 'That is how they hang on the wall. The drawer has an order of its own.',
            fr: 'C’est l’ordre du mur. Le tiroir a le sien.',
          },
        },
      ],
    },
    hints: [
      {
        en: 'Four wheels, four clocks. It is not only the number that matches.',
        fr: 'Quatre molettes, quatre horloges. Le nombre n’est pas tout ce qu’elles ont en commun.',
      },
      {
        en: 'Every pendulum wears a suit. Set each wheel to the hour of the clock with the same suit.',
        fr: 'Chaque balancier porte une couleur. Mettez sur chaque molette l’heure de l’horloge de la même couleur.',
      },
      {
        en: 'The clock of the heart shows seven and the clock of the spade four. Now the diamond’s and the club’s.',
        fr: 'L’horloge du cœur marque sept heures et celle du pique, quatre. Restent le carreau et le trèfle.',
      },
    ],
    timeLimit: null,
    expectedMinutes: 3,
    object: objects.clockDrawer,
    onSolve: [
      { giveItem: 'star-key' },
      { addExperience: 50 },
      {
        say: {
          en: 'The drawer slides open. In it lie a key with a star for a handle, and a note: “You can tell the time. It is a start. The star opens my dressing room. The door says hers; it always did. P.S. The other notes carry numbers of brass. You will want to count on them. – B.”',
          fr: 'Le tiroir s’ouvre tout seul. Dedans, une clé à tête d’étoile et un mot : « Vous savez lire l’heure, c’est un début. L’étoile ouvre ma loge. Sur la porte, on lit que c’est la sienne; comme toujours. P.-S. Les autres mots portent des chiffres de laiton. Comptez dessus. – B. »',
        },
      },
    ],
  },
  {
    key: 'thread-trunk',
    type: 'code_entry',
    name: { en: 'The trunk tied with red thread', fr: 'La malle au fil rouge' },
    description: {
      en: 'Five wheels of letters under the picture of a spool. A luggage label says, in small, neat handwriting: “Things have names. Names have beginnings. Follow the thread.”',
      fr: 'Cinq molettes de lettres sous l’image d’une bobine. Sur l’étiquette, d’une petite écriture soignée : « Chaque chose a un nom. Chaque nom a un début. Suivez le fil. »',
    },
    configuration: { codeLength: 5, codeType: 'alphabetic', caseSensitive: false, allowedAttempts: 3 },
    solution: {
      correctCode: { en: 'CARDS', fr: 'CARTE' },
      decoys: [
        {
          code: { en: 'CDASR', fr: 'CTAER' },
          reply: {
            en: 'Once round the wall, like the hand of a clock. A thread takes its own way.',
            fr: 'Un tour de mur, comme une aiguille d’horloge. Un fil, ça va où ça veut.',
          },
        },
      ],
    },
    hints: [
      {
        en: 'This is not the only red thread in the theatre. Somebody has put one up behind the door with the star.',
        fr: 'Ce n’est pas le seul fil rouge du théâtre. Quelqu’un en a tendu un autre derrière la porte à l’étoile.',
      },
      {
        en: 'In the dressing room, follow the thread from the spool to the needle. Name what each card shows, and keep the first letter.',
        fr: 'Dans la loge, suivez le fil de la bobine jusqu’à l’aiguille. Nommez ce que montre chaque carte et gardez la première lettre.',
      },
      {
        en: 'The thread visits a crown, an anchor, a rose, a drum and a star. Read off their first letters: C, A, R …',
        fr: 'Le fil passe par une couronne, une ancre, une rose, un tambour et une étoile. Lisez les premières lettres : C, A, R…',
      },
    ],
    timeLimit: null,
    expectedMinutes: 4,
    object: objects.threadTrunk,
    onSolve: [
      { giveItem: 'gloves' },
      { giveItem: 'red-thread' },
      { addExperience: 50 },
      {
        say: {
          en: 'The thread drops to the floor, and you wind it neatly onto its spool. In the trunk, packed in programmes of every season, lie a pair of white gloves and a note: “You followed a thread without pulling at it. She never could. Up the ladder with you, and mind the ropes. – B.” From the note hangs a brass number: a 4, tied on with red thread.',
          fr: 'Le fil tombe à terre, et vous l’enroulez soigneusement sur sa bobine. Dans la malle, emballés dans des programmes de toutes les saisons, une paire de gants blancs et un mot : « Vous avez suivi un fil sans tirer dessus. Elle n’y est jamais arrivée. Allez, à l’échelle, et gare aux cordes. – B. » Au mot pend un chiffre de laiton, un 4, noué de fil rouge.',
        },
      },
    ],
  },
  {
    key: 'mirror-box',
    type: 'pattern_matcher',
    name: { en: 'The jewel box', fr: 'Le coffret à bijoux' },
    description: {
      en: 'Sixteen pearls in four rows of four, set into the lock; each of them can be pushed in, and stays in. Engraved round the picture of a hand mirror: “Half of me stands on the stage. The other half is in the glass.”',
      fr: 'Seize perles en quatre rangs de quatre, serties dans la serrure; chacune s’enfonce, et le reste. Gravé autour d’un miroir à main : « Une moitié de moi est sur la scène. L’autre est dans la glace. »',
    },
    configuration: {
      patternSize: 16,
      patternType: 'visual',
      material: 'pearl',
      sequenceLength: 12,
      orderMatters: false,
      showLength: false,
      allowedAttempts: 3,
    },
    solution: {
      correctPattern: [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15],
      decoys: [
        {
          pattern: [0, 3, 4, 5, 6, 7],
          reply: {
            en: 'That is the half that stands on the stage. The glass would like its own back.',
            fr: 'Ça, c’est la moitié qui est sur la scène. La glace réclame la sienne.',
          },
        },
        {
          pattern: [0, 3, 4, 5, 6, 7, 8, 11],
          reply: {
            en: 'The third row is nearest to the mirror. What is nearest to it on this side?',
            fr: 'Le troisième rang est le plus près du miroir. De ce côté-ci, lequel l’est?',
          },
        },
        {
          pattern: [0, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15],
          reply: {
            en: 'Twice the same half. A mirror has more imagination: it turns things over.',
            fr: 'Deux fois la même moitié. Un miroir a plus de fantaisie : il retourne les choses.',
          },
        },
      ],
    },
    hints: [
      {
        en: 'On the stage, something else wears the sign of the hand mirror.',
        fr: 'Sur la scène, autre chose porte le signe du miroir à main.',
      },
      {
        en: 'The lamps on the plinth are the upper half, rows one and two. They stand on a strip of mirror: picture them once more below it, the way a mirror shows them. Both rows count, whoever sees them.',
        fr: 'Les lampes du socle forment la moitié du haut, rangs un et deux. Elles reposent sur une bande de miroir : imaginez-les une deuxième fois en dessous, comme un miroir les montre. Les deux rangs comptent, peu importe qui les voit.',
      },
      {
        en: 'What is nearest to a mirror is nearest in it, too: the third row is like the second, and the fourth like the first. From a distance it is something that a gentleman wears.',
        fr: 'Ce qui touche le miroir touche son reflet : le troisième rang est comme le deuxième, et le quatrième comme le premier. De loin, c’est quelque chose qu’un monsieur porte au cou.',
      },
    ],
    timeLimit: null,
    expectedMinutes: 4,
    object: objects.mirrorBox,
    onSolve: [
      { giveItem: 'trapdoor-key' },
      { addExperience: 50 },
      {
        say: {
          en: 'The lid springs up. Under the false pearls lie the key of the trapdoor, red with rust, and a note: “A bow tie: even I only ever see half of mine. Most people look into a mirror and see one rabbit. You saw the whole picture. Mind your head down there. – B.” From the note hangs a brass number: a 2.',
          fr: 'Le couvercle se soulève. Sous les fausses perles, la clé de la trappe, rouge de rouille, et un mot : « Un nœud papillon : même moi, je ne vois jamais que la moitié du mien. Dans un miroir, la plupart des gens voient un seul lapin. Vous avez vu l’image entière. Attention à votre tête, en bas. – B. » Au mot pend un chiffre de laiton : un 2.',
        },
      },
    ],
  },
  {
    key: 'rope-winch',
    type: 'ordering_sorting',
    name: { en: 'The winch', fr: 'Le treuil' },
    description: {
      en: 'Five numbered tallies on a rail, under the picture of a sandbag: one for every bag. In chalk on the drum: “Everyone in turn, and everyone by the bag that holds them. Whoever is not on tonight comes last, as in life.”',
      fr: 'Cinq jetons numérotés sur une tringle, sous l’image d’un sac de sable : un par sac. À la craie sur le tambour : « Chacun son tour, et à chacun le sac qui le retient. Qui ne joue pas ce soir passe en dernier, comme dans la vie. »',
    },
    configuration: {
      layout: 'timeline',
      ...shownAs(
        ['tally-1', bag('1')],
        ['tally-3', bag('3')],
        ['tally-5', bag('5')],
        ['tally-6', bag('6')],
        ['tally-8', bag('8')],
      ),
      spots: onTheRail,
      sortCriteria: 'custom',
      firstLabel: { en: 'First to go on', fr: 'Entre en premier' },
      lastLabel: { en: 'Not on tonight', fr: 'Ne joue pas ce soir' },
      lot: 20_260,
      allowedAttempts: 3,
    },
    solution: {
      correctOrder: [2, 4, 1, 3, 0],
      decoys: [
        {
          order: [1, 4, 0, 2, 3],
          reply: {
            en: 'That is how the bags stand. Tonight, they are called by their ropes.',
            fr: 'C’est dans cet ordre que les sacs sont posés. Ce soir, on les appelle par leur corde.',
          },
        },
        {
          order: [3, 2, 0, 1, 4],
          reply: {
            en: 'From left to right, as they hang. Tonight, they go on in another order.',
            fr: 'De gauche à droite, comme ils pendent. Ce soir, ils passent dans un autre ordre.',
          },
        },
      ],
    },
    hints: [
      {
        en: 'Who goes on first tonight? It is written up, or rather drawn up, in the dressing room.',
        fr: 'Qui passe en premier ce soir? C’est affiché dans la loge, en dessins.',
      },
      {
        en: 'The running order is sun, cloud, moon, star. Follow the rope of each of them down to its sandbag.',
        fr: 'L’ordre de passage : soleil, nuage, lune, étoile. Suivez la corde de chacun jusqu’à son sac.',
      },
      {
        en: 'The sun’s rope ends at the 5 and the cloud’s at the 8. Two more, and then the boat, which is not on the bill.',
        fr: 'La corde du soleil aboutit au 5, et celle du nuage au 8. Encore deux, puis le bateau, qui n’est pas à l’affiche.',
      },
    ],
    timeLimit: null,
    expectedMinutes: 5,
    object: objects.ropeWinch,
    onSolve: [
      { addExperience: 50 },
      {
        say: {
          en: 'The winch goes round by itself. Far below, the painted moon sails down over the stage, and its light comes to rest on the tall cabinet. From a burst sandbag peeps a note: “No knots, no tears. You have an eye for this. Never mind what is painted on the bag. – B.” From the note hangs a brass number: a 5.',
          fr: 'Le treuil se met à tourner tout seul. Tout en bas, la lune peinte descend au-dessus de la scène, et sa clarté se pose sur la grande armoire. D’un sac crevé dépasse un mot : « Ni nœud ni accroc. Vous avez l’œil. Oubliez ce qui est peint sur le sac. – B. » Au mot pend un chiffre de laiton : un 5.',
        },
      },
    ],
  },
  {
    key: 'lift-scales',
    type: 'ordering_sorting',
    name: { en: 'The lift that wants to know', fr: 'Le monte-charge curieux' },
    description: {
      en: 'A pair of scales. In one pan sits a lantern, screwed down. Below wait a dove, a hat, a mask and two brass weights. A plaque says: “All aboard, and nobody looks down on anybody. Level me, and I shall rise.”',
      fr: 'Une balance. Dans un plateau, une lanterne, vissée. En dessous attendent une colombe, un chapeau, un masque et deux poids de laiton. Une plaquette dit : « Tout le monde monte, et personne ne regarde personne de haut. Équilibrez-moi, et je m’élève. »',
    },
    configuration: {
      layout: 'bins',
      ...shownAs(
        ['dove', { en: 'A dove', fr: 'Une colombe' }],
        ['hat', { en: 'A hat', fr: 'Un chapeau' }],
        ['mask', { en: 'A mask', fr: 'Un masque' }],
        ['weight-2', { en: 'A weight of 2', fr: 'Un poids de 2' }],
        ['weight-10', { en: 'A weight of 10', fr: 'Un poids de 10' }],
      ),
      bins: [
        { en: 'The lantern’s pan', fr: 'Le plateau de la lanterne' },
        { en: 'The other pan', fr: 'L’autre plateau' },
      ],
      sortCriteria: 'custom',
      spots: onTheScales,
      scoring: 'bin',
      lot: 1911,
      allowedAttempts: 3,
    },
    solution: {
      correctBins: [0, 1, 1, 0, 1],
      decoys: [
        {
          bins: [1, 1, 1, 1, 1],
          reply: {
            en: 'The lantern goes up like a rocket. It is thrilled; the lift is not.',
            fr: 'La lanterne s’envole. Elle est aux anges; le monte-charge, non.',
          },
        },
        {
          bins: [0, 0, 0, 0, 0],
          reply: {
            en: 'The pan with the lantern hits the plate. Everybody is in it; that was the trouble.',
            fr: 'Le plateau de la lanterne heurte la plaque. Tout le monde y est : c’est bien le problème.',
          },
        },
        ...nearlyLevel,
      ],
    },
    hints: [
      {
        en: 'Somebody has done the weighing already, on a long shelf.',
        fr: 'Quelqu’un a déjà fait les pesées, sur une longue tablette.',
      },
      {
        en: 'In the prop store, begin with the balance that has only hats: two of them weigh 8. Take what you know to the next one.',
        fr: 'Au magasin, commencez par la balance où il n’y a que des chapeaux : à deux, ils pèsent 8. Passez à la suivante avec ce que vous savez.',
      },
      {
        en: 'A hat weighs 4, a mask 3, a lantern 9 and a dove 6. With the two weights that makes 34, so each pan has to hold 17.',
        fr: 'Un chapeau pèse 4, un masque 3, une lanterne 9 et une colombe 6. Avec les deux poids, cela fait 34 : il faut 17 dans chaque plateau.',
      },
    ],
    timeLimit: null,
    expectedMinutes: 5,
    object: objects.liftScales,
    onSolve: [
      { addExperience: 50 },
      {
        say: {
          en: 'The pans come to rest, and the wheels bite. The lift climbs until it meets the floor of the cabinet above, something clicks into place, and it comes back down for you. A note flutters after it: “Everything weighs something, promises most of all. You shall see. – B.” From the note hangs a brass number: a 6.',
          fr: 'Les plateaux s’immobilisent, les roues s’engrènent. Le monte-charge s’élève jusqu’au plancher de l’armoire, un déclic, puis il redescend vous chercher. Un mot volette derrière lui : « Tout pèse quelque chose, les promesses plus que le reste. Vous verrez. – B. » Au mot pend un chiffre de laiton : un 6.',
        },
      },
    ],
  },
  {
    key: 'vanishing-cabinet',
    type: 'code_entry',
    name: { en: 'The vanishing cabinet', fr: 'L’armoire aux disparitions' },
    description: {
      en: 'The moon shines on the doors, and the floor is firm. Four number wheels, four pictures over them, and not one word. It seems that he thinks you need no more of those.',
      fr: 'La lune éclaire les portes, et le sol est ferme. Quatre molettes de chiffres, quatre cadres au-dessus, et pas un mot. Il doit penser que vous n’en avez plus besoin.',
    },
    configuration: fourDigits,
    solution: {
      correctCode: both('5924'),
      decoys: [
        {
          code: '5624',
          reply: {
            en: 'So close that the hinges sigh. Look again at how the pictures hang.',
            fr: 'Si près que les pentures soupirent. Regardez encore comment les cadres sont accrochés.',
          },
        },
        ...['3924', '3624'].map((code) => ({ code, reply: offTheSandbag })),
        ...['4265', '2465', '4256', '2456'].map((code) => ({ code, reply: asTheyCame })),
      ],
    },
    hints: [
      {
        en: 'Four of Basil’s notes came with a brass number. What was on the lock that each of them was behind?',
        fr: 'Quatre des mots de Basile portaient un chiffre de laiton. Quelle image y avait-il sur la serrure de chacun?',
      },
      {
        en: 'The pictures are the signs of the winch, the lift, the jewel box and the trunk. Put their numbers in that order, and mind how each picture hangs.',
        fr: 'Les cadres montrent les signes du treuil, du monte-charge, du coffret et de la malle. Mettez leurs chiffres dans cet ordre, et voyez comment chaque cadre est accroché.',
      },
      {
        en: 'The scales hang upside down, so their number does too: a 6 on its head is a 9. The winch gave a 5, the box a 2, the trunk a 4.',
        fr: 'La balance a la tête en bas, son chiffre aussi : un 6 à l’envers, c’est un 9. Le treuil a donné un 5, le coffret un 2, la malle un 4.',
      },
    ],
    timeLimit: null,
    expectedMinutes: 4,
    object: objects.vanishingCabinet,
    onSolve: [
      { addExperience: 100 },
      {
        say: {
          en: 'The doors swing open on nothing at all. Then the nothing swings open too, and a smell of tea and toasted carrots comes up the steps.',
          fr: 'Les portes s’ouvrent sur rien du tout. Puis le rien s’ouvre à son tour, et une odeur de thé et de carottes grillées monte l’escalier.',
        },
      },
      { goTo: 'burrow' },
    ],
  },
]
