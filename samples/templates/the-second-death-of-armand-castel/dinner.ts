import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'
import { guestsOfTheClub } from './guests.ts'

export const theSecondDeathOfArmandCastel: SampleDinner = {
  key: 'the-second-death-of-armand-castel',
  version: 1,
  title: text('The Second Death of Armand Castel', 'La deuxième mort d’Armand Castel'),
  description: text(
    'Montréal, New Year’s Eve 1928. The owner of Club Minuit is dead, a doctor has signed it, and dinner is served all the same. Then somebody goes down to the cellar and comes back up with a question: how often can a man die in one night? A mystery dinner for six to eight.',
    'Montréal, 31 décembre 1928. Le patron du Club Minuit est mort, c’est signé par un médecin, et on passe à table quand même. Puis quelqu’un descend à la cave et remonte avec une question : combien de fois un homme peut-il mourir dans une nuit? Un souper meurtre et mystère pour six à huit personnes.',
  ),
  kind: 'mystery-dinner',
  category: '1920s',
  difficulty: 3,
  priceCents: 0,
  recommendedPlayers: '6-8',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: ['no-sound-needed', 'colour-independent'],
  contentWarnings: ['death', 'alcohol-drugs'],
  cover: {
    image: './art/cover.webp',
    altText: text(
      'A lit table in a dark club. One chair is empty, its glass tipped over, and a clock behind it shows ten past eleven.',
      'Une table éclairée dans un club obscur. Une chaise est vide, son verre renversé, et derrière elle une horloge indique onze heures dix.',
    ),
  },
  story: {
    theme: text('A cabaret in the days of the rum-runners', 'Un cabaret au temps des contrebandiers'),
    setting: text(
      'Club Minuit on rue Saint-Antoine, Montréal. Upstairs a stage, a bar and one long table; downstairs a cellar with ice for the champagne. It has been snowing since noon. Nobody gets in any more, and nobody gets out.',
      'Le Club Minuit, rue Saint-Antoine, à Montréal. En haut, une scène, un bar et une longue table; en bas, une cave et de la glace pour le champagne. Il neige depuis midi. Plus personne n’entre, plus personne ne sort.',
    ),
    timePeriod: text('31 December 1928', '31 décembre 1928'),
    victimBackstory: text(
      'Armand Castel came from nowhere in 1922 with a suitcase of cash and a smile. He has made everybody at this table rich for a week and poor for a year. What nobody asked: where does a man of fifty come from who has no past before 1922?',
      'Armand Castel est sorti de nulle part en 1922, avec une valise d’argent et un sourire. Il a enrichi chaque personne à cette table pour une semaine et l’a ruinée pour un an. Ce que personne n’a demandé : d’où sort un homme de cinquante ans qui n’a pas de passé avant 1922?',
    ),
    murderMethod: text(
      'At ten past ten Castel played dead: a sleeping draught in his champagne, ordered from his own doctor, was to carry him past his creditors and onto the night train. At ten past eleven, when he was due to wake on the ice, the doctor came down with morphine instead of a coat. The ice pick in his chest came afterwards, for show: the dead don’t bleed.',
      'À dix heures dix, Castel a joué au mort : une potion pour dormir dans son champagne, commandée à son propre médecin, devait le faire passer sous le nez de ses créanciers jusqu’au train de nuit. À onze heures dix, quand il devait se réveiller sur la glace, c’est de la morphine qu’on lui a descendue, pas un manteau. Le pic à glace dans la poitrine est venu après, pour la galerie : les morts ne saignent pas.',
    ),
    solution: text(
      'Camille Rousse did it. Ask one question and everything falls into place: who says that Castel died at ten? Only the doctor. He was alive. All those splendid alibis for ten past ten are worth nothing, and for ten past eleven only one chair is without one. Castel had already died once, drowned at Sorel in 1921 for the insurance, and Rousse had signed that, too. For seven years he made Rousse pay for the signature. When he asked for a second death, he got it.',
      'C’est Camille Rousse. Une seule question, et tout tombe en place : qui dit que Castel est mort à dix heures? Son médecin, et personne d’autre. Il vivait. Tous ces beaux alibis pour dix heures dix ne valent rien, et pour onze heures dix une seule chaise n’en a pas. Castel était déjà mort une fois, noyé à Sorel en 1921, pour l’assurance, et Rousse avait signé cela aussi. Pendant sept ans, il lui a fait payer cette signature. Le jour où il a réclamé une deuxième mort, il l’a eue.',
    ),
    culpritId: 'rousse',
    recommendedGuests: 8,
    durationMinutes: 180,
  },
  characters: guestsOfTheClub,
  props: [
    {
      key: 'ice-pick',
      name: text('An ice pick', 'Un pic à glace'),
      description: text(
        'Lies on the table from the first course on, with a label.',
        'Posé sur la table dès l’entrée, avec une étiquette.',
      ),
      howToMake: text(
        'Roll silver paper around a pencil, stick on a cork for a handle, and write a B on it. Nobody needs a real one.',
        'Roulez du papier argenté autour d’un crayon, collez un bouchon en guise de manche et écrivez un B dessus. Nul besoin d’un vrai.',
      ),
    },
    {
      key: 'empty-chair',
      name: text('The empty chair', 'La chaise vide'),
      description: text(
        'Castel’s place, laid in full: plate, glass, paper crown.',
        'La place de Castel, mise au complet : assiette, verre, couronne de papier.',
      ),
      howToMake: text('Tip the glass over and leave it so.', 'Renversez le verre et n’y touchez plus.'),
    },
  ],
  courses: [
    {
      key: 'soup',
      name: text('The soup', 'La soupe'),
      dish: text('Pea soup with a spoon of cream', 'Soupe aux pois, une cuillerée de crème'),
      dietaryNotes: text('Leave the ham out and it’s vegetarian.', 'Sans le jambon, elle est végétarienne.'),
      startMinute: 30,
      hostScript: text(
        '“Ladies, gentlemen, the soup. Monsieur Castel would have wanted it hot. And, hm, there’s something I should tell you about Monsieur Castel. I went down for the champagne at half past eleven. He has an ice pick in him. He didn’t have one before.”',
        '« Mesdames, messieurs, la soupe. Monsieur Castel l’aurait voulue chaude. Et, hum, il faut que je vous dise quelque chose à propos de monsieur Castel. Je suis descendu chercher le champagne à onze heures et demie. Il a un pic à glace dans le corps. Avant, il n’en avait pas. »',
      ),
      shoppingList: text(
        'Split peas, onions, carrots, a ham bone, cream',
        'Pois cassés, oignons, carottes, un os de jambon, crème',
      ),
    },
    {
      key: 'pie',
      name: text('The tourtière', 'La tourtière'),
      dish: text('Tourtière, beets, green ketchup', 'Tourtière, betteraves, ketchup vert'),
      dietaryNotes: text(
        'Make one with millet and mushrooms; nobody will notice by candlelight.',
        'Préparez-en une au millet et aux champignons; à la chandelle, personne ne verra la différence.',
      ),
      startMinute: 75,
      hostScript: text(
        '“The tourtière. Nobody has touched the cellar, the snow is up to the windows, and the police ask us to begin without them. So let’s. Monsieur Castel’s pockets, if you please: I’ve laid out what was in them.”',
        '« La tourtière. Personne n’a touché à la cave, la neige monte aux fenêtres, et la police nous prie de commencer sans elle. Alors commençons. Les poches de monsieur Castel, s’il vous plaît : j’ai étalé ce qu’il y avait dedans. »',
      ),
      shoppingList: text(
        'Ground pork and veal, pastry, cloves, beets, green tomatoes',
        'Porc et veau hachés, pâte, clou de girofle, betteraves, tomates vertes',
      ),
    },
    {
      key: 'trifle',
      name: text('The dessert', 'Le dessert'),
      dish: text('Trifle in glasses, coffee', 'Bagatelle en verrines, café'),
      dietaryNotes: text(
        'Leave the sherry out for whoever drives the sleigh.',
        'Pas de xérès pour qui conduit le traîneau.',
      ),
      startMinute: 125,
      hostScript: text(
        '“Dessert. And a gentleman from the morgue who came on snowshoes. He took one look and said: the pick’s a joke. He’s gone again; he left you this.”',
        '« Le dessert. Et un monsieur de la morgue, venu en raquettes. Un coup d’œil, et il a dit : le pic, c’est une farce. Il est déjà reparti; il vous a laissé ceci. »',
      ),
      shoppingList: text(
        'Ladyfingers, custard, raspberries, sherry, coffee',
        'Doigts de dame, crème anglaise, framboises, xérès, café',
      ),
    },
  ],
  clues: [
    {
      key: 'certificate',
      title: text('The death certificate', 'Le certificat de décès'),
      look: 'report',
      content: text(
        'Armand Castel, about fifty. Heart. Ten past ten in the evening. Examined by me alone, in the cellar, behind a closed door. C. Rousse',
        'Armand Castel, environ cinquante ans. Le cœur. Dix heures dix du soir. Examiné par moi seulement, à la cave, porte fermée. C. Rousse',
      ),
      holder: 'table',
      phase: 'arrival',
      meanings: [{ characterId: 'rousse', aspect: 'opportunity', bearing: 'burdens' }],
    },
    {
      key: 'ledger',
      title: text('A page of the red ledger', 'Une page du registre rouge'),
      look: 'report',
      content: text(
        'Owed: Bergeron 40,000, since March. Orlov, two years’ wages, “when pigs fly”. Bergeron again, 6,000, “let them whistle for it”.',
        'À payer : Bergeron 40 000, depuis mars. Orlov, deux ans de gages, « quand les poules auront des dents ». Encore Bergeron, 6 000, « peut toujours courir ».',
      ),
      holder: 'character',
      holderId: 'hale',
      phase: 'arrival',
      meanings: [
        { characterId: 'bergeron', aspect: 'motive', bearing: 'burdens' },
        { characterId: 'orlov', aspect: 'motive', bearing: 'burdens' },
      ],
    },
    {
      key: 'pick',
      title: text('The label on the ice pick', 'L’étiquette du pic à glace'),
      look: 'report',
      content: text(
        'Found at half past eleven in the chest of the deceased. Burnt into the handle: B, as on the crates of Bergeron.',
        'Trouvé à onze heures et demie dans la poitrine du défunt. Marqué au fer sur le manche : B, comme sur les caisses de Bergeron.',
      ),
      holder: 'table',
      phase: 'course',
      courseId: 'soup',
      meanings: [{ characterId: 'bergeron', aspect: 'means', bearing: 'burdens' }],
    },
    {
      key: 'programme',
      title: text('The programme of the evening', 'Le programme de la soirée'),
      look: 'ticket',
      content: text(
        '11:00 to 11:20: Dominique Faye sings, in the spotlight. Lou Tremblay goes from table to table with the tray, in the other spotlight. The club asks you to applaud both.',
        'De 11 h à 11 h 20 : Dominique Faye chante, sous le projecteur. Lou Tremblay passe de table en table avec le plateau, sous l’autre projecteur. Le club vous prie d’applaudir les deux.',
      ),
      holder: 'character',
      holderId: 'dore',
      phase: 'course',
      courseId: 'soup',
      meanings: [
        { characterId: 'faye', aspect: 'opportunity', bearing: 'clears' },
        { characterId: 'lou', aspect: 'opportunity', bearing: 'clears' },
      ],
    },
    {
      key: 'photograph',
      title: text('A photograph, still damp', 'Une photo, encore humide'),
      look: 'report',
      content: text(
        'Taken at twelve minutes past eleven by the clock above the bar. Dominique Faye at the microphone, eyes closed. At the bar, counting somebody’s change: Morgan Price.',
        'Prise à onze heures douze, d’après l’horloge du bar. Dominique Faye au micro, les yeux fermés. Au bar, comptant la monnaie d’un autre : Morgan Price.',
      ),
      holder: 'character',
      holderId: 'orlov',
      phase: 'course',
      courseId: 'pie',
      meanings: [
        { characterId: 'faye', aspect: 'opportunity', bearing: 'clears' },
        { characterId: 'price', aspect: 'opportunity', bearing: 'clears' },
      ],
    },
    {
      key: 'vaccination',
      title: text('The list of the vaccination day', 'La liste de la journée de vaccination'),
      look: 'report',
      content: text(
        'Staff and friends of Club Minuit, 12 December. Lou Tremblay: fainted at the sight of the needle, twice. Morgan Price: both hands in bandages since the sleigh, could not sign. Everybody else: done.',
        'Personnel et amis du Club Minuit, 12 décembre. Lou Tremblay : évanouissement à la vue de l’aiguille, deux fois. Morgan Price : les deux mains bandées depuis le traîneau, signature impossible. Tout le reste : fait.',
      ),
      holder: 'host',
      phase: 'course',
      courseId: 'pie',
      meanings: [
        { characterId: 'lou', aspect: 'means', bearing: 'clears' },
        { characterId: 'price', aspect: 'means', bearing: 'clears' },
      ],
    },
    {
      key: 'train',
      title: text('A ticket in a shoe', 'Un billet dans un soulier'),
      look: 'ticket',
      content: text(
        'Montréal to New York, tonight, a quarter past one. One way. One seat, for a Mr. Nemo. Found in Castel’s left shoe, with a lipstick mark and a contract torn in two: “Faye, ten more years”.',
        'Montréal–New York, cette nuit, une heure et quart. Aller simple. Une place, pour un certain M. Nemo. Trouvé dans le soulier gauche de Castel, avec une trace de rouge à lèvres et un contrat déchiré : « Faye, encore dix ans ».',
      ),
      holder: 'table',
      phase: 'course',
      courseId: 'pie',
      meanings: [{ characterId: 'faye', aspect: 'motive', bearing: 'burdens' }],
    },
    {
      key: 'obituary',
      title: text('A newspaper of 1921', 'Un journal de 1921'),
      look: 'newspaper',
      content: text(
        'SOREL. The river has taken a grain dealer of this town. No body was needed: a young doctor, C. Rousse, saw him go under and signed. The insurance has paid. In the picture, seven years younger and with a beard: Armand Castel.',
        'SOREL. Le fleuve a pris un marchand de grain de la ville. On s’est passé du corps : C. Rousse, jeune médecin, l’a vu couler et a signé. L’assurance a payé. Sur la photo, sept ans de moins et une barbe : Armand Castel.',
      ),
      holder: 'character',
      holderId: 'bergeron',
      phase: 'course',
      courseId: 'pie',
      meanings: [{ characterId: 'rousse', aspect: 'motive', bearing: 'burdens' }],
      revealsSecretOfId: 'rousse',
    },
    {
      key: 'morgue',
      title: text('A note from the morgue', 'Un mot de la morgue'),
      look: 'report',
      content: text(
        'No blood around the pick: he was dead when it went in. On the left arm the mark of a needle, as clean as a schoolbook. Whose hands shake, like your friend Bergeron’s, couldn’t have done it. And somebody should explain to me why the ice under him had melted in the shape of a man who breathes.',
        'Pas de sang autour du pic : il était mort quand on l’a planté. Au bras gauche, une piqûre d’aiguille, propre comme dans un manuel. Des mains qui tremblent, comme celles de Bergeron, n’auraient pas pu. Et qu’on m’explique pourquoi la glace, sous lui, avait fondu en forme d’homme qui respire.',
      ),
      holder: 'host',
      phase: 'course',
      courseId: 'trifle',
      meanings: [
        { characterId: 'bergeron', aspect: 'means', bearing: 'clears' },
        { characterId: 'rousse', aspect: 'means', bearing: 'burdens' },
      ],
    },
    {
      key: 'exchange',
      title: text('Slips of the telephone exchange', 'Les fiches du central téléphonique'),
      look: 'ticket',
      content: text(
        'Booth 1: Bergeron to Rouses Point, 11:02 to 11:25, shouting. Booth 2: Hale to the newspaper, dictating, 11:05 to 11:20. The operator remembers every word and would like to forget some.',
        'Cabine 1 : Bergeron à Rouses Point, de 11 h 02 à 11 h 25, en criant. Cabine 2 : Hale au journal, sous dictée, de 11 h 05 à 11 h 20. La téléphoniste se souvient de chaque mot et voudrait en oublier.',
      ),
      holder: 'character',
      holderId: 'dore',
      phase: 'course',
      courseId: 'trifle',
      meanings: [
        { characterId: 'bergeron', aspect: 'opportunity', bearing: 'clears' },
        { characterId: 'hale', aspect: 'opportunity', bearing: 'clears' },
      ],
    },
    {
      key: 'farewell',
      title: text('A letter for the second of January', 'Une lettre pour le deux janvier'),
      look: 'letter',
      content: text(
        'When you read this I’m far away and in the best of health. To Hale, who has sworn never to print a line before I say so: the whole story, exclusive, on the day I telephone. Not a day sooner, or no story. To Orlov: the piano, and your papers, in the stove. We’re even. A. C.',
        'Quand vous lirez ceci, je serai loin et en pleine forme. À Hale, qui a juré de ne pas publier une ligne avant mon signal : toute l’histoire, en exclusivité, le jour où je téléphone. Pas un jour plus tôt, sinon rien. À Orlov : le piano, et vos papiers, au poêle. Nous sommes quittes. A. C.',
      ),
      holder: 'character',
      holderId: 'faye',
      phase: 'course',
      courseId: 'trifle',
      meanings: [
        { characterId: 'hale', aspect: 'motive', bearing: 'clears' },
        { characterId: 'orlov', aspect: 'motive', bearing: 'clears' },
      ],
    },
    {
      key: 'drummer',
      title: text('What the drummer saw', 'Ce que le batteur a vu'),
      look: 'testimony',
      content: text(
        '“From eleven to half past? Orlov never left the piano, I had that cigar smoke in my eyes all through it. You know what I saw from up there? The long table. One chair empty. The doctor’s.”',
        '« De onze heures à la demie? Orlov n’a pas quitté le piano, j’ai eu la fumée de son cigare dans les yeux tout le long. Savez-vous ce qu’on voit, d’en haut? La grande table. Une chaise vide. Celle du médecin. »',
      ),
      holder: 'character',
      holderId: 'lou',
      phase: 'course',
      courseId: 'trifle',
      meanings: [
        { characterId: 'orlov', aspect: 'opportunity', bearing: 'clears' },
        { characterId: 'rousse', aspect: 'opportunity', bearing: 'burdens' },
      ],
    },
    {
      key: 'prescription',
      title: text('A prescription, folded small', 'Une ordonnance pliée en huit'),
      look: 'letter',
      content: text(
        '“One dose in the champagne, at ten. You’ll sleep like the dead for one hour, not a minute more. I’ll come down with your coat. Burn this. C. R.” Castel never burned anything.',
        '« Une dose dans le champagne, à dix heures. Vous dormirez comme un mort pendant une heure, pas une minute de plus. Je descends avec votre manteau. Brûlez ceci. C. R. » Castel ne brûlait jamais rien.',
      ),
      holder: 'host',
      phase: 'course',
      courseId: 'trifle',
      meanings: [{ characterId: 'rousse', aspect: 'means', bearing: 'burdens' }],
    },
  ],
  moments: [
    {
      key: 'draught',
      time: text('9:55 p.m.', '21 h 55'),
      place: text('The long table', 'La grande table'),
      happened: text(
        'Castel stirs a powder into his own champagne, winks, and drinks to the new year.',
        'Castel mêle une poudre à son propre champagne, fait un clin d’œil et boit à la nouvelle année.',
      ),
      actorIds: ['castel'],
      witnessIds: ['rousse'],
    },
    {
      key: 'collapse',
      time: text('10:10 p.m.', '22 h 10'),
      place: text('The long table', 'La grande table'),
      happened: text(
        'The lights go out for a moment. When they’re back, Castel lies across the table. Camille Rousse feels his wrist and shakes a head. He’s alive.',
        'La lumière s’éteint un instant. Quand elle revient, Castel est affalé sur la table. Camille Rousse lui prend le poignet et fait non de la tête. Il vit.',
      ),
      actorIds: ['castel', 'rousse'],
      witnessIds: ['faye', 'bergeron', 'hale', 'orlov', 'dore'],
    },
    {
      key: 'carried',
      time: text('10:20 p.m.', '22 h 20'),
      place: text('The cellar', 'La cave'),
      happened: text(
        'Bergeron and the head waiter carry Castel down to the ice. Rousse sends them away to examine him alone.',
        'Bergeron et le maître d’hôtel descendent Castel sur la glace. Rousse les renvoie pour l’examiner sans témoin.',
      ),
      actorIds: ['bergeron', 'joly', 'rousse'],
      witnessIds: [],
    },
    {
      key: 'song',
      time: text('11:00 p.m.', '23 h'),
      place: text('The stage', 'La scène'),
      happened: text(
        'The show goes on: Faye sings, Orlov plays, the photographer takes pictures.',
        'Le spectacle continue : Faye chante, Orlov joue, on prend des photos.',
      ),
      actorIds: ['faye', 'orlov'],
      witnessIds: ['dore'],
    },
    {
      key: 'telephone',
      time: text('11:05 p.m.', '23 h 05'),
      place: text('The telephone booths', 'Les cabines téléphoniques'),
      happened: text(
        'Bergeron shouts at Rouses Point, Hale dictates an obituary.',
        'Bergeron crie après Rouses Point, Hale dicte une nécrologie.',
      ),
      actorIds: ['bergeron', 'hale'],
      witnessIds: [],
    },
    {
      key: 'needle',
      time: text('11:10 p.m.', '23 h 10'),
      place: text('The cellar', 'La cave'),
      happened: text(
        'Castel opens his eyes, right on time. “My coat?” Rousse gives him the needle. This is the second death.',
        'Castel ouvre les yeux, pile à l’heure. « Mon manteau? » Rousse lui donne l’aiguille. C’est la deuxième mort.',
      ),
      actorIds: ['rousse', 'castel'],
      witnessIds: [],
    },
    {
      key: 'show',
      time: text('11:15 p.m.', '23 h 15'),
      place: text('The cellar', 'La cave'),
      happened: text(
        'Rousse takes Bergeron’s pick from a crate and gives the dead man a murder that everybody can see.',
        'Rousse prend le pic de Bergeron dans une caisse et donne au mort un meurtre que tout le monde peut voir.',
      ),
      actorIds: ['rousse'],
      witnessIds: [],
    },
    {
      key: 'found',
      time: text('11:30 p.m.', '23 h 30'),
      place: text('The cellar', 'La cave'),
      happened: text('The head waiter goes down for champagne.', 'Le maître d’hôtel descend chercher du champagne.'),
      actorIds: ['joly'],
      witnessIds: [],
    },
  ],
  guide: {
    introduction: text(
      'You run the evening as Joly, the head waiter who has seen everything. The turn of this story sits in one small word: when. Everybody will talk about ten past ten, since that’s when Castel “died”. Let them. The dessert moves the hour, and with it every alibi at the table. Don’t help before the coffee.',
      'Vous menez la soirée dans le rôle de Joly, à la tête du service, qui en a vu d’autres. Tout le renversement de l’histoire tient dans un petit mot : quand. On parlera beaucoup de dix heures dix, puisque c’est là que Castel est « mort ». Laissez parler. Le dessert déplace l’heure, et avec elle chaque alibi de la table. N’aidez personne avant le café.',
    ),
    preparation: text(
      'Two weeks before: ask who likes to talk and who likes to listen, and send the invitations with the booklets. The day before: print the clues and the rounds, and put each course’s clues into an envelope of its own. An hour before: lay Castel’s place, tip his glass over, dim the lights. A guest cancels? The editor deals their clues anew.',
      'Deux semaines avant : demandez qui aime parler et qui aime écouter, et envoyez les invitations avec les livrets. La veille : imprimez les pistes et les tours, et mettez les pistes de chaque service dans une enveloppe à part. Une heure avant : mettez le couvert de Castel, renversez son verre, baissez la lumière. Quelqu’un se décommande? L’éditeur redistribue ses pistes.',
    ),
    eveningScript: text(
      'Arrival: take coats, hand out the rounds, let everybody say who they are. Each course: read your lines, open its envelope, let people talk until the plates are empty. Before the coffee, ask the table: “What time did he die? And who told you?” Then wait. It’s the best silence of the evening.',
      'Arrivée : prenez les manteaux, distribuez les tours, laissez chaque personne se présenter. À chaque service : dites votre texte, ouvrez l’enveloppe, laissez parler jusqu’à la dernière bouchée. Avant le café, demandez à la table : « À quelle heure est-il mort? Et qui vous l’a dit? » Puis attendez. C’est le plus beau silence de la soirée.',
    ),
    accusationRules: text(
      'Everybody writes one name and one sentence why, folds the paper and puts it into Castel’s glass. Read all of them aloud. A right name earns a clap, a right reason the paper crown.',
      'Chaque personne écrit un nom et une phrase qui dit pourquoi, plie le papier et le glisse dans le verre de Castel. Lisez tout à voix haute. Un bon nom vaut des applaudissements, une bonne raison, la couronne de papier.',
    ),
    revealScript: text(
      '“At ten past ten, Monsieur Castel died. The doctor said so. Only, you see, I carried him down, and I’ve carried many a drunk. He was warm, he was heavy, and he was smiling. A man who orders his own death should be careful who fills the prescription. Doctor? Your coat.”',
      '« À dix heures dix, monsieur Castel est mort. La médecine l’a dit. Seulement, voyez-vous, c’est moi qui l’ai descendu, et des soûlons, j’en ai porté. Il était chaud, il était lourd, et il souriait. Quand on commande sa propre mort, il faut bien choisir qui remplit l’ordonnance. Docteur? Votre manteau. »',
    ),
  },
}
