import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'
import { earlyClues } from './clues-early.ts'
import { lateClues } from './clues-late.ts'
import { courses } from './courses.ts'
import { guide } from './guide.ts'
import { alexMoreau } from './guests/alex-moreau.ts'
import { andreaLindqvist } from './guests/andrea-lindqvist.ts'
import { edenLaurent } from './guests/eden-laurent.ts'
import { kimOsterman } from './guests/kim-osterman.ts'
import { maximeOkafor } from './guests/maxime-okafor.ts'
import { mikaSorel } from './guests/mika-sorel.ts'
import { noaFalk } from './guests/noa-falk.ts'
import { robinTessier } from './guests/robin-tessier.ts'
import { sachaVerhaegen } from './guests/sacha-verhaegen.ts'
import { yaelAshdown } from './guests/yael-ashdown.ts'
import { moments } from './moments.ts'
import { props } from './props.ts'
import { story } from './story.ts'

export const theRopeAtNine: SampleDinner = {
  key: 'the-rope-at-nine',
  version: 10,
  title: text('The Rope at Nine', 'La corde de neuf heures'),
  description: text(
    'Antarctica, June 1958. The station leader died in the polar night at nine sharp, at the end of a rope ' +
      'that he’d held on to all his life. At nine sharp, everybody else sat at this very table. Nobody left ' +
      'it. So how? No ship before October, and the Institute wants a name by midnight: dinner is the trial. ' +
      'A complete mystery dinner for six to ten guests, with booklets, clues, scripts and shopping lists.',
    'Antarctique, juin 1958. Le chef de la station est mort dans la nuit polaire à neuf heures précises, ' +
      'au bout d’une corde qu’il n’avait jamais lâchée de sa vie. À neuf heures précises, tout le monde ' +
      'était assis à cette table. Personne ne l’a quittée. Alors, comment? Pas de bateau avant octobre, et ' +
      'l’Institut veut un nom avant minuit : le souper sera le procès. Un souper meurtre et mystère complet ' +
      'pour six à dix personnes, avec livrets, pistes, textes et listes d’achats.',
  ),
  kind: 'mystery-dinner',
  category: 'Historical',
  difficulty: 3,
  priceCents: 0,
  recommendedPlayers: '6-10',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: ['no-sound-needed', 'colour-independent'],
  contentWarnings: ['death', 'alcohol-drugs'],
  cover: {
    image: './art/cover.webp',
    altText: text(
      'A snowstorm in the polar night. A rope on posts leads away from the lit window of a hut, past a ' +
        'hanging lantern, into the dark.',
      'Une tempête de neige dans la nuit polaire. Une corde sur poteaux part de la fenêtre éclairée d’une ' +
        'baraque, passe une lanterne accrochée et s’enfonce dans le noir.',
    ),
  },
  story,
  characters: [
    {
      key: 'brandt',
      name: text('Aurel Brandt', 'Aurel Brandt'),
      role: 'victim',
      portraitAssetId: './art/portraits/brandt.webp',
      publicDescription: text(
        'The leader of the station. Made all the rules and never broke one. Went out yesterday at five to nine.',
        'Le chef de la station. Toutes les règles sont de lui; jamais il n’en a enfreint une. Sorti hier à ' +
          'neuf heures moins cinq.',
      ),
    },
    {
      key: 'biscuit',
      name: text('Biscuit', 'Biscuit'),
      role: 'host',
      publicDescription: text(
        'The cook. Counts everybody at every meal and has never been asked a question.',
        'Aux fourneaux. Compte tout le monde à chaque repas; on ne lui a jamais posé une question.',
      ),
    },
    noaFalk,
    sachaVerhaegen,
    alexMoreau,
    robinTessier,
    edenLaurent,
    kimOsterman,
    maximeOkafor,
    andreaLindqvist,
    yaelAshdown,
    mikaSorel,
  ],
  props,
  courses,
  clues: [...earlyClues, ...lateClues],
  moments,
  guide,
}
