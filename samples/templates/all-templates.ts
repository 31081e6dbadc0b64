import { theDarkCellar } from './the-dark-cellar/adventure.ts'
import { theFortuneTeller } from './the-fortune-teller/adventure.ts'
import { theLockedStudy } from './the-locked-study/adventure.ts'
import type { SampleAdventure } from '#samples/sample-adventure.ts'

export const templates: readonly SampleAdventure[] = [theLockedStudy, theDarkCellar, theFortuneTeller]
