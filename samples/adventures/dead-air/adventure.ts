import type { SampleAdventure } from '#samples/sample-adventure.ts'
import { hotspots } from './hotspots.ts'
import { items } from './items.ts'
import { layers } from './layers.ts'
import { blanche } from './npcs/blanche.ts'
import { harvey } from './npcs/harvey.ts'
import { margot } from './npcs/margot.ts'
import { puzzles } from './puzzles.ts'
import { scenes } from './scenes.ts'

export const sample: SampleAdventure = {
  key: 'dead-air',
  version: 3,
  title: { en: 'Dead Air', fr: 'Silence d’antenne' },
  description: {
    en: 'An ice storm on the North Shore, ten past three in the morning. In the middle of a sentence, the voice of Radio Saint-Elme goes silent, and the whole coast lies awake and listens to nothing. You are the technician on call. Her coffee is hot, her coat is on its hook, and the manager would like you to put on a record and go home. Twenty years ago tonight a ferry called this station for help. Somebody answered.',
    fr: 'Une tempête de verglas sur la Côte-Nord, trois heures dix du matin. Au milieu d’une phrase, la voix de Radio Saint-Elme se tait, et toute la côte, les yeux ouverts, écoute le silence. C’est vous qu’on appelle quand ça casse. Son café est chaud, son manteau est à son crochet, et le directeur aimerait bien que vous remettiez un disque et rentriez chez vous. Il y a vingt ans, cette nuit même, un traversier en détresse a appelé cette station. Quelqu’un a répondu.',
  },
  kind: 'online-adventure',
  category: 'Mystery',
  difficulty: 3,
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
  contentWarnings: ['death', 'flashing-lights', 'alcohol-drugs', 'mature-themes'],
  cover: {
    image: './art/cover.webp',
    altText: {
      en: 'At night, in an ice storm, a small radio station on a cliff: one amber window, a red lamp in it, and over the roof a mast with a blue fire at its top. Below lies a frozen bay.',
      fr: 'La nuit, sous le verglas, une petite station de radio sur une falaise : une fenêtre ambre, une lampe rouge dedans et, au-dessus du toit, un mât coiffé d’un feu bleu. En bas, une baie gelée.',
    },
  },
  rooms: ['studio', 'control-room', 'library', 'office', 'roof'],
  scenes,
  hotspots,
  layers,
  puzzles,
  items,
  npcs: [blanche, harvey, margot],
}
