import type { SampleAdventure } from '#samples/sample-adventure.ts'
import { hotspots } from './hotspots.ts'
import { items } from './items.ts'
import { layers } from './layers.ts'
import { looks } from './looks.ts'
import { basil, bertha, odette } from './npcs.ts'
import { puzzles } from './puzzles.ts'
import { scenes } from './scenes.ts'

export const sample: SampleAdventure = {
  key: 'the-rabbit-takes-a-bow',
  version: 12,
  title: { en: 'The Rabbit Takes a Bow', fr: 'Le lapin tire sa révérence' },
  description: {
    en: 'Half an hour to curtain, and the hat is empty. After forty years of being pulled out by the ears, Basil, the most famous rabbit in show business, has walked off, and every door he closed behind him now has a puzzle on it. Search the old theatre from the ropes under its roof to the wheels under its stage, follow the paw prints, and find out what a rabbit wants. No magic required.',
    fr: 'Une demi-heure avant le lever du rideau, et le chapeau est vide. Après quarante ans à se faire sortir par les oreilles, Basile, le lapin le plus célèbre du music-hall, a pris la clé des champs. Derrière lui, chaque porte fermée cache une énigme de son cru. Fouillez le vieux théâtre, des cintres jusqu’aux dessous, suivez les traces de pattes et découvrez ce que veut un lapin. Aucun pouvoir magique exigé.',
  },
  kind: 'online-adventure',
  category: 'Family',
  difficulty: 2,
  priceCents: 0,
  recommendedPlayers: '1-4',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: [
    'screen-reader',
    'keyboard-only',
    'no-sound-needed',
    'no-time-limits',
    'colour-independent',
    'reduced-motion',
    'large-targets',
  ],
  contentWarnings: [],
  cover: {
    image: './art/cover.webp',
    altText: {
      en: 'On a stage with wine-red curtains, a white rabbit in brass spectacles looks out over the rim of a huge top hat, while cards and doves fly round him.',
      fr: 'Sur une scène aux rideaux bordeaux, un lapin blanc à lunettes de laiton dépasse du bord d’un immense haut-de-forme. Des cartes et des colombes volent autour de lui.',
    },
  },
  rooms: ['stage', 'prop-store', 'dressing-room', 'fly-tower', 'under-stage'],
  scenes,
  hotspots: [...hotspots, ...looks],
  layers,
  puzzles,
  items,
  npcs: [odette, bertha, basil],
}
