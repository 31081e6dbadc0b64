import type { SampleLook } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'

/** Below whatever leads somewhere. */
const look = { type: 'look', zIndex: 0 } as const

const studio: SampleLook[] = [
  {
    ...look,
    key: 'cue-sheet',
    sceneKey: 'studio',
    name: { en: 'The cue sheet', fr: 'La feuille de route' },
    ...landscape(1120, 470, 1252, 650),
    zIndex: 1,
    lines: [
      {
        en: 'Tonight’s discs, from the top, in drawings, as she always does it: a wide one, a thick one, a small one with a large hole. Under the third there is a line, and under the line: “3.10. Stop.”',
        fr: 'Les disques de ce soir, de haut en bas, en dessins, comme toujours : un large, un épais, un petit au grand trou. Sous le troisième, un trait et, sous le trait : « 3 h 10. Arrêt. »',
      },
      {
        en: 'She did not break off. She planned it to the minute.',
        fr: 'Elle ne s’est pas interrompue. C’était prévu à la minute près.',
      },
    ],
    closeUp: {
      image: './art/looks/cue-sheet.webp',
      altText: {
        en: 'A sheet of lined paper. Three discs are drawn on it, from top to bottom: a wide thin one, a smaller thick one, and a small one with a large hole. Under them a line.',
        fr: 'Une feuille lignée. Trois disques y sont dessinés, de haut en bas : un large et mince, un moins large et épais, un petit au grand trou. Dessous, un trait.',
      },
    },
  },
  {
    ...look,
    key: 'turntable',
    sceneKey: 'studio',
    name: { en: 'The turntable', fr: 'La platine' },
    ...landscape(1268, 620, 1560, 790),
    zIndex: 1,
    lines: [
      {
        en: 'The needle has been in the last groove for eleven minutes. Beside the arm is the speed switch, each position with its little disc: 33 a wide one, 45 a small one with a large hole, 78 a thick one.',
        fr: 'L’aiguille est dans le dernier sillon depuis onze minutes. À côté du bras, le sélecteur, avec un petit disque à chaque position : 33, un large; 45, un petit au grand trou; 78, un épais.',
      },
      {
        en: 'You could lift the arm. But the tick of it is the only thing on this coast that is still on time.',
        fr: 'Vous pourriez lever le bras. Mais ce petit bruit est la seule chose, sur toute la côte, qui soit encore à l’heure.',
      },
    ],
    closeUp: {
      image: './art/looks/speed-switch.webp',
      altText: {
        en: 'The speed switch of a turntable, with three positions. At 33 a wide thin disc is drawn, at 45 a small disc with a large hole, at 78 a thick disc.',
        fr: 'Le sélecteur de vitesse d’une platine, à trois positions. À 33, un disque large et mince; à 45, un petit disque au grand trou; à 78, un disque épais.',
      },
    },
  },
  {
    ...look,
    key: 'microphone',
    sceneKey: 'studio',
    name: { en: 'The microphone', fr: 'Le micro' },
    ...landscape(950, 520, 1080, 700),
    zIndex: 1,
    lines: [
      {
        en: 'The fader is up: the microphone is open. If it led anywhere, the whole coast would have heard you swear at the ice.',
        fr: 'Le potentiomètre est ouvert, le micro aussi. S’il menait quelque part, toute la côte aurait entendu vos jurons contre la glace.',
      },
      {
        en: 'There is lipstick on the grille, and a dent where she holds it when the news is bad.',
        fr: 'Du rouge à lèvres sur la grille, et une bosse là où elle le serre quand la nouvelle est mauvaise.',
      },
    ],
  },
  {
    ...look,
    key: 'red-lamp',
    sceneKey: 'studio',
    name: { en: 'The red lamp', fr: 'La lampe rouge' },
    ...landscape(690, 96, 880, 176),
    lines: [
      {
        en: 'It glows at half strength. It is on when somebody speaks and off when nobody does, and it does not know what to make of tonight.',
        fr: 'Elle luit à demi. Elle s’allume quand quelqu’un parle, s’éteint quand personne ne parle et, ce soir, elle ne sait que penser.',
      },
    ],
  },
  {
    ...look,
    key: 'ice-window',
    sceneKey: 'studio',
    name: { en: 'The window', fr: 'La fenêtre' },
    ...landscape(1290, 200, 1590, 470),
    lines: [
      {
        en: 'Between the slats: the yard, under ice. Three cars. Hers is one of them, and there is not a track behind it.',
        fr: 'Entre les lames : la cour, sous la glace. Trois autos. La sienne en est une, et il n’y a pas une trace derrière.',
      },
      {
        en: 'The road goes down to the town past a pylon that leans more than it did when you drove under it.',
        fr: 'La route descend vers la ville sous un pylône qui penche plus que tout à l’heure, quand votre auto est passée dessous.',
      },
    ],
  },
  {
    ...look,
    key: 'studio-glass',
    sceneKey: 'studio',
    name: { en: 'The studio window', fr: 'La vitre' },
    ...landscape(500, 210, 1070, 500),
    lines: [
      {
        en: 'Behind the pane the control room is dark, but for two reels that turn. In the glass you see a chair, a desk and yourself, and nobody in the chair.',
        fr: 'Derrière la vitre, la régie est sombre, sauf deux bobines qui tournent. Dans le verre, une chaise, un bureau, vous, et personne sur la chaise.',
      },
    ],
  },
]

const controlRoom: SampleLook[] = [
  {
    ...look,
    key: 'logger-socket',
    sceneKey: 'control-room',
    name: { en: 'The logger and its socket', fr: 'L’enregistreur témoin et sa prise' },
    ...landscape(1546, 230, 1850, 690),
    zIndex: 1,
    visibilityConditions: { not: { flag: 'plugged_in' } },
    lines: [
      {
        en: 'The logger writes down everything and plays nothing out loud; that is the law, too. Whoever wants to hear it needs headphones, and a plug as thick as a finger.',
        fr: 'L’enregistreur témoin note tout et ne dit rien tout haut; ça aussi, c’est la loi. Pour l’entendre, il faut un casque et une fiche grosse comme le doigt.',
      },
      {
        en: 'Its reels go round at the pace of a clock. A splice goes by, which is odd: nobody edits a logger.',
        fr: 'Ses bobines tournent à l’allure d’une horloge. Une collure passe, c’est étrange : personne ne monte une bande témoin.',
      },
    ],
  },
  {
    ...look,
    key: 'console',
    sceneKey: 'control-room',
    name: { en: 'The console', fr: 'La console' },
    ...landscape(330, 580, 1020, 830),
    lines: [
      {
        en: 'Four meters, four needles on the pin. Beside the aerial’s lamp, a label in Harvey’s neat hand: “Master switch in the manager’s office.” From there he can put this room off the air with one finger.',
        fr: 'Quatre cadrans, quatre aiguilles couchées. À côté du voyant de l’antenne, une étiquette, de l’écriture soignée de Harvey : « Interrupteur général au bureau du directeur. » De là-bas, il peut couper cette pièce d’un doigt.',
      },
      {
        en: 'The transmitter itself stands in the hut on the roof, and has a switch of its own. Nobody has used it since you were at school.',
        fr: 'L’émetteur, lui, est dans la cabane du toit, et il a son propre interrupteur. Personne ne s’en est servi depuis le temps où vous alliez à l’école.',
      },
    ],
  },
  {
    ...look,
    key: 'station-clock',
    sceneKey: 'control-room',
    name: { en: 'The station clock', fr: 'L’horloge de la station' },
    ...landscape(206, 160, 386, 340),
    lines: [
      {
        en: 'Twenty-one minutes past three, to the second. It was checked against the Observatory at noon. Whatever else this house has got wrong, it was never the time.',
        fr: 'Trois heures vingt et une, à la seconde près. On l’a réglée à midi sur l’Observatoire. Cette maison s’est trompée sur bien des choses, jamais sur l’heure.',
      },
    ],
  },
  {
    ...look,
    key: 'control-glass',
    sceneKey: 'control-room',
    name: { en: 'The pane to the studio', fr: 'La vitre du studio' },
    ...landscape(430, 190, 1010, 500),
    lines: [
      {
        en: 'A red lamp, a chair. You have looked through this pane at the back of her head for six years, and never once seen her without a cup in her hand.',
        fr: 'Une lampe rouge, une chaise. Depuis six ans, vous regardez sa nuque à travers cette vitre, et vous ne l’avez jamais vue sans une tasse à la main.',
      },
    ],
  },
]

const corridor: SampleLook[] = [
  {
    ...look,
    key: 'plaque',
    sceneKey: 'corridor',
    name: { en: 'The brass plaque', fr: 'La plaque de laiton' },
    ...landscape(690, 634, 934, 740),
    lines: [
      {
        en: '“To the seventeen of the Sainte-Barbe, 12 February 1964. They called, and the sea was too loud.” You know the seventeenth name without reading it. It is yours.',
        fr: '« Aux dix-sept de la Sainte-Barbe, 12 février 1964. Ils ont appelé; la mer couvrait leur voix. » Le dix-septième nom, vous n’avez pas besoin de le lire. C’est le vôtre.',
      },
      {
        en: 'The station paid for it. Harvey unveiled it. Margot was asked to say a few words and said she had a cold.',
        fr: 'C’est la station qui l’a payée. Harvey l’a dévoilée. On avait demandé quelques mots à Margot; elle a dit qu’elle était enrhumée.',
      },
    ],
  },
  {
    ...look,
    key: 'coat',
    sceneKey: 'corridor',
    name: { en: 'Margot’s coat', fr: 'Le manteau de Margot' },
    ...landscape(506, 360, 644, 720),
    lines: [
      {
        en: 'Her good coat, the long one, dry as a bone. Wherever she went, she went in a cardigan.',
        fr: 'Son beau manteau, le long, parfaitement sec. Où qu’elle soit allée, c’est en veste de laine.',
      },
      {
        en: 'In the other pocket: a list of seventeen names, in pencil, rubbed soft by handling.',
        fr: 'Dans l’autre poche : une liste de dix-sept noms au crayon, adoucie à force d’être tenue.',
      },
    ],
  },
  {
    ...look,
    key: 'frozen-hatch',
    sceneKey: 'corridor',
    name: { en: 'The rungs', fr: 'Les barreaux' },
    ...landscape(1690, 640, 1830, 880),
    zIndex: 1,
    visibilityConditions: { not: { flag: 'hatch_open' } },
    lines: [
      {
        en: 'On the lowest rung there is a smear of wet, and on the third another. That is snow that fell in and melted. The hatch has been open tonight.',
        fr: 'Sur le premier barreau, une trace mouillée; sur le troisième, une autre. C’est de la neige tombée d’en haut, et fondue. La trappe s’est ouverte cette nuit.',
      },
    ],
  },
]

const library: SampleLook[] = [
  {
    ...look,
    key: 'booth',
    sceneKey: 'library',
    name: { en: 'The listening booth', fr: 'La cabine d’écoute' },
    ...landscape(1460, 230, 1800, 930),
    lines: [
      {
        en: 'Room for one person and one song. On the wall inside, somebody has kept count in pencil of something, in fives, up to seventeen.',
        fr: 'De la place pour une personne et une chanson. Sur la paroi, quelqu’un a compté au crayon, par groupes de cinq, jusqu’à dix-sept.',
      },
      {
        en: 'She used to sing in here with the door shut, they say, before your time. Afterwards she only listened.',
        fr: 'Il paraît qu’elle y chantait, porte fermée, avant votre arrivée. Après, elle n’a plus fait qu’écouter.',
      },
    ],
  },
  {
    ...look,
    key: 'catalogue',
    sceneKey: 'library',
    name: { en: 'The card catalogue', fr: 'Le fichier' },
    ...landscape(236, 600, 560, 900),
    lines: [
      {
        en: 'You pull out H. “Harvey, L.: no requests. Has never asked for a record, a singer or the name of a tune.” She has filed the whole staff under music.',
        fr: 'Vous tirez le tiroir H. « Harvey, L. : aucune demande. N’a jamais demandé un disque, un chanteur, le nom d’un air. » Elle a classé tout le personnel par musique.',
      },
      {
        en: 'Under S: “Standby: anything, as long as it is broken.”',
        fr: 'À R : « Relève, la : n’importe quoi, pourvu que ce soit brisé. »',
      },
    ],
  },
  {
    ...look,
    key: 'green-lamp',
    sceneKey: 'library',
    name: { en: 'The green lamp', fr: 'La lampe verte' },
    ...landscape(310, 440, 460, 600),
    zIndex: 1,
    lines: [
      {
        en: 'Left on, and warm. She was here this afternoon, with a letter and a length of tape, choosing.',
        fr: 'Restée allumée, et chaude. Elle est venue ici cet après-midi, avec une lettre et un bout de bande, et elle a choisi.',
      },
    ],
  },
]

const workshop: SampleLook[] = [
  {
    ...look,
    key: 'scope',
    sceneKey: 'workshop',
    name: { en: 'The oscilloscope', fr: 'L’oscilloscope' },
    ...landscape(370, 430, 650, 680),
    lines: [
      {
        en: 'It is fed from the aerial: it shows what the station is sending. A straight green line. You have never seen it so calm, and you do not like it.',
        fr: 'Il est branché sur l’antenne : il montre ce que la station émet. Une ligne verte, bien droite. Vous ne l’avez jamais vu si calme, et ça ne vous plaît pas.',
      },
      {
        en: 'When she laughs, it looks like the coast from the air.',
        fr: 'Quand elle rit, on dirait la côte vue d’avion.',
      },
    ],
  },
  {
    ...look,
    key: 'morse-chart',
    sceneKey: 'workshop',
    name: { en: 'The chart of dots and dashes', fr: 'Le tableau de points et de traits' },
    ...landscape(1150, 150, 1450, 440),
    lines: [
      {
        en: 'Twenty-six letters in dots and dashes. It was Morin’s; his initials are in the corner, in Morse, because he could not leave anything plain. You pocket your own copy, from habit.',
        fr: 'Vingt-six lettres en points et en traits. C’était celui de Morin : ses initiales sont dans le coin, en morse, parce qu’il ne pouvait rien laisser tout simple. Par habitude, vous en gardez un double dans la poche.',
      },
      {
        en: 'A dash is three dots long. A breath between letters, a longer one between words.',
        fr: 'Un trait vaut trois points. Un souffle entre les lettres, un plus long entre les mots.',
      },
    ],
    closeUp: {
      image: './art/looks/morse-chart.webp',
      altText: {
        en: 'A chart of the Morse alphabet: A dot dash, B dash dot dot dot, and so on to Z dash dash dot dot.',
        fr: 'Un tableau de l’alphabet morse : A point trait, B trait point point point, et ainsi de suite jusqu’à Z, trait trait point point.',
      },
    },
  },
  {
    ...look,
    key: 'drawers',
    sceneKey: 'workshop',
    name: { en: 'The small drawers', fr: 'Les petits tiroirs' },
    ...landscape(560, 150, 1080, 410),
    lines: [
      {
        en: 'Resistors, tubes, fuses. In the drawer marked “Miscellaneous” lies your school photograph, which you never put there. On the back, in pencil: “Grade two. Doing well.”',
        fr: 'Résistances, lampes, fusibles. Dans le tiroir « Divers », votre photo d’école, que vous n’y avez jamais mise. Au dos, au crayon : « Deuxième année. Ça va bien. »',
      },
      {
        en: 'You learnt your trade in this room, at fourteen, after school. It was Margot who had asked whether you would like to.',
        fr: 'C’est ici que vous avez appris le métier, à quatorze ans, après l’école. C’est Margot qui vous l’avait proposé.',
      },
    ],
  },
]

const office: SampleLook[] = [
  {
    ...look,
    key: 'coast-receiver',
    sceneKey: 'office',
    name: { en: 'The coast receiver', fr: 'Le récepteur côtier' },
    ...landscape(130, 470, 470, 700),
    lines: [
      {
        en: 'The twin of the one on the roof, from the days when this station kept watch for ships, and was paid for it. It is not plugged in. But the dial is polished, and the needle has not been moved since: you can see where the lacquer has faded round it.',
        fr: 'Le jumeau de celui du toit, du temps où la station veillait pour les navires, contre paiement. Il n’est pas branché. Mais le cadran est astiqué, et l’aiguille n’a pas bougé depuis : le vernis a pâli tout autour.',
      },
      {
        en: 'The scale is numbered every ten kilocycles, with a stroke for each one between. The needle is just past 2180: one stroke, two.',
        fr: 'L’échelle porte un nombre tous les dix kilocycles et un trait pour chacun. L’aiguille est juste passé 2180 : un trait, deux.',
      },
    ],
    closeUp: {
      image: './art/looks/coast-dial.webp',
      altText: {
        en: 'A long dial, numbered 2160, 2170, 2180, 2190, with nine strokes between each two numbers. The red needle stands on the second stroke to the right of 2180.',
        fr: 'Un long cadran numéroté 2160, 2170, 2180, 2190, avec neuf traits entre deux nombres. L’aiguille rouge est sur le deuxième trait à droite de 2180.',
      },
    },
  },
  {
    ...look,
    key: 'licence',
    sceneKey: 'office',
    name: { en: 'The framed licence', fr: 'La licence encadrée' },
    ...landscape(1336, 230, 1580, 520),
    visibilityConditions: { not: { flag: 'harvey_gone' } },
    lines: [
      {
        en: 'The licence of the station, 1958. You put out a hand to straighten it. “Leave that,” says Harvey, not loudly. It is not quite flat against the wall.',
        fr: 'La licence de la station, 1958. Vous tendez la main pour la redresser. « Laissez ça », dit Harvey, sans hausser le ton. Elle ne touche pas tout à fait le mur.',
      },
      {
        en: 'He looks at it rather often, for a man who has seen it every day for twenty-six years.',
        fr: 'Il la regarde bien souvent, pour un homme qui la voit chaque jour depuis vingt-six ans.',
      },
    ],
  },
  {
    ...look,
    key: 'bottle',
    sceneKey: 'office',
    name: { en: 'The bottle and the glass', fr: 'La bouteille et le verre' },
    ...landscape(1110, 560, 1240, 720),
    zIndex: 1,
    lines: [
      {
        en: 'Rye, two thirds gone, and one glass. The ring under the glass is older than the bottle.',
        fr: 'Du whisky, aux deux tiers vide, et un seul verre. Le rond sous le verre est plus vieux que la bouteille.',
      },
    ],
  },
  {
    ...look,
    key: 'office-window',
    sceneKey: 'office',
    name: { en: 'The window', fr: 'La fenêtre' },
    ...landscape(600, 140, 1220, 340),
    lines: [
      {
        en: 'From here one sees the yard, the bay and, far out, the cape. He had the desk turned round in 1964, so as to sit with his back to it.',
        fr: 'D’ici, on voit la cour, la baie et, tout au loin, le cap. En 1964, il a fait tourner son bureau pour y tourner le dos.',
      },
      {
        en: 'Three cars in the yard. His is the one that is plugged in, to keep the engine warm: he can leave whenever he likes.',
        fr: 'Trois autos dans la cour. La sienne, c’est celle dont le chauffe-moteur est branché : il peut partir quand il veut.',
      },
    ],
  },
  {
    ...look,
    key: 'master-switch',
    sceneKey: 'office',
    name: { en: 'The switch on the desk', fr: 'L’interrupteur, sur le bureau' },
    ...landscape(1000, 695, 1095, 760),
    zIndex: 2,
    lines: [
      {
        en: 'The master switch: one finger, and the control room is off the air. It has no say over the roof.',
        fr: 'L’interrupteur général : un doigt, et la régie n’est plus en ondes. Sur le toit, il n’a aucun pouvoir.',
      },
    ],
  },
]

const roof: SampleLook[] = [
  {
    ...look,
    key: 'storm-lantern',
    sceneKey: 'roof',
    name: { en: 'The lantern on the mast', fr: 'Le fanal, sur le mât' },
    ...landscape(560, 460, 630, 545),
    zIndex: 2,
    lines: [
      {
        en: 'An old storm lantern, on a bracket halfway up. Whoever hung it there had both hands full of ice.',
        fr: 'Un vieux fanal, à une console, à mi-hauteur. Qui l’a accroché là avait les deux mains dans la glace.',
      },
    ],
  },
  {
    ...look,
    key: 'blue-fire',
    sceneKey: 'roof',
    name: { en: 'The blue fire on the mast', fr: 'Le feu bleu, sur le mât' },
    ...landscape(400, 20, 640, 330),
    lines: [
      {
        en: 'Saint Elmo’s fire. It comes before lightning or after it, and means that the air itself is holding its breath.',
        fr: 'Le feu de Saint-Elme. Il vient avant la foudre, ou après, et il dit que l’air lui-même retient son souffle.',
      },
      {
        en: 'Halfway up, on a bracket, hangs an old storm lantern. It has hung there for twenty years; nobody ever asked whose it was.',
        fr: 'À mi-hauteur, à une console, pend un vieux fanal. Il y est depuis vingt ans; personne n’a jamais demandé à qui il était.',
      },
    ],
  },
  {
    ...look,
    key: 'bay',
    sceneKey: 'roof',
    name: { en: 'The bay and the town', fr: 'La baie et la ville' },
    ...landscape(690, 540, 1120, 790),
    lines: [
      {
        en: 'You count the lit windows: nineteen, twenty, a hundred. At half past three in the morning. They are all sitting in their kitchens, listening to nothing.',
        fr: 'Vous comptez les fenêtres allumées : dix-neuf, vingt, cent. À trois heures et demie du matin. Ils sont tous dans leur cuisine, à écouter le silence.',
      },
      {
        en: 'Out by the cape the water never quite freezes. There is a reason why nobody skates there.',
        fr: 'Du côté du cap, l’eau ne gèle jamais tout à fait. Si personne n’y patine, il y a une raison.',
      },
    ],
  },
  {
    ...look,
    key: 'footprints',
    sceneKey: 'roof',
    name: { en: 'The steps in the ice', fr: 'Les pas dans la glace' },
    ...landscape(560, 870, 1180, 1010),
    lines: [
      {
        en: 'Indoor shoes. After the fourth step the left foot drags, and after the ninth there are handprints, too.',
        fr: 'Des souliers d’intérieur. Après le quatrième pas, le pied gauche traîne; après le neuvième, il y a aussi des traces de mains.',
      },
    ],
  },
  {
    ...look,
    key: 'frozen-door',
    sceneKey: 'roof',
    name: { en: 'The frozen door', fr: 'La porte gelée' },
    ...landscape(1316, 510, 1490, 860),
    visibilityConditions: { not: { puzzleSolved: 'hut-door' } },
    lines: [
      {
        en: 'You pull until your gloves stick. It has let one person in tonight, and then the water ran down and froze. From inside, somebody knocks: three times, patiently.',
        fr: 'Vous tirez jusqu’à ce que vos gants y collent. Elle a laissé entrer une personne, cette nuit, puis l’eau a coulé et gelé. De l’intérieur, quelqu’un frappe : trois coups, patiemment.',
      },
      {
        en: 'The wind takes every word you shout. Light, on the other hand, gets through.',
        fr: 'Le vent emporte chaque mot que vous criez. La lumière, elle, passe.',
      },
    ],
  },
  {
    ...look,
    key: 'car-below',
    sceneKey: 'roof',
    name: { en: 'The lights on the road', fr: 'Les phares sur la route' },
    ...landscape(1690, 590, 1900, 720),
    visibilityConditions: { flag: 'harvey_gone' },
    lines: [
      {
        en: 'Two headlamps, crooked, and not moving, where the pylon has come down across the road. He will not catch anybody. He will not be gone for ever, either.',
        fr: 'Deux phares de travers, immobiles, là où le pylône est tombé sur la route. Il ne rattrapera personne. Mais il ne sera pas parti pour toujours.',
      },
    ],
  },
]

const hut: SampleLook[] = [
  {
    ...look,
    key: 'deck',
    sceneKey: 'hut',
    name: { en: 'The tape machine', fr: 'Le magnétophone' },
    ...landscape(970, 440, 1280, 660),
    zIndex: 1,
    lines: [
      {
        en: 'It is wired to the transmitter with a cable as thick as a wrist. No desk in between, no switch, no manager. What is played here, the whole coast hears.',
        fr: 'Un câble gros comme le poignet le relie à l’émetteur. Entre les deux, pas de console, pas d’interrupteur, pas de directeur. Ce qui joue ici, toute la côte l’entend.',
      },
    ],
  },
  {
    ...look,
    key: 'old-receiver',
    sceneKey: 'hut',
    name: { en: 'The receiver', fr: 'Le récepteur' },
    ...landscape(650, 440, 950, 660),
    lines: [
      {
        en: 'It has stood here since 1958, and it is still listening. The chair in front of it is a typist’s chair.',
        fr: 'Il est là depuis 1958, et il écoute toujours. La chaise, devant, est une chaise de dactylo.',
      },
      {
        en: 'Somebody has dusted it every week for twenty years.',
        fr: 'Depuis vingt ans, chaque semaine, quelqu’un l’époussette.',
      },
    ],
  },
  {
    ...look,
    key: 'names',
    sceneKey: 'hut',
    name: { en: 'The names on the wall', fr: 'Les noms au mur' },
    ...landscape(640, 150, 1280, 380),
    lines: [
      {
        en: 'Seventeen names, in pencil, gone over and over until they are grooves. After each comes the name of a tune. You know them: they are the ones she plays when nobody has asked for anything.',
        fr: 'Dix-sept noms au crayon, repassés jusqu’à en faire des sillons. À côté de chacun, le titre d’un air. Vous les connaissez : ce sont ceux qu’elle passe quand personne n’a rien demandé.',
      },
    ],
  },
  {
    ...look,
    key: 'transmitter',
    sceneKey: 'hut',
    name: { en: 'The transmitter', fr: 'L’émetteur' },
    ...landscape(150, 160, 560, 930),
    lines: [
      {
        en: 'Four tubes, five thousand volts, two hundred miles on a cold night. It is sending now: silence, at full power.',
        fr: 'Quatre lampes, cinq mille volts, trois cents kilomètres par nuit froide. Il émet en ce moment même : du silence, à pleine puissance.',
      },
    ],
  },
]

export const looks: SampleLook[] = [
  ...studio,
  ...controlRoom,
  ...corridor,
  ...library,
  ...workshop,
  ...office,
  ...roof,
  ...hut,
]
