import type { SampleText } from '#samples/sample-adventure.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

type Guest = SampleDinner['characters'][number]
type Card = NonNullable<Guest['cards']>[number]
type Words = Pick<Card, 'reveal' | 'conceal' | 'act' | 'revealsSecretOfId'>

/** What a guest is sent, and does at the arrival and in each course. */
const cards = (invited: SampleText, arrival: Words, soup: Words, pie: Words, trifle: Words): Card[] => [
  { phase: 'invitation', receive: invited },
  { phase: 'arrival', ...arrival },
  { phase: 'course', courseId: 'soup', ...soup },
  { phase: 'course', courseId: 'pie', ...pie },
  { phase: 'course', courseId: 'trifle', ...trifle },
]

const house: Guest[] = [
  {
    key: 'castel',
    name: text('Armand Castel', 'Armand Castel'),
    role: 'victim',
    portraitAssetId: './art/portraits/castel.webp',
    publicDescription: text(
      'The owner of Club Minuit. Generous with champagne, late with wages, dead since ten past ten.',
      'Le patron du Club Minuit. Généreux de son champagne, en retard sur les gages, mort depuis dix heures dix.',
    ),
  },
  {
    key: 'joly',
    name: text('Joly', 'Joly'),
    role: 'host',
    portraitAssetId: './art/portraits/joly.webp',
    publicDescription: text(
      'The head waiter. Has seen everything and carried most of it.',
      'À la tête du service. A tout vu, et en a porté la moitié.',
    ),
  },
]

const faye: Guest = {
  key: 'faye',
  name: text('Dominique Faye', 'Dominique Faye'),
  role: 'suspect',
  portraitAssetId: './art/portraits/faye.webp',
  publicDescription: text(
    'The voice of Club Minuit. When Faye sings, even the bailiffs sit down.',
    'La voix du Club Minuit. Quand Faye chante, même les huissiers s’assoient.',
  ),
  background: text(
    'You sang in a church in Verdun until Castel heard you and put a contract under your nose: ten years, every night, every record. You were nineteen and you signed. Tonight you asked him to tear it up. He laughed and said: “Ask me tomorrow.”',
    'Vous chantiez à l’église, à Verdun, jusqu’au jour où votre voix a plu à Castel, qui vous a mis un contrat sous le nez : dix ans, tous les soirs, tous les disques. À dix-neuf ans, on signe. Ce soir, vous lui avez demandé de le déchirer. Il a ri : « Redemandez-moi demain. »',
  ),
  personality: text(
    'Warm, quick to anger, quicker to forgive. Hums when lying.',
    'De la chaleur, vite en colère, plus vite encore à pardonner. Fredonne en mentant.',
  ),
  costumeIdeas: text(
    'Something that glitters, long gloves or a white tie.',
    'Quelque chose qui brille, de longs gants ou un nœud papillon blanc.',
  ),
  castingNotes: text(
    'For somebody who likes to be looked at. Nobody has to sing.',
    'Pour qui aime les regards. Personne n’a à chanter.',
  ),
  secret: text(
    'You’ve already signed with a record company in New York. Your trunk is at the station.',
    'Vous avez déjà signé avec une maison de disques de New York. Votre malle est à la gare.',
  ),
  motive: text(
    'With Castel alive, ten more years of your voice were his.',
    'Castel vivant, dix autres années de votre voix étaient à lui.',
  ),
  cards: cards(
    text(
      'A ticket for the gala, and a note: “Wear something that I’ll want to keep. A. C.”',
      'Un billet de gala et un mot : « Mettez quelque chose que je voudrai garder. A. C. »',
    ),
    {
      reveal: text(
        '“He raised his glass to me and winked. Who winks, and then dies?”',
        '« Il a levé son verre vers moi et m’a fait un clin d’œil. Qui fait un clin d’œil et meurt ensuite? »',
      ),
      conceal: text(
        'Why you looked at the clock all evening.',
        'Pourquoi vous avez regardé l’horloge toute la soirée.',
      ),
    },
    {
      reveal: text(
        '“At eleven I was on stage. Ask anybody who has ears.”',
        '« À onze heures, j’étais sur scène. Demandez à n’importe qui avec des oreilles. »',
      ),
      conceal: text(
        'That you’d asked him to tear up your contract.',
        'Que vous lui aviez demandé de déchirer votre contrat.',
      ),
      act: text('Hum whenever somebody says “contract”.', 'Fredonnez chaque fois qu’on dit « contrat ».'),
    },
    {
      reveal: text(
        '“Prince Orlov? I’ve heard that accent in my aunt’s kitchen. He’s no more from Petrograd than I am. Trois-Rivières, and his mother says hello.”',
        '« Le sang bleu d’Orlov? Cet accent-là, je l’ai entendu dans la cuisine de ma tante. Petrograd, mon œil. Trois-Rivières, et sa mère dit bonjour. »',
      ),
      conceal: text(
        'That you knew about the ticket for the night train.',
        'Que vous saviez, pour le billet du train de nuit.',
      ),
      revealsSecretOfId: 'orlov',
    },
    {
      reveal: text(
        '“Here’s a letter he gave me. I wasn’t to open it before the second. I sing, I don’t wait.”',
        '« Voici une lettre qu’il m’a donnée. Je ne devais pas l’ouvrir avant le deux. Moi, je chante; attendre, je ne sais pas. »',
      ),
      conceal: text(
        'That you almost left without saying goodbye to anybody.',
        'Que vous avez failli partir sans dire adieu à personne.',
      ),
      act: text('Read your letter aloud, as if it were a song.', 'Lisez votre lettre tout haut, comme une chanson.'),
    },
  ),
}

const bergeron: Guest = {
  key: 'bergeron',
  name: text('Claude Bergeron', 'Claude Bergeron'),
  role: 'suspect',
  portraitAssetId: './art/portraits/bergeron.webp',
  publicDescription: text(
    'In transport. Mostly at night, mostly south, mostly bottles.',
    'Dans le transport. Plutôt la nuit, plutôt vers le sud, plutôt des bouteilles.',
  ),
  background: text(
    'Your boats carry Castel’s whisky over the lake to thirsty Americans. He has owed you forty thousand dollars since March. You told him in front of everybody that one day you’d chip it out of him with a pick. It was a joke. The pick is yours.',
    'Vos barques portent le whisky de Castel de l’autre côté du lac, chez les Américains assoiffés. Il vous doit quarante mille dollars depuis mars. Vous lui avez dit devant tout le monde qu’un jour, vous iriez les chercher au pic à glace. C’était une farce. Le pic est à vous.',
  ),
  personality: text(
    'Loud, loyal, counts everything. Your hands have shaken since a bad winter on the ice.',
    'Forte voix, parole tenue, compte tout. Vos mains tremblent depuis un mauvais hiver sur la glace.',
  ),
  costumeIdeas: text('A fur coat, a cap, too many rings.', 'Un manteau de fourrure, une casquette, trop de bagues.'),
  castingNotes: text(
    'For somebody who enjoys being suspected by all.',
    'Pour qui aime que tous les soupçons tombent sur soi.',
  ),
  secret: text(
    'Half the bottles you deliver are tea. Nobody has complained yet.',
    'La moitié des bouteilles que vous livrez, c’est du thé. Personne ne s’est encore plaint.',
  ),
  motive: text(
    'Forty thousand dollars, and the laughter of a whole bar.',
    'Quarante mille dollars, et le rire de tout un bar.',
  ),
  cards: cards(
    text(
      'A ticket for the gala and, folded inside, your last bill, stamped PAID in pencil.',
      'Un billet de gala et, plié dedans, votre dernière facture, tamponnée PAYÉ au crayon.',
    ),
    {
      reveal: text(
        '“He owed me money. He owed everybody money. I carried him down with Joly, and I say he was heavy as the living.”',
        '« Il me devait de l’argent. Il en devait à tout le monde. Je l’ai descendu avec Joly, et je vous le dis : il pesait comme un vivant. »',
      ),
      conceal: text('How much.', 'Combien.'),
    },
    {
      reveal: text(
        '“Yes, it’s my pick. There are twelve of them in every crate. You think I’d sign it?”',
        '« Oui, c’est mon pic. Il y en a douze par caisse. Pensez-vous que je l’aurais signé? »',
      ),
      conceal: text('Whom you telephoned, and why you shouted.', 'À qui vous avez téléphoné, et pourquoi vous criiez.'),
      act: text(
        'Show your hands when somebody says “steady”. Or don’t, if you’re proud.',
        'Montrez vos mains quand on dit « la main sûre ». Ou pas, si vous avez votre fierté.',
      ),
    },
    {
      reveal: text(
        '“You want to hear about money? Morgan Price bought half this club with a cheque that bounced all the way to Boston. There’s nothing left there. Not a dime.”',
        '« Vous voulez parler d’argent? Morgan Price a payé la moitié de ce club avec un chèque qui a rebondi jusqu’à Boston. Il ne reste rien là-bas. Pas une cenne. »',
      ),
      conceal: text(
        'What is really in the bottles on this table.',
        'Ce que contiennent vraiment les bouteilles de cette table.',
      ),
      act: text(
        'Slip the old newspaper that you found under his mattress onto the table, as if it weren’t yours.',
        'Glissez sur la table, l’air de rien, le vieux journal trouvé sous son matelas.',
      ),
      revealsSecretOfId: 'price',
    },
    {
      reveal: text(
        '“Forty thousand. There, I said it. A dead man doesn’t pay, so why would I want him dead?”',
        '« Quarante mille. Voilà, c’est dit. Un mort ne paie pas, alors pourquoi je le voudrais mort? »',
      ),
      conceal: text('That you’re going to miss him.', 'Qu’il va vous manquer.'),
    },
  ),
}

const hale: Guest = {
  key: 'hale',
  name: text('Maxime Hale', 'Maxime Hale'),
  role: 'suspect',
  portraitAssetId: './art/portraits/hale.webp',
  publicDescription: text(
    'Writes the night page of a morning paper, and knows everything a day late.',
    'Tient la page de nuit d’un journal du matin, et sait tout avec un jour de retard.',
  ),
  background: text(
    'Last spring you had the story of your life about Castel’s boats. He had it stopped with one telephone call, and sent you a case of champagne. You drank it. You’ve hated the taste ever since.',
    'Au printemps, vous teniez le grand article de votre vie sur les barques de Castel. Il l’a fait étouffer d’un coup de fil, et vous a envoyé une caisse de champagne. Vous l’avez bue. Depuis, le goût vous écœure.',
  ),
  personality: text(
    'Dry, curious, writes on cuffs. Asks two questions at a time.',
    'Pince-sans-rire, une question d’avance, écrit sur ses manchettes. Pose deux questions à la fois.',
  ),
  costumeIdeas: text(
    'A press card in the hatband, ink on the fingers.',
    'Une carte de presse au ruban du chapeau, de l’encre aux doigts.',
  ),
  castingNotes: text('For somebody who likes to ask.', 'Pour qui aime poser des questions.'),
  secret: text(
    'You’ve been reporting to the police for a year, ten dollars a week.',
    'Depuis un an, vous renseignez la police, à dix dollars la semaine.',
  ),
  motive: text('He killed the only story you were proud of.', 'Il a tué le seul article dont vous aviez de la fierté.'),
  cards: cards(
    text(
      'A ticket for the gala: “Bring ink. You’ll have something to write at last.”',
      'Un billet de gala : « Apportez de l’encre. Vous aurez enfin de quoi écrire. »',
    ),
    {
      reveal: text(
        '“I’ve a page of his ledger. Don’t ask. Who wants to hear what he owed whom?”',
        '« J’ai une page de son registre. Ne demandez pas comment. Qui veut savoir ce qu’il devait, et à qui? »',
      ),
      conceal: text('That Castel had promised you something bigger.', 'Que Castel vous avait promis plus gros encore.'),
      act: text('Read your page aloud, slowly.', 'Lisez votre page tout haut, lentement.'),
    },
    {
      reveal: text(
        '“Dominique has signed with New York. I read the telegram upside down, it’s a professional illness. The trunk is at the station already.”',
        '« Dominique a signé à New York. J’ai lu le télégramme à l’envers, c’est une maladie de métier. La malle est déjà à la gare. »',
      ),
      conceal: text('Who pays you ten dollars every Friday.', 'Qui vous donne dix dollars tous les vendredis.'),
      revealsSecretOfId: 'faye',
    },
    {
      reveal: text(
        '“Sorel, 1921. I knew I’d seen that face in our archive, with a beard on it.”',
        '« Sorel, 1921. Je savais bien que j’avais vu ce visage dans nos archives, avec une barbe dessus. »',
      ),
      conceal: text(
        'That you’d promised him to keep quiet until he telephoned.',
        'Que vous lui aviez promis le silence jusqu’à son coup de téléphone.',
      ),
    },
    {
      reveal: text(
        '“I was in the booth, dictating his obituary. I needed him alive to correct it!”',
        '« J’étais dans la cabine, à dicter sa nécrologie. Il me le fallait vivant pour la corriger! »',
      ),
      conceal: text('That it was already typed yesterday.', 'Qu’elle était déjà tapée hier.'),
      act: text(
        'Ask everybody for one last sentence about him, and write it on your cuff.',
        'Demandez à chaque personne une dernière phrase sur lui, et notez-la sur votre manchette.',
      ),
    },
  ),
}

const orlov: Guest = {
  key: 'orlov',
  name: text('Sacha Orlov', 'Sacha Orlov'),
  role: 'suspect',
  portraitAssetId: './art/portraits/orlov.webp',
  publicDescription: text(
    'At the piano. Says little, plays everything, was somebody in Petrograd.',
    'Au piano. Parle peu, joue de tout, a été quelqu’un à Petrograd.',
  ),
  background: text(
    'A title sells tickets, so you have one. Castel found out on your second day and has kept your wages ever since: two years. “A prince doesn’t need money,” he used to say. You smiled and played on.',
    'Un titre, ça vend des billets; vous en avez donc un. Castel l’a découvert le deuxième jour et garde vos gages depuis : deux ans. « Le sang bleu n’a pas besoin d’argent », disait-il. Vous souriiez, et vous jouiez.',
  ),
  personality: text(
    'Polite to the point of danger. Answers with half a melody.',
    'D’une politesse à faire peur. Répond d’une demi-mélodie.',
  ),
  costumeIdeas: text(
    'A sash, a medal from the flea market, a cigar that isn’t lit.',
    'Une écharpe, une médaille du marché aux puces, un cigare jamais allumé.',
  ),
  castingNotes: text(
    'For somebody who’d rather listen. A little accent is allowed.',
    'Pour qui aime mieux écouter. Un peu d’accent est permis.',
  ),
  secret: text(
    'You’ve never been east of Rimouski. You’re from Trois-Rivières.',
    'Vous n’avez jamais mis les pieds plus à l’est que Rimouski. Vous venez de Trois-Rivières.',
  ),
  motive: text(
    'Two years of wages, and a joke that he told every night.',
    'Deux ans de gages, et une farce qu’il racontait tous les soirs.',
  ),
  cards: cards(
    text(
      'A ticket for the gala, with a list of songs. The last one is crossed out.',
      'Un billet de gala, avec une liste de chansons. La dernière est barrée.',
    ),
    {
      reveal: text(
        '“In Petrograd, we would have played something sad. Here I was asked to go on with the foxtrot.”',
        '« À Petrograd, on aurait joué quelque chose de triste. Ici, on m’a prié de continuer le fox-trot. »',
      ),
      conceal: text('Everything about Petrograd.', 'Tout, au sujet de Petrograd.'),
    },
    {
      reveal: text(
        '“From the piano one sees hands. He put the powder into his glass himself.”',
        '« Du piano, on voit les mains. La poudre, il l’a mise lui-même dans son verre. »',
      ),
      conceal: text('That you haven’t been paid since 1926.', 'Que vous n’avez pas reçu un sou depuis 1926.'),
      act: text(
        'Play three notes on the table whenever somebody lies.',
        'Jouez trois notes sur la table chaque fois que quelqu’un ment.',
      ),
    },
    {
      reveal: text(
        '“You drink Bergeron’s whisky? Look through it. That’s tea. I’ve been sober for two years in this house, and not on purpose.”',
        '« Vous buvez le whisky de Bergeron? Regardez au travers. C’est du thé. Voilà deux ans que je suis à jeun dans cette maison, et pas par vertu. »',
      ),
      conceal: text('That Faye’s aunt recognized you.', 'Que la tante de Faye vous a reconnu.'),
      act: text('Show the photograph around.', 'Faites circuler la photo.'),
      revealsSecretOfId: 'bergeron',
    },
    {
      reveal: text(
        '“Trois-Rivières, yes. It has a very good bridge, or will have. From eleven to half past I played fourteen songs. Ask the drummer, he suffered.”',
        '« Trois-Rivières, oui. On y aura un très beau pont, un jour. De onze heures à la demie, j’ai joué quatorze chansons. Demandez au batteur, il a souffert. »',
      ),
      conceal: text(
        'That the first letter he ever wrote you is still in your pocket.',
        'Que la première lettre qu’il vous a écrite est encore dans votre poche.',
      ),
    },
  ),
}

const rousse: Guest = {
  key: 'rousse',
  name: text('Camille Rousse', 'Camille Rousse'),
  role: 'suspect',
  portraitAssetId: './art/portraits/rousse.webp',
  publicDescription: text(
    'The doctor of all the better people, and since ten past ten of the dead.',
    'Soigne le beau monde et, depuis dix heures dix, les morts.',
  ),
  background: text(
    'You signed one paper in 1921, when you were young and had debts. The drowned man came back with a new name and sent you the bill every month. In December he asked for the same again: a powder, a certificate, a coat. You said yes, since you’d found a way to make it true.',
    'Un seul papier, signé en 1921, quand vous aviez la jeunesse et des dettes. Le noyé est revenu sous un autre nom et, tous les mois, vous a présenté la facture. En décembre, il a voulu recommencer : une poudre, un certificat, un manteau. Vous avez dit oui, car vous aviez trouvé comment en faire la vérité.',
  ),
  personality: text(
    'Calm, kind, a little tired. Nobody has ever doubted you.',
    'Du calme, de la bonté, un peu de fatigue. Personne n’a jamais mis votre parole en doute.',
  ),
  costumeIdeas: text(
    'Evening dress, a small black bag, a coat over the arm that is too big for you.',
    'Tenue de soirée, une petite trousse noire et, sur le bras, un manteau trop grand pour vous.',
  ),
  castingNotes: text(
    'The culprit, who knows it. For somebody with a calm voice.',
    'La personne coupable, qui le sait. Pour une voix posée.',
  ),
  secret: text(
    'Castel had died once before, and you’d signed it.',
    'Castel était déjà mort une fois, et vous l’aviez signé.',
  ),
  motive: text(
    'Seven years of blackmail, and no end to it but one.',
    'Sept ans de chantage, et une seule façon d’en finir.',
  ),
  cards: cards(
    text(
      'A ticket for the gala, and nothing else in the envelope but a coat check number.',
      'Un billet de gala et, dans l’enveloppe, rien d’autre qu’un numéro de vestiaire.',
    ),
    {
      reveal: text(
        '“His heart. Ten past ten. I’ve written it down; do let the poor man rest.”',
        '« Le cœur. Dix heures dix. C’est écrit; laissez donc ce pauvre homme en paix. »',
      ),
      conceal: text('That you wished to be alone with him.', 'Que vous teniez à rester seul à seul avec lui.'),
      act: text(
        'Lay the certificate on the table before anybody asks for it.',
        'Posez le certificat sur la table avant qu’on vous le demande.',
      ),
    },
    {
      reveal: text(
        '“Since we’re telling secrets: I brought Lou Tremblay into this world, and I know whose eyes those are. They’re closed now, down in the cellar.”',
        '« Puisqu’on en est aux secrets : Lou Tremblay, c’est moi qui l’ai mis au monde, ce bébé-là, et je sais de qui viennent ces yeux. Ils sont fermés, à cette heure, à la cave. »',
      ),
      conceal: text('Where you were when Faye sang.', 'Où vous étiez pendant que Faye chantait.'),
      revealsSecretOfId: 'lou',
    },
    {
      reveal: text(
        '“An ice pick, how vulgar. And Bergeron has such a temper.”',
        '« Un pic à glace, que c’est vulgaire. Et Bergeron qui s’emporte si vite. »',
      ),
      conceal: text('Sorel. Everything about Sorel.', 'Sorel. Tout ce qui touche à Sorel.'),
      act: text('Be the first to comfort somebody.', 'Consolez quelqu’un avant tout le monde.'),
    },
    {
      reveal: text('“Any doctor can be an hour wrong.”', '« N’importe quel médecin peut se tromper d’une heure. »'),
      conceal: text('Whose coat you’ve been carrying around.', 'À qui est le manteau que vous promenez.'),
    },
  ),
}

const dore: Guest = {
  key: 'dore',
  name: text('Alix Doré', 'Alix Doré'),
  role: 'detective',
  portraitAssetId: './art/portraits/dore.webp',
  publicDescription: text(
    'Of the Sûreté, off duty, and the only guest who paid for the ticket.',
    'De la Sûreté, en congé, et seule personne ici à avoir payé son billet.',
  ),
  background: text(
    'You came to see Castel for yourself: a man with no birth certificate, no school, no army. He danced past your table and whispered: “After midnight you’ll never find me.” You’ve been thinking about that sentence ever since.',
    'Vous êtes ici pour voir Castel de vos yeux : un homme sans acte de naissance, sans école, sans régiment. Il est passé en dansant près de votre table et a soufflé : « Après minuit, vous ne me trouverez plus jamais. » Depuis, cette phrase vous trotte dans la tête.',
  ),
  personality: text(
    'Patient. Lets others finish, then asks again.',
    'De la patience. Laisse les autres finir, puis redemande.',
  ),
  costumeIdeas: text('A plain coat, good shoes, a notebook.', 'Un manteau tout simple, de bons souliers, un calepin.'),
  castingNotes: text(
    'For somebody who can lead a conversation. Knows no more than the others.',
    'Pour qui sait mener une conversation. N’en sait pas plus que les autres.',
  ),
  secret: text(
    'You aren’t off duty. You were to arrest him at midnight.',
    'Vous n’êtes pas en congé. Vous deviez l’arrêter à minuit.',
  ),
  motive: text('None, and that makes a detective suspicious.', 'Aucun, et pour la police, c’est louche.'),
  cards: cards(
    text(
      'No ticket. You bought yours, front table, full price.',
      'Pas de billet. Le vôtre, vous l’avez acheté, table d’en avant, plein prix.',
    ),
    {
      reveal: text(
        '“Nobody leaves. I’m off duty, so I’m asking nicely.”',
        '« Personne ne sort. Je suis en congé, alors je le demande gentiment. »',
      ),
      conceal: text('The warrant in your pocket.', 'Le mandat dans votre poche.'),
      act: text(
        'Ask everybody where they were at ten past ten, and write it down.',
        'Demandez à chaque personne où elle était à dix heures dix, et notez-le.',
      ),
    },
    {
      reveal: text(
        '“I’ve kept the programme. It tells me who was on stage, and when.”',
        '« J’ai gardé le programme. Il dit qui était sur scène, et quand. »',
      ),
      conceal: text('What Castel whispered to you.', 'Ce que Castel vous a soufflé à l’oreille.'),
      act: text('Compare the programme with what people told you.', 'Comparez le programme avec ce qu’on vous a dit.'),
    },
    {
      reveal: text(
        '“While we’re being honest: Hale has been in our pay for a year. Ten dollars every Friday. The reports are well written, I’ll say that.”',
        '« Tant qu’à être francs : Hale est à notre solde depuis un an. Dix dollars tous les vendredis. Les rapports sont bien écrits, ça, je le reconnais. »',
      ),
      conceal: text('That you were to arrest him at midnight.', 'Que vous deviez l’arrêter à minuit.'),
      revealsSecretOfId: 'hale',
    },
    {
      reveal: text(
        '“Forget ten past ten. Where was everybody at ten past eleven?”',
        '« Oubliez dix heures dix. Où étiez-vous, tout le monde, à onze heures dix? »',
      ),
      conceal: text('That you should have asked that an hour ago.', 'Que vous auriez dû le demander il y a une heure.'),
      act: text(
        'Lay the slips of the telephone exchange on the table, one by one.',
        'Posez les fiches du central sur la table, une à une.',
      ),
    },
  ),
}

const lou: Guest = {
  key: 'lou',
  name: text('Lou Tremblay', 'Lou Tremblay'),
  role: 'suspect',
  portraitAssetId: './art/portraits/lou.webp',
  isOptional: true,
  publicDescription: text(
    'Cigars, cigarettes, and the best ears of the house.',
    'Cigares, cigarettes, et les meilleures oreilles de la maison.',
  ),
  background: text(
    'Your mother scrubbed the floors of a grain dealer in Sorel, before the river took him. You came to Montréal with his picture in your pocket and found him behind a bar. You haven’t told him yet who you are. You were going to, tonight.',
    'Votre mère lavait les planchers d’un marchand de grain, à Sorel, avant que le fleuve le prenne. Vous êtes à Montréal avec sa photo en poche, et vous l’avez trouvé derrière un bar. Vous ne lui avez pas encore dit qui vous êtes. C’était pour ce soir.',
  ),
  personality: text(
    'Young, bright, everywhere at once. Can’t look at a needle.',
    'De la jeunesse, de la vivacité, partout à la fois. Ne supporte pas la vue d’une aiguille.',
  ),
  costumeIdeas: text('A tray on a ribbon, a little cap.', 'Un plateau au bout d’un ruban, un petit calot.'),
  castingNotes: text(
    'Can be left out. For somebody who likes to move around.',
    'Rôle facultatif. Pour qui aime circuler.',
  ),
  secret: text('You’re Castel’s child.', 'Vous êtes l’enfant de Castel.'),
  motive: text(
    'He let you and your mother mourn for a man who wasn’t dead.',
    'Il vous a laissé pleurer, votre mère et vous, un homme qui n’était pas mort.',
  ),
  cards: cards(
    text(
      'Your apron, ironed, and a note: “After midnight I have something to tell you, too.”',
      'Votre tablier, repassé, et un mot : « Après minuit, moi aussi j’ai quelque chose à vous dire. »',
    ),
    {
      reveal: text(
        '“Cigar, anybody? He never paid for his, and I never minded.”',
        '« Un cigare, quelqu’un? Les siens, il ne les payait jamais, et ça ne me dérangeait pas. »',
      ),
      conceal: text('The picture in your pocket.', 'La photo dans votre poche.'),
      act: text('Carry something around and listen everywhere.', 'Promenez un plateau et écoutez partout.'),
    },
    {
      reveal: text(
        '“He asked me for matches at a quarter to ten. And for the time. Twice.”',
        '« À dix heures moins quart, il m’a demandé des allumettes. Et l’heure. Deux fois. »',
      ),
      conceal: text('What you meant to tell him.', 'Ce que vous vouliez lui dire.'),
    },
    {
      reveal: text(
        '“He was a grain dealer once. He could tell flour by its smell. Don’t ask how I know.”',
        '« Il a déjà été marchand de grain. Il reconnaissait une farine à l’odeur. Ne demandez pas comment je le sais. »',
      ),
      conceal: text('That you cried in the cloakroom.', 'Vos larmes, au vestiaire.'),
    },
    {
      reveal: text(
        '“He was my father. He’d have liked to know, I think.”',
        '« C’était mon père. Je pense qu’il aurait aimé le savoir. »',
      ),
      conceal: text('Nothing more. Say what you like.', 'Plus rien. Dites ce que vous voulez.'),
    },
  ),
}

const price: Guest = {
  key: 'price',
  name: text('Morgan Price', 'Morgan Price'),
  role: 'suspect',
  portraitAssetId: './art/portraits/price.webp',
  isOptional: true,
  publicDescription: text(
    'From Boston. Bought half the club, and found out that Castel sells halves often.',
    'De Boston. Possède la moitié du club, et vient d’apprendre que Castel en vend souvent, des moitiés.',
  ),
  background: text(
    'You came to count your half of the takings, and met three other people who own it, too. On the way your sleigh tipped over; both your hands are in bandages, and you’re fed by strangers.',
    'Vous veniez compter votre moitié de la caisse, et avez rencontré trois autres personnes à qui elle appartient aussi. En route, le traîneau a versé; vos deux mains sont bandées, et des étrangers vous nourrissent.',
  ),
  personality: text(
    'Friendly in the American way. Calls everybody “partner”.',
    'De la cordialité, à la mode de Boston. Dit « partenaire » à tout le monde.',
  ),
  costumeIdeas: text(
    'A loud tie, and two bandaged hands if you can eat that way.',
    'Une cravate criarde, et deux mains bandées si vous arrivez à manger ainsi.',
  ),
  castingNotes: text(
    'Can be left out. For somebody who likes to be comical.',
    'Rôle facultatif. Pour qui aime faire rire.',
  ),
  secret: text(
    'You’re broke. The cheque for your half has bounced.',
    'Vous n’avez plus rien. Le chèque de votre moitié était sans provision.',
  ),
  motive: text(
    'He sold you half of something that he’d sold before.',
    'Il vous a vendu la moitié d’une chose déjà vendue.',
  ),
  cards: cards(
    text(
      'A ticket for the gala, marked OWNER. So are three others, you hear.',
      'Un billet de gala marqué PROPRIÉTAIRE. Il paraît que trois autres le sont aussi.',
    ),
    {
      reveal: text(
        '“Partner, half this table is mine. I just don’t know which half.”',
        '« Partenaire, la moitié de cette table est à moi. Reste à savoir laquelle. »',
      ),
      conceal: text('What you paid with.', 'Avec quoi vous avez payé.'),
      act: text('Ask somebody to hold your glass.', 'Demandez à quelqu’un de vous tenir le verre.'),
    },
    {
      reveal: text(
        '“I asked him for the books. He said: tomorrow. Everything was tomorrow with him.”',
        '« Je lui ai demandé les livres. Il a dit : demain. Avec lui, tout était demain. »',
      ),
      conceal: text('The telegram from your bank.', 'Le télégramme de votre banque.'),
    },
    {
      reveal: text(
        '“At the bar, the whole time. Somebody had to count the change, and I do it in my head.”',
        '« Au bar, tout le temps. Fallait bien compter la monnaie, et moi, je compte de tête. »',
      ),
      conceal: text(
        'That you hoped to find a few bills in his coat.',
        'Que vous espériez trouver quelques billets dans son manteau.',
      ),
    },
    {
      reveal: text(
        '“Fine, partner. I’m broke. But with these hands? I couldn’t stab a pudding.”',
        '« D’accord, partenaire. Je n’ai plus un sou. Mais avec ces mains-là? Je ne poignarderais pas un pouding. »',
      ),
      conceal: text('That you like it here.', 'Que vous vous plaisez ici.'),
    },
  ),
}

export const guestsOfTheClub: SampleDinner['characters'] = [
  ...house,
  faye,
  bergeron,
  hale,
  orlov,
  rousse,
  dore,
  lou,
  price,
]
