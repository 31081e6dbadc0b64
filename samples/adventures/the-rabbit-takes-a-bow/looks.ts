import type { SampleLook } from '#samples/sample-adventure.ts'
import { landscape, portrait } from '#samples/places.ts'

/** Below whatever leads somewhere. */
const look = { type: 'look', zIndex: 0 } as const

const workshop: SampleLook[] = [
  {
    ...look,
    key: 'card-by-the-hat',
    sceneKey: 'workshop',
    name: { en: 'The card that leans against the hat', fr: 'La carte appuyée au chapeau' },
    ...landscape(842, 586, 934, 694),
    zIndex: 1,
    lines: [
      {
        en: '“Forty years by the ears is enough. Find me before midnight, but find me my way. – B.” The hand is small and neat. You have never seen a rabbit’s handwriting before; it has very tall l’s.',
        fr: '« Quarante ans par les oreilles, ça suffit. Trouvez-moi avant minuit, mais à ma façon. – B. » L’écriture est petite et soignée. Vous n’aviez jamais vu l’écriture d’un lapin : les l sont très hauts.',
      },
      {
        en: 'On the back: “My way begins with the drawer. Nothing in this house is locked out of spite.”',
        fr: 'Au dos : « Ma façon commence par le tiroir. Dans cette maison, rien n’est fermé par méchanceté. »',
      },
    ],
  },
  {
    ...look,
    key: 'pinned-note',
    sceneKey: 'workshop',
    name: { en: 'The note on the wall', fr: 'La note au mur' },
    ...landscape(550, 396, 632, 494),
    lines: [
      {
        en: '“To do: sharpen saw (no). Feed dove. Feed rabbit. Thank rabbit.” Everything is ticked but the last.',
        fr: '« À faire : affûter la scie (non). Nourrir la colombe. Nourrir le lapin. Remercier le lapin. » Tout est coché, sauf la fin.',
      },
    ],
  },
  {
    ...look,
    key: 'stool-card',
    sceneKey: 'workshop',
    name: { en: 'The card on the stool', fr: 'La carte sur le tabouret' },
    ...landscape(1354, 818, 1462, 918),
    lines: [
      {
        en: 'Is this your card? It is not. It is somebody else’s, and he will be back for it.',
        fr: 'Est-ce votre carte? Non. C’est celle de quelqu’un d’autre, et il repassera la prendre.',
      },
    ],
  },
  {
    ...look,
    key: 'empty-hat',
    sceneKey: 'workshop',
    name: { en: 'The empty hat', fr: 'Le chapeau vide' },
    ...landscape(904, 520, 1066, 690),
    lines: [
      {
        en: 'You feel about inside. Silk, a false bottom, a second false bottom, and a crumb of carrot that nobody was meant to find.',
        fr: 'Vous tâtez l’intérieur : de la soie, un double fond, un triple fond et une miette de carotte que personne ne devait trouver.',
      },
      {
        en: 'A lifetime of entrances has worn the lining smooth, just where the ears go.',
        fr: 'Toute une vie d’entrées en scène a lustré la doublure, juste à l’endroit des oreilles.',
      },
      {
        en: 'Still empty. You would be surprised how many people check.',
        fr: 'Toujours vide. Tout le monde regarde deux fois; c’est humain.',
      },
    ],
  },
  {
    ...look,
    key: 'wall-poster',
    sceneKey: 'workshop',
    name: { en: 'The poster on the wall', fr: 'L’affiche au mur' },
    ...landscape(42, 292, 200, 508),
    lines: [
      {
        en: '“VESPERA”, says the poster at the top; you look closer, at the bottom. There, in print so small that it might be dirt, stands “& assistant”. Somebody has underlined it. With a claw.',
        fr: '« VESPERA », annonce l’affiche, en haut. Vous regardez de plus près, tout en bas. En lettres si petites qu’on dirait une saleté, il y a « & assistant ». Quelqu’un l’a souligné. À la griffe.',
      },
      {
        en: 'Of the rabbit the poster shows two ears. Ears do not get their name in lights; it is in the contract.',
        fr: 'Du lapin, l’affiche ne montre que les oreilles. Les oreilles n’ont pas droit à leur nom en grand : c’est dans le contrat.',
      },
    ],
    closeUp: {
      image: './art/looks/wall-poster.webp',
      altText: {
        en: 'The lower half of the wine-red poster. Under the ears and the hat stands “& assistant” in tiny print, and under that three scratches, close together.',
        fr: 'Le bas de l’affiche bordeaux. Sous les oreilles et le chapeau, en lettres minuscules, « & assistant » et, dessous, trois griffures bien serrées.',
      },
    },
  },
  {
    ...look,
    key: 'dove-cage',
    sceneKey: 'workshop',
    name: { en: 'The dove in the cage', fr: 'La colombe dans sa cage' },
    ...landscape(1700, 96, 1842, 268),
    lines: [
      {
        en: 'The dove looks at you with one eye, then with the other, and keeps both opinions to itself.',
        fr: 'La colombe vous regarde d’un œil, puis de l’autre, et garde les deux avis pour elle.',
      },
      {
        en: 'The cage is not locked. The dove has a contract, a pension and every other Sunday off.',
        fr: 'La cage n’est pas fermée à clé. La colombe a un contrat, une retraite et un dimanche sur deux.',
      },
      {
        en: '“Roo,” says the dove. It is not a clue. It is a dove.',
        fr: '« Rou », fait la colombe. Ce n’est pas un indice. C’est une colombe.',
      },
    ],
  },
  {
    ...look,
    key: 'saw',
    sceneKey: 'workshop',
    name: { en: 'The saw', fr: 'La scie' },
    ...landscape(1440, 106, 1672, 190),
    lines: [
      {
        en: 'For sawing the lady in half. In forty years there have been only half as many complaints as you would think.',
        fr: 'Pour scier la dame en deux. En quarante ans, on n’a reçu que des demi-plaintes.',
      },
      {
        en: 'The teeth are cork. The lady, by all accounts, was the sharp one.',
        fr: 'Les dents sont en liège. Le mordant, paraît-il, c’est la dame qui l’avait.',
      },
    ],
  },
  {
    ...look,
    key: 'stopped-clocks',
    sceneKey: 'workshop',
    name: { en: 'The four clocks', fr: 'Les quatre horloges' },
    ...landscape(628, 130, 1312, 392),
    lines: [
      {
        en: 'Four clocks, four hours, not a tick among them. Each wears a suit on its pendulum, like a badge of office: the spade stopped at four o’clock, the diamond at nine, the club at two, the heart at seven.',
        fr: 'Quatre horloges, quatre heures, pas un tic-tac. Chacune porte une couleur à son balancier, comme un insigne : le pique s’est arrêté à quatre heures, le carreau à neuf, le trèfle à deux, le cœur à sept.',
      },
      {
        en: 'They did not run down. Somebody stopped them, one by one, standing on a stool.',
        fr: 'Elles ne se sont pas arrêtées toutes seules. Quelqu’un s’en est chargé, l’une après l’autre, debout sur un tabouret.',
      },
    ],
  },
]

const propStore: SampleLook[] = [
  {
    ...look,
    key: 'painted-carrots',
    sceneKey: 'prop-store',
    name: { en: 'The other carrots in the crate', fr: 'Les autres carottes de la caisse' },
    ...landscape(1260, 840, 1460, 1020),
    lines: [
      {
        en: 'Papier-mâché and orange paint, every one. The vegetable ballet had a real one for the close-ups, and one was the budget.',
        fr: 'Du papier mâché et de la peinture orange. Le ballet des légumes en avait une vraie pour les premiers rangs; une seule, c’était le budget.',
      },
    ],
  },
  {
    ...look,
    key: 'globe',
    sceneKey: 'prop-store',
    name: { en: 'The globe', fr: 'Le globe' },
    ...landscape(288, 166, 400, 296),
    lines: [
      {
        en: 'Somebody has gone round the world on it in chalk, in very small steps: Paris, Vienna, Montréal, and wherever else there is a theatre next to a vegetable market.',
        fr: 'Quelqu’un y a fait le tour du monde à la craie, à tout petits pas : Paris, Vienne, Montréal, et partout où l’on trouve un théâtre à côté d’un marché aux légumes.',
      },
      {
        en: 'The prints go all the way round and end where they began: in this house, and then some way below it.',
        fr: 'Les traces font le tour complet et finissent où elles ont commencé : dans cette maison, et même un peu plus bas.',
      },
    ],
    closeUp: {
      image: './art/looks/globe.webp',
      altText: {
        en: 'A globe on a brass foot. A trail of chalk paw prints runs round it and down towards the foot.',
        fr: 'Un globe sur son pied de laiton. Une piste de traces de pattes, à la craie, en fait le tour et descend vers le pied.',
      },
    },
  },
  {
    ...look,
    key: 'little-ship',
    sceneKey: 'prop-store',
    name: { en: 'The little ship', fr: 'Le petit bateau' },
    ...landscape(570, 684, 670, 782),
    lines: [
      {
        en: 'The ship that used to vanish before the eyes of eight hundred people. It came back years ago; nobody has had the heart to tell them.',
        fr: 'Le bateau qu’on faisait disparaître sous les yeux de huit cents personnes. Il est revenu depuis des années; personne n’a osé le leur dire.',
      },
      {
        en: 'On the stern, in small, neat handwriting: “Unsinkable. We tried.”',
        fr: 'Sur la poupe, d’une petite écriture soignée : « Insubmersible. On a essayé. »',
      },
    ],
  },
  {
    ...look,
    key: 'umbrellas',
    sceneKey: 'prop-store',
    name: { en: 'The umbrella stand', fr: 'Le porte-parapluies' },
    ...landscape(1488, 702, 1662, 1010),
    lines: [
      {
        en: 'Three umbrellas. “For the rain scene”, says the label, and under it, in pencil: “cut after the flood”.',
        fr: 'Trois parapluies. L’étiquette dit : « Scène de la pluie » et, dessous, au crayon : « coupée, suite à l’inondation ».',
      },
      {
        en: 'You put one up indoors. Nothing happens. Three streets away, an actor turns pale.',
        fr: 'Vous en ouvrez un à l’intérieur. Il ne se passe rien. À trois rues d’ici, un comédien pâlit.',
      },
    ],
  },
  {
    ...look,
    key: 'balances',
    sceneKey: 'prop-store',
    name: { en: 'The four balances', fr: 'Les quatre balances' },
    ...landscape(252, 336, 1668, 604),
    lines: [
      {
        en: 'You breathe on the first one. It gives a little, thinks, and comes back to level: two hats against a weight of 8. The others have as much character: a hat and two masks against a weight of 10; a lantern against a hat, a mask and a weight of 2; two doves against a lantern and a mask.',
        fr: 'Vous soufflez sur la première. Elle cède un peu, réfléchit et revient à l’équilibre : deux chapeaux contre un poids de 8. Les autres ont autant de caractère : un chapeau et deux masques contre un poids de 10; une lanterne contre un chapeau, un masque et un poids de 2; deux colombes contre une lanterne et un masque.',
      },
      {
        en: 'They are true, all four of them: under each, somebody has chalked a small, neat “yes”.',
        fr: 'Elles sont justes, toutes les quatre : sous chacune, quelqu’un a tracé à la craie un petit « oui » soigné.',
      },
    ],
  },
]

const dressingRoom: SampleLook[] = [
  {
    ...look,
    key: 'vanity-mirror',
    sceneKey: 'dressing-room',
    name: { en: 'The mirror', fr: 'Le miroir' },
    ...landscape(430, 130, 850, 518),
    lines: [
      {
        en: 'The mirror flatters you, from habit. In its frame is stuck a photograph: a girl, a borrowed hat and a rabbit no bigger than a bun, both of them trying not to laugh.',
        fr: 'Le miroir vous flatte, par habitude. Dans son cadre est glissée une photo : une jeune fille, un chapeau d’emprunt et un lapin gros comme une brioche, qui se retiennent de rire tous les deux.',
      },
      {
        en: 'On the back it says: “Our first night. You were wonderful. V.” It is the only note in this theatre that is not from him.',
        fr: 'Au dos, on lit : « Notre première. Tu as été merveilleux. V. » C’est le seul mot, dans ce théâtre, qui ne soit pas de lui.',
      },
    ],
    closeUp: {
      image: './art/looks/vanity-mirror.webp',
      altText: {
        en: 'An old brown photograph in the frame of a mirror: a young magician, and beside her a rabbit who looks over the rim of a top hat.',
        fr: 'Une vieille photo brunie dans le cadre d’un miroir : une jeune magicienne et, à côté d’elle, un lapin qui dépasse d’un haut-de-forme.',
      },
    },
  },
  {
    ...look,
    key: 'gowns',
    sceneKey: 'dressing-room',
    name: { en: 'The costumes', fr: 'Les costumes' },
    ...landscape(1126, 704, 1474, 1006),
    lines: [
      {
        en: 'Three gowns, eleven secret pockets. You find nine.',
        fr: 'Trois robes, onze poches secrètes. Vous en trouvez neuf.',
      },
      {
        en: 'In the tenth there are a ticket stub, half a carrot and a smaller pocket.',
        fr: 'Dans la dixième, un talon de billet, une demi-carotte et une poche plus petite.',
      },
      {
        en: '“Hands out of the gowns, dear,” says Odette. “Those who look for the eleventh are never seen again.”',
        fr: '« Sortez les mains de là, mon cœur, dit Odette. Ceux qui cherchent la onzième, on ne les revoit plus. »',
      },
    ],
  },
  {
    ...look,
    key: 'fitting-stool',
    sceneKey: 'dressing-room',
    name: { en: 'The stool', fr: 'Le tabouret' },
    ...landscape(546, 862, 736, 1058),
    lines: [
      {
        en: 'Two kinds of marks on the seat: heels, and the claws of somebody who has to stand on tiptoe to see himself at all.',
        fr: 'Deux sortes de marques sur le siège : des talons, et les griffes de quelqu’un qui doit se hisser pour se voir dans la glace.',
      },
    ],
  },
  {
    ...look,
    key: 'running-order',
    sceneKey: 'dressing-room',
    name: { en: 'The running order', fr: 'L’ordre de passage' },
    ...landscape(238, 160, 402, 552),
    lines: [
      {
        en: 'Tonight’s running order, in drawings: one, the sun; two, a cloud; three, the moon; four, a star. The rabbit is in all of them, and drawn in none.',
        fr: 'L’ordre de passage de ce soir, en dessins : un, le soleil; deux, un nuage; trois, la lune; quatre, une étoile. Le lapin est de tous les numéros et n’est dessiné sur aucun.',
      },
    ],
  },
  {
    ...look,
    key: 'threaded-cards',
    sceneKey: 'dressing-room',
    name: { en: 'The cards on the thread', fr: 'Les cartes et leur fil' },
    ...landscape(1020, 92, 1640, 660),
    lines: [
      {
        en: 'You follow the thread with a finger, from the spool to the needle, without pulling at it: the crown, the anchor, the rose, the drum, the star. It goes from card to card like somebody reading.',
        fr: 'Vous suivez le fil du doigt, de la bobine à l’aiguille, sans tirer dessus : la couronne, l’ancre, la rose, le tambour, l’étoile. Il va de carte en carte, comme on lit.',
      },
      {
        en: 'Clockwise from the top, the cards would be crown, drum, anchor, star and rose. The thread has never cared much for clocks.',
        fr: 'Dans le sens horaire, à partir du haut, ce serait couronne, tambour, ancre, étoile et rose. Le fil se moque bien de l’heure.',
      },
    ],
  },
]

const stage: SampleLook[] = [
  {
    ...look,
    key: 'painted-night',
    sceneKey: 'stage',
    name: { en: 'The painted night', fr: 'La nuit peinte' },
    ...landscape(300, 130, 880, 520),
    lines: [
      {
        en: 'Ninety stars, painted by hand. Low on the left is a constellation that no astronomer has reported: two long ears and a full stop.',
        fr: 'Quatre-vingt-dix étoiles peintes à la main. En bas à gauche, une constellation qu’aucun astronome n’a signalée : deux longues oreilles et un point.',
      },
      {
        en: 'One of the stars is a moth. It has been in the company for longer than the tenor.',
        fr: 'Une des étoiles est une mite. Elle est dans la troupe depuis plus longtemps que le ténor.',
      },
    ],
  },
  {
    ...look,
    key: 'two-cards',
    sceneKey: 'stage',
    name: { en: 'Two playing cards', fr: 'Deux cartes à jouer' },
    ...landscape(1392, 912, 1546, 1044),
    lines: [
      {
        en: 'The ace of hearts, and a card that lies face down. You turn it over: the ace of hearts.',
        fr: 'L’as de cœur, et une carte face contre terre. Vous la retournez : l’as de cœur.',
      },
      {
        en: 'You look away and back again. Face down, the ace of hearts; face up, something smug.',
        fr: 'Vous détournez les yeux, puis vous regardez de nouveau. L’as de cœur est retourné; l’autre a l’air content de soi.',
      },
    ],
  },
  {
    ...look,
    key: 'lamp-board',
    sceneKey: 'stage',
    name: { en: 'The board of lamps', fr: 'Le panneau de lampes' },
    ...landscape(238, 560, 954, 846),
    lines: [
      {
        en: 'The slats are slanted: one row shows itself to the left side of the house, the other to the right. Two people would have to tell each other; somebody alone just runs across and looks twice.',
        fr: 'Les lames sont inclinées : un rang ne se montre qu’au côté gauche de la salle, l’autre qu’au côté droit. À deux, il faudrait se le raconter; en solo, on traverse et on regarde deux fois.',
      },
      {
        en: 'It stops short, as if it had been sawn off at the mirror. Knowing this house, it was.',
        fr: 'Ça s’arrête net, comme si on l’avait scié au ras du miroir. Connaissant la maison, c’est sûrement le cas.',
      },
      {
        en: 'The mirror has not been dusted in years, except where the lamps stand. There it shines.',
        fr: 'Le miroir n’a pas été épousseté depuis des années, sauf au pied des lampes. Là, il brille.',
      },
    ],
  },
  {
    ...look,
    key: 'upper-row',
    sceneKey: 'stage',
    name: { en: 'The upper row of lamps', fr: 'Le rang de lampes du haut' },
    ...landscape(330, 560, 862, 652),
    zIndex: 1,
    visibilityConditions: { role: 'a' },
    lines: [
      {
        en: 'You put an eye to the upper slats. Four lamps in a row: the first and the last are lit, the two between them dark. The ends must have fallen out.',
        fr: 'Vous collez un œil aux lames du haut. Quatre lampes en rang : la première et la dernière sont allumées, les deux du milieu sont éteintes. Les deux bouts ont dû se brouiller.',
      },
    ],
  },
  {
    ...look,
    key: 'lower-row',
    sceneKey: 'stage',
    name: { en: 'The lower row of lamps', fr: 'Le rang de lampes du bas' },
    ...landscape(330, 654, 862, 760),
    zIndex: 1,
    visibilityConditions: { role: 'b' },
    lines: [
      {
        en: 'You put an eye to the lower slats, just above the mirror. Four lamps in a row, and all four are lit: a full house.',
        fr: 'Vous collez un œil aux lames du bas, tout contre le miroir. Quatre lampes en rang, et les quatre sont allumées : on joue à guichets fermés.',
      },
    ],
  },
  {
    ...look,
    key: 'hanging-moon',
    sceneKey: 'stage',
    name: { en: 'The painted moon', fr: 'La lune peinte' },
    ...landscape(900, 188, 1066, 412),
    visibilityConditions: { puzzleSolved: 'rope-winch' },
    lines: [
      {
        en: 'The moon has come down to work. By the look of it, it is about to ask for a rise.',
        fr: 'La lune est descendue travailler. À la tête qu’elle fait, elle va demander une augmentation.',
      },
    ],
  },
]

const flyTower: SampleLook[] = [
  {
    ...look,
    key: 'bag-of-the-boat',
    sceneKey: 'fly-tower',
    name: { en: 'A sandbag', fr: 'Un sac' },
    ...portrait(466, 1396, 624, 1592),
    lines: [
      {
        en: 'It is marked 1, and holds up a boat that is not in the show tonight. Somebody has to.',
        fr: 'Il porte le numéro 1 et retient un bateau qui ne joue pas ce soir. Il faut bien que quelqu’un s’en charge.',
      },
      {
        en: 'You pat it. Sand. Honest sand, without ambition.',
        fr: 'Vous le tapotez. Du sable. Du bon sable, sans ambition.',
      },
    ],
  },
  {
    ...look,
    key: 'round-window',
    sceneKey: 'fly-tower',
    name: { en: 'The round window', fr: 'La fenêtre ronde' },
    ...portrait(124, 70, 476, 426),
    lines: [
      {
        en: 'The real moon looks in, and cannot help comparing.',
        fr: 'La vraie lune regarde à l’intérieur. Elle ne peut pas s’empêcher de comparer.',
      },
      {
        en: 'On the sill, a flattened cushion, an opera glass and the end of a carrot. The best seat in the house is on no plan.',
        fr: 'Sur le rebord, un coussin aplati, des jumelles de théâtre et un bout de carotte. La meilleure place de la maison n’est sur aucun plan.',
      },
    ],
  },
  {
    ...look,
    key: 'ropes',
    sceneKey: 'fly-tower',
    name: { en: 'The ropes', fr: 'Les cordes' },
    ...portrait(60, 830, 1040, 1300),
    lines: [
      {
        en: 'Not one knot: he has his principles. Every rope gets where it is going; it only dislikes being hurried.',
        fr: 'Pas un nœud : il a des principes. Chaque corde arrive où elle va; elle déteste seulement qu’on la presse.',
      },
      {
        en: 'So you let your eye climb down them one at a time, from the scenery to the sand. It can be done; it only takes a finger and no hurry.',
        fr: 'Alors vous descendez du regard, une corde à la fois, du décor jusqu’au sable. C’est faisable; il y faut un doigt et tout son temps.',
      },
    ],
  },
]

const underStage: SampleLook[] = [
  {
    ...look,
    key: 'berthas-carrots',
    sceneKey: 'under-stage',
    name: { en: 'The rest of the sack', fr: 'Le reste du sac' },
    ...landscape(540, 746, 724, 950),
    lines: [
      {
        en: 'They are counted. Bertha hums a note higher while your hand is over them.',
        fr: 'Elles sont comptées. Berthe ronronne un ton plus haut tant que votre main est au-dessus.',
      },
    ],
  },
  {
    ...look,
    key: 'gauge',
    sceneKey: 'under-stage',
    name: { en: 'The gauge', fr: 'Le manomètre' },
    ...landscape(1538, 340, 1658, 464),
    lines: [
      {
        en: 'A snowflake, a cup of tea, a carrot: that is the whole scale. The needle is on the carrot.',
        fr: 'Un flocon, une tasse de thé, une carotte : voilà toute l’échelle. L’aiguille est sur la carotte.',
      },
      {
        en: 'You tap the glass. The needle goes to the cup of tea, thinks better of it and comes back.',
        fr: 'Vous tapotez le verre. L’aiguille va jusqu’à la tasse de thé, se ravise et revient.',
      },
    ],
    closeUp: {
      image: './art/looks/gauge.webp',
      altText: {
        en: 'A brass gauge with three marks: a snowflake, a cup of tea and a carrot. The needle points to the carrot.',
        fr: 'Un manomètre de laiton à trois repères : un flocon, une tasse de thé et une carotte. L’aiguille indique la carotte.',
      },
    },
  },
  {
    ...look,
    key: 'great-wheel',
    sceneKey: 'under-stage',
    name: { en: 'The great wheel', fr: 'La grande roue' },
    ...landscape(516, 176, 772, 484),
    lines: [
      {
        en: 'It drives nothing and never has. It was bought second-hand because it looked like machinery.',
        fr: 'Elle n’entraîne rien et n’a jamais rien entraîné. On l’a achetée d’occasion, parce qu’elle faisait sérieux.',
      },
      {
        en: 'The small grey one behind the rail does all the work, and its name is on nothing. You begin to see how things are done here.',
        fr: 'C’est la petite grise, derrière le rail, qui fait tout le travail, et son nom n’est écrit nulle part. C’est la coutume de la maison.',
      },
    ],
  },
]

const burrow: SampleLook[] = [
  {
    ...look,
    key: 'portrait',
    sceneKey: 'burrow',
    name: { en: 'The portrait', fr: 'Le portrait' },
    ...landscape(372, 194, 520, 372),
    lines: [
      {
        en: '“My mother,” says Basil. “Twenty years in the same hat, and not one matinée missed.”',
        fr: '« Ma mère, dit Basile. Vingt ans dans le même chapeau, et pas une matinée manquée. »',
      },
      {
        en: 'She seems to be asleep. “She is listening to the applause,” says Basil.',
        fr: 'On la dirait endormie. « Elle écoute les applaudissements », dit Basile.',
      },
    ],
    closeUp: {
      image: './art/looks/portrait.webp',
      altText: {
        en: 'A rabbit in spectacles in a gilded frame, her eyes closed.',
        fr: 'Une lapine à lunettes dans un cadre doré, les yeux fermés.',
      },
    },
  },
  {
    ...look,
    key: 'teapot',
    sceneKey: 'burrow',
    name: { en: 'The teapot', fr: 'La théière' },
    ...landscape(634, 784, 798, 880),
    lines: [
      {
        en: 'Still hot. It has been four minutes to midnight in here for quite a while, and the tea has no objection.',
        fr: 'Encore chaude. Il est minuit moins quatre depuis un bon moment, ici, et le thé n’y voit pas d’inconvénient.',
      },
      {
        en: 'Behind the pot stands a second cup, already warmed. He was expecting somebody; he was only not sure that it would be anybody.',
        fr: 'Derrière la théière attend une deuxième tasse, déjà réchauffée. Il comptait sur quelqu’un, sans trop oser y compter.',
      },
    ],
  },
]

export const looks: SampleLook[] = [
  ...workshop,
  ...propStore,
  ...dressingRoom,
  ...stage,
  ...flyTower,
  ...underStage,
  ...burrow,
]
