import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

export const auntOdilesSugarPie: SampleRoom = {
  key: 'aunt-odiles-sugar-pie',
  version: 1,
  title: text('Aunt Odile’s Sugar Pie', 'La tarte au sucre de tante Odile'),
  description: text(
    'Nobody ever got the recipe out of Aunt Odile. Now she’s gone, the notary is putting on his coat, and her kitchen has sixty minutes left to talk. A family escape room for one table, six puzzles and four locks.',
    'Personne n’a jamais soutiré sa recette à tante Odile. Elle n’est plus là, le notaire met déjà son manteau, et sa cuisine a soixante minutes pour parler. Un jeu d’évasion familial pour une table, six énigmes et quatre cadenas.',
  ),
  kind: 'escape-room',
  category: 'Home Setup',
  difficulty: 2,
  priceCents: 0,
  recommendedPlayers: '2-6',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: ['no-sound-needed', 'colour-independent'],
  contentWarnings: [],
  cover: {
    image: './art/cover.webp',
    altText: text(
      'A pie on a checked tablecloth, with a padlock where the first slice should be.',
      'Une tarte sur une nappe à carreaux, un cadenas à la place de la première pointe.',
    ),
  },
  setup: {
    theme: text('A family kitchen full of secrets', 'Une cuisine de famille pleine de secrets'),
    recommendedDuration: 60,
    spaceRequirements: text(
      'One kitchen or dining room with a table for everybody, and a few drawers and cushions to hide things under. Nobody has to kneel or climb.',
      'Une cuisine ou une salle à manger, une table où tout le monde tient, quelques tiroirs et coussins où cacher des choses. Personne n’a à s’agenouiller ni à grimper.',
    ),
    ageRecommendation: text('From ten, with family from eight', 'Dès dix ans, dès huit ans en famille'),
    storyPremise: text(
      'For forty years Aunt Odile’s sugar pie won every church supper in the county, and for forty years she took the recipe to bed with her. This morning the notary read her will: “My fortune goes to whichever of you finds the recipe. You have an hour. Do not touch the good china.” The whole family is in her kitchen. It smells of cloves, and of something that she kept from you.',
      'Pendant quarante ans, la tarte au sucre de tante Odile a gagné tous les soupers de paroisse du comté, et pendant quarante ans elle a dormi avec sa recette. Ce matin, le notaire a lu le testament : « Ma fortune va à qui trouvera la recette. Vous avez une heure. Ne touchez pas à la belle vaisselle. » Toute la famille est dans sa cuisine. Ça sent le clou de girofle, et quelque chose qu’elle ne vous a pas dit.',
    ),
    winningCondition: text(
      'You win when Odile’s recipe box is open and somebody reads aloud what is in it, before the notary’s hour is over.',
      'Vous gagnez quand la boîte à recettes d’Odile est ouverte et que quelqu’un lit tout haut ce qu’elle contient, avant la fin de l’heure du notaire.',
    ),
  },
  puzzles: [
    {
      key: 'spices',
      name: text('The spice shelf', 'Les épices'),
      description: text(
        'Six little jars, six labels, and not one pinch of disorder. On the lid of the biscuit tin somebody has written: “Three for the pie. You know the order, or you don’t.”',
        'Six petits pots, six étiquettes, pas un grain de travers. Sur le couvercle de la boîte à biscuits, une main a écrit : « Trois pour la tarte. L’ordre, on le sait ou on ne le sait pas. »',
      ),
      solution: text('419', '419'),
      lockType: 'digits3',
      hints: [
        text(
          'Odile’s letter speaks of three spices. It doesn’t name one of them.',
          'La lettre d’Odile parle de trois épices. Elle n’en nomme aucune.',
        ),
        text(
          'Which one is a bark? Which one a flower that never opened? Which one grows underground?',
          'Laquelle est une écorce? Laquelle une fleur jamais ouverte? Laquelle pousse sous terre?',
        ),
        text(
          'Cinnamon, cloves, ginger. What’s the weight on each label?',
          'Cannelle, clou de girofle, gingembre. Quel poids dit chaque étiquette?',
        ),
      ],
      expectedMinutes: 15,
      needs: ['labels', 'letter', 'tin', 'lock3'],
      gives: ['left-half'],
      container: 'prop',
      containerId: 'tin',
    },
    {
      key: 'hens',
      name: text('The cross-stitch', 'Le point de croix'),
      description: text(
        'Odile stitched this one winter and never said for whom. Seven hens in a row. A cloth bag hangs beside it, closed with a lock that has no numbers at all.',
        'Odile l’a brodé un hiver, sans jamais dire pour qui. Sept poules en rang. À côté pend un sac de toile, fermé par un cadenas sans le moindre chiffre.',
      ),
      solution: text('↑ ← → ↓ ←', '↑ ← → ↓ ←'),
      lockType: 'directions',
      hints: [
        text('The rhyme says which hens count.', 'La comptine dit quelles poules comptent.'),
        text('Two hens are asleep. Leave them in peace.', 'Deux poules dorment. Laissez-les tranquilles.'),
        text(
          'Read what is left from left to right: where does each one look?',
          'Lisez celles qui restent de gauche à droite : où regarde chacune?',
        ),
      ],
      expectedMinutes: 20,
      needs: ['cross-stitch', 'rhyme', 'bag', 'arrow-lock'],
      gives: ['right-half'],
      container: 'prop',
      containerId: 'bag',
    },
    {
      key: 'riddle',
      name: text('The sewing box', 'La boîte à couture'),
      description: text(
        'Five rings of letters keep Odile’s sewing box shut. Under the lid, in her best hand: “For whoever listens in the kitchen.”',
        'Cinq anneaux de lettres ferment la boîte à couture d’Odile. Sous le rabat, de sa plus belle main : « Pour qui écoute, dans une cuisine. »',
      ),
      lockType: 'word',
      hints: [
        text('It’s something white, and it’s in the fridge.', 'C’est blanc, et c’est au frigo.'),
        text('You whip it, and it’s on top of the milk.', 'On la fouette, et elle flotte sur le lait.'),
        text('The best of the crop is the… of the crop.', 'Les meilleurs des meilleurs sont la… de la…'),
      ],
      expectedMinutes: 18,
      puzzleId: 'cream',
      needs: ['sewing-box', 'letter-lock'],
      gives: ['album'],
      container: 'prop',
      containerId: 'sewing-box',
    },
    {
      key: 'halves',
      name: text('The torn recipe', 'La recette déchirée'),
      description: text(
        'Two halves of one card, and the tear is no accident. Lay them side by side and read it as Odile never let anybody read it.',
        'Deux moitiés d’une même fiche, et la déchirure n’est pas un accident. Posez-les côte à côte et lisez comme Odile n’a jamais laissé personne lire.',
      ),
      lockType: 'none',
      hints: [
        text('Read each line across the tear.', 'Lisez chaque ligne par-dessus la déchirure.'),
        text(
          'That’s no recipe. Those are directions for an errand.',
          'Ce n’est pas une recette. C’est une commission.',
        ),
        text(
          'Each line has one number. Write them down, and what they count.',
          'Chaque ligne cache un nombre. Notez-les, et ce qu’ils comptent.',
        ),
      ],
      expectedMinutes: 12,
      needs: ['left-half', 'right-half'],
      gives: [],
    },
    {
      key: 'suppers',
      name: text('Seven suppers', 'Sept soupers'),
      description: text(
        'Seven photographs fell out of the album, seven times the same pie, and seven times Odile beside somebody else. Who was with her in all those years? Tell the host one name.',
        'Sept photos tombées de l’album, sept fois la même tarte, et sept fois Odile à côté de quelqu’un d’autre. Qui donc l’accompagnait, toutes ces années? Dites un nom à l’hôte.',
      ),
      solution: text('Lemieux', 'Lemieux'),
      lockType: 'paper',
      hints: [
        text('An album has an order.', 'Un album, ça se classe.'),
        text(
          'Put the photographs in the order of their years. Who stands there first?',
          'Classez les photos par année. Qui vient en premier?',
        ),
        text('Read only the first letters of the names.', 'Ne lisez que la première lettre des prénoms.'),
      ],
      expectedMinutes: 14,
      needs: ['album'],
      gives: ['receipt'],
    },
    {
      key: 'box',
      name: text('The recipe box', 'La boîte à recettes'),
      description: text(
        'Here it is. Four wheels, forty years. On the front: “Pay like everybody else.”',
        'La voici. Quatre roulettes, quarante ans. Sur le devant : « Payez comme tout le monde. »',
      ),
      solution: text('9560', '9560'),
      lockType: 'digits4',
      hints: [
        text(
          'The torn recipe has four numbers. The receipt has their order.',
          'La recette déchirée a quatre nombres. La facture a leur ordre.',
        ),
        text(
          'Bus, bill, hour, witnesses: one number for each.',
          'Autobus, billet, heure, témoins : un nombre pour chacun.',
        ),
        text('The bus is a nine, and nobody saw her.', 'L’autobus porte le neuf, et personne ne l’a vue.'),
      ],
      expectedMinutes: 10,
      needs: ['halves', 'receipt', 'recipe-box', 'lock4'],
      gives: ['deed'],
      container: 'prop',
      containerId: 'recipe-box',
      endsRoom: true,
    },
  ],
  typedPuzzles: [
    {
      key: 'cream',
      type: 'riddle',
      name: text('The riddle of the sewing box', 'La devinette de la boîte à couture'),
      configuration: {},
      words: {
        en: {
          configuration: {
            riddleText:
              'I’m whipped, though I did nothing wrong.\nI rise to the top, though I don’t work for it.\nAnd of any crop I am the best.\nWho am I?',
          },
          solution: { correctAnswers: ['cream'] },
        },
        fr: {
          configuration: {
            riddleText:
              'On me fouette, et je n’ai rien fait de mal.\nJe monte au-dessus des autres sans me forcer.\nEt quand on choisit les meilleurs, c’est encore moi qu’on garde.\nQui suis-je?',
          },
          solution: { correctAnswers: ['crème'] },
        },
      },
    },
  ],
  props: [
    {
      key: 'labels',
      name: text('Six spice labels', 'Six étiquettes d’épices'),
      description: text(
        'CINNAMON 4 oz · NUTMEG 7 oz · CLOVES 1 oz · PEPPER 3 oz · GINGER 9 oz · VANILLA 2 oz. One label for each jar.',
        'CANNELLE 4 oz · MUSCADE 7 oz · CLOU DE GIROFLE 1 oz · POIVRE 3 oz · GINGEMBRE 9 oz · VANILLE 2 oz. Une étiquette par pot.',
      ),
      source: 'print',
      placement: 'sight',
      resetStep: text('Stand the jars in a row again.', 'Remettez les pots en rang.'),
    },
    {
      key: 'tin',
      name: text('Biscuit tin', 'Boîte à biscuits'),
      description: text('A tin that a lock can hold shut.', 'Une boîte qu’un cadenas peut tenir fermée.'),
      source: 'household',
      substitutes: text(
        'A lunch box or a pencil case with two zippers.',
        'Une boîte à lunch ou un étui à deux fermetures éclair.',
      ),
      placement: 'sight',
    },
    {
      key: 'lock3',
      name: text('Lock with three digits', 'Cadenas à trois chiffres'),
      source: 'buy',
      substitutes: text(
        'A paper lock: the host opens for whoever says the right code.',
        'Un cadenas de papier : l’hôte ouvre à qui dit le bon code.',
      ),
      placement: 'sight',
    },
    {
      key: 'cross-stitch',
      name: text('Cross-stitch with hens', 'Point de croix aux poules'),
      description: text(
        'Seven hens in a row, from left to right: one looks up at the sun; one is asleep; one looks left to the barn; one looks right to the pond; one is asleep, its head in its feathers; one looks down at a grain; one looks left to the barn.',
        'Sept poules en rang, de gauche à droite : une regarde en haut, le soleil; une dort; une regarde à gauche, la grange; une regarde à droite, l’étang; une dort, la tête dans les plumes; une regarde en bas, un grain; une regarde à gauche, la grange.',
      ),
      source: 'print',
      placement: 'sight',
    },
    {
      key: 'bag',
      name: text('Cloth bag', 'Sac de toile'),
      source: 'household',
      substitutes: text('A pillowcase tied with a ribbon.', 'Une taie d’oreiller nouée d’un ruban.'),
      placement: 'sight',
    },
    {
      key: 'arrow-lock',
      name: text('Lock with directions', 'Cadenas à directions'),
      source: 'buy',
      substitutes: text(
        'A paper lock with arrows that the host checks.',
        'Un cadenas de papier à flèches, que l’hôte vérifie.',
      ),
      placement: 'sight',
    },
    {
      key: 'sewing-box',
      name: text('Sewing box', 'Boîte à couture'),
      source: 'household',
      substitutes: text('Any box with a lid and a ribbon.', 'N’importe quelle boîte à couvercle, avec un ruban.'),
      placement: 'sight',
    },
    {
      key: 'letter-lock',
      name: text('Lock with five letters', 'Cadenas à cinq lettres'),
      source: 'buy',
      substitutes: text('A card with five blanks that the host checks.', 'Une fiche à cinq cases, que l’hôte vérifie.'),
      placement: 'sight',
    },
    {
      key: 'album',
      name: text('Seven photographs', 'Sept photos'),
      description: text(
        'Odile with Ida, 1979 · Odile with Xavier, 1996 · Odile with Lucien, 1968 · Odile with Ursule, 1991 · Odile with Edna, 1971 · Odile with Eugène, 1985 · Odile with Mimi, 1974. Cut apart and mixed. In the corner of each: the same paper bag.',
        'Odile avec Ida, 1979 · Odile avec Xavier, 1996 · Odile avec Lucien, 1968 · Odile avec Ursule, 1991 · Odile avec Edna, 1971 · Odile avec Eugène, 1985 · Odile avec Mimi, 1974. Découpées et mêlées. Dans le coin de chacune : le même sac de papier.',
      ),
      source: 'print',
      placement: 'container',
      resetStep: text(
        'Mix the photographs and lock them in the sewing box.',
        'Mêlez les photos et enfermez-les dans la boîte à couture.',
      ),
    },
    {
      key: 'recipe-box',
      name: text('Recipe box', 'Boîte à recettes'),
      source: 'household',
      substitutes: text(
        'A shoe box wrapped in a tea towel.',
        'Une boîte à souliers emballée dans un linge à vaisselle.',
      ),
      placement: 'sight',
    },
    {
      key: 'lock4',
      name: text('Lock with four digits', 'Cadenas à quatre chiffres'),
      source: 'buy',
      substitutes: text('The lock of a bicycle, or a paper lock.', 'Un cadenas de vélo, ou un cadenas de papier.'),
      placement: 'sight',
    },
  ],
  clues: [
    {
      key: 'letter',
      title: text('A letter on the fridge', 'Une lettre sur le frigo'),
      content: text(
        'My dears, so you came after all. Remember what I told you when you were small: first the bark that went to sea, then the bud that never became a flower, then the root with fingers. Everything else is sugar. Odile',
        'Mes petits, vous êtes donc venus. Rappelez-vous ce que je disais quand vous étiez hauts comme ça : d’abord l’écorce qui a vu la mer, puis le bouton qui n’a jamais fleuri, puis la racine qui a des doigts. Tout le reste, c’est du sucre. Odile',
      ),
      placement: 'sight',
    },
    {
      key: 'rhyme',
      title: text('A rhyme on a dishcloth', 'Une comptine sur une lavette'),
      content: text(
        'Who sleeps in the morning won’t show you the way.\nThe others have looked for it all through the day.',
        'Qui dort le matin ne montre pas le chemin.\nLes autres l’ont cherché jusqu’au lendemain.',
      ),
      placement: 'hidden',
      hidingPlace: text('Folded under the tea towels', 'Plié sous les linges à vaisselle'),
    },
    {
      key: 'left-half',
      title: text('The left half of the recipe', 'La moitié gauche de la recette'),
      content: text(
        'SUGAR PIE\nTake the…\nFold…\nBeat the others: be there…\nBake? With…',
        'TARTE AU SUCRE\nPrenez le…\nPliez…\nBattez les autres : soyez-y…\nCuire? Avec…',
      ),
      placement: 'container',
    },
    {
      key: 'right-half',
      title: text('The right half of the recipe', 'La moitié droite de la recette'),
      content: text(
        '(for the family)\n…number 9 bus to the corner.\n…5 dollars in your glove.\n…at 6, by the back door.\n…0 witnesses. I never did.',
        '(pour la famille)\n…9 jusqu’au coin de la rue.\n…5 dollars dans votre gant.\n…à 6 heures, par la porte d’en arrière.\n…0 témoin. Moi, je n’ai jamais cuit.',
      ),
      placement: 'container',
    },
    {
      key: 'receipt',
      title: text('A receipt of Lemieux Bakery', 'Une facture de la boulangerie Lemieux'),
      content: text(
        'LEMIEUX BAKERY, corner of the market. One sugar pie, every Saturday since 1968. How Madame pays, in this order: her bus, her bill, her hour, her witnesses. Thank you, Madame Odile, and as ever: not a word.',
        'BOULANGERIE LEMIEUX, au coin du marché. Une tarte au sucre, tous les samedis depuis 1968. Comment Madame paie, dans cet ordre : son autobus, son billet, son heure, ses témoins. Merci, madame Odile, et comme toujours : pas un mot.',
      ),
      placement: 'container',
    },
    {
      key: 'calendar',
      title: text('A page of the calendar', 'Une page du calendrier'),
      content: text(
        'Tuesday the 14th: dentist. Thursday the 23rd: tell Father Gagnon NOTHING.',
        'Mardi 14 : dentiste. Jeudi 23 : ne RIEN dire au curé Gagnon.',
      ),
      placement: 'sight',
      isRedHerring: true,
    },
    {
      key: 'deed',
      title: text('What was in the box', 'Ce que contenait la boîte'),
      content: text(
        'No recipe. A deed: “Lemieux Bakery, bought by Odile Tremblay in 1987, paid in full, so that nobody could ever ask them anything.” And a note: “The pie was never mine. The bakery is. Now it’s yours. Open at six, by the back door. Odile”',
        'Pas de recette. Un acte de vente : « Boulangerie Lemieux, achetée par Odile Tremblay en 1987, payée comptant, pour que personne ne puisse jamais rien leur demander. » Et un mot : « La tarte n’a jamais été de moi. La boulangerie, oui. Elle est à vous. On ouvre à six heures, par la porte d’en arrière. Odile »',
      ),
      placement: 'container',
    },
  ],
  guide: {
    introduction: text(
      'You can host this without knowing an answer: stop reading after this paragraph, and have somebody who won’t play set up the room. If you host with open eyes, read on. It’s a gentle hour for a family: three puzzles are open from the start, so nobody has to look on.',
      'Vous pouvez animer sans connaître une seule réponse : arrêtez-vous après ce paragraphe et confiez la mise en place à quelqu’un qui ne joue pas. Si vous animez les yeux ouverts, continuez. C’est une heure tranquille, en famille : trois énigmes sont ouvertes dès le départ, et personne n’a à regarder les autres jouer.',
    ),
    setupInstructions: text(
      'Cut the photographs and the two halves of the recipe apart. Fill the boxes before you lock them: the deed first, the biscuit tin last. Keep the receipt in your pocket: you are the bakery. Stick the letter on the fridge and light nothing that burns.',
      'Découpez les photos et les deux moitiés de la recette. Remplissez les boîtes avant de les fermer : l’acte de vente en premier, la boîte à biscuits en dernier. Gardez la facture dans votre poche : la boulangerie, c’est vous. Collez la lettre sur le frigo, et n’allumez rien qui brûle.',
    ),
    hostScript: text(
      'Put on a coat and say: “Good day. Tremblay family? I’m the notary. Your aunt has left you a kitchen, an hour, and a problem. I shall be in the hall, and I have a bus to catch.” Whenever they call for help, sigh, look at your watch and give the next hint. When they say “Lemieux”, take the receipt out of your pocket without a word.',
      'Mettez un manteau et dites : « Bonjour. La famille Tremblay? Je suis le notaire. Votre tante vous laisse une cuisine, une heure et un problème. Je serai dans le corridor, et j’ai un autobus à prendre. » Quand on vous appelle à l’aide, soupirez, regardez votre montre et donnez l’indice suivant. Quand on vous dit « Lemieux », sortez la facture de votre poche sans un mot.',
    ),
    resetInstructions: text(
      'Set every lock to zeros or to A, mix the photographs, fold the rhyme back under the towels and fill the boxes in the order of the set-up.',
      'Remettez chaque cadenas à zéro ou à A, mêlez les photos, repliez la comptine sous les linges et remplissez les boîtes dans l’ordre de la mise en place.',
    ),
    debriefQuestions: text(
      'When did you first doubt the pie? Whose idea did nobody listen to? What would you have told Father Gagnon?',
      'À quel moment avez-vous commencé à douter de la tarte? Quelle idée personne n’a-t-il écoutée? Qu’auriez-vous dit au curé Gagnon?',
    ),
  },
}
