import type { SampleItem } from '#samples/sample-adventure.ts'
import { goalHints } from './goal-hints.ts'
import { pane } from './truths.ts'

const single = { stackable: false, consumable: false, rarity: 'rare' } as const

/** What the double drawer has held since 1 July 1949. */
export const letters: SampleItem[] = [
  {
    ...single,
    key: 'letter-of-anselme',
    icon: './art/items/letter-of-anselme.webp',
    name: { en: 'A letter to Aurore', fr: 'Une lettre pour Aurore' },
    description: {
      en: 'The wall lets go at last: one side pushed, the other pulled, and out of the dark between them came two envelopes that had lain back to back for thirty years. This one is blue paper, ruled by hand, sealed; on the front, very straight: “Aurore. Answer by six, if you can.” On the flap, smaller: “1 July 1949.” It is not to you.',
      fr: 'Le mur a fini par lâcher : d’un côté on a poussé, de l’autre on a tiré, et du noir entre les deux sont sorties deux enveloppes couchées dos à dos depuis trente ans. Celle-ci est de papier bleu, réglé à la main, cacheté; au recto, bien droit : « Aurore. Réponds avant six heures, si tu peux. » Sur le rabat, en plus petit : « 1er juillet 1949. » Elle n’est pas pour vous.',
    },
    accessibilityText: { en: 'A sealed blue envelope.', fr: 'Une enveloppe bleue cachetée.' },
    uses: [
      {
        on: 'aurore',
        hints: goalHints.letterToAurore,
        message: {
          en: 'She reads it without her fan. “Aurore. I do not care who cut it. I said that I did, and it was not true. Come and knock, or I shall. A.” She turns it over, as if there might be thirty years on the back. “He waited for me to pull,” she says. “The fool. I was pulling.”',
          fr: 'Elle lit, l’éventail posé. « Aurore. Peu m’importe qui l’a coupée. J’ai dit le contraire, et ce n’était pas vrai. Viens frapper, ou c’est moi qui irai. A. » Elle la retourne, comme si les trente ans pouvaient être au dos. « Il attendait que je tire, dit-elle. L’imbécile. Je tirais. »',
        },
        effects: [
          { takeItem: 'letter-of-anselme' },
          { setFlag: 'aurore_read', to: true },
          pane,
          { addExperience: 100 },
        ],
      },
      {
        on: 'anselme',
        message: {
          en: 'He sees his own hand on it and goes the colour of the paper. “Not to me. To her. To her!”',
          fr: 'Il reconnaît sa propre main et devient de la couleur du papier. « Pas à moi. À elle. À elle! »',
        },
        effects: [],
      },
      {
        on: 'quirion',
        message: {
          en: '“I have not seen that,” says Maître Quirion, looking at it. “I shall have seen it when it has been read by whom it concerns.”',
          fr: '« Je n’ai rien vu, dit maître Quirion en la regardant. J’aurai vu quand l’aura lue qui de droit. »',
        },
        effects: [],
      },
    ],
  },
  {
    ...single,
    key: 'letter-of-aurore',
    icon: './art/items/letter-of-aurore.webp',
    name: { en: 'A letter to Anselme', fr: 'Une lettre pour Anselme' },
    description: {
      en: 'The wall lets go at last: one side pushed, the other pulled, and out of the dark between them came two envelopes that had lain back to back for thirty years. This one is green paper, a little wavy, closed with a pressed leaf and gum; on the front, with flourishes: “My dear Anselme, before six.” Under the leaf: “1 July 1949.” It is not to you.',
      fr: 'Le mur a fini par lâcher : d’un côté on a poussé, de l’autre on a tiré, et du noir entre les deux sont sorties deux enveloppes couchées dos à dos depuis trente ans. Celle-ci est de papier vert, un peu gondolé, fermé d’une feuille pressée et de colle; au recto, avec des boucles : « Mon cher Anselme, avant six heures. » Sous la feuille : « 1er juillet 1949. » Elle n’est pas pour vous.',
    },
    accessibilityText: {
      en: 'A wavy green envelope closed with a pressed leaf.',
      fr: 'Une enveloppe verte gondolée, fermée d’une feuille pressée.',
    },
    uses: [
      {
        on: 'anselme',
        hints: goalHints.letterToAnselme,
        message: {
          en: 'He reads it with the tweezers still in his hand. “My dear Anselme, it was only a flower. I would give you all of mine for one rude word from you through this ridiculous wall. Pull, and you will find me at the other end. Your elder, A.” He takes off his cap. “I pulled,” he says. “At six. Every day until September.”',
          fr: 'Il lit, la pince encore à la main. « Mon cher Anselme, ce n’était qu’une fleur. Je donnerais toutes les miennes pour une impolitesse de toi à travers ce mur ridicule. Tire, et tu me trouveras à l’autre bout. Ton aînée, A. » Il ôte sa casquette. « J’ai tiré, dit-il. À six heures. Tous les jours, jusqu’en septembre. »',
        },
        effects: [
          { takeItem: 'letter-of-aurore' },
          { setFlag: 'anselme_read', to: true },
          pane,
          { addExperience: 100 },
        ],
      },
      {
        on: 'aurore',
        message: {
          en: '“That is mine,” says Aurore. “I know what it says; I wrote it eleven times. Take it where it belongs.”',
          fr: '« C’est la mienne, dit Aurore. Je sais ce qu’elle dit; je l’ai écrite onze fois. Portez-la où elle doit aller. »',
        },
        effects: [],
      },
      {
        on: 'quirion',
        message: {
          en: '“I have not seen that,” says Maître Quirion, looking at it. “I shall have seen it when it has been read by whom it concerns.”',
          fr: '« Je n’ai rien vu, dit maître Quirion en la regardant. J’aurai vu quand l’aura lue qui de droit. »',
        },
        effects: [],
      },
    ],
  },
]
