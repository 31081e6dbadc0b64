import type { SampleItem } from '#samples/sample-adventure.ts'
import { goalHints } from './goal-hints.ts'
import { letters } from './letters.ts'

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
        on: 'stereoscope',
        message: {
          en: 'You hold it to the left-hand slot. It fits: one eye sees a flower, the other sees nothing at all. It takes two, and then somebody to look through.',
          fr: 'Vous l’approchez de la fente de gauche. Elle y va\u00A0: un œil voit une fleur, l’autre ne voit rien. Il en faut deux, et quelqu’un pour regarder.',
        },
        effects: [],
      },
      {
        on: 'quirion',
        message: {
          en: '“Exhibit A,” says Maître Quirion. “I have waited thirty years for an exhibit B.”',
          fr: '«\u00A0Pièce A, dit maître Quirion. J’attends la pièce B depuis trente ans.\u00A0»',
        },
        effects: [],
      },
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
        on: 'stereoscope',
        message: {
          en: 'You hold it to the right-hand slot. It fits: one eye sees a bare stem, the other sees nothing at all. It takes two, and then somebody to look through.',
          fr: 'Vous l’approchez de la fente de droite. Elle y va\u00A0: un œil voit une tige nue, l’autre ne voit rien. Il en faut deux, et quelqu’un pour regarder.',
        },
        effects: [],
      },
      {
        on: 'quirion',
        message: {
          en: '“He has shown it to me every year,” says Maître Quirion. “One picture proves that something is gone. It does not prove how.”',
          fr: '«\u00A0Il me la montre chaque année, dit maître Quirion. Une image prouve que quelque chose a disparu. Elle ne prouve pas comment.\u00A0»',
        },
        effects: [],
      },
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
        on: 'quirion',
        message: {
          en: '“Thank you, I take it with a leaf in,” says Maître Quirion.',
          fr: '«\u00A0Merci, dit maître Quirion, moi, je la prends avec une feuille dedans.\u00A0»',
        },
        effects: [],
      },
      {
        on: 'night-trumpet',
        message: {
          en: 'A sip for Mother. The rest is wanted elsewhere: by something that hasn’t been warm for thirty years.',
          fr: 'Une gorgée pour la mère. Le reste est attendu ailleurs, par ce qui n’a pas eu chaud depuis trente ans.',
        },
        effects: [],
      },
      {
        on: 'stereoscope',
        message: {
          en: 'It looks with two eyes at the can. Optics want to be kept dry.',
          fr: 'Il regarde l’arrosoir des deux yeux. L’optique, ça se garde au sec.',
        },
        effects: [],
      },
      {
        on: 'pot',
        hints: goalHints.warmFeet,
        message: {
          en: 'You pour it in at the edge, slowly. The earth drinks like a horse. Under your palm the stone grows warm, and the bulb, which has been a fist, is a little less of one.',
          fr: 'Vous versez au bord, lentement. La terre boit comme un cheval. Sous votre paume, la pierre tiédit, et le bulbe, qui était un poing, l’est un peu moins.',
        },
        effects: [{ takeItem: 'warm-water' }, { setFlag: 'warmed', to: true }, { addExperience: 50 }],
      },
      {
        on: 'aurore',
        message: {
          en: '“Not me, dear,” says Aurore. “I was watered at seven.”',
          fr: '« Pas moi, dit Aurore. On m’a arrosée à sept heures. »',
        },
        effects: [],
      },
      {
        on: 'fire-door',
        message: {
          en: 'Bertrand would be offended, and then the palms would be.',
          fr: 'Bertrand se vexerait, et les palmiers après lui.',
        },
        effects: [],
      },
    ],
  },
]

const cold: SampleItem[] = [
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
        on: 'anselme',
        message: {
          en: '“Wrap it up,” says Anselme. “You are holding my February.”',
          fr: '«\u00A0Emballez-moi ça, dit Anselme. C’est mon mois de février que vous tenez là.\u00A0»',
        },
        effects: [],
      },
      {
        on: 'quirion',
        message: {
          en: 'It drips on clause nine. Maître Quirion lifts the clause.',
          fr: 'Ça goutte sur l’article neuf. Maître Quirion soulève l’article.',
        },
        effects: [],
      },
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
        on: 'stereoscope',
        message: {
          en: 'You wipe both lenses. They see more clearly now that they see nothing: it wants pictures.',
          fr: 'Vous essuyez les deux lentilles. Il voit mieux qu’il ne voit rien\u00A0: il lui faut des images.',
        },
        effects: [],
      },
      {
        on: 'pot',
        message: {
          en: 'A coat for the bulb? It has slept warm for thirty years; it is a winter that it wants.',
          fr: 'Un manteau pour le bulbe? Il dort au chaud depuis trente ans; c’est un hiver qui lui manque.',
        },
        effects: [],
      },
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
        on: 'anselme',
        message: {
          en: 'He feels the felt, and tightens the string by one turn. “It would keep till Thursday,” he says. From him that is applause.',
          fr: 'Il tâte le feutre et serre la ficelle d’un tour. «\u00A0Ça tiendrait jusqu’à jeudi\u00A0», dit-il. De sa part, c’est une ovation.',
        },
        effects: [],
      },
      {
        on: 'quirion',
        message: {
          en: '“Is that for somebody?” says Maître Quirion. “It looks as if it were sleeping.”',
          fr: '«\u00A0C’est pour quelqu’un? dit maître Quirion. On dirait que ça dort.\u00A0»',
        },
        effects: [],
      },
      {
        on: 'pot',
        hints: goalHints.coolHead,
        message: {
          en: 'You lay it over the bulb like a snowfall in April. A drop falls on the brown skin, and another. Something in there counts them.',
          fr: 'Vous le posez sur le bulbe comme une neige d’avril. Une goutte tombe sur la peau brune, puis une autre. Quelque chose, là-dedans, les compte.',
        },
        effects: [{ takeItem: 'wrapped-ice' }, { setFlag: 'cooled', to: true }, { addExperience: 50 }],
      },
    ],
  },
]

export const items: SampleItem[] = [...photographs, ...warmth, ...cold, ...letters]
