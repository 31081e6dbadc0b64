import { drawLogo, drawTile } from './product/brand.ts'
import { drawEscapeRoom } from './product/escape-room.ts'
import { drawHero } from './product/hero.ts'
import { drawMysteryDinner } from './product/mystery-dinner.ts'
import { drawOnlineAdventure } from './product/online-adventure.ts'
import { drawEvents, drawMuseums, drawTeamBuilding } from './product/services.ts'
import { drawNoAdventures, drawNoProjects, drawNotFound, drawNothingFound } from './product/states.ts'
import { drawBurrow } from './rabbit/burrow.ts'
import { drawCover } from './rabbit/cover.ts'
import { drawDressingRoom } from './rabbit/dressing-room.ts'
import { drawFlyTower } from './rabbit/fly-tower.ts'
import { drawPropStore } from './rabbit/prop-store.ts'
import { drawStage } from './rabbit/stage.ts'
import { drawUnderStage } from './rabbit/under-stage.ts'
import { drawWorkshop } from './rabbit/workshop.ts'

/** A file in the repository, its size in pixels, and what draws it. */
export type Drawing = readonly [file: string, width: number, height: number, draw: () => string]

const adventure = 'samples/adventures/the-rabbit-takes-a-bow/art'
const product = 'app/ui/illustrations/src'

export const drawings: readonly Drawing[] = [
  [`${adventure}/workshop.svg`, 1920, 1080, drawWorkshop],
  [`${adventure}/prop-store.svg`, 1920, 1080, drawPropStore],
  [`${adventure}/dressing-room.svg`, 1920, 1080, drawDressingRoom],
  [`${adventure}/stage.svg`, 1920, 1080, drawStage],
  [`${adventure}/fly-tower.svg`, 1080, 1920, drawFlyTower],
  [`${adventure}/under-stage.svg`, 1920, 1080, drawUnderStage],
  [`${adventure}/burrow.svg`, 1920, 1080, drawBurrow],
  [`${adventure}/cover.svg`, 1600, 900, drawCover],
  [`${product}/hero.svg`, 1600, 900, drawHero],
  [`${product}/product-online.svg`, 800, 600, drawOnlineAdventure],
  [`${product}/product-mystery.svg`, 800, 600, drawMysteryDinner],
  [`${product}/product-escape.svg`, 800, 600, drawEscapeRoom],
  [`${product}/service-events.svg`, 800, 600, drawEvents],
  [`${product}/service-team-building.svg`, 800, 600, drawTeamBuilding],
  [`${product}/service-museums.svg`, 800, 600, drawMuseums],
  [`${product}/empty-no-projects.svg`, 480, 360, drawNoProjects],
  [`${product}/empty-nothing-found.svg`, 480, 360, drawNothingFound],
  [`${product}/empty-no-adventures.svg`, 480, 360, drawNoAdventures],
  [`${product}/not-found.svg`, 800, 600, drawNotFound],
  ['public/logo.svg', 40, 40, drawLogo],
  ['public/favicon.svg', 40, 40, drawLogo],
  [`${product}/apple-touch-icon.svg`, 40, 40, drawTile],
]
