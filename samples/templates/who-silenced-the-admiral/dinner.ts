import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'
import { guestsOfTheLake } from './guests.ts'

export const whoSilencedTheAdmiral: SampleDinner = {
  key: 'who-silenced-the-admiral',
  version: 1,
  title: text('Who Silenced the Admiral?', 'Qui a fait taire l’Amiral?'),
  description: text(
    'A house on a lake, a fortune, and its owner stiff in his cage: the Admiral, sixty-one, a parrot. Everybody at the table wanted him quiet. That’s the trouble with the case. A mystery dinner for six or seven, made for people who don’t like murders.',
    'Une maison au bord d’un lac, une fortune, et son propriétaire raide dans sa cage : l’Amiral, soixante et un ans, perroquet. Autour de la table, tout le monde voulait le faire taire. C’est bien le problème. Un souper mystère pour six ou sept personnes, fait pour qui n’aime pas les meurtres.',
  ),
  kind: 'mystery-dinner',
  category: 'Modern',
  difficulty: 2,
  priceCents: 0,
  recommendedPlayers: '6-7',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: ['no-sound-needed', 'colour-independent'],
  contentWarnings: [],
  cover: {
    image: './art/cover.webp',
    altText: text(
      'A brass birdcage before a window on a moonlit lake. Its door stands open; one green feather lies below.',
      'Une cage de laiton devant une fenêtre, sur un lac au clair de lune. La porte est ouverte; dessous, une plume verte.',
    ),
  },
  story: {
    theme: text(
      'A lake house and a parrot who knew too much',
      'Une maison au bord du lac, un perroquet qui en savait trop',
    ),
    setting: text(
      'The conservatory of the Fenwick house on Lake Mistook, on the Saturday of Thanksgiving. A storm has taken the road. There’s a hunting room full of stuffed animals, a boathouse, and a safe that nobody can open.',
      'Le jardin d’hiver de la maison Fenwick, au lac Méprise, le samedi de l’Action de grâce. Une tempête a emporté la route. Il y a une salle de chasse pleine d’animaux empaillés, un hangar à bateaux et un coffre-fort que personne ne sait ouvrir.',
    ),
    timePeriod: text('Today', 'De nos jours'),
    victimBackstory: text(
      'When Rosalind Fenwick died, she left everything to her parrot “for as long as he draws breath”, and only then to the family. The Admiral repeats what he hears, in the voice in which he heard it. He has heard sixty-one years of this house.',
      'À sa mort, Rosalind Fenwick a tout laissé à son perroquet, « tant qu’il respirera », et à la famille ensuite seulement. L’Amiral répète ce qu’il entend, avec la voix de qui l’a dit. Il a entendu soixante et un ans de cette maison.',
    ),
    murderMethod: text(
      'There was no murder. At ten to ten, under the cover of the cage, the Admiral was exchanged for a stuffed parrot from the hunting room, and carried off to the boathouse in a hat box with holes.',
      'Il n’y a pas eu de meurtre. À dix heures moins dix, sous la housse de la cage, l’Amiral a été échangé contre un perroquet empaillé de la salle de chasse, puis emporté au hangar à bateaux dans un carton à chapeau percé de trous.',
    ),
    solution: text(
      'It was Ariel Quint, the only one who had nothing to gain by his death, and that was the whole trick: the Admiral isn’t dead. The bird in the cage died in 1911. Whoever wanted him gone, Sam and Charlie first of all, gets nothing out of a stuffed parrot. Somebody wanted him alive, alone, and looked for by nobody: to whistle him a tune until he says, in Rosalind’s voice, all the numbers of her safe. Ariel taught him the tune, fetched the metronome from the hunting room, and has been whistling in the boathouse ever since.',
      'C’est Ariel Quint, la seule personne qui n’avait rien à gagner à sa mort, et toute l’astuce est là : l’Amiral n’est pas mort. L’oiseau de la cage, lui, est mort en 1911. À qui voulait le voir disparaître, Sam et Charlie pour commencer, un perroquet empaillé ne rapporte rien. Quelqu’un le voulait vivant, seul, et cherché par personne : pour lui siffler un air jusqu’à ce qu’il dise, avec la voix de Rosalind, tous les chiffres de son coffre. Ariel lui a appris cet air, a pris le métronome dans la salle de chasse et, depuis, siffle au hangar à bateaux.',
    ),
    culpritId: 'ariel',
    recommendedGuests: 7,
    durationMinutes: 150,
  },
  characters: guestsOfTheLake,
  props: [
    {
      key: 'cage',
      name: text('A cage under a cloth', 'Une cage sous une étoffe'),
      description: text(
        'Stands in the middle of the table. Nobody lifts the cloth before the dessert.',
        'Au milieu de la table. Personne ne soulève l’étoffe avant le dessert.',
      ),
      howToMake: text(
        'A lampshade or a colander under a tea towel does it. Inside: a paper parrot with two marbles for eyes.',
        'Un abat-jour ou une passoire sous un linge à vaisselle fait l’affaire. Dedans : un perroquet de papier, deux billes pour les yeux.',
      ),
    },
    {
      key: 'hat-box',
      name: text('A hat box with holes', 'Un carton à chapeau percé de trous'),
      description: text('Ariel brings it along and keeps it near.', 'Ariel l’apporte et le garde à portée de main.'),
      howToMake: text(
        'Any round box. The holes are on the side that nobody looks at.',
        'N’importe quelle boîte ronde. Les trous sont du côté que personne ne regarde.',
      ),
    },
  ],
  courses: [
    {
      key: 'squash',
      name: text('The soup', 'La soupe'),
      dish: text('Squash soup with toasted seeds', 'Soupe à la courge, graines grillées'),
      dietaryNotes: text('Vegan with coconut milk.', 'Végane avec du lait de coco.'),
      startMinute: 20,
      hostScript: text(
        '“The soup, with seeds. It seemed fitting. I am to read you the will; it’s short. ‘Everything to the Admiral, for as long as he draws breath. Then to the family, if they’ve behaved.’ Well. Has he? And have you?”',
        '« La soupe, avec des graines. Cela s’imposait. Je dois vous lire le testament; il est court. Tout à l’Amiral, tant qu’il respirera. Puis à la famille, si elle s’est bien tenue. Bon. Respire-t-il? Et la famille, s’est-elle bien tenue? »',
      ),
      shoppingList: text(
        'A squash, onions, cream or coconut milk, pumpkin seeds',
        'Une courge, oignons, crème ou lait de coco, graines de citrouille',
      ),
    },
    {
      key: 'trout',
      name: text('The trout', 'La truite'),
      dish: text('Trout from the lake, potatoes, green beans', 'Truite du lac, pommes de terre, haricots verts'),
      dietaryNotes: text(
        'A stuffed pepper for whoever eats no fish. No poultry tonight, out of respect.',
        'Un poivron farci pour qui ne mange pas de poisson. Pas de volaille ce soir, par respect.',
      ),
      startMinute: 60,
      hostScript: text(
        '“The trout; the turkey has been sent back, out of respect. I’m a notary and I notice papers. Here are two that lay about in this house and shouldn’t have.”',
        '« La truite; par respect, la dinde a été renvoyée. Je suis notaire, je remarque les papiers. En voici deux qui traînaient dans cette maison et n’auraient pas dû. »',
      ),
      shoppingList: text(
        'Trout, potatoes, green beans, lemon, dill',
        'Truites, pommes de terre, haricots verts, citron, aneth',
      ),
    },
    {
      key: 'tart',
      name: text('The dessert', 'Le dessert'),
      dish: text('Cranberry tart, coffee', 'Tarte aux canneberges, café'),
      dietaryNotes: text(
        'A baked apple for whoever eats no gluten.',
        'Une pomme au four pour qui ne mange pas de gluten.',
      ),
      startMinute: 105,
      hostScript: text(
        '“Dessert. The insurance has at last looked into the cage.” Lift the cloth, slowly. “I’ve seen many dead, in my profession. I’ve never seen one with a price tag under the left foot.”',
        '« Le dessert. Les assurances ont enfin regardé dans la cage. » Soulevez l’étoffe, lentement. « Dans mon métier, j’ai vu bien des morts. Jamais encore avec une étiquette de prix sous la patte gauche. »',
      ),
      shoppingList: text('Cranberries, pastry, cream, coffee, one apple', 'Canneberges, pâte, crème, café, une pomme'),
    },
  ],
  clues: [
    {
      key: 'policy',
      title: text('The insurance policy', 'La police d’assurance'),
      look: 'report',
      content: text(
        'One parrot, answering to “Admiral”. Two million, payable to the family in equal parts: Fenwick, Sam; Fenwick, Charlie. Upon death only. Moulting is not covered.',
        'Un perroquet, répondant au nom d’« Amiral ». Deux millions, payables à la famille en parts égales : Fenwick, Sam; Fenwick, Charlie. En cas de décès seulement. La mue n’est pas couverte.',
      ),
      holder: 'character',
      holderId: 'billie',
      phase: 'arrival',
      meanings: [
        { characterId: 'sam', aspect: 'motive', bearing: 'burdens' },
        { characterId: 'charlie', aspect: 'motive', bearing: 'burdens' },
      ],
    },
    {
      key: 'gloves',
      title: text('A pair of gloves', 'Une paire de gants'),
      look: 'report',
      content: text(
        'Under the cage this morning: garden gloves, thick enough for a beak. Inside the left one, in ink: S. FENWICK.',
        'Sous la cage, ce matin : des gants de jardin, assez épais pour un bec. Dans le gauche, à l’encre : S. FENWICK.',
      ),
      holder: 'table',
      phase: 'course',
      courseId: 'squash',
      meanings: [{ characterId: 'sam', aspect: 'means', bearing: 'burdens' }],
    },
    {
      key: 'charades',
      title: text('The score of the charades', 'Le pointage des charades'),
      look: 'report',
      content: text(
        '9:45 to 10:05: Frankie, a windmill (0 points). Kept by Max Ozols, who never let go of the pencil and has noted every sneeze.',
        'De 21 h 45 à 22 h 05 : Frankie, un moulin à vent (0 point). Pointage tenu par Max Ozols, sans lâcher le crayon une seconde, chaque éternuement noté.',
      ),
      holder: 'character',
      holderId: 'billie',
      phase: 'course',
      courseId: 'squash',
      meanings: [
        { characterId: 'frankie', aspect: 'opportunity', bearing: 'clears' },
        { characterId: 'max', aspect: 'opportunity', bearing: 'clears' },
      ],
    },
    {
      key: 'first-aid',
      title: text('The first-aid book', 'Le carnet des premiers soins'),
      look: 'report',
      content: text(
        'Feathers: Frankie Dale swells up within a minute. Max Ozols, too, and then wants a lawyer. Neither can have had a parrot in their arms: at breakfast both had faces.',
        'Plumes : Frankie Dale enfle en moins d’une minute. Max Ozols aussi, puis exige un avocat. Impossible d’avoir tenu un perroquet : au déjeuner, tous les deux avaient un visage.',
      ),
      holder: 'character',
      holderId: 'noa',
      phase: 'course',
      courseId: 'trout',
      meanings: [
        { characterId: 'frankie', aspect: 'means', bearing: 'clears' },
        { characterId: 'max', aspect: 'means', bearing: 'clears' },
      ],
    },
    {
      key: 'bank',
      title: text('A letter from the bank', 'Une lettre de la banque'),
      look: 'letter',
      content: text(
        'Dear Ariel Quint, this is our last reminder. On Tuesday we’ll change the locks. We would accept a large sum in cash and ask no questions, as ever.',
        'Ariel Quint, ceci est notre dernier rappel. Mardi, nous changerons les serrures. Nous accepterions une grosse somme comptant, sans poser de questions, comme toujours.',
      ),
      holder: 'host',
      phase: 'course',
      courseId: 'trout',
      meanings: [{ characterId: 'ariel', aspect: 'motive', bearing: 'burdens' }],
      revealsSecretOfId: 'ariel',
    },
    {
      key: 'label',
      title: text('The label under the left foot', 'L’étiquette sous la patte gauche'),
      look: 'ticket',
      content: text(
        'AMAZON PARROT, stuffed 1911, glass eyes, $4. So the real one breathes somewhere, and as long as he breathes, Sam and Charlie Fenwick inherit nothing at all. Whoever did this didn’t do it for the will.',
        'PERROQUET AMAZONE, empaillé en 1911, yeux de verre, 4 $. Le vrai respire donc quelque part, et tant qu’il respire, Sam et Charlie Fenwick n’héritent de rien. Qui a fait cela ne l’a pas fait pour le testament.',
      ),
      holder: 'host',
      phase: 'course',
      courseId: 'tart',
      meanings: [
        { characterId: 'sam', aspect: 'motive', bearing: 'clears' },
        { characterId: 'charlie', aspect: 'motive', bearing: 'clears' },
      ],
    },
    {
      key: 'dock',
      title: text('What they say at the dock', 'Ce qu’on dit au quai'),
      look: 'testimony',
      content: text(
        '“Sam? From half past nine till half past ten, head down in my motor. I held the flashlight. It still doesn’t run.”',
        '« Sam? De neuf heures et demie à dix heures et demie, la tête dans mon moteur. Je tenais la lampe. Il ne part toujours pas. »',
      ),
      holder: 'character',
      holderId: 'max',
      phase: 'course',
      courseId: 'tart',
      meanings: [{ characterId: 'sam', aspect: 'opportunity', bearing: 'clears' }],
    },
    {
      key: 'call',
      title: text('A recorded call', 'Un appel enregistré'),
      look: 'testimony',
      content: text(
        '9:45 to 10:10, from the kitchen. In front, Charlie Fenwick, talking. Behind, Noa Pike, washing forty glasses, drying forty glasses, and saying something each time that the microphone caught.',
        'De 21 h 45 à 22 h 10, dans la cuisine. Devant, Charlie Fenwick, qui parle. Derrière, Noa Pike, qui lave quarante verres, essuie quarante verres et dit chaque fois quelque chose que le micro a capté.',
      ),
      holder: 'character',
      holderId: 'frankie',
      phase: 'course',
      courseId: 'tart',
      meanings: [
        { characterId: 'charlie', aspect: 'opportunity', bearing: 'clears' },
        { characterId: 'noa', aspect: 'opportunity', bearing: 'clears' },
      ],
    },
    {
      key: 'key-book',
      title: text('The key book', 'Le registre des clés'),
      look: 'report',
      content: text(
        'Hunting room, one key only. Saturday, 9:35 p.m.: A. Quint, “for the metronome”. Returned: no. Noa Pike has had no key to that room since the business with the bear.',
        'Salle de chasse, une seule clé. Samedi, 21 h 35 : A. Quint, « pour le métronome ». Rendue : non. Noa Pike n’a plus la clé de cette salle depuis l’affaire de l’ours.',
      ),
      holder: 'character',
      holderId: 'sam',
      phase: 'course',
      courseId: 'tart',
      meanings: [
        { characterId: 'noa', aspect: 'means', bearing: 'clears' },
        { characterId: 'ariel', aspect: 'means', bearing: 'burdens' },
      ],
    },
    {
      key: 'monitor',
      title: text('From the baby monitor in the boathouse', 'Sur l’interphone du hangar à bateaux'),
      look: 'testimony',
      content: text(
        'It’s there against burglars and records everything. 9:58 p.m., a door. Then somebody whistles, very beautifully, the same eight bars. A parrot, in the voice of an old lady: “Seven left, two right, and close the curtain, dear.”',
        'Il sert contre les voleurs et enregistre tout. 21 h 58, une porte. Puis quelqu’un siffle, fort bien, les huit mêmes mesures. Un perroquet, avec la voix d’une vieille dame : « Sept à gauche, deux à droite, et ferme le rideau, mon trésor. »',
      ),
      holder: 'table',
      phase: 'course',
      courseId: 'tart',
      meanings: [{ characterId: 'ariel', aspect: 'opportunity', bearing: 'burdens' }],
    },
  ],
  moments: [
    {
      key: 'supper',
      time: text('7:30 p.m.', '19 h 30'),
      place: text('The dining room', 'La salle à manger'),
      happened: text(
        'The Admiral quotes everybody at the table, in their own voices, and enjoys it.',
        'L’Amiral cite toute la table, chaque voix à s’y méprendre, et s’amuse beaucoup.',
      ),
      actorIds: ['admiral'],
      witnessIds: ['sam', 'charlie', 'noa', 'frankie', 'ariel'],
    },
    {
      key: 'cover',
      time: text('9:00 p.m.', '21 h'),
      place: text('The conservatory', 'Le jardin d’hiver'),
      happened: text(
        'Noa hangs the cover over the cage. The Admiral says “lights out”.',
        'Noa met la housse sur la cage. L’Amiral dit bonsoir.',
      ),
      actorIds: ['noa', 'admiral'],
      witnessIds: [],
    },
    {
      key: 'metronome',
      time: text('9:35 p.m.', '21 h 35'),
      place: text('The hunting room', 'La salle de chasse'),
      happened: text(
        'Ariel fetches a metronome, and a stuffed parrot under the coat.',
        'Ariel prend un métronome et, sous son manteau, un perroquet empaillé.',
      ),
      actorIds: ['ariel'],
      witnessIds: [],
    },
    {
      key: 'games',
      time: text('9:50 p.m.', '21 h 50'),
      place: text('The library', 'La bibliothèque'),
      happened: text(
        'Frankie is a windmill, and nobody guesses it.',
        'Frankie fait le moulin à vent, et personne ne devine.',
      ),
      actorIds: ['frankie'],
      witnessIds: [],
    },
    {
      key: 'swap',
      time: text('9:50 p.m.', '21 h 50'),
      place: text('The conservatory', 'Le jardin d’hiver'),
      happened: text(
        'Under the cover Ariel exchanges one bird for the other, with Sam’s garden gloves on.',
        'Sous la housse, Ariel échange un oiseau contre l’autre, les gants de jardin de Sam aux mains.',
      ),
      actorIds: ['ariel', 'admiral'],
      witnessIds: [],
    },
    {
      key: 'whistle',
      time: text('9:58 p.m.', '21 h 58'),
      place: text('The boathouse', 'Le hangar à bateaux'),
      happened: text(
        'Ariel opens the hat box and begins to whistle.',
        'Ariel ouvre le carton à chapeau et se met à siffler.',
      ),
      actorIds: ['ariel', 'admiral'],
      witnessIds: [],
    },
    {
      key: 'morning',
      time: text('7:00 a.m.', '7 h'),
      place: text('The conservatory', 'Le jardin d’hiver'),
      happened: text('Noa lifts the cover. Good morning. Nothing.', 'Noa lève la housse. Bonjour. Rien.'),
      actorIds: ['noa'],
      witnessIds: [],
    },
  ],
  guide: {
    introduction: text(
      'You’re Maître Plourde, notary, and nobody dies in this story. Don’t say so. For two courses the table will hunt whoever gains by a death, and it will be right about every motive and wrong about the case. The dessert turns one word around: dead. From there it takes ten minutes, and they’ll be loud.',
      'Vous jouez Maître Plourde, notaire, et personne ne meurt dans cette histoire. Ne le dites pas. Pendant deux services, la table cherchera à qui profite une mort; elle aura raison sur chaque mobile, et tort sur l’affaire. Le dessert retourne un seul mot : mort. Ensuite, il faut dix minutes, et elles seront bruyantes.',
    ),
    preparation: text(
      'Two weeks before: send the invitations; ask whether anybody fears birds, since one guest gets to play it. The day before: print, cut, and fill one envelope a course. An hour before: build the cage, cover it, put it in the middle. A guest cancels? The editor deals their clues anew.',
      'Deux semaines avant : envoyez les invitations; demandez si les oiseaux font peur à quelqu’un, car un rôle s’y prête. La veille : imprimez, découpez, une enveloppe par service. Une heure avant : bâtissez la cage, couvrez-la, mettez-la au centre. Quelqu’un se décommande? L’éditeur redistribue ses pistes.',
    ),
    eveningScript: text(
      'Arrival: condolences at the door, in earnest. Each course: read your lines, open its envelope, let them talk. If the table is stuck before the dessert, ask for two lists: who wins if he’s dead, and who if he isn’t. Leave the second one empty, and wait.',
      'Arrivée : condoléances à la porte, sans rire. À chaque service : dites votre texte, ouvrez l’enveloppe, laissez parler. Si la table piétine avant le dessert, demandez deux listes : qui y gagne s’il est mort, et qui, s’il ne l’est pas. Laissez la deuxième vide, et attendez.',
    ),
    accusationRules: text(
      'Everybody whispers a name and a reason to the cage, since the cage can keep a secret now, and writes both down. Read them aloud in a parrot’s voice. The best reason gets the first slice of the tart.',
      'Chaque personne souffle un nom et une raison à la cage, puisque la cage sait désormais garder un secret, et les note. Lisez tout avec une voix de perroquet. La meilleure raison vaut la première pointe de tarte.',
    ),
    revealScript: text(
      '“You all had reasons to want him dead, and none of you touched a feather. One of you wanted him alive. Would you whistle for us, please? Eight bars. And then we’ll walk down to the boathouse together, with a piece of rum cake. I’m told he takes it for breakfast.”',
      '« Vous aviez toutes et tous une raison de le vouloir mort, et personne n’a touché une plume. Quelqu’un, ici, le voulait vivant. Sifflez-nous donc quelque chose, voulez-vous? Huit mesures. Puis nous descendrons ensemble au hangar, avec un morceau de gâteau au rhum. On me dit qu’il en prend au déjeuner. »',
    ),
  },
}
