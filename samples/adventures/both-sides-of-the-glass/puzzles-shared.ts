import type { SamplePuzzle, SampleText } from '#samples/sample-adventure.ts'
import { objects } from './objects.ts'
import { firstText, secondText, things } from './photographs.ts'
import { riddle } from './riddle.ts'
import { pane } from './truths.ts'

const decoy = (en: string, fr: string, reply: SampleText) => ({ answer: { en, fr }, reply })
const answers = (...pairs: [en: string, fr: string][]): SampleText[] => pairs.map(([en, fr]) => ({ en, fr }))

const stereoscope: SamplePuzzle = {
  key: 'stereoscope',
  type: 'video_difference',
  name: { en: 'Evening and morning', fr: 'Le soir et le matin' },
  description: {
    en: 'Her photograph on the left, his on the right; seven hours and thirty years between them. Your eyes want to make one room of the two, and cannot. Five things have changed overnight. Mark them, and then look at what has not.',
    fr: 'Sa photographie à elle à gauche, la sienne à lui à droite; entre les deux, sept heures et trente ans. Vos yeux voudraient n’y voir qu’une seule pièce et n’y arrivent pas. Cinq choses ont changé dans la nuit. Marquez-les, puis regardez ce qui n’a pas changé.',
  },
  configuration: {
    videoUrl: '',
    differencesCount: 5,
    allowedAttempts: 5,
    firstStillUrl: './art/pieces/evening.webp',
    secondStillUrl: './art/pieces/morning.webp',
    stillRatio: 1.333,
    firstText,
    secondText,
    things: things.map(({ id, text }) => ({ id, text })),
    quarterHints: true,
  },
  solution: {
    differences: things.flatMap(({ id, at }) => (at ? [{ ...at, thing: id }] : [])),
    unchanged: things.flatMap(({ id, at }) => (at ? [] : [id])),
  },
  hints: [
    {
      en: 'Begin with what everybody quarrelled about: where is it in the evening, and where in the morning?',
      fr: 'Commencez par l’objet de la querelle : où est-elle le soir, et où est-elle le matin?',
    },
    {
      en: 'The stem and the floor are two of the five. One is something that burns, one something that purrs, one is in the window.',
      fr: 'La tige et le sol en font deux sur cinq. L’une des autres éclaire, l’une ronronne, l’une est dans la fenêtre.',
    },
    {
      en: 'Stem, floor, lamp, stool, sky. What hangs on the nail has not moved at all, and that is the point.',
      fr: 'La tige, le sol, la lampe, le tabouret, le ciel. Ce qui pend au clou n’a pas bougé du tout, et tout est là.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 3,
  object: objects.stereoscope,
  onSolve: [
    pane,
    { addExperience: 100 },
    {
      say: {
        en: 'And now what has not changed. The shears hang on the same nail, and from one handle to the other runs the same cobweb, every thread of it. Nobody had them in hand that night. The flower lies on the floor whole, and the end of the stem is as round as an egg. She did not cut it. He did not cut it. Nobody cut it. Each of the two should be asked one more question.',
        fr: 'Et maintenant, ce qui n’a pas changé. Le sécateur pend au même clou et, d’un manche à l’autre, court la même toile, avec tous ses fils. Personne ne l’a pris en main, cette nuit-là. La fleur est par terre, entière, et le bout de la tige est rond comme un œuf. Elle ne l’a pas coupée. Il ne l’a pas coupée. Personne ne l’a coupée. Il y a une question de plus à poser à chacun des deux.',
      },
    },
  ],
}

const wallDoor: SamplePuzzle = {
  key: 'wall-door',
  type: 'riddle',
  name: { en: 'The whitewashed door', fr: 'La porte chaulée' },
  description: {
    en: 'No handle, no keyhole. On the slate, in a notary’s hand: “To be opened to whoever brings an answer from both sides. Two lines are hers, two are his; she begins, being older, and so on in turn. Deposited with me in 1949, F. Quirion.”',
    fr: 'Ni poignée ni serrure. Sur l’ardoise, d’une main de notaire : « À ouvrir à qui apportera une réponse des deux côtés. Deux lignes sont à elle, deux à lui; elle commence, étant l’aînée, puis chacun son tour. Déposé à mon étude en 1949, F. Quirion. »',
  },
  configuration: { riddleText: riddle.asked, allowPartialMatch: true, allowedAttempts: 3 },
  solution: {
    correctAnswers: answers(['a seed', 'une graine'], ['seeds', 'des graines']),
    forgiveTypos: true,
    decoys: [
      decoy('bulb', 'bulbe', {
        en: 'Close family. But nobody at tennis hopes to be the first bulb.',
        fr: 'La famille est bonne. Mais personne ne dit d’un enfant que c’est un mauvais bulbe.',
      }),
      decoy('treasure', 'trésor', {
        en: 'Buried, yes; but nobody ever buttoned its coat. You have heard one side only.',
        fr: 'On l’enterre, soit; mais on n’y monte pas. Vous n’avez entendu qu’un côté.',
      }),
      decoy('nut', 'noix', {
        en: 'A coat and no buttons, very good. Now make the other half agree.',
        fr: 'On l’enterre, oui, si on est écureuil. Maintenant, mettez l’autre moitié d’accord.',
      }),
      decoy('time', 'exemple', {
        en: 'Gardens go to it in the end, true enough. But who buries it?',
        fr: 'On en prend, oui. Mais qui l’enterre?',
      }),
      decoy('kernel', 'semence', {
        en: 'Near enough to sprout. But tennis has no top kernel.',
        fr: 'À un cheveu. Mais d’un enfant, on ne dit pas une mauvaise semence.',
      }),
      decoy('hatchet', 'hache', {
        en: 'It is buried, yes, though not here; and nobody ever saw it asleep in its coat.',
        fr: 'Celle-là, on l’enterre, mais pas ici; et aucune laitue n’y monte.',
      }),
      decoy('bear', 'leçon', {
        en: 'It sleeps in its coat all winter, and nobody buries it. Not twice.',
        fr: 'On la prend, oui, et merci. Mais qui l’enterre?',
      }),
      decoy('weeds', 'herbe', {
        en: 'So the neighbours say. But nobody buries those; that is the trouble.',
        fr: 'Mauvaise, oui, c’est bien elle qu’on dit. Mais personne ne l’enterre; c’est tout le problème.',
      }),
    ],
  },
  hints: [
    {
      en: 'Her two lines are scratched into the whitewash in the palm house, his in the alpine house. You need all four.',
      fr: 'Ses deux lignes à elle sont grattées dans la chaux de la palmeraie, les deux à lui dans celle de la serre alpine. Il vous faut les quatre.',
    },
    {
      en: 'It is one word that is at home in a stadium, in a neglected garden and in the ground.',
      fr: 'C’est un mot qu’on dit d’un enfant, d’une salade et d’une leçon, et il lui faut de la terre.',
    },
    {
      en: 'It has four letters and lies in two hundred drawers in Anselme’s wing.',
      fr: 'Il a six lettres, et il y en a deux cents tiroirs dans l’aile d’Anselme.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 3,
  object: objects.wallDoor,
  onSolve: [
    { addExperience: 50 },
    {
      say: {
        en: 'Maître Quirion looks up from her papers for the first time. She takes a key from her bag, blows the dust off it, and opens the one door in this house that belongs to nobody. The light that comes out is white.',
        fr: 'Maître Quirion lève pour la première fois les yeux de ses papiers. Elle sort une clé de son sac, souffle dessus et ouvre la seule porte de la maison qui ne soit à personne. La lumière qui en sort est blanche.',
      },
    },
  ],
}

const label: SamplePuzzle = {
  key: 'label',
  type: 'riddle',
  name: { en: 'The name on the label', fr: 'Le nom de l’étiquette' },
  description: {
    en: 'Two gardeners, one plant, one name, and when they parted they parted that as well: a letter to her, a letter to him, until none was left. She had hers set in the floor of her pool. He kept his under a lid.',
    fr: 'Deux jardiniers, une plante, un nom; en se séparant, ils l’ont séparé aussi : une lettre à elle, une lettre à lui, jusqu’à la dernière. Elle a fait sceller les siennes au fond de son bassin. Lui a gardé les siennes sous un couvercle.',
  },
  configuration: {
    riddleText: {
      en: 'Nine rivets, nine letters.\nScratched below: “Turn and turn about, and the elder begins.”',
      fr: 'Neuf rivets, neuf lettres.\nGratté dessous\u00A0: «\u00A0Chacun son tour, et l’aînée commence.\u00A0»',
    },
    allowPartialMatch: true,
    allowedAttempts: 3,
  },
  solution: {
    correctAnswers: answers(['Go-Between', 'Mitoyenne'], ['gobetween', 'mitoyennes']),
    forgiveTypos: true,
    decoys: [
      decoy('GBTENOEWE', 'MTYNEIOEN', {
        en: 'First all of hers and then all of his: that is how they have lived, not how they wrote.',
        fr: 'D’abord toutes les siennes à elle, puis toutes les siennes à lui : ils ont vécu ainsi, ils n’écrivaient pas ainsi.',
      }),
      decoy('OGEBWTEEN', 'IMOTEYNNE', {
        en: 'He would like that. The elder begins.',
        fr: 'Ça lui plairait. C’est l’aînée qui commence.',
      }),
      decoy('OEWEGBTEN', 'IOENMTYNE', {
        en: 'First all of his? He would like that. And it is not how they wrote.',
        fr: 'D’abord toutes les siennes à lui? Ça lui plairait. Et ils n’écrivaient pas ainsi.',
      }),
      decoy('in-between', 'mitoyen', {
        en: 'So near that the strip itself could have said it. But her letters begin with a G.',
        fr: 'À deux lettres près\u00A0: il y a neuf trous, et c’est une fleur.',
      }),
      decoy('twins', 'jumeaux', {
        en: 'Five letters, and there are nine holes. They were thinking of somebody else for once.',
        fr: 'Sept lettres, et il y a neuf trous. Pour une fois, ils pensaient à quelqu’un d’autre.',
      }),
      decoy('Delisle', 'Delisle', {
        en: 'That is what they are called. The flower was going to be called something else.',
        fr: 'Ça, c’est leur nom. La fleur devait s’appeler autrement.',
      }),
      decoy('Aurore', 'Aurore', {
        en: 'She was asked, and said that it would be vulgar. It was his idea.',
        fr: 'On le lui a proposé; elle a dit que ce serait vulgaire. C’était son idée à lui.',
      }),
      decoy('Anselme', 'Anselme', {
        en: 'He was asked, and blushed. It was her idea.',
        fr: 'On le lui a proposé; il a rougi. C’était son idée à elle.',
      }),
    ],
  },
  hints: [
    {
      en: 'Five letters are at the bottom of the pool, once its tiles are back; four are in the lid of the chest.',
      fr: 'Cinq lettres sont au fond du bassin, une fois les carreaux remis; quatre sont sous le couvercle du coffre.',
    },
    {
      en: 'Do not join the two rows: shuffle them. One of hers, one of his, one of hers.',
      fr: 'Ne mettez pas les deux suites bout à bout : entrelacez-les. Une d’elle, une de lui, une d’elle.',
    },
    {
      en: 'It begins G, O, B, and is what the two of you have been all morning.',
      fr: 'Ça commence par M, I, T; au féminin, c’est ce qui appartient aux deux voisins, comme un mur.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 3,
  object: objects.label,
  onSolve: [
    pane,
    { addExperience: 100 },
    {
      say: {
        en: 'Go-Between. You say it aloud, and on both sides of the strip something stops: on the left a fan, on the right a pair of tweezers.',
        fr: 'La Mitoyenne. Vous le dites tout haut et, des deux côtés de la bande, quelque chose s’arrête : à gauche un éventail, à droite une pince à épiler.',
      },
    },
  ],
}

export const sharedPuzzles: SamplePuzzle[] = [stereoscope, wallDoor, label]
