import type { SampleItem } from '#samples/sample-adventure.ts'
import { goalHints } from './goal-hints.ts'

const single = { stackable: false, consumable: false } as const

export const items: SampleItem[] = [
  {
    ...single,
    key: 'note',
    rarity: 'uncommon',
    icon: './art/items/note.webp',
    name: { en: 'Margot’s letter', fr: 'La lettre de Margot' },
    description: {
      en: '“Standby. If you are reading this, I have gone quiet, and you have come; I was sure of one of them. Don’t put a record on. Nobody listens to talk any more, but the whole coast is listening to this silence. Étienne Morin is dead. He sent me what Harvey threw away twenty years ago, and I have hidden it where Harvey would have to know something about radio to find it: behind the bay, in the logger, among the records. Patch the bay like this. Tonight the roof has the aerial. What is said at the microphone goes on the reel and no further. The telephone I want out loud, for the whole room. And the clock that never stops is for you alone, in both ears. They would not let a girl up the mast, you know. They let her do everything else. M.”',
      fr: '« La Relève. Si tu lis ceci, c’est que je me suis tue et que tu es là; j’étais sûre d’une des deux choses. Ne mets pas de disque. Plus personne n’écoute ceux qui parlent, mais ce silence, toute la côte l’écoute. Étienne Morin est mort. Il m’a envoyé ce que Harvey avait jeté il y a vingt ans, et je l’ai caché là où, pour le trouver, Harvey devrait s’y connaître un peu en radio : derrière le panneau, dans l’enregistreur, parmi les disques. Branche le panneau comme suit. Ce soir, l’antenne est au toit. Ce qui se dit au micro va sur la bobine, pas plus loin. Le téléphone, je le veux tout haut, pour la pièce entière. Et l’horloge qui ne s’arrête jamais, c’est pour toi, rien que pour toi, dans les deux oreilles. On ne laissait pas une fille monter au mât, tu sais. Le reste, oui, tout le reste. M. »',
    },
    accessibilityText: {
      en: 'A handwritten letter on the station’s paper, folded in three.',
      fr: 'Une lettre manuscrite, sur le papier de la station, pliée en trois.',
    },
    uses: [
      {
        on: 'harvey',
        message: {
          en: 'You keep it in your pocket. He has not asked what you are keeping there, and you notice that he has noticed.',
          fr: 'Vous la gardez dans votre poche. Il n’a pas demandé ce que vous y gardez, et vous remarquez qu’il l’a remarqué.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'thermos',
    rarity: 'common',
    icon: './art/items/thermos.webp',
    name: { en: 'Margot’s coffee', fr: 'Le café de Margot' },
    description: {
      en: 'A steel flask, still hot through the cup. She makes it strong enough to stand up to four in the morning. Somebody who meant to leave would have taken it along.',
      fr: 'Une bouteille d’acier, encore chaude à travers la tasse. Elle le fait assez fort pour tenir tête à quatre heures du matin. Qui aurait voulu partir l’aurait emportée.',
    },
    accessibilityText: {
      en: 'A steel vacuum flask with a red cup.',
      fr: 'Une bouteille isotherme en acier à tasse rouge.',
    },
    uses: [
      {
        message: {
          en: 'You drink what is left in the cup. Scalding. Whoever poured it did so less than half an hour ago.',
          fr: 'Vous buvez ce qui reste dans la tasse. Brûlant. Qui l’a versée l’a fait il y a moins d’une demi-heure.',
        },
        effects: [],
      },
      {
        on: 'hatch',
        conditions: { all: [{ puzzleSolved: 'logger' }, { not: { flag: 'hatch_open' } }] },
        hints: goalHints.hatch,
        message: {
          en: 'You pour it along the frame, slowly, the whole flask. The ice hisses, whitens and lets go, and the hatch lifts on its hinge with a breath of snow. The bolt, you see, was drawn already: from below, by somebody who had gone up.',
          fr: 'Vous versez le long du cadre, lentement, toute la bouteille. La glace siffle, blanchit, lâche prise, et la trappe s’ouvre dans une bouffée de neige. Le verrou, vous le voyez, était déjà tiré : d’en bas, par quelqu’un qui montait.',
        },
        effects: [{ takeItem: 'thermos' }, { setFlag: 'hatch_open', to: true }, { addExperience: 25 }],
      },
      {
        on: 'hatch',
        conditions: { not: { puzzleSolved: 'logger' } },
        message: {
          en: 'It would melt, with this. But nobody goes out on that roof in an ice storm without a very good reason, and you have not got one yet.',
          fr: 'Avec ça, ça fondrait. Mais personne ne sort sur ce toit par temps de verglas sans une très bonne raison, et vous n’en avez pas encore.',
        },
        effects: [],
      },
      {
        on: 'harvey',
        message: {
          en: '“I have something better here,” says Harvey, and nods at the bottle. He does not ask whose flask it is.',
          fr: '« J’ai mieux », dit Harvey avec un signe vers la bouteille. Il ne demande pas à qui est le thermos.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'headphones',
    rarity: 'common',
    icon: './art/items/headphones.webp',
    name: { en: 'Headphones', fr: 'Un casque d’écoute' },
    description: {
      en: 'Hers: the pads are worn to the shape of her head. The plug is the thin kind, for the studio. Older machines want the thick one.',
      fr: 'Le sien : les coussinets ont pris la forme de sa tête. La fiche est la petite, celle du studio. Les vieilles machines veulent la grosse.',
    },
    accessibilityText: {
      en: 'A pair of black headphones with a thin plug.',
      fr: 'Un casque noir à petite fiche.',
    },
    uses: [
      {
        on: 'logger-socket',
        message: {
          en: 'The plug drops into the socket and rattles in it, like a pencil in a bottle. It needs something round it.',
          fr: 'La fiche tombe dans la prise et y ballotte, comme un crayon dans une bouteille. Il faudrait quelque chose autour.',
        },
        effects: [],
      },
    ],
    combinations: [
      {
        with: 'adapter',
        result: 'fitted-headphones',
        hints: goalHints.adapter,
        message: {
          en: 'The thin plug clicks into the thick one. Now they go where the big sockets are.',
          fr: 'La petite fiche s’enclenche dans la grosse. Maintenant, il va dans les grandes prises.',
        },
        effects: [{ takeItem: 'headphones' }, { takeItem: 'adapter' }],
      },
    ],
  },
  {
    ...single,
    key: 'adapter',
    rarity: 'common',
    icon: './art/items/adapter.webp',
    name: { en: 'A plug adapter', fr: 'Un adaptateur' },
    description: {
      en: 'Thin on the inside, thick on the outside. You have thrown out three of them because they fitted nothing, and needed each of them the week after.',
      fr: 'Petite prise dedans, grosse fiche dehors. Vous en avez jeté trois parce qu’ils ne servaient à rien, et il vous les fallait tous la semaine d’après.',
    },
    accessibilityText: {
      en: 'A brass plug, hollow at one end.',
      fr: 'Une fiche de laiton, creuse à un bout.',
    },
  },
  {
    ...single,
    key: 'fitted-headphones',
    rarity: 'uncommon',
    icon: './art/items/fitted-headphones.webp',
    name: { en: 'Headphones with a thick plug', fr: 'Le casque à grosse fiche' },
    description: {
      en: 'Margot’s headphones, and your adapter. Between you, you could listen to anything in this house.',
      fr: 'Le casque de Margot, votre adaptateur. À vous deux, vous pourriez écouter n’importe quoi dans cette maison.',
    },
    accessibilityText: {
      en: 'The black headphones, their cable ending in a thick brass plug.',
      fr: 'Le casque noir, son fil terminé par une grosse fiche de laiton.',
    },
    uses: [
      {
        on: 'logger-socket',
        conditions: { puzzleSolved: 'patch-bay' },
        hints: goalHints.loggerSocket,
        message: {
          en: 'The plug goes home with a click. In both ears: wind, a long way off, and your own breathing. The logger has everything. You only have to wind it back.',
          fr: 'La fiche s’enfonce d’un coup sec. Dans les deux oreilles : le vent, très loin, et votre propre souffle. L’enregistreur a tout gardé. Il suffit de rembobiner.',
        },
        effects: [{ takeItem: 'fitted-headphones' }, { setFlag: 'plugged_in', to: true }, { addExperience: 25 }],
      },
      {
        on: 'logger-socket',
        message: {
          en: 'It fits, and you hear nothing: nothing is patched to your ears. First the bay.',
          fr: 'Ça entre, et vous n’entendez rien : rien n’est branché sur vos oreilles. Le panneau d’abord.',
        },
        effects: [],
      },
      {
        on: 'booth',
        message: {
          en: 'The booth gives you eleven thousand records and not one sentence by Margot. It is the wrong machine.',
          fr: 'La cabine vous offre onze mille disques et pas une phrase de Margot. Ce n’est pas la bonne machine.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'library-key',
    rarity: 'common',
    icon: './art/items/library-key.webp',
    name: { en: 'A small key', fr: 'Une petite clé' },
    description: {
      en: 'It was in Margot’s coat, on a ring with a brass disc the size of a record label. One door in this house has a lock, because one thing in it is worth stealing.',
      fr: 'Elle était dans le manteau de Margot, à un anneau avec un rond de laiton grand comme une étiquette de disque. Une seule porte, ici, a une serrure, parce qu’une seule chose y vaut la peine d’être volée.',
    },
    accessibilityText: {
      en: 'A small steel key on a ring with a brass disc.',
      fr: 'Une petite clé d’acier à un anneau, avec un rond de laiton.',
    },
    uses: [
      {
        on: 'library-door',
        hints: goalHints.libraryDoor,
        message: {
          en: 'It turns without a sound. Everything about that room is without a sound.',
          fr: 'Elle tourne sans un bruit. Tout, dans cette pièce, est sans un bruit.',
        },
        effects: [{ takeItem: 'library-key' }, { goTo: 'library' }],
      },
      {
        on: 'office-door',
        message: {
          en: 'There is no lock in his door. He likes people to knock.',
          fr: 'Sa porte n’a pas de serrure. Il aime qu’on frappe.',
        },
        effects: [],
      },
    ],
  },
  {
    key: 'tape-piece',
    rarity: 'rare',
    stackable: true,
    consumable: false,
    icon: './art/items/tape-piece.webp',
    name: { en: 'A piece of tape', fr: 'Un morceau de bande' },
    description: {
      en: 'Brown quarter-inch tape, rolled up small; on the end, in Morin’s hand, “1964”. There are three pieces, if Margot can count, and one block in this house on which tape can be joined.',
      fr: 'De la bande brune, un quart de pouce, roulée bien serré; au bout, de la main de Morin, « 1964 ». Il y en a trois, si Margot sait compter, et un seul bloc, ici, où l’on puisse recoller une bande.',
    },
    accessibilityText: {
      en: 'A tight curl of brown recording tape.',
      fr: 'Une boucle serrée de bande magnétique brune.',
    },
    uses: [
      {
        on: 'splicing-block',
        conditions: { hasItem: 'tape-piece', count: 3 },
        message: {
          en: 'That is all of it. Press the block itself, and lay the pieces out by hand.',
          fr: 'Tout y est. Touchez le bloc lui-même et posez-y les morceaux à la main.',
        },
        effects: [],
      },
      {
        on: 'splicing-block',
        message: {
          en: 'Not yet: some of it is still missing. It takes three pieces.',
          fr: 'Pas encore : il en manque. Il faut trois morceaux.',
        },
        effects: [],
      },
      {
        on: 'harvey',
        message: {
          en: 'Harvey holds out his hand before you have quite taken it out of your pocket. You put it back. “Found something?” he says. “Some wire,” you say.',
          fr: 'Harvey tend la main avant que vous ayez fini de le sortir de votre poche. Vous le rangez. « Trouvé quelque chose? — Un bout de fil », dites-vous.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'letter',
    rarity: 'rare',
    icon: './art/items/letter.webp',
    name: { en: 'Morin’s letter', fr: 'La lettre de Morin' },
    description: {
      en: '“Dear Margot, by the time you have this I shall be past being blamed. I took these out of his basket that same morning. One part he kept; I looked for it until he had me off the premises. I had my orders that night, and they were not at the receiver: I was on the mast from half past two, knocking off ice, and nobody goes up there at night without a lamp. Somebody on the point must have seen it. I never said so, because then they would have asked who was at the receiver. Do what you like with it. I only ever minded that you stopped singing. E. Morin”',
      fr: '« Chère Margot, quand tu auras ceci, on ne pourra plus rien me reprocher. Je les ai repris dans sa corbeille, le matin même. Il en a gardé un bout; je l’ai cherché jusqu’à ce qu’il me fasse mettre dehors. Cette nuit-là, j’avais mes ordres, et ce n’était pas au récepteur : j’étais sur le mât depuis 2 h 30, à casser la glace, et personne n’y monte la nuit sans une lampe. Quelqu’un, à la pointe, a dû la voir. Je ne l’ai jamais dit, parce qu’on aurait demandé qui était au récepteur. Fais-en ce que tu veux. Une seule chose m’a fait de la peine : que tu ne chantes plus. É. Morin »',
    },
    accessibilityText: {
      en: 'A letter in an old man’s hand, with an envelope postmarked in the west.',
      fr: 'Une lettre d’une écriture de vieil homme et son enveloppe, oblitérée dans l’Ouest.',
    },
    uses: [
      {
        on: 'margot',
        message: {
          en: 'She knows it by heart. She takes it all the same, and holds it for a while, and gives it back.',
          fr: 'Elle la sait par cœur. Elle la prend quand même, la tient un moment et vous la rend.',
        },
        effects: [],
      },
      {
        on: 'harvey',
        message: {
          en: 'You think better of it. What he does not know that you know is the only thing you have on him.',
          fr: 'Vous vous ravisez. Ce qu’il ne sait pas que vous savez, c’est votre seule prise sur lui.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'reel',
    rarity: 'epic',
    icon: './art/items/reel.webp',
    name: { en: 'The spliced reel', fr: 'La bobine remontée' },
    description: {
      en: 'Five sentences, four joins in white, and a hole. Played at the right speed it lasts a minute and a half. It has lasted twenty years.',
      fr: 'Cinq phrases, quatre collures blanches et un trou. À la bonne vitesse, elle dure une minute et demie. Elle dure depuis vingt ans.',
    },
    accessibilityText: {
      en: 'A small reel of brown tape with white joins.',
      fr: 'Une petite bobine de bande brune aux collures blanches.',
    },
    uses: [
      {
        on: 'deck',
        message: {
          en: 'You thread it past the heads and stop with your finger over the key. Not before you have spoken to her.',
          fr: 'Vous la passez devant les têtes, et votre doigt s’arrête sur la touche. Pas avant de lui avoir parlé.',
        },
        effects: [],
      },
      {
        on: 'console',
        message: {
          en: 'From here? Harvey has a switch in his desk that takes this room off the air. She went up because the roof has none.',
          fr: 'D’ici? Dans son bureau, Harvey a un interrupteur qui coupe cette pièce. Elle est montée parce que le toit n’en a pas.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'cut',
    rarity: 'legendary',
    icon: './art/items/cut.webp',
    name: { en: 'The eleven seconds', fr: 'Les onze secondes' },
    description: {
      en: 'A curl of tape on cotton wool. Inside the lid, in the same neat hand, stands what is on it: “Received, Sainte-Barbe. Help is coming.” She was twenty, and she believed it.',
      fr: 'Une boucle de bande sur de l’ouate. Sous le couvercle, de la même écriture soignée, ce qu’on y entend : « Bien reçu, Sainte-Barbe. Les secours arrivent. » Elle avait vingt ans, et elle y croyait.',
    },
    accessibilityText: {
      en: 'A flat tin with a curl of brown tape on cotton wool.',
      fr: 'Une boîte de fer plate avec une boucle de bande brune sur de l’ouate.',
    },
    uses: [
      {
        on: 'splicing-block',
        message: {
          en: 'It would take one join. But it is not your voice, and nobody has asked her yet.',
          fr: 'Il suffirait d’une collure. Mais ce n’est pas votre voix, et personne ne le lui a encore demandé.',
        },
        effects: [],
      },
    ],
    combinations: [
      {
        with: 'reel',
        message: {
          en: 'You do not join them yourself. Margot has the machine for it, and it is her voice: ask her, in the hut.',
          fr: 'Ce n’est pas à vous de les joindre. Margot a l’appareil qu’il faut, et c’est sa voix : demandez-le-lui, dans la cabane.',
        },
        effects: [],
      },
    ],
  },
]
