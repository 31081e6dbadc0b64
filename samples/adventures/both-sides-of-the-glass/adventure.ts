import type { SampleAdventure } from '#samples/sample-adventure.ts'
import { coldWing } from './cold-wing.ts'
import { hotWing } from './hot-wing.ts'
import { items } from './items.ts'
import { layers } from './layers.ts'
import { coldLooks } from './looks-cold.ts'
import { hotLooks } from './looks-hot.ts'
import { sharedLooks } from './looks-shared.ts'
import { anselme } from './npcs/anselme.ts'
import { aurore } from './npcs/aurore.ts'
import { quirion } from './npcs/quirion.ts'
import { coldPuzzles } from './puzzles-cold.ts'
import { hotPuzzles } from './puzzles-hot.ts'
import { sharedPuzzles } from './puzzles-shared.ts'
import { scenes } from './scenes.ts'
import { shared } from './shared.ts'

export const sample: SampleAdventure = {
  key: 'both-sides-of-the-glass',
  version: 2,
  title: { en: 'Both Sides of the Glass', fr: 'Des deux côtés de la vitre' },
  description: {
    en: 'The longest day of 1979, in the Delisle glasshouse. Aurore keeps the hot wing, her twin brother Anselme the cold one, and between them stand two walls of whitewashed glass and thirty years of silence. At noon the notary will have them sign the house apart. Each has hired one helper and told the other nothing. What one of you sees, the other needs: read it out, ask, describe, and find out what happened on the one night when their flower opened. For two to four players at once; alone, you keep both doors.',
    fr: 'Le plus long jour de 1979, dans les serres Delisle. Aurore tient l’aile chaude, Anselme, son jumeau, l’aile froide; entre eux, deux murs de vitre blanchie à la chaux et trente ans de silence. À midi, la notaire leur fera signer le partage. Chacun a engagé quelqu’un pour l’aider, sans en souffler mot à l’autre. Ce que l’un voit, l’autre en a besoin : lisez à voix haute, demandez, décrivez, et trouvez ce qui s’est passé la seule nuit où leur fleur s’est ouverte. De deux à quatre à la fois; en solo, vous avez les deux portes.',
  },
  kind: 'online-adventure',
  category: 'Adventure',
  difficulty: 2,
  priceCents: 0,
  recommendedPlayers: '1-4',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: [
    'screen-reader',
    'keyboard-only',
    'no-sound-needed',
    'captions',
    'no-time-limits',
    'colour-independent',
    'reduced-motion',
    'large-targets',
  ],
  contentWarnings: [],
  cover: {
    image: './art/cover.webp',
    altText: {
      en: 'A glasshouse on a hill in morning sun. Its left wing is full of palms and mist, its right wing of rocks and snow-white flowers; between them stands a narrow strip of milky glass, and behind that, the shadow of one closed bud.',
      fr: 'Une serre sur une colline, au soleil du matin. L’aile gauche déborde de palmiers et de buée, l’aile droite de roches et de fleurs blanches comme neige; entre les deux, une étroite bande de vitre laiteuse et, derrière, l’ombre d’un seul bouton fermé.',
    },
  },
  rooms: ['porch', 'palm-house', 'orchid-room', 'alpine-house', 'seed-room'],
  scenes,
  hotspots: [...shared, ...hotWing, ...coldWing, ...sharedLooks, ...hotLooks, ...coldLooks],
  layers,
  puzzles: [...hotPuzzles, ...coldPuzzles, ...sharedPuzzles],
  items,
  npcs: [quirion, aurore, anselme],
}
