import type { SampleItem } from '#samples/sample-adventure.ts'
import { goalHints } from './goal-hints.ts'
import { letters } from './letters.ts'
import { nobodyCutIt } from './truths.ts'

const single = { stackable: false, consumable: false } as const

const photographs: SampleItem[] = [
  {
    ...single,
    key: 'evening-photograph',
    rarity: 'uncommon',
    icon: './art/items/evening-photograph.webp',
    name: { en: 'The evening photograph', fr: 'La photographie du soir' },
    description: {
      en: 'Aurore’s: 21 June 1949, ten in the evening. A bench, a lamp, and the flower, open, as wide as a plate. It curls, as things do that were put away wet. Somebody else must have stood on the same spot in the morning.',
      fr: 'Celle d’Aurore : 21 juin 1949, dix heures du soir. Une tablette, une lampe et la fleur, ouverte, large comme une assiette. Elle gondole, comme ce qu’on range mouillé. Le matin, quelqu’un d’autre a dû se tenir au même endroit.',
    },
    accessibilityText: {
      en: 'A curled photograph of a great pale flower under a lamp.',
      fr: 'Une photographie gondolée d’une grande fleur pâle sous une lampe.',
    },
    uses: [
      {
        on: 'aurore',
        message: {
          en: '“Put it away,” says Aurore. “I know what it shows. I was there; I was so happy that I held it crooked.”',
          fr: '« Rangez ça, dit Aurore. Je sais ce qu’on y voit. J’y étais; j’étais si heureuse que je l’ai tenu de travers. »',
        },
        effects: [],
      },
      {
        on: 'anselme',
        message: {
          en: 'Anselme looks at it longer than he meant to. “So she kept one,” he says.',
          fr: 'Anselme la regarde plus longtemps qu’il n’aurait voulu. « Elle en avait donc une », dit-il.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'morning-photograph',
    rarity: 'uncommon',
    icon: './art/items/morning-photograph.webp',
    name: { en: 'The morning photograph', fr: 'La photographie du matin' },
    description: {
      en: 'Anselme’s: 22 June 1949, five in the morning. The same bench; a bare green stem. It is perfectly flat, with a cross at each corner. It wants its fellow beside it, and something with two eyes.',
      fr: 'Celle d’Anselme : 22 juin 1949, cinq heures du matin. La même tablette; une tige verte et nue. Elle est parfaitement plate, avec une croix à chaque coin. Il lui faut sa pareille à côté, et quelque chose à deux yeux.',
    },
    accessibilityText: {
      en: 'A flat photograph of a bare stem in a pot.',
      fr: 'Une photographie bien plate d’une tige nue dans un pot.',
    },
    uses: [
      {
        on: 'anselme',
        message: {
          en: '“As I found it,” says Anselme. “I have never moved anything in that picture. I have only looked at it.”',
          fr: '« Tel que trouvé, dit Anselme. Je n’ai jamais rien déplacé dans cette image. Je n’ai fait que la regarder. »',
        },
        effects: [],
      },
      {
        on: 'aurore',
        message: {
          en: 'Aurore fans herself with her hat. “He took a photograph. Of course he did. Other people would have come and knocked.”',
          fr: 'Aurore s’évente avec son chapeau. « Il a pris une photo. Évidemment. Un autre serait venu frapper. »',
        },
        effects: [],
      },
    ],
  },
]

const warmth: SampleItem[] = [
  {
    ...single,
    key: 'can',
    rarity: 'common',
    icon: './art/items/can.webp',
    name: { en: 'A watering can, empty', fr: 'Un arrosoir vide' },
    description: {
      en: 'Zinc, with a long neck. The pool’s water is too cold for the palms, and the tap’s is too new; Aurore waters with what Bertrand has boiled.',
      fr: 'En zinc, à long col. L’eau du bassin est trop froide pour les palmiers, celle de la ville, trop jeune; Aurore arrose avec ce que Bertrand a fait bouillir.',
    },
    accessibilityText: { en: 'A zinc watering can with a long neck.', fr: 'Un arrosoir de zinc à long col.' },
    uses: [
      {
        on: 'hot-tap',
        conditions: { puzzleSolved: 'valves' },
        hints: goalHints.hotTap,
        message: {
          en: 'Bertrand fills it to the brim, in one breath, with water as warm as a hand.',
          fr: 'Bertrand le remplit à ras bord, d’un souffle, d’une eau tiède comme la main.',
        },
        effects: [{ takeItem: 'can' }, { giveItem: 'warm-water' }, { addExperience: 25 }],
      },
      {
        on: 'hot-tap',
        message: {
          en: 'You turn the tap. It coughs, and not a drop comes: all nine valves on the board are shut.',
          fr: 'Vous ouvrez. Le robinet tousse, pas une goutte : au panneau, les neuf sont fermés.',
        },
        effects: [],
      },
      {
        on: 'pot',
        message: {
          en: 'You tip it. What comes out is air, and a small snail.',
          fr: 'Vous penchez l’arrosoir. Il en sort de l’air et un petit escargot.',
        },
        effects: [],
      },
      {
        on: 'aurore',
        message: {
          en: '“Not me, dear,” says Aurore. “I was watered at seven.”',
          fr: '« Pas moi, dit Aurore. On m’a arrosée à sept heures. »',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'warm-water',
    rarity: 'uncommon',
    icon: './art/items/warm-water.webp',
    name: { en: 'A can of warm water', fr: 'Un arrosoir d’eau tiède' },
    description: {
      en: 'As warm as a hand, and heavier than it looks. In this house that is how one wakes things: from below.',
      fr: 'Tiède comme la main, et plus lourd qu’il n’en a l’air. C’est ainsi qu’on réveille les choses, dans cette aile : par en dessous.',
    },
    accessibilityText: {
      en: 'The zinc watering can, full, steam over it.',
      fr: 'L’arrosoir de zinc, plein, avec de la vapeur.',
    },
    uses: [
      {
        on: 'pot',
        conditions: nobodyCutIt,
        hints: goalHints.warmFeet,
        message: {
          en: 'You pour it in at the edge, slowly. The earth drinks like a horse. Under your palm the stone grows warm, and the bulb, which has been a fist, is a little less of one.',
          fr: 'Vous versez au bord, lentement. La terre boit comme un cheval. Sous votre paume, la pierre tiédit, et le bulbe, qui était un poing, l’est un peu moins.',
        },
        effects: [{ takeItem: 'warm-water' }, { setFlag: 'warmed', to: true }, { addExperience: 50 }],
      },
      {
        on: 'pot',
        message: {
          en: 'You stop with the can in the air. It is thirty years dry, and everybody here says that it was cut down. Before you drown it, find out what it is waiting for.',
          fr: 'Vous vous arrêtez, l’arrosoir en l’air. Elle est au sec depuis trente ans, et tout le monde ici dit qu’on l’a coupée. Avant de la noyer, trouvez ce qu’elle attend.',
        },
        effects: [],
      },
    ],
  },
]

const cold: SampleItem[] = [
  {
    ...single,
    key: 'tongs',
    rarity: 'common',
    icon: './art/items/tongs.webp',
    name: { en: 'Ice tongs', fr: 'Une pince à glace' },
    description: {
      en: 'Two iron claws that bite the harder, the heavier the thing they carry. Anselme says that there is a moral in it.',
      fr: 'Deux griffes de fer qui mordent d’autant plus que ce qu’elles portent est lourd. Anselme dit qu’il y a là une morale.',
    },
    accessibilityText: { en: 'A pair of iron ice tongs.', fr: 'Une pince à glace en fer.' },
    uses: [
      {
        on: 'open-chest',
        conditions: { not: { flag: 'ice_taken' } },
        hints: goalHints.iceBlock,
        message: {
          en: 'The claws bite. The block comes up singing, like a wet finger on a glass.',
          fr: 'Les griffes mordent. Le bloc monte en chantant, comme un doigt mouillé sur un verre.',
        },
        effects: [{ setFlag: 'ice_taken', to: true }, { giveItem: 'ice' }, { addExperience: 25 }],
      },
      {
        on: 'ice-blocks',
        message: {
          en: 'You could take one of these. “Those are for drinks,” calls Anselme, from above, who cannot possibly have seen it.',
          fr: 'Vous pourriez en prendre un là. « Ceux-là, c’est pour boire », crie d’en haut Anselme, qui n’a pas pu vous voir.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'ice',
    rarity: 'uncommon',
    icon: './art/items/ice.webp',
    name: { en: 'A block of ice', fr: 'Un bloc de glace' },
    description: {
      en: 'Clear to the heart. It has begun to drip on your shoes, and it is the longest day of the year. It would want something round it.',
      fr: 'Clair jusqu’au cœur. Il commence à goutter sur vos souliers, et c’est le plus long jour de l’année. Il faudrait quelque chose autour.',
    },
    accessibilityText: { en: 'A clear block of ice, dripping.', fr: 'Un bloc de glace clair, qui goutte.' },
    uses: [
      {
        on: 'pot',
        message: {
          en: 'Bare, in this light, it would be gone in ten minutes. It wants wrapping first.',
          fr: 'À nu, dans cette lumière, il n’en resterait rien au bout de dix minutes. Emballez-le d’abord.',
        },
        effects: [],
      },
    ],
    combinations: [
      {
        with: 'felt',
        result: 'wrapped-ice',
        hints: goalHints.wrap,
        message: {
          en: 'You roll it up like a sleeping child. The dripping stops.',
          fr: 'Vous le roulez comme un enfant endormi. Ça cesse de goutter.',
        },
        effects: [{ takeItem: 'ice' }, { takeItem: 'felt' }],
      },
    ],
  },
  {
    ...single,
    key: 'felt',
    rarity: 'common',
    icon: './art/items/felt.webp',
    name: { en: 'Grey felt', fr: 'Du feutre gris' },
    description: {
      en: 'Thick as a thumb. In winter it keeps the cold out of the seeds; there is no reason why it should not keep it in.',
      fr: 'Épais comme le pouce. L’hiver, il garde les semences du froid; rien ne l’empêche de garder le froid.',
    },
    accessibilityText: { en: 'A roll of thick grey felt.', fr: 'Un rouleau d’épais feutre gris.' },
    uses: [
      {
        on: 'anselme',
        message: {
          en: '“I am not cold,” says Anselme, and pulls his cardigan shut.',
          fr: '« Je n’ai pas froid », dit Anselme, et il ferme sa veste.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'wrapped-ice',
    rarity: 'rare',
    icon: './art/items/wrapped-ice.webp',
    name: { en: 'Ice in a felt coat', fr: 'De la glace en manteau de feutre' },
    description: {
      en: 'A winter to carry under your arm. Laid on top of something, it would be snow that takes its time.',
      fr: 'Un hiver qui se porte sous le bras. Posé sur quelque chose, ce serait une neige qui prend son temps.',
    },
    accessibilityText: { en: 'A block of ice rolled in grey felt.', fr: 'Un bloc de glace roulé dans du feutre gris.' },
    uses: [
      {
        on: 'pot',
        conditions: nobodyCutIt,
        hints: goalHints.coolHead,
        message: {
          en: 'You lay it over the bulb like a snowfall in April. A drop falls on the brown skin, and another. Something in there counts them.',
          fr: 'Vous le posez sur le bulbe comme une neige d’avril. Une goutte tombe sur la peau brune, puis une autre. Quelque chose, là-dedans, les compte.',
        },
        effects: [{ takeItem: 'wrapped-ice' }, { setFlag: 'cooled', to: true }, { addExperience: 50 }],
      },
      {
        on: 'pot',
        message: {
          en: 'You hold it over the bulb and do not let go. Everybody here says that this thing was cut down. Before you bury it in ice, find out what it is waiting for.',
          fr: 'Vous le tenez au-dessus du bulbe sans le lâcher. Tout le monde ici dit qu’on a coupé cette plante. Avant de la mettre sous la glace, trouvez ce qu’elle attend.',
        },
        effects: [],
      },
    ],
  },
]

export const items: SampleItem[] = [...photographs, ...warmth, ...cold, ...letters]
