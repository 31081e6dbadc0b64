import type { SampleText } from '#samples/sample-adventure.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

type Guest = SampleDinner['characters'][number]
type Card = NonNullable<Guest['cards']>[number]
type Words = Pick<Card, 'reveal' | 'conceal' | 'act' | 'revealsSecretOfId'>

/** What a guest is sent, and does at the arrival and in each course. */
const cards = (invited: SampleText, arrival: Words, squash: Words, trout: Words, tart: Words): Card[] => [
  { phase: 'invitation', receive: invited },
  { phase: 'arrival', ...arrival },
  { phase: 'course', courseId: 'squash', ...squash },
  { phase: 'course', courseId: 'trout', ...trout },
  { phase: 'course', courseId: 'tart', ...tart },
]

const house: Guest[] = [
  {
    key: 'admiral',
    name: text('The Admiral', 'L’Amiral'),
    role: 'victim',
    portraitAssetId: './art/portraits/admiral.webp',
    publicDescription: text(
      'A parrot of sixty-one years, owner of this house, two boats and a fortune. Never wrong, never quiet, until this morning.',
      'Un perroquet de soixante et un ans, propriétaire de cette maison, de deux bateaux et d’une fortune. Jamais tort, jamais tranquille, jusqu’à ce matin.',
    ),
  },
  {
    key: 'plourde',
    name: text('Maître Plourde', 'Maître Plourde'),
    role: 'host',
    portraitAssetId: './art/portraits/plourde.webp',
    publicDescription: text(
      'The notary of the late Rosalind Fenwick, and of the Admiral.',
      'Notaire de feu Rosalind Fenwick, et de l’Amiral.',
    ),
  },
]

const sam: Guest = {
  key: 'sam',
  name: text('Sam Fenwick', 'Sam Fenwick'),
  role: 'suspect',
  portraitAssetId: './art/portraits/sam.webp',
  publicDescription: text(
    'Of the family. Has waited eleven years for a bird to grow old.',
    'De la famille. Attend depuis onze ans qu’un oiseau vieillisse.',
  ),
  background: text(
    'Aunt Rosalind left everything to the Admiral “for as long as he draws breath”. You looked it up that night: parrots live to eighty. You’ve been polite to him ever since, and he has called you “the other one”.',
    'Tante Rosalind a tout laissé à l’Amiral, « tant qu’il respirera ». Vous avez vérifié le soir même : un perroquet vit quatre-vingts ans. Depuis, vous le traitez avec politesse, et lui vous appelle « l’autre ».',
  ),
  personality: text(
    'Charming, restless, always repairing something.',
    'Du charme, la bougeotte, toujours quelque chose à réparer.',
  ),
  costumeIdeas: text(
    'A captain’s cap, black fingers from the motor.',
    'Une casquette de capitaine, les doigts noirs de cambouis.',
  ),
  castingNotes: text(
    'Suspected first by everybody. For somebody who can bear it with a smile.',
    'Les premiers soupçons sont pour ce rôle. Pour qui le prend avec le sourire.',
  ),
  secret: text(
    'The piano in the drawing room is a rental. You sold the real one.',
    'Le piano du salon est en location. Le vrai, vous l’avez vendu.',
  ),
  motive: text('With the Admiral gone, half of it all is yours.', 'L’Amiral parti, la moitié de tout est à vous.'),
  cards: cards(
    text(
      'A black-edged card: “The Admiral is no more. Dinner at six.”',
      'Un carton bordé de noir : « L’Amiral n’est plus. Souper à six heures. »',
    ),
    {
      reveal: text(
        '“He said ‘good night, other one’. His last words. To me!”',
        '« Il m’a dit bonne nuit, l’autre. Ses dernières paroles. À moi! »',
      ),
      conceal: text(
        'How often you’ve looked up how old parrots get.',
        'Combien de fois vous avez cherché l’âge que peut atteindre un perroquet.',
      ),
    },
    {
      reveal: text(
        '“My gloves? I garden. Gardening isn’t a crime, or this whole county is in prison.”',
        '« Mes gants? Je jardine. Si c’est un crime, tout le comté est en prison. »',
      ),
      conceal: text('Why you don’t play the piano any more.', 'Pourquoi vous ne jouez plus de piano.'),
      act: text('Whistle a little. Stop when somebody looks at you.', 'Sifflotez. Arrêtez quand on vous regarde.'),
    },
    {
      reveal: text(
        '“Max Ozols complains every week that the Admiral frightens the cat. What cat? I buried her two years ago, under your lilac, Max. You held the lamp.”',
        '« Max Ozols se plaint toutes les semaines que l’Amiral fait peur à sa chatte. Quelle chatte? Je l’ai enterrée il y a deux ans, sous ton lilas, Max. Tu tenais la lampe. »',
      ),
      conceal: text(
        'That you’ve already chosen the colour of the new boat.',
        'Que vous avez déjà choisi la couleur du nouveau bateau.',
      ),
      revealsSecretOfId: 'max',
    },
    {
      reveal: text(
        '“At ten I had both arms in a motor. Ask at the dock. And if he’s alive, I’m the first who’ll say so: thank goodness.”',
        '« À dix heures, j’avais les deux bras dans un moteur. Demandez au quai. Et s’il vit, je le dis avant tout le monde : tant mieux. »',
      ),
      conceal: text('That you mean it.', 'Que vous le pensez vraiment.'),
    },
  ),
}

const charlie: Guest = {
  key: 'charlie',
  name: text('Charlie Fenwick', 'Charlie Fenwick'),
  role: 'suspect',
  portraitAssetId: './art/portraits/charlie.webp',
  publicDescription: text(
    'Of the family, too. In real estate, and never off the telephone.',
    'De la famille aussi. Dans l’immobilier, toujours au téléphone.',
  ),
  background: text(
    'You love this lake. You love it most with forty condominiums on it. The Admiral won’t sign, since he can’t, and he bites whoever holds the pen. You’ve brought a new plan this weekend, in a very flat folder.',
    'Vous aimez ce lac. Vous l’aimez surtout avec quarante condos autour. L’Amiral ne signe pas, faute de pouvoir, et mord qui tient la plume. Vous avez apporté un nouveau plan, dans une chemise très mince.',
  ),
  personality: text(
    'Quick, cheerful, sells everything to everybody.',
    'De l’entrain, de la vitesse, vendrait de tout à tout le monde.',
  ),
  costumeIdeas: text('A suit with sneakers, a headset.', 'Un complet avec des espadrilles, un écouteur.'),
  castingNotes: text('For somebody who can talk without breathing.', 'Pour qui parle sans reprendre son souffle.'),
  secret: text(
    'You’ve already sold the lake. The buyers come on Monday.',
    'Vous avez déjà vendu le lac. Les acheteurs arrivent lundi.',
  ),
  motive: text('The other half of it all, and forty condominiums.', 'L’autre moitié de tout, et quarante condos.'),
  cards: cards(
    text(
      'A black-edged card, and the notary’s telephone number, underlined.',
      'Un carton bordé de noir, et le numéro du notaire, souligné.',
    ),
    {
      reveal: text(
        '“A tragedy. A real tragedy. Has anybody measured the conservatory?”',
        '« Une tragédie. Une vraie tragédie. Quelqu’un a-t-il mesuré le jardin d’hiver? »',
      ),
      conceal: text('The flat folder.', 'La chemise mince.'),
    },
    {
      reveal: text(
        '“Yes, we inherit. Everybody knows that. So it would be stupid of us, and I’m many things.”',
        '« Oui, on hérite. Tout le monde le sait. Ce serait donc bête de notre part, et j’ai bien des défauts, mais pas celui-là. »',
      ),
      conceal: text('Who comes on Monday.', 'Qui arrive lundi.'),
      act: text('Take a call in the middle of a sentence.', 'Répondez au téléphone au milieu d’une phrase.'),
    },
    {
      reveal: text(
        '“Play us something, Sam. Oh, you can’t? Because that’s a rental. The real one stands in Toronto, I sold it to my dentist for you.”',
        '« Joue-nous quelque chose, Sam. Ah, tu ne peux pas? Parce que celui-là est en location. Le vrai est à Toronto, je l’ai vendu à mon dentiste pour toi. »',
      ),
      conceal: text('Your commission.', 'Votre commission.'),
      revealsSecretOfId: 'sam',
    },
    {
      reveal: text(
        '“Watch the call, it’s recorded: a quarter to ten to ten past. I’m talking. When am I not?”',
        '« Regardez l’appel, il est enregistré : de dix heures moins quart à dix heures dix. Je parle. Est-ce que ça m’arrive d’arrêter? »',
      ),
      conceal: text(
        'That the bird once talked you out of a bad deal.',
        'Que l’oiseau vous a déjà évité une mauvaise affaire.',
      ),
      act: text('Show everybody the call.', 'Montrez l’appel à tout le monde.'),
    },
  ),
}

const noa: Guest = {
  key: 'noa',
  name: text('Noa Pike', 'Noa Pike'),
  role: 'suspect',
  portraitAssetId: './art/portraits/noa.webp',
  publicDescription: text(
    'Runs the house. Mumbles, and has been quoted by a parrot for thirty years.',
    'Tient la maison. Marmonne, et se fait citer par un perroquet depuis trente ans.',
  ),
  background: text(
    'You’ve carried trays through this house for thirty years, and whatever you mumbled behind a door, the Admiral said aloud at dinner. Last night he told the whole table what you think of their manners. In your voice.',
    'Vous portez des plateaux dans cette maison depuis trente ans, et tout ce que vous avez marmonné derrière une porte, l’Amiral l’a répété au souper. Hier soir, il a dit à toute la table ce que vous pensez de ses manières. Avec votre voix.',
  ),
  personality: text(
    'Dignified, drily funny, hums while carrying.',
    'De la dignité, un humour sec, fredonne en portant.',
  ),
  costumeIdeas: text('An apron, a tray, white gloves.', 'Un tablier, un plateau, des gants blancs.'),
  castingNotes: text('For somebody who’s funny without moving a muscle.', 'Pour qui fait rire sans bouger un muscle.'),
  secret: text(
    'The Admiral gets rum cake for breakfast. He’s been tipsy since 2019.',
    'Au déjeuner, l’Amiral reçoit du gâteau au rhum. Il est pompette depuis 2019.',
  ),
  motive: text('Thirty years of being quoted.', 'Trente ans à se faire citer.'),
  cards: cards(
    text(
      'A black-edged card, which you printed yourself and left on your own tray.',
      'Un carton bordé de noir, que vous avez imprimé vous-même et laissé sur votre propre plateau.',
    ),
    {
      reveal: text(
        '“I took the cover off at seven. I said good morning. He didn’t answer. In thirty years, he has always answered.”',
        '« J’ai levé la housse à sept heures. J’ai dit bonjour. Il n’a pas répondu. En trente ans, il a toujours répondu. »',
      ),
      conceal: text('What he had for breakfast.', 'Ce qu’il mangeait au déjeuner.'),
      act: text('Mumble something and deny it.', 'Marmonnez quelque chose, puis niez.'),
    },
    {
      reveal: text(
        '“I hung the cover over him at nine. He said ‘lights out’ and something rude about the soup.”',
        '« J’ai mis la housse à neuf heures. Il a dit bonsoir la compagnie, et une grossièreté sur la soupe. »',
      ),
      conceal: text('What you said on the stairs.', 'Ce que vous avez dit dans l’escalier.'),
    },
    {
      reveal: text(
        '“I dust folders, and I read what I dust. Charlie has sold the lake. The gentlemen with the helmets come on Monday.”',
        '« J’époussette les chemises, et je lis ce que j’époussette. Charlie a vendu le lac. Les messieurs à casque arrivent lundi. »',
      ),
      conceal: text('Where the rum goes.', 'Où passe le rhum.'),
      act: text('Lay the first-aid book on the table.', 'Posez le carnet des premiers soins sur la table.'),
      revealsSecretOfId: 'charlie',
    },
    {
      reveal: text(
        '“The house is too quiet. I said something rude this morning, and nobody repeated it.”',
        '« La maison est trop tranquille. Ce matin, j’ai dit une grossièreté, et personne ne l’a répétée. »',
      ),
      conceal: text('That you’ve cried into the birdseed.', 'Vos larmes dans les graines.'),
    },
  ),
}

const frankie: Guest = {
  key: 'frankie',
  name: text('Frankie Dale', 'Frankie Dale'),
  role: 'suspect',
  portraitAssetId: './art/portraits/frankie.webp',
  publicDescription: text(
    'Writes the life of Rosalind Fenwick. Chapter nine is late.',
    'Écrit la vie de Rosalind Fenwick. Le chapitre neuf est en retard.',
  ),
  background: text(
    'Rosalind’s story will be your masterpiece. The reviewers praise its voice. It’s hers: you found her diary in the boathouse. Last night the Admiral recited the first page of your book, in an accent from 1962.',
    'La vie de Rosalind sera votre chef-d’œuvre. La critique en loue la voix. C’est la sienne : vous avez trouvé son journal dans le hangar à bateaux. Hier soir, l’Amiral a récité la première page de votre livre, avec un accent de 1962.',
  ),
  personality: text(
    'Dramatic, well read, sneezes near feathers.',
    'Du théâtre, de la lecture, éternue près des plumes.',
  ),
  costumeIdeas: text(
    'A scarf, a pencil behind the ear, three notebooks.',
    'Un foulard, un crayon sur l’oreille, trois calepins.',
  ),
  castingNotes: text('For somebody who likes big gestures.', 'Pour qui aime les grands gestes.'),
  secret: text('Your book is copied from Rosalind’s diary.', 'Votre livre est copié du journal de Rosalind.'),
  motive: text('He knew chapters one to eight by heart.', 'Il savait les chapitres un à huit par cœur.'),
  cards: cards(
    text(
      'A black-edged card: “Kindly bring the manuscript.”',
      'Un carton bordé de noir : « Prière d’apporter le manuscrit. »',
    ),
    {
      reveal: text(
        '“I shall write him a chapter. A short one. With dashes.”',
        '« Je lui ferai un chapitre. Court. Avec des points de suspension. »',
      ),
      conceal: text('That he quoted you. Or rather, her.', 'Qu’il vous citait. Ou plutôt, qu’il la citait.'),
    },
    {
      reveal: text(
        '“From a quarter to ten I was a windmill. On the carpet. In front of witnesses. Nobody guessed it.”',
        '« Dès dix heures moins quart, j’étais un moulin à vent. Sur le tapis. Devant témoins. Personne n’a deviné. »',
      ),
      conceal: text('What you found in the boathouse.', 'Ce que vous avez trouvé dans le hangar à bateaux.'),
      act: text('Be a windmill.', 'Faites le moulin à vent.'),
    },
    {
      reveal: text(
        '“I noted it for the book: Noa gives him rum cake, every morning, since 2019. I thought it was love. It may still be love.”',
        '« Je l’ai noté pour le livre : Noa lui donne du gâteau au rhum tous les matins, depuis 2019. J’ai cru que c’était de l’amour. C’en est peut-être. »',
      ),
      conceal: text('How chapter nine begins.', 'Comment commence le chapitre neuf.'),
      revealsSecretOfId: 'noa',
    },
    {
      reveal: text(
        '“If he’s alive, he’ll tell. I’d like to be the one who says it first: she wrote it. I held the pen.”',
        '« S’il vit, il parlera. Autant le dire en premier : c’est elle qui l’a écrit. Moi, j’ai tenu la plume. »',
      ),
      conceal: text('How relieved you are.', 'Votre soulagement.'),
    },
  ),
}

const ariel: Guest = {
  key: 'ariel',
  name: text('Ariel Quint', 'Ariel Quint'),
  role: 'suspect',
  portraitAssetId: './art/portraits/ariel.webp',
  publicDescription: text(
    'Singing teacher to the Admiral, four hundred a month, for as long as he lives.',
    'Donne des leçons de chant à l’Amiral, quatre cents par mois, aussi longtemps qu’il vivra.',
  ),
  background: text(
    'You taught him to whistle. He taught you something, too: whenever he hears a certain tune, he says numbers, in Rosalind’s voice. Seven left, two right. It took you a year to notice that they’re the safe’s. You need the rest of the tune, one quiet night with him, and nobody who looks for him. Nobody looks for the dead.',
    'Vous lui avez appris à siffler. Lui aussi vous a appris quelque chose : dès qu’il entend un certain air, il dit des chiffres, avec la voix de Rosalind. Sept à gauche, deux à droite. Il vous a fallu un an pour comprendre que c’était le coffre-fort. Il vous manque la fin de l’air, une nuit tranquille avec lui, et que personne ne le cherche. Les morts, personne ne les cherche.',
  ),
  personality: text('Gentle, hurt, the only one in black.', 'De la douceur, du chagrin, la seule personne en noir.'),
  costumeIdeas: text('Black, a tuning fork, a hat box.', 'Du noir, un diapason, un carton à chapeau.'),
  castingNotes: text(
    'The culprit, who knows it. Nobody seems to lose as much by his death: a good excuse.',
    'La personne coupable, qui le sait. Sa mort semble lui coûter plus qu’aux autres : une bonne excuse.',
  ),
  secret: text('The bank takes your house on Tuesday.', 'La banque prend votre maison mardi.'),
  motive: text(
    'You don’t need him dead. You need him alive, and alone.',
    'Mort, il ne vous sert à rien. Vivant et sans témoin, si.',
  ),
  cards: cards(
    text(
      'A black-edged card and, from the notary, a handkerchief.',
      'Un carton bordé de noir et, de la part du notaire, un mouchoir.',
    ),
    {
      reveal: text(
        '“Eleven years, every Wednesday. Who’s going to pay me now? Forgive me. Who’s going to sing?”',
        '« Onze ans, tous les mercredis. Qui va me payer, maintenant? Pardon. Qui va chanter? »',
      ),
      conceal: text(
        'That you know the time at which the house is empty.',
        'Que vous savez à quelle heure la maison est vide.',
      ),
      act: text('Accept condolences.', 'Acceptez les condoléances.'),
    },
    {
      reveal: text(
        '“Do please bury him quickly. He’d have hated to be looked at.”',
        '« De grâce, enterrez-le vite. Il aurait détesté qu’on le regarde. »',
      ),
      conceal: text('What’s in the hat box: seeds.', 'Ce que contient le carton à chapeau : des graines.'),
    },
    {
      reveal: text(
        '“He recited Frankie’s first page last night, didn’t you hear? In Rosalind’s voice. It’s her diary, word for word, and Frankie knows it.”',
        '« Hier soir, il a récité la première page de Frankie, avez-vous remarqué? Avec la voix de Rosalind. C’est son journal, mot pour mot, et Frankie le sait. »',
      ),
      conceal: text('That you’re in trouble with the bank.', 'Vos ennuis avec la banque.'),
      revealsSecretOfId: 'frankie',
    },
    {
      reveal: text(
        '“I lose four hundred a month by this. Why would I want him dead?”',
        '« J’y perds quatre cents dollars par mois. Pourquoi voudrais-je sa mort? »',
      ),
      conceal: text('That it’s the truth.', 'Que c’est la vérité.'),
      act: text(
        'Ask it again, louder, when somebody says “alive”.',
        'Redemandez-le, plus fort, quand quelqu’un dit « vivant ».',
      ),
    },
  ),
}

const billie: Guest = {
  key: 'billie',
  name: text('Billie Hart', 'Billie Hart'),
  role: 'detective',
  portraitAssetId: './art/portraits/billie.webp',
  publicDescription: text(
    'Of the insurance. The Admiral is worth two million, so somebody has come.',
    'Des assurances. L’Amiral vaut deux millions; on a donc envoyé quelqu’un.',
  ),
  background: text(
    'Two million, and the claim was telephoned in at five past seven: five minutes after he was found. You’ve paid for racehorses, cellos and a ham. Never yet for a bird whose body nobody may touch.',
    'Deux millions, et l’appel est entré à sept heures cinq : cinq minutes après la découverte. Vous avez déjà payé pour des chevaux, des violoncelles et un jambon. Jamais encore pour un oiseau que personne n’a le droit de toucher.',
  ),
  personality: text('Friendly, exact, writes down prices.', 'De la gentillesse, de l’exactitude, note les prix.'),
  costumeIdeas: text(
    'A raincoat, a tape measure, forms in three colours.',
    'Un imperméable, un ruban à mesurer, des formulaires de trois couleurs.',
  ),
  castingNotes: text(
    'For somebody who can lead a conversation. Knows no more than the others.',
    'Pour qui sait mener une conversation. N’en sait pas plus que les autres.',
  ),
  secret: text('You’re afraid of birds.', 'Les oiseaux vous font peur.'),
  motive: text('None. It would come out of your bonus.', 'Aucun. Ce serait retenu sur votre prime.'),
  cards: cards(
    text(
      'A claim form, pink, with a seed stuck to it.',
      'Un formulaire de réclamation, rose, avec une graine collée dessus.',
    ),
    {
      reveal: text(
        '“Nobody buries anybody before I’ve filled in the pink form.”',
        '« On n’enterre personne avant que j’aie rempli le formulaire rose. »',
      ),
      conceal: text('That you haven’t dared to look into the cage.', 'Que vous n’avez pas osé regarder dans la cage.'),
      act: text('Ask everybody what they gain by his death.', 'Demandez à chaque personne ce qu’elle gagne à sa mort.'),
    },
    {
      reveal: text(
        '“I have the score of your charades. It’s the best alibi that I’ve ever seen with a drawing of a windmill.”',
        '« J’ai la feuille de pointage de vos charades. C’est le meilleur alibi que j’aie vu, avec un moulin à vent dessiné dessus. »',
      ),
      conceal: text('Why you stand so far from the cage.', 'Pourquoi vous restez si loin de la cage.'),
    },
    {
      reveal: text(
        '“Everybody tells me who wins if he’s dead. Does anybody win if he isn’t?”',
        '« Tout le monde me dit qui y gagne s’il est mort. Quelqu’un y gagne-t-il s’il ne l’est pas? »',
      ),
      conceal: text('That it’s only a line you always say.', 'Que c’est une phrase que vous dites toujours.'),
      act: text('Write two lists: dead, alive.', 'Faites deux listes : mort, vivant.'),
    },
    {
      reveal: text(
        '“I’ve looked. It took me three coffees. Glass, ladies and gentlemen. His eyes are glass.”',
        '« J’ai regardé. Il m’a fallu trois cafés. Du verre, tout le monde. Ses yeux sont en verre. »',
      ),
      conceal: text('That you screamed.', 'Que vous avez crié.'),
      act: text(
        'Let each say in one sentence who needs a parrot alive.',
        'Faites dire à chaque personne, en une phrase, qui a besoin d’un perroquet vivant.',
      ),
    },
  ),
}

const max: Guest = {
  key: 'max',
  name: text('Max Ozols', 'Max Ozols'),
  role: 'suspect',
  portraitAssetId: './art/portraits/max.webp',
  isOptional: true,
  publicDescription: text(
    'The neighbour. Writes letters about noise.',
    'Le voisinage en personne. Écrit des lettres au sujet du bruit.',
  ),
  background: text(
    'You moved to the lake for the silence. At five in the morning the Admiral drills his fleet. You’ve written forty letters, and he has answered every one, aloud, across the water.',
    'Vous vivez au bord du lac pour le silence. À cinq heures du matin, l’Amiral passe sa flotte en revue. Vous avez écrit quarante lettres; il a répondu à chacune, tout haut, par-dessus l’eau.',
  ),
  personality: text(
    'Precise, offended, secretly lonely.',
    'De la précision, de l’indignation, de la solitude sous le manteau.',
  ),
  costumeIdeas: text(
    'A dressing gown, earplugs on a string.',
    'Une robe de chambre, des bouchons d’oreilles au bout d’une ficelle.',
  ),
  castingNotes: text(
    'Can be left out. For somebody who complains well.',
    'Rôle facultatif. Pour qui se plaint avec talent.',
  ),
  secret: text(
    'Your cat died two years ago. You complain for the company.',
    'Votre chatte est morte il y a deux ans. Vous vous plaignez pour la compagnie.',
  ),
  motive: text('Five in the morning, every morning.', 'Cinq heures du matin, tous les matins.'),
  cards: cards(
    text(
      'A black-edged card, pushed under your door very quietly. You noticed.',
      'Un carton bordé de noir, glissé sous votre porte sans le moindre bruit. Cela ne vous a pas échappé.',
    ),
    {
      reveal: text(
        '“I slept until nine today. It was horrible.”',
        '« J’ai dormi jusqu’à neuf heures, aujourd’hui. C’était affreux. »',
      ),
      conceal: text(
        'Letter forty-one, in which you invite him for tea.',
        'La lettre quarante et un, où vous l’invitez à prendre le thé.',
      ),
      act: text('Complain about the chair.', 'Plaignez-vous de la chaise.'),
    },
    {
      reveal: text(
        '“I kept the score. Somebody has to keep the score.”',
        '« Je tenais le pointage. Il faut bien que quelqu’un tienne le pointage. »',
      ),
      conceal: text('That you’d voted for the windmill.', 'Que vous aviez voté pour le moulin.'),
    },
    {
      reveal: text(
        '“One feather, and I look like a balloon. Do I look like a balloon?”',
        '« Une plume, et j’ai l’air d’un ballon. Ai-je l’air d’un ballon? »',
      ),
      conceal: text('The cat. Everything about the cat.', 'La chatte. Tout, au sujet de la chatte.'),
    },
    {
      reveal: text(
        '“At eleven last night I heard him. From the boathouse. I thought I’d dreamt it, so I wrote no letter.”',
        '« À onze heures, hier soir, je l’ai entendu. Du hangar à bateaux. J’ai cru rêver, alors je n’ai pas écrit de lettre. »',
      ),
      conceal: text('How glad it made you.', 'La joie que ça vous a faite.'),
    },
  ),
}

export const guestsOfTheLake: SampleDinner['characters'] = [...house, sam, charlie, noa, frankie, ariel, billie, max]
