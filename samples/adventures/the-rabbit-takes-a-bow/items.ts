import type { SampleEffect, SampleItem, SampleText } from '#samples/sample-adventure.ts'
import { goalHints } from './goal-hints.ts'

/** Three of them open the better ending. */
export const bravo = { changeCounter: 'bravos', by: 1, max: 3, label: { en: 'Bravos', fr: 'Bravos' } } as const

/** Whether something is handed over or offered in words. */
export const supperShared: SampleEffect[] = [
  { takeItem: 'toasted-carrot', count: 2 },
  { addExperience: 50 },
  bravo,
  { setFlag: 'supper_shared', to: true },
]

export const threadGiven: SampleEffect[] = [
  { takeItem: 'red-thread' },
  { giveItem: 'gold-paint' },
  { addExperience: 50 },
  bravo,
  { setFlag: 'thread_given', to: true },
]

/** What the cabinet says to something held up to it, before it opens. */
const ontoCabinet = (message: SampleText): NonNullable<SampleItem['uses']> =>
  ['cabinet', 'cabinet-in-moonlight', 'cabinet-on-firm-ground'].map((on) => ({ on, message, effects: [] }))

const single = { stackable: false, consumable: false } as const

export const items: SampleItem[] = [
  {
    ...single,
    key: 'star-key',
    rarity: 'uncommon',
    icon: './art/items/star-key.webp',
    name: { en: 'The star key', fr: 'La clé à l’étoile' },
    description: {
      en: 'A brass key with a star for a handle. A whole career of fingers has polished its points; the smallest one shows the marks of teeth.',
      fr: 'Une clé de laiton à tête d’étoile. Toute une carrière de doigts en a poli les pointes; sur la plus petite, on voit des traces de dents.',
    },
    accessibilityText: {
      en: 'A brass key whose handle is a five-pointed star.',
      fr: 'Une clé de laiton dont la tête est une étoile à cinq branches.',
    },
    uses: [
      {
        on: 'star-door',
        hints: goalHints.starDoor,
        message: {
          en: 'The star goes home, and there it stays. Behind the door somebody says: “Wipe your feet, dear.”',
          fr: 'L’étoile rentre chez elle, et elle y reste. Derrière la porte, quelqu’un dit : « Essuyez vos pieds, mon cœur. »',
        },
        effects: [{ takeItem: 'star-key' }, { goTo: 'dressing-room' }],
      },
      {
        on: 'trapdoor',
        conditions: { not: { flag: 'trapdoor_open' } },
        message: {
          en: 'The keyhole of the trapdoor is plain and square. The star will not go in; it is used to a better entrance.',
          fr: 'La serrure de la trappe est carrée et sans façons. L’étoile n’y entre pas : il lui faut une plus belle entrée.',
        },
        effects: [],
      },
      ...ontoCabinet({
        en: 'The cabinet has four wheels and not one keyhole. It does not care for keys; it cares for numbers.',
        fr: 'L’armoire a quatre molettes et pas un trou de serrure. Les clés l’indiffèrent; elle n’aime que les chiffres.',
      }),
    ],
  },
  {
    ...single,
    key: 'gloves',
    rarity: 'common',
    icon: './art/items/gloves.webp',
    name: { en: 'White gloves', fr: 'Des gants blancs' },
    description: {
      en: 'A conjuror’s gloves, with four seams on the back and a pearl at the wrist. Two sizes too large for a rabbit, and exactly right for a rope.',
      fr: 'Des gants de prestidigitateur, quatre coutures sur le dos et une perle au poignet. Deux tailles de trop pour un lapin, juste ce qu’il faut pour une corde.',
    },
    accessibilityText: {
      en: 'A pair of white gloves with a pearl button.',
      fr: 'Une paire de gants blancs à bouton de perle.',
    },
    uses: [
      {
        message: {
          en: 'You pull them on, show your empty hands to the left and to the right, and feel the silence wait for a dove. Better to keep them for the ropes.',
          fr: 'Vous les enfilez, montrez vos mains vides à gauche, puis à droite, et sentez le silence attendre une colombe. Gardez-les plutôt pour les cordes.',
        },
        effects: [],
      },
      {
        on: 'ladder',
        hints: goalHints.ladder,
        message: {
          en: 'You pull them on, and keep them on. Not a burn, not a splinter: you are dressed for it.',
          fr: 'Vous les enfilez, et vous les gardez. Pas une brûlure, pas une écharde : vous êtes en tenue.',
        },
        effects: [{ takeItem: 'gloves' }, { goTo: 'fly-tower' }],
      },
      {
        on: 'odette',
        message: {
          en: '“Vespera’s, those are. Have them on before you touch a rope, dear; I have darned quite enough of them.”',
          fr: '« Ceux-là, c’est à Vespera. Enfilez-les avant de toucher une corde, mon cœur; j’en ai assez reprisé. »',
        },
        effects: [],
      },
      {
        on: 'trapdoor',
        conditions: { not: { flag: 'trapdoor_open' } },
        message: {
          en: 'White gloves, red rust. You think of whoever does the washing, and put them away.',
          fr: 'Des gants blancs sur de la rouille. Vous pensez à la personne qui fait la lessive, et vous les rangez.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'red-thread',
    rarity: 'common',
    icon: './art/items/red-thread.webp',
    name: { en: 'A spool of red thread', fr: 'Une bobine de fil rouge' },
    description: {
      en: 'All of the thread that held the trunk, back on its spool. It is a good red, the red of curtains and waistcoats. Somebody who sews would be glad of it.',
      fr: 'Tout le fil qui tenait la malle, de retour sur sa bobine. Un beau rouge, celui des rideaux et des gilets. Une personne qui coud en serait bien contente.',
    },
    accessibilityText: { en: 'A brass spool wound with red thread.', fr: 'Une bobine de laiton garnie de fil rouge.' },
    uses: [
      {
        on: 'odette',
        message: {
          en: '“Red as a curtain!” says Odette, and the button is on before you have let go of the spool. “Fair is fair, dear: this is the last of the gold from the boxes. Put it where it will do some good.”',
          fr: '« Rouge comme un rideau! », dit Odette, et le bouton est cousu avant que vous ayez lâché la bobine. « Chose promise, mon cœur : voici ce qui reste de l’or des loges. Mettez-le où il fera du bien. »',
        },
        effects: threadGiven,
      },
      {
        on: 'thread-trunk',
        message: {
          en: 'The trunk has only just got its breath back. You let it breathe.',
          fr: 'La malle vient à peine de reprendre son souffle. Laissez-la respirer.',
        },
        effects: [],
      },
      {
        on: 'threaded-cards',
        message: {
          en: 'One red thread on that wall is enough to be going on with, and this one has a button to see to.',
          fr: 'Un fil rouge sur ce mur, c’est bien assez; celui-ci a mieux à faire, quelque part du côté d’un bouton.',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'trapdoor-key',
    rarity: 'uncommon',
    icon: './art/items/trapdoor-key.webp',
    name: { en: 'The rusty key', fr: 'La clé rouillée' },
    description: {
      en: 'The key of the trapdoor: iron, heavy, and rough with rust. It will go into a lock. Whether it will turn in one is another matter; something slippery might help.',
      fr: 'La clé de la trappe : du fer, lourde et râpeuse de rouille. Elle entrera dans une serrure. Y tournera-t-elle? C’est une autre histoire; quelque chose de bien glissant aiderait.',
    },
    accessibilityText: {
      en: 'An old iron key with a ring for a handle and spots of rust.',
      fr: 'Une vieille clé de fer à anneau, tachée de rouille.',
    },
    uses: [
      {
        on: 'trapdoor',
        conditions: { not: { flag: 'trapdoor_open' } },
        message: {
          en: 'The key goes in, and there it stays: so much rust has a firm grip. You work it out again. It wants something slippery.',
          fr: 'La clé entre et reste là : une rouille pareille a de la poigne. Vous la dégagez à grand-peine. Il lui faudrait quelque chose de bien glissant.',
        },
        effects: [],
      },
      {
        on: 'odette',
        message: {
          en: '“Rust, dear, and on a clean apron! Rub something on that, and not me.”',
          fr: '« De la rouille, mon cœur, et sur un tablier propre! Frottez-la à quelque chose, et pas à moi. »',
        },
        effects: [],
      },
      {
        on: 'boiler',
        message: {
          en: 'Bertha could make it red-hot. It would then be a rusty key that nobody can hold.',
          fr: 'Berthe pourrait la chauffer au rouge. Ce serait alors une clé rouillée que personne ne peut tenir.',
        },
        effects: [],
      },
      ...ontoCabinet({
        en: 'There is no keyhole in the cabinet, and it would not thank you for one in rust.',
        fr: 'Il n’y a pas de trou de serrure à l’armoire, et elle ne vous remercierait pas d’y mettre de la rouille.',
      }),
    ],
    combinations: [
      {
        with: 'candle-end',
        result: 'waxed-key',
        hints: goalHints.waxTheKey,
        message: {
          en: 'You rub the candle end over the key until the rust lies under wax. It is still an ugly key, but now it is an ugly key that glides.',
          fr: 'Vous frottez la clé avec le bout de bougie jusqu’à ce que la rouille disparaisse sous la cire. C’est toujours une vilaine clé, mais une vilaine clé qui glisse.',
        },
        effects: [{ takeItem: 'trapdoor-key' }, { takeItem: 'candle-end' }],
      },
    ],
  },
  {
    ...single,
    key: 'candle-end',
    rarity: 'common',
    icon: './art/items/candle-end.webp',
    name: { en: 'A candle end', fr: 'Un bout de bougie' },
    description: {
      en: 'Two fingers of good wax. It has lit a great many entrances and a few exits. Wax also keeps needles, drawers and other stubborn things moving.',
      fr: 'Deux doigts de bonne cire. Elle a éclairé bien des entrées et quelques sorties. La cire fait aussi glisser les aiguilles, les tiroirs et d’autres entêtés.',
    },
    accessibilityText: {
      en: 'The stub of a wax candle, its wick still smoking.',
      fr: 'Un reste de bougie de cire dont la mèche fume encore.',
    },
    uses: [
      {
        on: 'trapdoor',
        conditions: { not: { flag: 'trapdoor_open' } },
        message: {
          en: 'You wax the lock until its plate shines. Inside, where it matters, no candle will go. Only the key goes in there: that is what wants the wax.',
          fr: 'Vous cirez la serrure jusqu’à faire briller la plaque. Dedans, là où ça compte, aucune bougie n’entre. La clé, elle, y entre : c’est elle qu’il faut cirer.',
        },
        effects: [],
      },
      {
        on: 'odette',
        message: {
          en: '“Not by the tulle, dear. I lost a whole second act that way.”',
          fr: '« Pas près du tulle, mon cœur. J’y ai déjà perdu tout un deuxième acte. »',
        },
        effects: [],
      },
      {
        on: 'dove-cage',
        message: {
          en: 'The dove looks at the candle, thinks of supper, and then of who generally gets eaten by candlelight.',
          fr: 'La colombe regarde la bougie, pense à un souper, puis se demande qui l’on mange, d’habitude, aux chandelles.',
        },
        effects: [],
      },
    ],
  },
  {
    key: 'waxed-key',
    rarity: 'uncommon',
    stackable: false,
    consumable: true,
    icon: './art/items/waxed-key.webp',
    name: { en: 'The waxed key', fr: 'La clé cirée' },
    description: {
      en: 'The key of the trapdoor in a coat of wax. It slips out of your fingers twice while you look at it, which is a good sign.',
      fr: 'La clé de la trappe, dans un manteau de cire. Elle vous échappe deux fois pendant que vous l’examinez. C’est bon signe.',
    },
    accessibilityText: {
      en: 'The old iron key, its bit covered in pale wax.',
      fr: 'La vieille clé de fer, le panneton couvert de cire pâle.',
    },
    uses: [
      {
        on: 'trapdoor',
        hints: goalHints.openTrapdoor,
        message: {
          en: 'The key slides in, takes one turn and stays where it is, out of sheer comfort. The trapdoor gives a sigh and lets go of its latch.',
          fr: 'La clé se glisse, fait un tour et reste là, tant elle y est bien. La trappe pousse un soupir et lâche son loquet.',
        },
        effects: [{ setFlag: 'trapdoor_open', to: true }],
      },
    ],
  },
  {
    key: 'poster',
    rarity: 'common',
    stackable: false,
    consumable: false,
    icon: './art/items/poster.webp',
    name: { en: 'An old poster', fr: 'Une vieille affiche' },
    description: {
      en: '“VESPERA”, it says, in letters as tall as a hand. Two white ears look out of the hat. Whose they are, it does not say: above the name, where there is room for another, there is nothing but wine-red paper.',
      fr: '« VESPERA », lit-on, en lettres hautes comme la main. Deux oreilles blanches dépassent du chapeau. À qui elles sont, personne ne le dit : au-dessus du nom, là où il y aurait de la place pour un autre, rien que du papier bordeaux.',
    },
    accessibilityText: {
      en: 'A wine-red poster: the name Vespera, and two rabbit’s ears in a top hat.',
      fr: 'Une affiche bordeaux : le nom de Vespera et deux oreilles de lapin dans un haut-de-forme.',
    },
    uses: [
      {
        on: 'odette',
        message: {
          en: '“I know that one, dear. Ask me what is wrong with it.”',
          fr: '« Je la connais, celle-là, mon cœur. Demandez-moi plutôt ce qui lui manque. »',
        },
        effects: [],
      },
      {
        on: 'basil',
        message: {
          en: '“I can read it from here,” says Basil. “It has one name on it.”',
          fr: '« Je la lis d’ici, dit Basile. Il n’y a qu’un nom dessus. »',
        },
        effects: [],
      },
      {
        on: 'wall-poster',
        message: {
          en: 'You hold one up beside the other: the same poster twice, and somebody missing from it twice.',
          fr: 'Vous les tenez côte à côte : deux fois la même affiche, et il y manque deux fois quelqu’un.',
        },
        effects: [],
      },
      {
        on: 'boiler',
        message: {
          en: 'Bertha rumbles. She burns coal, and she has a long memory for those who tried paper.',
          fr: 'Berthe gronde. Elle brûle du charbon, et elle n’oublie pas ceux qui lui ont offert du papier.',
        },
        effects: [],
      },
    ],
  },
  {
    key: 'gold-paint',
    rarity: 'rare',
    stackable: false,
    consumable: true,
    icon: './art/items/gold-paint.webp',
    name: { en: 'A pot of gold paint', fr: 'Un pot de peinture dorée' },
    description: {
      en: 'The last of the gold that did the boxes in the dress circle. There is enough in it for one good line. Or for one letter, a full stop and an “and”.',
      fr: 'Ce qui reste de l’or des loges du premier balcon. De quoi tracer une belle ligne. Ou une lettre, un point et un « et ».',
    },
    accessibilityText: {
      en: 'A small pot of gold paint with a brush in it.',
      fr: 'Un petit pot de peinture dorée avec son pinceau.',
    },
    combinations: [
      {
        with: 'poster',
        result: 'new-bill',
        message: {
          en: 'You hold your breath and paint, above the other name and every bit as big: “B. &”. The paper drinks the gold. It looks as if it had never been otherwise.',
          fr: 'Vous retenez votre souffle et peignez, au-dessus de l’autre nom et tout aussi grand : « B. & ». Le papier boit l’or. On dirait que ça n’a jamais été autrement.',
        },
        effects: [{ takeItem: 'poster' }],
      },
    ],
  },
  {
    ...single,
    key: 'new-bill',
    rarity: 'legendary',
    icon: './art/items/new-bill.webp',
    name: { en: 'The new poster', fr: 'La nouvelle affiche' },
    description: {
      en: '“B. & VESPERA.” The gold is not quite dry. Looked at closely, the rabbit under the names seems to have come up out of the hat to read them.',
      fr: '« B. & VESPERA. » L’or n’est pas tout à fait sec. De près, on jurerait que le lapin, sous les noms, est sorti du chapeau pour les lire.',
    },
    accessibilityText: {
      en: 'The poster with “B. &” in gold above Vespera’s name, and a rabbit in spectacles looking out of the hat.',
      fr: 'L’affiche avec « B. & » en or au-dessus du nom de Vespera, et un lapin à lunettes qui dépasse du chapeau.',
    },
    uses: [
      {
        on: 'basil',
        message: {
          en: '“One does not poke a rabbit with paper,” says Basil. “Sit down, and tell me what it is.”',
          fr: '« On ne tapote pas un lapin avec du papier, dit Basile. Asseyez-vous, et dites-moi ce que c’est. »',
        },
        effects: [],
      },
      {
        on: 'odette',
        message: {
          en: '“Don’t show me, dear, I know what it says. Show him.”',
          fr: '« Pas à moi, mon cœur, je sais ce qui est écrit. À lui. »',
        },
        effects: [],
      },
      {
        on: 'wall-poster',
        message: {
          en: 'It would hang well over the old one. But somebody should see it first.',
          fr: 'Elle irait bien par-dessus l’ancienne. Mais il y a quelqu’un qui devrait la voir d’abord.',
        },
        effects: [],
      },
    ],
  },
  {
    key: 'carrot',
    rarity: 'common',
    stackable: true,
    consumable: false,
    icon: './art/items/carrot.webp',
    name: { en: 'A carrot', fr: 'Une carotte' },
    description: {
      en: 'A real one: it snaps, it smells of earth, and there is no price on it. Raw, it is for beginners; anybody who has ever had a rabbit to supper will tell you so.',
      fr: 'Une vraie : elle craque, elle sent la terre et elle ne porte pas d’étiquette. Crue, c’est bon pour les débutants; quiconque a eu un lapin à souper vous le dira.',
    },
    accessibilityText: { en: 'A carrot with its leaves on.', fr: 'Une carotte avec ses fanes.' },
    uses: [
      {
        on: 'boiler',
        conditions: { hasItem: 'toasted-carrot' },
        message: {
          en: 'You know the way by now: fork, grate, a quarter turn. Bertha hums along, and this one comes out with its stripes straight.',
          fr: 'Vous avez pris le tour de main : la fourchette, la grille, un quart de tour. Berthe chantonne, et celle-ci en sort avec les rayures bien droites.',
        },
        effects: [{ takeItem: 'carrot' }, { giveItem: 'toasted-carrot' }],
      },
      {
        on: 'boiler',
        message: {
          en: 'You hold the carrot to the grate on the little fork that hangs there. Bertha hums a note lower. Medium brown; she has done this before.',
          fr: 'Vous tendez la carotte vers la grille, sur la petite fourchette pendue là. Berthe ronronne un ton plus bas. Brun moyen : elle n’en est pas à sa première.',
        },
        effects: [{ takeItem: 'carrot' }, { giveItem: 'toasted-carrot' }],
      },
      {
        on: 'basil',
        message: {
          en: '“Raw,” says Basil, not unkindly, “is for beginners. There is a lady downstairs with a fork.”',
          fr: '« Crue, dit Basile sans méchanceté, c’est bon pour les débutants. Il y a en bas une dame qui a une fourchette. »',
        },
        effects: [],
      },
      {
        on: 'odette',
        message: {
          en: '“Raw? Take it down to Bertha, dear. And take two.”',
          fr: '« Crue? Descendez-la à Berthe, mon cœur. Et prenez-en deux. »',
        },
        effects: [],
      },
      {
        on: 'empty-hat',
        message: {
          en: 'You dangle the carrot over the hat. When you were both beginners, perhaps.',
          fr: 'Vous balancez la carotte au-dessus du chapeau. À ses débuts, peut-être.',
        },
        effects: [],
      },
      {
        on: 'dove-cage',
        message: {
          en: 'The dove looks at the carrot, and then at you, as one looks at somebody who has come to the wrong dressing room.',
          fr: 'La colombe regarde la carotte, puis vous, comme on regarde quelqu’un qui s’est trompé de loge.',
        },
        effects: [],
      },
    ],
  },
  {
    key: 'toasted-carrot',
    rarity: 'uncommon',
    stackable: true,
    consumable: false,
    icon: './art/items/toasted-carrot.webp',
    name: { en: 'A toasted carrot', fr: 'Une carotte grillée' },
    description: {
      en: 'Medium brown, with stripes. It smells of autumn and of second helpings. One is a snack. Two are an invitation.',
      fr: 'Brun moyen, avec des rayures. Ça sent l’automne et le « reprenez-en donc ». Une seule, c’est une collation. Deux, c’est une invitation.',
    },
    accessibilityText: {
      en: 'A toasted carrot with dark stripes, on a fork.',
      fr: 'Une carotte grillée, rayée de brun, sur une fourchette.',
    },
    uses: [
      {
        on: 'basil',
        conditions: { hasItem: 'toasted-carrot', count: 2 },
        message: {
          en: '“Two,” says Basil, and turns his by the fork, as one looks at a sunset. “I am brought one every night, you know, on a silver tray, with applause. Nobody has ever stayed to eat with me.” You chew for a while, side by side. “Medium brown. You have been talking to Odette. Nobody listens to Odette; it is the great mistake of this house. About carrots, and about posters.”',
          fr: '« Deux », dit Basile, et il fait tourner la sienne au bout de la fourchette, comme on regarde un coucher de soleil. « On m’en apporte une tous les soirs, vous savez, sur un plateau d’argent, avec des applaudissements. Personne n’est jamais resté la manger avec moi. » Vous mâchez un moment, côte à côte. « Brun moyen. Vous avez parlé à Odette. Personne n’écoute Odette, et c’est la grande erreur de la maison. Pour les carottes comme pour les affiches. »',
        },
        effects: supperShared,
      },
      {
        on: 'basil',
        message: {
          en: 'He smells it with his eyes shut, and gives it back. “One. And what will you eat?”',
          fr: 'Il la hume les yeux fermés, puis vous la rend. « Une seule. Et vous, qu’est-ce que vous mangerez? »',
        },
        effects: [],
      },
      {
        on: 'odette',
        message: {
          en: '“Not over the silk, dear. And it isn’t me who has had no supper.”',
          fr: '« Pas au-dessus de la soie, mon cœur. Et ce n’est pas moi qui n’ai pas soupé. »',
        },
        effects: [],
      },
    ],
  },
]
