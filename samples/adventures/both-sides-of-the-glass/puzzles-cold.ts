import type { SamplePuzzle, SampleText } from '#samples/sample-adventure.ts'
import { objects } from './objects.ts'
import { minutesBetween } from './plan.ts'
import { his } from './name-parts.ts'

const decoy = (en: string, fr: string, reply: SampleText) => ({ answer: { en, fr }, reply })

const noOwl: SampleText = {
  en: 'Nobody is asking who cooks. There are two long notes first, and no cooking at all.',
  fr: 'Personne ne demande qui cuit. Il y a d’abord deux notes longues, et rien sur le feu.',
}

const phonograph: SamplePuzzle = {
  key: 'phonograph',
  type: 'audio_recognition',
  name: { en: 'The whistle on the record', fr: 'Le sifflet du disque' },
  description: {
    en: 'Anselme cut it himself, in 1938, with a needle and a great deal of patience: a bird at the edge of the wood, the one by which the two of them used to call each other through the house. The card before the horn says: “Which? A name, please; no poetry.” The birds hang on her side, and so does the poetry.',
    fr: 'Anselme l’a gravé lui-même, en 1938, avec une aiguille et beaucoup de patience : un oiseau au bord du bois, celui dont ils se servaient pour s’appeler d’un bout à l’autre de la serre. La fiche, devant le pavillon, dit : « Lequel? Un nom, s’il vous plaît; pas de poésie. » Les oiseaux sont affichés de son côté à elle, et la poésie aussi.',
  },
  configuration: {
    audioUrl: './sound/whistle.mp3',
    recognitionType: 'keyword',
    keywords: [
      { en: 'whitethroat', fr: 'pinson à gorge blanche' },
      { en: 'white throat', fr: 'gorge blanche' },
      { en: 'sweet canada', fr: 'bruant gorge blanche' },
      { en: 'canada bird', fr: 'frédéric' },
      { en: 'peabody', fr: 'petit frédéric' },
      // The chart has one only
      { en: 'sparrow', fr: 'bruant' },
    ],
    caseSensitive: false,
    allowedAttempts: 3,
    transcript: {
      en: '[A whistle, thin and clear as glass. One long note; a second long note, higher. Then the same quick figure of three notes, three times over, trembling a little: dah, dah, di-di-dah, di-di-dah, di-di-dah. A pause, and it begins again.]',
      fr: '[Un sifflement, mince et clair comme du verre. Une note longue; une deuxième, plus haute. Puis la même petite figure de trois notes, trois fois de suite, un peu tremblée : taa, taa, ti-ti-taa, ti-ti-taa, ti-ti-taa. Un temps, et ça recommence.]',
    },
    soundPicture: 'spectrogram',
  },
  solution: {
    correctAnswer: { en: 'white-throated sparrow', fr: 'bruant à gorge blanche' },
    forgiveTypos: true,
    decoys: [
      decoy('owl', 'chouette', noOwl),
      decoy('barred owl', 'chouette rayée', noOwl),
      decoy('robin', 'merle', {
        en: 'The robin never stops to draw breath. This one begins with two long notes.',
        fr: 'Le merle ne reprend jamais son souffle. Celui-ci commence par deux notes longues.',
      }),
      decoy('chickadee', 'mésange', {
        en: 'Two notes are all it has for a song, and then it goes home. Here three little ones come, three times.',
        fr: 'Elle n’a que deux notes pour chanson, puis elle rentre. Ici, il en vient trois petites, trois fois.',
      }),
      decoy('vireo', 'viréo', {
        en: 'That one asks and answers all day long. This one only calls.',
        fr: 'Celui-là fait les questions et les réponses toute la journée. Celui-ci ne fait qu’appeler.',
      }),
      decoy('ovenbird', 'paruline', {
        en: 'Louder and louder, like a teacher? This one stays as soft as it began.',
        fr: 'De plus en plus fort? Celui-ci reste aussi doux qu’au début.',
      }),
      decoy('canada', 'pinson', {
        en: 'That is what it says, three times. Who says it?',
        fr: 'Des pinsons, il y en a beaucoup, et ici on dit bruant. Lequel?',
      }),
      decoy('canary', 'rossignol', {
        en: 'Not on the chart, and not in this wood.',
        fr: 'Il n’est pas sur la planche, ni dans ce bois.',
      }),
    ],
  },
  hints: [
    {
      en: 'Count it for the other: how many long notes, and then how many times how many short ones?',
      fr: 'Comptez à voix haute : combien de notes longues, puis combien de fois combien de petites?',
    },
    {
      en: 'Two long, then three times three. On the chart in the orchid room, one bird has words that go so.',
      fr: 'Deux longues, puis trois fois trois. Sur la planche des orchidées, un seul oiseau a des paroles comme ça.',
    },
    {
      en: 'Say the words with the rhythm: only one of the six says a name of three syllables, three times. Write down the bird.',
      fr: 'Dites les paroles sur le rythme : un seul des six répète trois fois un nom de trois syllabes. Écrivez l’oiseau.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 3,
  object: objects.phonograph,
  onSolve: [
    { giveItem: 'morning-photograph' },
    { addExperience: 50 },
    {
      say: {
        en: 'The arm lifts by itself, and the drawer under the turntable slides out: a photograph, face down. A bench, a lamp, a bare green stem. On the back, in Anselme’s hand: “22 June 1949, five in the morning. As I found it. I have touched nothing.” From the hot wing, faintly, somebody whistles back: two long, three times three. Then it stops, as if a hand had been laid over it.',
        fr: 'Le bras se lève tout seul, et le tiroir, sous le plateau, glisse : une photographie, face cachée. Une tablette, une lampe, une tige verte et nue. Au dos, de la main d’Anselme : « 22 juin 1949, cinq heures du matin. Tel que trouvé. Je n’ai touché à rien. » De l’aile chaude, tout bas, quelqu’un siffle en réponse : deux longues, trois fois trois. Puis plus rien, comme si une main s’était posée dessus.',
      },
    },
  ],
}

const chest: SamplePuzzle = {
  key: 'ice-chest',
  type: 'cipher',
  name: { en: 'The chest', fr: 'Le coffre' },
  description: {
    en: 'The twins’ own writing. As children they pushed every letter on in the alphabet by as many places as there are minutes between the two of them, so that nobody else in the house could read what was in the chest. Anselme will not say how many that is. He says that it has been exaggerated.',
    fr: 'L’écriture secrète des jumeaux. Enfants, ils avançaient chaque lettre, dans l’alphabet, d’autant de rangs qu’il y a de minutes entre eux deux, pour que personne d’autre ne sache ce qu’il y avait dans le coffre. Combien cela fait, Anselme refuse de le dire. Il dit qu’on a exagéré.',
  },
  configuration: {
    cipherType: 'caesar',
    encryptedText: { en: 'DHYT MLLA JVVS OLHK', fr: 'WPLKZ HB JOHBK ALAL HB MYHPZ' },
    shift: minutesBetween,
    tools: true,
    allowedAttempts: 3,
  },
  solution: {
    decryptedText: { en: 'WARM FEET COOL HEAD', fr: 'PIEDS AU CHAUD TETE AU FRAIS' },
    alternatives: [
      { en: 'WARM FEET AND COOL HEAD', fr: 'PIEDS AU CHAUD ET TETE AU FRAIS' },
      { en: 'WARM FEET, A COOL HEAD', fr: 'LES PIEDS AU CHAUD, LA TETE AU FRAIS' },
    ],
    decoys: [
      {
        answer: { en: 'WARM FEET', fr: 'PIEDS AU CHAUD' },
        reply: {
          en: 'That is how it begins. A line has two ends, like everything here.',
          fr: 'C’est le début. Une ligne a deux bouts, comme tout, ici.',
        },
      },
      {
        answer: { en: 'COOL HEAD', fr: 'TETE AU FRAIS' },
        reply: {
          en: 'That is his half of it. Read hers, too.',
          fr: 'Ça, c’est sa moitié à lui. Lisez aussi celle d’Aurore.',
        },
      },
      {
        answer: { en: 'COLD FEET', fr: 'PIEDS AU FRAIS' },
        reply: {
          en: 'That is what they both have had for thirty years. It does not say so.',
          fr: 'C’est ce qu’ils ont tous les deux depuis trente ans. Ce n’est pas ce qui est écrit.',
        },
      },
      {
        answer: { en: 'DHYT MLLA JVVS OLHK', fr: 'WPLKZ HB JOHBK ALAL HB MYHPZ' },
        reply: {
          en: 'That is what is painted there. It does not open to itself.',
          fr: 'C’est ce qui est peint. Ça ne s’ouvre pas à soi-même.',
        },
      },
      {
        answer: { en: 'SEVEN', fr: 'SEPT' },
        reply: {
          en: 'That is how far. Now go that far with every letter.',
          fr: 'Ça, c’est de combien. Maintenant, reculez d’autant, lettre par lettre.',
        },
      },
    ],
  },
  hints: [
    {
      en: 'Every letter has been pushed on by the same number. It is a number about which two people disagree.',
      fr: 'Chaque lettre a été avancée du même nombre. Deux personnes ne s’entendent pas sur ce nombre.',
    },
    {
      en: 'Aurore is the elder, and says by how much to anybody who asks her. Set the disc to that.',
      fr: 'Aurore est l’aînée, et dit de combien à quiconque le lui demande. Réglez le disque là-dessus.',
    },
    {
      en: 'Seven: what is written D was a W, and what is written H was an A. The first word is WARM.',
      fr: 'Sept : le W qu’on lit était un P, le P était un I. Le premier mot est PIEDS.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 4,
  object: objects.iceChest,
  onSolve: [
    { giveItem: 'ice' },
    { addExperience: 50 },
    {
      say: {
        en: `The bolt runs back. In the chest lies one block of lake ice, as clear as a window; you lift it out with your sleeves. “Warm feet, cool head”: it is not about ice, it is a rule for keeping something alive. And on the inside of the lid somebody has riveted four zinc letters in a row: ${his.en}.`,
        fr: `Le pêne recule. Dans le coffre, un seul bloc de glace du lac, clair comme une vitre; vous le sortez avec vos manches. « Les pieds au chaud, la tête au frais » : il ne s’agit pas de glace, c’est une règle pour garder quelque chose en vie. Et, à l’intérieur du couvercle, on a riveté quatre lettres de zinc à la file : ${his.fr}.`,
      },
    },
  ],
}

export const coldPuzzles: SamplePuzzle[] = [phonograph, chest]
