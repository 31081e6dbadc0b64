import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

/** On the table with the roast and the dessert. */
export const lateClues: SampleDinner['clues'] = [
  {
    key: 'posts',
    title: text('Posts 5, 6 and 7', 'Les poteaux 5, 6 et 7'),
    look: 'photograph',
    content: text(
      'Taken today at noon, by flash, from the rope. The knots at posts 5 and 7 are as big as cabbages: ' +
        'two months of rime. The knot at post 6, between them, is bare. It’s a figure-eight, as Noa taught ' +
        'it, and no older than a day.',
      'Prise aujourd’hui à midi, au flash, depuis la corde. Aux poteaux 5 et 7, les nœuds sont gros comme ' +
        'des choux : deux mois de givre. Entre les deux, au poteau 6, le nœud est nu. C’est un nœud en huit, ' +
        'comme Noa l’a montré, et il n’a pas plus d’un jour.',
    ),
    back: text(
      'In his mitten: a strand of tarred hemp. The rope to the shelter is white manila. He never let go. ' +
        'He was holding the wrong one.',
      'Dans sa mitaine : un brin de chanvre goudronné. La corde de l’abri est en manille blanche. Il n’a ' +
        'jamais lâché. Il tenait la mauvaise.',
    ),
    imageAssetId: './art/clues/posts.webp',
    altText: text(
      'Three posts in the snow with a rope between them. On the left and right posts the knots are covered ' +
        'by thick balls of rime. On the middle post the knot is bare: one can see every strand.',
      'Trois poteaux dans la neige, reliés par une corde. Sur ceux de gauche et de droite, les nœuds sont ' +
        'pris dans de grosses boules de givre. Sur celui du milieu, le nœud est nu : on en voit chaque brin.',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'roast',
    meanings: [{ characterId: 'falk', aspect: 'means', bearing: 'burdens' }],
  },
  {
    key: 'tape',
    title: text('What is on the tape', 'Ce qu’il y a sur la bande'),
    look: 'testimony',
    content: text(
      'Greetings for the families, one reel, recorded in the mess on 21 June from 17:50 to 19:20, never ' +
        'stopped.\n\nYou hear by turns Robin Tessier (a poem, a cough, a long sniff), Eden Laurent (eleven ' +
        'cousins by name), Andrea Lindqvist (laughs during the poem, apologizes twice) and Mika Sorel (a ' +
        'carol, all six verses). The clock of the mess strikes six; it strikes seven. Nobody is ever silent ' +
        'for longer than a breath, and when somebody is, the others ask what’s wrong.',
      'Vœux aux familles, une bobine, enregistrée au carré le 21 juin de 17 h 50 à 19 h 20, sans une ' +
        'coupure.\n\nOn y entend à tour de rôle Robin Tessier (un poème, une toux, un long reniflement), ' +
        'Eden Laurent (onze cousines et cousins, par leur nom), Andrea Lindqvist (un rire pendant le poème, ' +
        'deux fois pardon) et Mika Sorel (un noël, les six couplets). L’horloge du carré sonne six heures; ' +
        'elle sonne sept heures. Personne ne se tait plus longtemps qu’un souffle, et quand cela arrive, les ' +
        'autres demandent ce qui ne va pas.',
    ),
    holder: 'character',
    holderId: 'tessier',
    phase: 'course',
    courseId: 'roast',
    meanings: [
      { characterId: 'tessier', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'laurent', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'lindqvist', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'sorel', aspect: 'opportunity', bearing: 'clears' },
    ],
  },
  {
    key: 'perth',
    title: text('A letter from Perth', 'Une lettre de Perth'),
    look: 'letter',
    content: text(
      'SOUTHERN CROSS MINERALS, Perth\n3 June 1958, by radio\n\nDear E. Laurent,\nyour sample is richer ' +
        'than you think: 0.41 per cent uranium. We confirm our price for the exact position and for your ' +
        'silence. The money is in Zürich from the day when nobody but you can tell the world.\nWe ' +
        'understand that your station leader is a man of principles. That is for you to solve.\nWith kind ' +
        'regards,\nThe management',
      'SOUTHERN CROSS MINERALS, Perth\n3 juin 1958, par radio\n\nE. Laurent,\nvotre échantillon est plus ' +
        'riche que vous ne le pensez : 0,41 pour cent d’uranium. Nous confirmons notre prix pour la position ' +
        'exacte et pour votre silence. L’argent sera à Zurich le jour où plus personne, sauf vous, ne pourra ' +
        'en parler au monde.\nNous comprenons que votre chef de station est un homme de principes. La ' +
        'solution vous appartient.\nSincères salutations,\nLa direction',
    ),
    holder: 'character',
    holderId: 'osterman',
    phase: 'course',
    courseId: 'roast',
    meanings: [{ characterId: 'laurent', aspect: 'motive', bearing: 'burdens' }],
    revealsSecretOfId: 'laurent',
  },
  {
    key: 'darkroom',
    title: text('The darkroom sheet', 'La feuille de la chambre noire'),
    look: 'report',
    content: text(
      '21 June. Red light on 17:50, off 19:25. The door cannot be opened in between without fogging every ' +
        'plate. None is fogged.\n\nPlates 1 to 9: clouds, Sacha Verhaegen. Developer stirred with a spoon ' +
        'held between two bandages.\nPlates 10 to 31: Yaël Ashdown, pages of handwriting. Brandt’s ' +
        'handwriting. Every single page of his diary.',
      '21 juin. Lampe rouge allumée à 17 h 50, éteinte à 19 h 25. Entre les deux, on ne peut pas ouvrir la ' +
        'porte sans voiler toutes les plaques. Aucune n’est voilée.\n\nPlaques 1 à 9 : nuages, Sacha ' +
        'Verhaegen. Bain remué avec une cuillère tenue entre deux bandages.\nPlaques 10 à 31 : Yaël Ashdown, ' +
        'des pages manuscrites. L’écriture de Brandt. Son journal intime, page après page.',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'roast',
    meanings: [
      { characterId: 'verhaegen', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'ashdown', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'ashdown', aspect: 'motive', bearing: 'burdens' },
    ],
    revealsSecretOfId: 'ashdown',
  },
  {
    key: 'diary',
    title: text('The last page of Brandt’s diary', 'La dernière page du journal de Brandt'),
    look: 'diary',
    content: text(
      '21 June. Midwinter’s Day.\nOne of us has been inventing figures since April. I was slow to believe ' +
        'it. I have now compared for ten weeks, and there is no doubt.\nTonight, between the dessert and the ' +
        'port, I shall ask for the truth at table. If it is told, we shall strike the figures and drink to ' +
        'honesty. If not, I shall say the name, and it will go to the Institute as well; a first message ' +
        'lies ready.\nI do not look forward to it. It is someone I like.',
      '21 juin. Solstice d’hiver.\nQuelqu’un parmi nous invente des chiffres depuis avril. J’ai mis du ' +
        'temps à le croire. Voilà dix semaines que je compare, et il n’y a plus de doute.\nCe soir, entre le ' +
        'dessert et le porto, je demanderai la vérité à table. Si on me la dit, nous rayerons les chiffres ' +
        'et boirons à l’honnêteté. Sinon, je dirai le nom, et l’Institut l’aura aussi; un premier message ' +
        'est prêt.\nJe ne m’en réjouis pas. C’est quelqu’un que j’aime bien.',
    ),
    holder: 'table',
    phase: 'course',
    courseId: 'roast',
    meanings: [
      { characterId: 'verhaegen', aspect: 'motive', bearing: 'burdens' },
      { characterId: 'laurent', aspect: 'motive', bearing: 'burdens' },
    ],
  },
  {
    key: 'engine-log',
    title: text('The engine log of 21 June', 'Le cahier de machine du 21 juin'),
    look: 'ledger',
    content: text(
      'Maxime Okafor on watch. Bearing hot: pressure every ten minutes, each line with a thumb mark in ' +
        'fresh oil.\n17:30   2.1 bar\n17:40   2.1\n17:50   2.0\n18:00   2.0\n18:10   1.9\n18:20   1.9\n' +
        '18:30   2.0\n18:40   2.1\n18:50   2.1\n19:00   2.1\n19:10   2.1\n19:20   2.1\n\n(Last column, in ' +
        'pencil: first run 1.5 litres, second run 4 litres, clear, 62 per cent. Hide before Sunday.)',
      'De quart : Maxime Okafor. Palier chaud : pression toutes les dix minutes, chaque ligne avec un ' +
        'pouce à l’huile fraîche.\n17 h 30   2,1 bar\n17 h 40   2,1\n17 h 50   2,0\n18 h 00   2,0\n18 h 10   ' +
        '1,9\n18 h 20   1,9\n18 h 30   2,0\n18 h 40   2,1\n18 h 50   2,1\n19 h 00   2,1\n19 h 10   2,1\n' +
        '19 h 20   2,1\n\n(Dernière colonne, au crayon : première passe 1,5 litre, deuxième passe 4 litres, ' +
        'limpide, 62 pour cent. À cacher avant dimanche.)',
    ),
    holder: 'character',
    holderId: 'okafor',
    phase: 'course',
    courseId: 'roast',
    meanings: [
      { characterId: 'okafor', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'okafor', aspect: 'motive', bearing: 'burdens' },
    ],
    revealsSecretOfId: 'okafor',
  },
  {
    key: 'night-log',
    title: text('The night log, 15 to 21 June', 'Le cahier de nuit, du 15 au 21 juin'),
    look: 'ledger',
    content: text(
      'Left: nine in the evening before, read by A. B. Right: three in the morning, read by K. O.\n\n15 ' +
        'June   −22.4   −41.2\n16 June   −23.0   −39.8\n17 June   −21.7   −44.0\n18 June   −22.9   −43.6\n19 ' +
        'June   −24.1   −40.1\n20 June   −23.3   −38.7\n21 June   −22.8   −45.3\n\n(In Brandt’s hand: ' +
        '“Twenty degrees colder in six hours, every night, and warm again by breakfast? No ice on earth does ' +
        'that.”)',
      'À gauche : la veille, neuf heures du soir, relevé A. B. À droite : trois heures du matin, relevé K. ' +
        'O.\n\n15 juin   −22,4   −41,2\n16 juin   −23,0   −39,8\n17 juin   −21,7   −44,0\n18 juin   −22,9   ' +
        '−43,6\n19 juin   −24,1   −40,1\n20 juin   −23,3   −38,7\n21 juin   −22,8   −45,3\n\n(De la main de ' +
        'Brandt : « Vingt degrés de moins en six heures, toutes les nuits, et tout est réchauffé au ' +
        'déjeuner? Aucune glace au monde ne fait ça. »)',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'ice',
    meanings: [{ characterId: 'osterman', aspect: 'motive', bearing: 'burdens' }],
    revealsSecretOfId: 'osterman',
  },
  {
    key: 'straw',
    title: text('A note from the straw', 'Un mot dans la paille'),
    look: 'letter',
    content: text(
      '19 June\n\nFalk,\nthe dog in the cellar is too thin. Give her the good pemmican, from my crate; I ' +
        'have signed for it. And sing something else.\nI was wrong about the seat. It was the mice.\nWe ' +
        'shall not speak of this.\nA. Brandt',
      '19 juin\n\nFalk,\nla chienne de la cave est trop maigre. Donnez-lui le bon pemmican, celui de ma ' +
        'caisse; c’est noté à mon nom. Et chantez autre chose.\nPour le siège, j’avais tort. C’étaient les souris.' +
        '\nNous n’en parlerons pas.\nA. Brandt',
    ),
    holder: 'character',
    holderId: 'falk',
    phase: 'course',
    courseId: 'ice',
    meanings: [{ characterId: 'falk', aspect: 'motive', bearing: 'clears' }],
    revealsSecretOfId: 'falk',
  },
  {
    key: 'what-biscuit-saw',
    title: text('What Biscuit saw and heard', 'Ce que Biscuit a vu et entendu'),
    look: 'testimony',
    content: text(
      'Five to six I cut my thumb. Alex Moreau sewed me up and didn’t leave the galley before the gong; I ' +
        'know, because the brandy went down with the clock.\nUnder my feet, from a quarter to six until ' +
        'seven, Noa Falk sang to something that ate. You can’t mistake Noa’s singing. From five past seven ' +
        'until the gong Noa peeled potatoes beside me.\nThrough the hatch to the mess I saw Robin Tessier at ' +
        'the tape machine each time I stirred. Through the other wall I heard Maxime Okafor call a bearing ' +
        'names I’d never heard.\nIn the search we all went hand in hand, a chain, as Brandt taught us. Two ' +
        'didn’t: Noa with the dogs, straight to the ice front. And Kim. Kim said somebody must walk the rope ' +
        'as far as post 6, and went alone.',
      'À six heures moins cinq, le couteau m’a ouvert le pouce. Alex Moreau m’a recousu ça et n’a pas ' +
        'quitté la cuisine avant le gong; je le sais, le cognac baissait avec la pendule.\nSous mes pieds, ' +
        'de six heures moins quart à sept heures, Noa Falk chantait pour quelque chose qui mangeait. Le ' +
        'chant de Noa, ça ne se confond pas. De sept heures cinq au gong, Noa épluchait des patates à côté ' +
        'de moi.\nPar le passe-plat, je voyais Robin Tessier au magnétophone chaque fois que je brassais. À ' +
        'travers l’autre mur, j’entendais Maxime Okafor traiter un palier de noms que je ne connaissais pas.' +
        '\nPour la battue, on se tenait par la main, une chaîne, comme Brandt nous l’a appris. Sauf Noa, ' +
        'avec les chiens, droit vers la falaise. Et Kim. Kim a dit qu’il fallait bien longer la corde ' +
        'jusqu’au poteau 6, et l’a fait sans personne.',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'ice',
    meanings: [
      { characterId: 'moreau', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'falk', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'tessier', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'okafor', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'osterman', aspect: 'opportunity', bearing: 'burdens' },
    ],
  },
  {
    key: 'rope-class',
    title: text('The rope class of 14 March', 'Le cours de corde du 14 mars'),
    look: 'report',
    content: text(
      'Figure-eight, eyes shut, thick mittens. Teacher: N. Falk.\n\nK. Osterman: the best I’ve ever had. ' +
        'Nine seconds. Fingers that hear.\nAlex Moreau: ties everything with a surgeon’s knot. Cannot be ' +
        'cured of it. Failed three times.\nAndrea Lindqvist: fainted on the second rung of the practice ' +
        'ladder. A pilot! Asked to see the licence: “it’s in the other jacket”. Failed.\nYaël Ashdown: did ' +
        'not attend; is not to touch the rope, ever. Order of A. B.\n\nAll others: good enough.',
      'Nœud en huit, yeux fermés, grosses mitaines. Cours donné par N. Falk.\n\nK. Osterman : jamais vu ' +
        'mieux. Neuf secondes. Des doigts qui entendent.\nAlex Moreau : fait partout un nœud de chirurgie. ' +
        'Incurable. Échec, trois fois.\nAndrea Lindqvist : syncope au deuxième barreau de l’échelle ' +
        'd’exercice. Pilote! Brevet demandé : « dans l’autre veste ». Échec.\nYaël Ashdown : pas au cours; ' +
        'défense de toucher à la corde, jamais. Ordre de A. B.\n\nLes autres : ça ira.',
    ),
    holder: 'character',
    holderId: 'verhaegen',
    phase: 'course',
    courseId: 'ice',
    meanings: [
      { characterId: 'osterman', aspect: 'means', bearing: 'burdens' },
      { characterId: 'moreau', aspect: 'means', bearing: 'clears' },
      { characterId: 'lindqvist', aspect: 'means', bearing: 'clears' },
      { characterId: 'ashdown', aspect: 'means', bearing: 'clears' },
    ],
    revealsSecretOfId: 'lindqvist',
  },
  {
    key: 'mirny',
    title: text('A radiogram from Mirny', 'Un radiogramme de Mirny'),
    look: 'telegram',
    content: text(
      'MIRNY TO AURORA, 22 JUNE, 1815\n\nHEARD OF YOUR LOSS STOP WE ARE SORRY STOP\n\nPRESS OF YESTERDAY ' +
        'RECEIVED COMPLETE 1715 TO 1905 STOP FINEST SENDING OF THE WINTER STOP 110 MINUTES WITHOUT ONE ERROR ' +
        'ONE PAUSE ONE SNEEZE STOP WE LAUGHED STOP NO HAND DOES THAT STOP WE TOO OWN A TAPE SENDER STOP WE ' +
        'TOO GO AND DRINK TEA STOP GREETINGS TO KIM',
      'MIRNY À AURORE, 22 JUIN, 18 H 15\n\nAPPRIS VOTRE DEUIL STOP CONDOLÉANCES STOP\n\nPRESSE D’HIER ' +
        'REÇUE COMPLÈTE 17 H 15 À 19 H 05 STOP PLUS BELLE ÉMISSION DE L’HIVER STOP 110 MINUTES SANS UNE ' +
        'FAUTE SANS UNE PAUSE SANS UN ÉTERNUEMENT STOP AVONS BIEN RI STOP AUCUNE MAIN NE FAIT ÇA STOP NOUS ' +
        'AUSSI AVONS UN ÉMETTEUR À BANDE STOP NOUS AUSSI ALLONS BOIRE LE THÉ STOP BONJOUR À KIM',
    ),
    holder: 'table',
    phase: 'course',
    courseId: 'ice',
    meanings: [{ characterId: 'osterman', aspect: 'opportunity', bearing: 'burdens' }],
  },
]
