import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

export const theMuseumAfterHours: SampleRoom = {
  key: 'the-museum-after-hours',
  version: 1,
  title: text('The Museum after Hours', 'Le musée après la fermeture'),
  description: text(
    'You’re the best thieves in the country, and you’ve been hired to steal a painting by someone who never says why. Fifty minutes, one alarm, five puzzles. The last one is whether you still want to. An escape room for two to four.',
    'Vous êtes les meilleurs voleurs au pays, et quelqu’un vous paie pour voler un tableau sans jamais dire pourquoi. Cinquante minutes, une alarme, cinq énigmes. La dernière : en avez-vous encore envie? Un jeu d’évasion pour deux à quatre personnes.',
  ),
  kind: 'escape-room',
  category: 'Party Game',
  difficulty: 3,
  priceCents: 0,
  recommendedPlayers: '2-4',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: ['no-sound-needed', 'colour-independent'],
  contentWarnings: [],
  cover: {
    image: './art/cover.webp',
    altText: text(
      'A dark museum room. The beam of a flashlight falls on a gold frame with nothing in it.',
      'Une salle de musée obscure. Le faisceau d’une lampe de poche tombe sur un cadre doré, vide.',
    ),
  },
  setup: {
    theme: text('A burglary that goes right', 'Un cambriolage qui tourne bien'),
    recommendedDuration: 50,
    spaceRequirements: text(
      'A living room that can be made half dark, a wall to lean a picture on, a table. A hall for the host to patrol.',
      'Un salon qu’on peut mettre dans la pénombre, un mur où appuyer un tableau, une table. Un corridor où l’hôte fait sa ronde.',
    ),
    ageRecommendation: text('From twelve', 'Dès douze ans'),
    storyPremise: text(
      'It’s two in the morning. The guard has gone for his soup; he takes fifty minutes over it, he always does. On the wall hangs “The Lighthouse Keeper’s Daughter”, which nobody has looked at in years. You don’t know who hired you. The money came in an old chocolate box, and the note said only: “Please be careful with her.”',
      'Il est deux heures du matin. Le gardien est parti manger sa soupe; il y met cinquante minutes, comme toujours. Au mur, « La fille du gardien de phare », que personne ne regarde plus depuis des années. Vous ignorez qui vous paie. L’argent est arrivé dans une vieille boîte de chocolats, et le mot disait seulement : « Faites attention à elle, s’il vous plaît. »',
    ),
    winningCondition: text(
      'You win when the back of the painting is open and you’ve told the guard, who is finished with his soup, what you’re going to do.',
      'Vous gagnez quand le dos du tableau est ouvert et que vous avez dit au gardien, qui a fini sa soupe, ce que vous allez faire.',
    ),
  },
  puzzles: [
    {
      key: 'alarm',
      name: text('The alarm', 'L’alarme'),
      description: text(
        'A grey box by the door, four wheels, a red light. Under it the manual, in the language of people who write manuals. You have until the guard finishes his soup, and so has the box.',
        'Une boîte grise près de la porte, quatre roulettes, un voyant rouge. Dessous, le mode d’emploi, dans la langue des gens qui écrivent des modes d’emploi. Vous avez jusqu’à la fin de la soupe, et la boîte aussi.',
      ),
      solution: text('1836', '1836'),
      lockType: 'digits4',
      hints: [
        text(
          'The manual says where the code comes from: “a year nobody forgets”.',
          'Le mode d’emploi dit d’où vient le code : « une année que personne n’oublie ».',
        ),
        text(
          'Guards forget everything. So they choose what they see every night.',
          'Un gardien oublie tout. Il choisit donc ce qu’il voit toutes les nuits.',
        ),
        text(
          'Which year stands on three of the four labels on the wall?',
          'Quelle année figure sur trois des quatre cartels au mur?',
        ),
      ],
      expectedMinutes: 14,
      needs: ['manual', 'wall-labels', 'alarm-box'],
      gives: ['uv-list'],
      container: 'prop',
      containerId: 'alarm-box',
    },
    {
      key: 'guard-round',
      name: text('The guard’s round', 'La ronde du gardien'),
      description: text(
        'A plan of the ground floor with one square crossed out: here. The guard has walked the same way for thirty years; the carpet knows it by heart. The cupboard with his things has a lock that wants to be walked.',
        'Un plan du rez-de-chaussée, une case barrée : ici. Le gardien fait le même tour depuis trente ans; le tapis le connaît par cœur. L’armoire de ses affaires a un cadenas qui se marche.',
      ),
      solution: text('→ → ↑ ← ↑', '→ → ↑ ← ↑'),
      lockType: 'directions',
      hints: [
        text('His diary says what he passes, in order.', 'Son carnet dit devant quoi il passe, dans l’ordre.'),
        text(
          'Find each thing on the plan and draw a line from one to the next.',
          'Trouvez chaque chose sur le plan et reliez-les d’un trait.',
        ),
        text(
          'Two to the east, one to the north, one back to the west, one to the north.',
          'Deux vers l’est, un vers le nord, un retour vers l’ouest, un vers le nord.',
        ),
      ],
      expectedMinutes: 14,
      needs: ['plan', 'diary', 'cupboard', 'walk-lock'],
      gives: ['small-key', 'postcards'],
      container: 'prop',
      containerId: 'cupboard',
    },
    {
      key: 'message',
      name: text('A list that isn’t one', 'Une liste qui n’en est pas une'),
      description: text(
        'A shopping list fell out of the alarm box. Who hides a shopping list in an alarm box? Somebody from the museum, that’s who; and this somebody shifted each letter, as one did at school. The word opens the drawer of the desk.',
        'Une liste d’épicerie est tombée de la boîte d’alarme. Qui cache une liste d’épicerie dans une alarme? Quelqu’un de la maison; et ce quelqu’un a décalé chaque lettre, comme à la petite école. Le mot ouvre le tiroir du bureau.',
      ),
      lockType: 'word',
      hints: [
        text(
          'Each letter stands for one that comes earlier in the alphabet.',
          'Chaque lettre en remplace une qui vient plus tôt dans l’alphabet.',
        ),
        text(
          'The list begins with “3 steps back to the bakery”.',
          'La liste commence par « 3 pas en arrière, boulangerie ».',
        ),
        text(
          'Three letters back. It’s what someone is called who has your mother’s eyes.',
          'Trois lettres en arrière. C’est ainsi qu’on appelle une enfant de la même mère.',
        ),
      ],
      expectedMinutes: 13,
      puzzleId: 'shifted',
      needs: ['uv-list', 'desk', 'word-lock'],
      gives: ['letters'],
      container: 'prop',
      containerId: 'desk',
    },
    {
      key: 'lighthouses',
      name: text('Nobody’s postcards', 'Les cartes postales de personne'),
      description: text(
        'Four postcards from the guard’s cupboard, never sent, all to the same address. Each has a lighthouse on it, and each lighthouse flashes in its own way. The little lock on the frame waits for three digits.',
        'Quatre cartes postales dans l’armoire du gardien, jamais envoyées, toutes à la même adresse. Sur chacune un phare, et chaque phare a son éclat. Le petit cadenas du cadre attend trois chiffres.',
      ),
      solution: text('352', '352'),
      lockType: 'digits3',
      hints: [
        text('The cards are numbered by their stamps.', 'Les timbres numérotent les cartes.'),
        text(
          'How often does each lighthouse flash? One of them is dark: leave it out.',
          'Combien d’éclats fait chaque phare? L’un d’eux est éteint : oubliez-le.',
        ),
        text(
          'First stamp three flashes, second stamp five, fourth stamp two.',
          'Premier timbre, trois éclats; deuxième, cinq; quatrième, deux.',
        ),
      ],
      expectedMinutes: 13,
      needs: ['postcards', 'canvas', 'frame-lock'],
      gives: ['frame-note'],
      container: 'furniture',
      furniture: text('The frame of the painting', 'Le cadre du tableau'),
    },
    {
      key: 'painting',
      name: text('Behind the painting', 'Derrière le tableau'),
      description: text(
        'The frame comes off. The back of the painting is a little door with a keyhole, no bigger than a fingernail. Footsteps in the hall: the soup is finished.',
        'Le cadre se détache. Le dos du tableau est une petite porte, une serrure pas plus grande qu’un ongle. Des pas dans le corridor : la soupe est finie.',
      ),
      lockType: 'key',
      hints: [
        text('The note from the frame says what comes first.', 'Le mot du cadre dit ce qui vient d’abord.'),
        text(
          'Read the letters aloud before you turn the key. It’s faster that way.',
          'Lisez les lettres tout haut avant de tourner la clé. Ça va plus vite.',
        ),
        text(
          'The guard’s little key fits. So does his name, in the letters.',
          'La petite clé du gardien convient. Son nom aussi, dans les lettres.',
        ),
      ],
      expectedMinutes: 10,
      needs: ['small-key', 'letters', 'frame-note', 'canvas'],
      gives: ['photograph'],
      container: 'furniture',
      furniture: text('The little door behind the painting', 'La petite porte derrière le tableau'),
      endsRoom: true,
    },
  ],
  typedPuzzles: [
    {
      key: 'shifted',
      type: 'cipher',
      name: text('The shifted word', 'Le mot décalé'),
      configuration: { cipherType: 'caesar', shift: 3 },
      words: {
        en: { configuration: { encryptedText: 'VLVWHU' }, solution: { decryptedText: 'SISTER' } },
        fr: { configuration: { encryptedText: 'VRHXU' }, solution: { decryptedText: 'SOEUR' } },
      },
    },
  ],
  props: [
    {
      key: 'manual',
      name: text('The manual of the alarm', 'Le mode d’emploi de l’alarme'),
      description: text(
        'MODEL CERBERUS II. 1. Do not panic. 2. The owner chooses as code a year that nobody forgets. 3. Owners forget. See the walls. 4. Do not panic again.',
        'MODÈLE CERBÈRE II. 1. Pas de panique. 2. Le propriétaire choisit pour code une année que personne n’oublie. 3. Les propriétaires oublient. Voir les murs. 4. Toujours pas de panique.',
      ),
      source: 'print',
      placement: 'sight',
    },
    {
      key: 'wall-labels',
      name: text('Four labels from the wall', 'Quatre cartels'),
      description: text(
        '“Storm”, painted 1836. “The Lighthouse Keeper’s Daughter”, painted 1836. “Cod, with Lemon”, painted 1902. “The Lighthouse Keeper”, painted 1836 (on loan, since 1951 nobody knows to whom).',
        '« Tempête », peint en 1836. « La fille du gardien de phare », peint en 1836. « Morue au citron », peint en 1902. « Le gardien de phare », peint en 1836 (prêté; depuis 1951, nul ne sait à qui).',
      ),
      source: 'print',
      placement: 'sight',
    },
    {
      key: 'alarm-box',
      name: text('A box with a lock for four digits', 'Une boîte à cadenas de quatre chiffres'),
      source: 'buy',
      substitutes: text(
        'A tin and a paper lock; the host is the alarm and beeps.',
        'Une boîte de métal et un cadenas de papier; l’hôte fait l’alarme et bipe.',
      ),
      placement: 'sight',
    },
    {
      key: 'plan',
      name: text('The plan of the ground floor', 'Le plan du rez-de-chaussée'),
      description: text(
        'Three rows of three squares. Top row: broom closet, STORM, roof door. Middle row: HERE (crossed out), COD WITH LEMON above the bench, cloakroom bell. Bottom row: MAIN STAIRS, umbrella stand, STUFFED MOOSE. The round starts at the main stairs and ends under “Storm”.',
        'Trois rangées de trois cases. En haut : placard à balais, TEMPÊTE, porte du toit. Au milieu : ICI (barré), MORUE AU CITRON au-dessus du banc, cloche du vestiaire. En bas : GRAND ESCALIER, porte-parapluies, ORIGNAL EMPAILLÉ. La ronde part du grand escalier et finit sous « Tempête ».',
      ),
      source: 'print',
      placement: 'sight',
    },
    {
      key: 'cupboard',
      name: text('The guard’s cupboard', 'L’armoire du gardien'),
      source: 'household',
      substitutes: text(
        'A backpack whose zippers take a lock.',
        'Un sac à dos dont les fermetures prennent un cadenas.',
      ),
      placement: 'sight',
    },
    {
      key: 'walk-lock',
      name: text('Lock with directions', 'Cadenas à directions'),
      source: 'buy',
      substitutes: text(
        'The players walk the way on the carpet; the host opens if it’s right.',
        'L’équipe marche le chemin sur le tapis; l’hôte ouvre si c’est bon.',
      ),
      placement: 'sight',
    },
    {
      key: 'desk',
      name: text('A desk drawer', 'Un tiroir de bureau'),
      source: 'household',
      substitutes: text('A box with a ribbon through two holes.', 'Une boîte, un ruban passé dans deux trous.'),
      placement: 'sight',
    },
    {
      key: 'word-lock',
      name: text('Lock with letters', 'Cadenas à lettres'),
      source: 'buy',
      substitutes: text(
        'An envelope that the host hands over for the right word.',
        'Une enveloppe que l’hôte remet contre le bon mot.',
      ),
      placement: 'sight',
    },
    {
      key: 'small-key',
      name: text('A very small key', 'Une toute petite clé'),
      source: 'household',
      substitutes: text(
        'The key of a suitcase or a diary; a cut-out key of cardboard.',
        'La clé d’une valise ou d’un journal intime; une clé de carton.',
      ),
      placement: 'container',
      resetStep: text('Back onto its hook in the cupboard.', 'Retour à son crochet, dans l’armoire.'),
    },
    {
      key: 'postcards',
      name: text('Four postcards', 'Quatre cartes postales'),
      description: text(
        'Stamp 1: the lighthouse flashes three times. Stamp 2: five times. Stamp 3: the lamp is dark; under it, in pencil, “1951”. Stamp 4: twice. All to “Miss Ana Bell, who never wrote back because I never sent this”.',
        'Timbre 1 : le phare fait trois éclats. Timbre 2 : cinq éclats. Timbre 3 : la lampe est éteinte; dessous, au crayon, « 1951 ». Timbre 4 : deux éclats. Toutes à « Ana Bell, qui ne m’a jamais répondu, puisque je n’ai jamais rien envoyé ».',
      ),
      source: 'print',
      placement: 'container',
      resetStep: text('Back into the cupboard, in no order.', 'Retour dans l’armoire, en désordre.'),
    },
    {
      key: 'canvas',
      name: text('The painting', 'Le tableau'),
      description: text(
        'A girl on a rock with her back to us. She waves at a boat. Print it as large as you can and stick it on a flat box.',
        'Une fille sur un rocher, de dos. Elle fait signe à une barque. À imprimer le plus grand possible et à coller sur une boîte plate.',
      ),
      source: 'print',
      placement: 'sight',
      isReusable: true,
    },
    {
      key: 'frame-lock',
      name: text('A little lock on the frame', 'Un petit cadenas au cadre'),
      source: 'buy',
      substitutes: text(
        'A paper lock glued to the edge of the box.',
        'Un cadenas de papier collé au bord de la boîte.',
      ),
      placement: 'sight',
    },
  ],
  clues: [
    {
      key: 'diary',
      title: text('The guard’s diary', 'Le carnet du gardien'),
      content: text(
        'Up the main stairs. Shake the umbrellas. Good night, moose. Ring the bell, so that she knows I’m coming. A bow to the cod. Then I stand under the storm for a minute. Thirty years, and she still doesn’t turn around.',
        'En haut du grand escalier. Secouer les parapluies. Bonne nuit, l’orignal. Sonner la cloche, qu’elle sache que j’arrive. Une révérence à la morue. Puis une minute sous la tempête. Trente ans, et elle ne se retourne toujours pas.',
      ),
      placement: 'hidden',
      hidingPlace: text(
        'Under the cushion of the chair by the door, which is the guard’s',
        'Sous le coussin de la chaise près de la porte, celle du gardien',
      ),
    },
    {
      key: 'uv-list',
      title: text('A shopping list', 'Une liste d’épicerie'),
      content: text(
        'To the bakery: 3 steps back. And the word that I can’t say aloud in here, for whoever opens my box tonight.',
        'À la boulangerie : 3 pas en arrière. Et le mot que je ne peux pas dire tout haut ici, pour qui ouvrira ma boîte cette nuit.',
      ),
      placement: 'container',
    },
    {
      key: 'letters',
      title: text('Letters, tied with a shoelace', 'Des lettres, nouées d’un lacet'),
      content: text(
        'From Ana Bell to the museum, every year since 1951: “My sister sat for that picture the summer before the sea took her. It’s all there is of her face. May I see the back of it, once?” Every year the same answer: “We regret.” On the last one, in the guard’s hand: “I’ve read them all. I eat my soup slowly on Thursdays. I’ll pay.”',
        'D’Ana Bell au musée, tous les ans depuis 1951 : « Ma sœur a posé pour ce tableau l’été avant que la mer la prenne. C’est tout ce qui reste de son visage. Puis-je en voir le dos, une fois? » Tous les ans, la même réponse : « Nous regrettons. » Sur la dernière, de la main du gardien : « Je les ai toutes lues. Le jeudi, je mange ma soupe lentement. Je paierai. »',
      ),
      placement: 'container',
    },
    {
      key: 'frame-note',
      title: text('A note in the frame', 'Un mot dans le cadre'),
      content: text(
        'Whoever takes her down: first read the letters, then use the key. In that order. You’ll see why. The painter',
        'À qui la décroche : lisez d’abord les lettres, tournez la clé ensuite. Dans cet ordre. Vous verrez pourquoi. Le peintre',
      ),
      placement: 'container',
    },
    {
      key: 'moose-tag',
      title: text('A tag on the moose', 'Une étiquette sur l’orignal'),
      content: text('Inventory number 4711. Do not feed.', 'Numéro d’inventaire 4711. Ne pas nourrir.'),
      placement: 'sight',
      isRedHerring: true,
    },
    {
      key: 'photograph',
      title: text('What was behind the painting', 'Ce qu’il y avait derrière le tableau'),
      content: text(
        'A sketch of the same girl from the front, laughing at whoever holds the pencil. On the back: “For her sister, when she asks.” Now say it to the guard: do you take the painting, or only what was always hers?',
        'Une esquisse de la même fille, de face, qui rit de qui tient le crayon. Au dos : « Pour sa sœur, quand elle la demandera. » Dites-le maintenant au gardien : prenez-vous le tableau, ou seulement ce qui est à elle depuis toujours?',
      ),
      placement: 'container',
    },
  ],
  guide: {
    introduction: text(
      'You’re the guard, and you’re the one who hired them; they mustn’t guess it before the letters. Eat real soup if you can, within earshot. What the players decide at the end is theirs: there’s no wrong answer, only a silence before it that’s worth the evening.',
      'Vous êtes le gardien, et c’est vous qui les payez; personne ne doit le deviner avant les lettres. Mangez une vraie soupe, à portée d’oreille. La décision de la fin appartient à l’équipe : il n’y a pas de mauvaise réponse, seulement un silence, juste avant, qui vaut la soirée.',
    ),
    setupInstructions: text(
      'Stick the painting on a flat box and put the sketch inside. Pack the desk drawer, then the cupboard, then the alarm box. Hang the labels at eye level. Dim the light so that a flashlight is fun, but everybody can still read.',
      'Collez le tableau sur une boîte plate et glissez l’esquisse dedans. Garnissez le tiroir, puis l’armoire, puis la boîte d’alarme. Accrochez les cartels à hauteur des yeux. Baissez la lumière assez pour qu’une lampe de poche soit amusante, mais que tout le monde puisse lire.',
    ),
    hostScript: text(
      'Through the door, spoon in hand: “Museum’s closed. I’m going for my soup. Fifty minutes, as always. If somebody were in there, I wouldn’t know.” Give hints by talking to your soup. When you come back, ask one thing only: “So. What are you carrying out?”',
      'À travers la porte, cuillère à la main : « C’est fermé. Je vais manger ma soupe. Cinquante minutes, comme toujours. S’il y avait quelqu’un là-dedans, je ne le saurais pas. » Donnez les indices en parlant à votre soupe. Au retour, une seule question : « Bon. Qu’est-ce que vous emportez? »',
    ),
    resetInstructions: text(
      'Sketch back into the painting, letters tied, postcards mixed, diary under the cushion, every lock turned away from its code.',
      'Esquisse dans le tableau, lettres nouées, cartes mêlées, carnet sous le coussin, chaque cadenas brouillé.',
    ),
    debriefQuestions: text(
      'When did you begin to like the guard? Who would have taken the painting? What would you hide behind one?',
      'Quand avez-vous commencé à aimer le gardien? Qui aurait pris le tableau? Et vous, que cacheriez-vous derrière?',
    ),
  },
}
