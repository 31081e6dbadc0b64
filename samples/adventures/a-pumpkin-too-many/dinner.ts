import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'
import { earlyClues } from './clues-early.ts'
import { lateClues } from './clues-late.ts'
import { courses } from './courses.ts'
import { guide } from './guide.ts'
import { angeMorin } from './guests/ange-morin.ts'
import { billiePrudhomme } from './guests/billie-prudhomme.ts'
import { danyLacroix } from './guests/dany-lacroix.ts'
import { frankieDuval } from './guests/frankie-duval.ts'
import { gabyVasseur } from './guests/gaby-vasseur.ts'
import { jessieLambert } from './guests/jessie-lambert.ts'
import { leeGauthier } from './guests/lee-gauthier.ts'
import { loisFontaine } from './guests/lois-fontaine.ts'
import { swannDelisle } from './guests/swann-delisle.ts'
import { toniMarchand } from './guests/toni-marchand.ts'
import { moments } from './moments.ts'
import { props } from './props.ts'
import { story } from './story.ts'

export const aPumpkinTooMany: SampleDinner = {
  key: 'a-pumpkin-too-many',
  version: 10,
  title: text('A Pumpkin Too Many', 'Une citrouille de trop'),
  description: text(
    'Val-des-Courges, October 1974. Goliath has won the Great Weigh-Off, the jury raises its mugs, and the ' +
      'mayor falls dead into the cordial. Everybody at the table had a reason, a good one, in writing. The ' +
      'police are stuck behind a pumpkin, ten kilos have gone missing, and there’s soup. A complete mystery ' +
      'dinner for six to ten guests, with booklets, clues, scripts and shopping lists.',
    'Val-des-Courges, octobre 1974. Goliath a gagné la Grande Pesée, le jury lève ses tasses, et le maire ' +
      'tombe mort dans le sirop. Autour de la table, tout le monde avait une raison, une bonne, et par ' +
      'écrit. La police est coincée derrière une citrouille, dix kilos ont disparu, et il y a de la soupe. ' +
      'Un souper meurtre et mystère complet pour six à dix personnes, avec livrets, pistes, textes et listes ' +
      'd’achats.',
  ),
  kind: 'mystery-dinner',
  category: 'Historical',
  difficulty: 2,
  priceCents: 0,
  recommendedPlayers: '6-10',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: ['no-sound-needed', 'colour-independent'],
  contentWarnings: ['death', 'alcohol-drugs'],
  cover: {
    image: './art/cover.webp',
    altText: text(
      'A giant pumpkin with a rosette on a great scale, seen up close. In front of it a laid table with ' +
        'mugs; one mug has fallen over.',
      'Une citrouille géante à cocarde sur une grande balance. Devant, une table mise avec des tasses; ' +
        'l’une d’elles est renversée.',
    ),
  },
  story,
  characters: [
    {
      key: 'bellavance',
      name: text('Hector Bellavance', 'Hector Bellavance'),
      role: 'victim',
      portraitAssetId: './art/portraits/bellavance.webp',
      publicDescription: text(
        'The mayor, and president of the jury. Raised his mug on Saturday at half past six, “to me”.',
        'Le maire, et président du jury. A levé sa tasse samedi à six heures et demie : « À moi! »',
      ),
    },
    {
      key: 'pepin',
      name: text('Pépin', 'Pépin'),
      role: 'host',
      publicDescription: text(
        'Keeps the village hall, sweeps it, and filled the mugs.',
        'Tient la salle des fêtes, la balaie, et a rempli les tasses.',
      ),
    },
    swannDelisle,
    billiePrudhomme,
    gabyVasseur,
    angeMorin,
    danyLacroix,
    loisFontaine,
    frankieDuval,
    jessieLambert,
    toniMarchand,
    leeGauthier,
  ],
  props,
  courses,
  clues: [...earlyClues, ...lateClues],
  moments,
  guide,
}
