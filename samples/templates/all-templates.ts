import { auntOdilesSugarPie } from './aunt-odiles-sugar-pie/room.ts'
import { theMuseumAfterHours } from './the-museum-after-hours/room.ts'
import { theDarkCellar } from './the-dark-cellar/adventure.ts'
import { theFortuneTeller } from './the-fortune-teller/adventure.ts'
import { theLockedStudy } from './the-locked-study/adventure.ts'
import { theSecondDeathOfArmandCastel } from './the-second-death-of-armand-castel/dinner.ts'
import { whoSilencedTheAdmiral } from './who-silenced-the-admiral/dinner.ts'
import type { SampleAdventure } from '#samples/sample-adventure.ts'
import type { SampleKit } from '#samples/sample-kit.ts'

/** Of online adventures. */
export const templates: readonly SampleAdventure[] = [theLockedStudy, theDarkCellar, theFortuneTeller]

export const kitTemplates: readonly SampleKit[] = [
  theSecondDeathOfArmandCastel,
  whoSilencedTheAdmiral,
  auntOdilesSugarPie,
  theMuseumAfterHours,
]

export const allTemplates = [...templates, ...kitTemplates]
