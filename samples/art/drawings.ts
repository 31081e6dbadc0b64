import { drawChoir, drawPumpkinCover, drawSeatingPlan, drawToast } from './dinners/harvest.ts'
import * as harvest from './dinners/harvest-portraits.ts'
import { drawPosts, drawRopeCover, drawStationPlan } from './dinners/polar.ts'
import * as polar from './dinners/polar-portraits.ts'
import { drawLogo, drawTile } from './product/brand.ts'
import { drawEscapeRoom } from './product/escape-room.ts'
import { drawHero } from './product/hero.ts'
import { drawMysteryDinner } from './product/mystery-dinner.ts'
import { drawEmptyFrame, drawLetterSent, drawMakersBench, drawStageDoor, drawThreeDoors } from './product/places.ts'
import { drawOnlineAdventure } from './product/online-adventure.ts'
import { drawEvents, drawMuseums, drawTeamBuilding } from './product/services.ts'
import { drawNoAdventures, drawNoProjects, drawNotFound, drawNothingFound } from './product/states.ts'
import { drawBurrow } from './rabbit/burrow.ts'
import { drawCover } from './rabbit/cover.ts'
import { drawDressingRoom } from './rabbit/dressing-room.ts'
import { drawCurtainCall, drawTopBilling } from './rabbit/finale.ts'
import { drawFlyTower } from './rabbit/fly-tower.ts'
import {
  drawCandleEnd,
  drawCarrot,
  drawGloves,
  drawGoldPaint,
  drawNewBill,
  drawPoster,
  drawRedThread,
  drawStarKey,
  drawToastedCarrot,
  drawTrapdoorKey,
  drawWaxedKey,
} from './rabbit/items.ts'
import { drawBasil, drawBertha, drawOdette } from './rabbit/portraits.ts'
import { drawPropStore } from './rabbit/prop-store.ts'
import { drawStage } from './rabbit/stage.ts'
import { drawUnderStage } from './rabbit/under-stage.ts'
import { drawWorkshop } from './rabbit/workshop.ts'
import { drawPosition } from './rooms/chess.ts'
import { drawLostPropertyCover, drawMarquisCover } from './rooms/covers.ts'
import { drawPatent, drawPoster as drawPosterEngraving } from './rooms/engravings.ts'
import { drawKeys, drawLock } from './rooms/keys.ts'
import { drawLeftHalves, drawRightHalves } from './rooms/tickets.ts'
import { drawWorks } from './rooms/works.ts'
import {
  drawCellar,
  drawCellarCandle,
  drawCellarCover,
  drawColdLantern,
  drawLitLantern,
  drawTreasure,
} from './templates/cellar.ts'
import { drawClubCover } from './templates/club.ts'
import { drawCageCover } from './templates/cage.ts'
import { drawMuseumCover } from './templates/museum.ts'
import { drawKitchenCover } from './templates/kitchen.ts'
import { drawFortuneTeller, drawParlour, drawParlourCover, drawWayHome } from './templates/parlour.ts'
import { drawGarden, drawStudy, drawStudyCover } from './templates/study.ts'

/** File in the repository, width and height in pixels. */
export type Drawing = readonly [file: string, width: number, height: number, draw: () => string]

const adventure = 'samples/adventures/the-rabbit-takes-a-bow/art'
const rope = 'samples/adventures/the-rope-at-nine/art'
const gourd = 'samples/adventures/a-pumpkin-too-many/art'
const lostProperty = 'samples/adventures/lost-property-last-day/art'
const marquis = 'samples/adventures/the-machine-that-always-wins/art'
const templates = 'samples/templates'
const product = 'app/ui/illustrations/src'

export const drawings: readonly Drawing[] = [
  [`${adventure}/workshop.svg`, 1920, 1080, drawWorkshop],
  [`${adventure}/prop-store.svg`, 1920, 1080, drawPropStore],
  [`${adventure}/dressing-room.svg`, 1920, 1080, drawDressingRoom],
  [`${adventure}/stage.svg`, 1920, 1080, drawStage],
  [`${adventure}/fly-tower.svg`, 1080, 1920, drawFlyTower],
  [`${adventure}/under-stage.svg`, 1920, 1080, drawUnderStage],
  [`${adventure}/burrow.svg`, 1920, 1080, drawBurrow],
  [`${adventure}/curtain-call.svg`, 1920, 1080, drawCurtainCall],
  [`${adventure}/top-billing.svg`, 1920, 1080, drawTopBilling],
  [`${adventure}/items/star-key.svg`, 512, 512, drawStarKey],
  [`${adventure}/items/gloves.svg`, 512, 512, drawGloves],
  [`${adventure}/items/red-thread.svg`, 512, 512, drawRedThread],
  [`${adventure}/items/trapdoor-key.svg`, 512, 512, drawTrapdoorKey],
  [`${adventure}/items/candle-end.svg`, 512, 512, drawCandleEnd],
  [`${adventure}/items/waxed-key.svg`, 512, 512, drawWaxedKey],
  [`${adventure}/items/poster.svg`, 512, 512, drawPoster],
  [`${adventure}/items/gold-paint.svg`, 512, 512, drawGoldPaint],
  [`${adventure}/items/new-bill.svg`, 512, 512, drawNewBill],
  [`${adventure}/items/carrot.svg`, 512, 512, drawCarrot],
  [`${adventure}/items/toasted-carrot.svg`, 512, 512, drawToastedCarrot],
  [`${adventure}/npcs/odette.svg`, 720, 1280, drawOdette],
  [`${adventure}/npcs/basil.svg`, 720, 1280, drawBasil],
  [`${adventure}/npcs/bertha.svg`, 720, 1280, drawBertha],
  [`${adventure}/cover.svg`, 1600, 900, drawCover],
  [`${rope}/cover.svg`, 1600, 900, drawRopeCover],
  [`${rope}/clues/plan.svg`, 1200, 900, drawStationPlan],
  [`${rope}/clues/posts.svg`, 1200, 900, drawPosts],
  [`${rope}/portraits/falk.svg`, 512, 512, polar.drawFalk],
  [`${rope}/portraits/verhaegen.svg`, 512, 512, polar.drawVerhaegen],
  [`${rope}/portraits/moreau.svg`, 512, 512, polar.drawMoreau],
  [`${rope}/portraits/tessier.svg`, 512, 512, polar.drawTessier],
  [`${rope}/portraits/laurent.svg`, 512, 512, polar.drawLaurent],
  [`${rope}/portraits/osterman.svg`, 512, 512, polar.drawOsterman],
  [`${rope}/portraits/okafor.svg`, 512, 512, polar.drawOkafor],
  [`${rope}/portraits/lindqvist.svg`, 512, 512, polar.drawLindqvist],
  [`${rope}/portraits/ashdown.svg`, 512, 512, polar.drawAshdown],
  [`${rope}/portraits/sorel.svg`, 512, 512, polar.drawSorel],
  [`${gourd}/cover.svg`, 1600, 900, drawPumpkinCover],
  [`${gourd}/clues/plan.svg`, 1200, 900, drawSeatingPlan],
  [`${gourd}/clues/choir.svg`, 1200, 900, drawChoir],
  [`${gourd}/clues/toast.svg`, 1200, 900, drawToast],
  [`${gourd}/portraits/delisle.svg`, 512, 512, harvest.drawDelisle],
  [`${gourd}/portraits/prudhomme.svg`, 512, 512, harvest.drawPrudhomme],
  [`${gourd}/portraits/vasseur.svg`, 512, 512, harvest.drawVasseur],
  [`${gourd}/portraits/morin.svg`, 512, 512, harvest.drawMorin],
  [`${gourd}/portraits/lacroix.svg`, 512, 512, harvest.drawLacroix],
  [`${gourd}/portraits/fontaine.svg`, 512, 512, harvest.drawFontaine],
  [`${gourd}/portraits/duval.svg`, 512, 512, harvest.drawDuval],
  [`${gourd}/portraits/lambert.svg`, 512, 512, harvest.drawLambert],
  [`${gourd}/portraits/marchand.svg`, 512, 512, harvest.drawMarchand],
  [`${gourd}/portraits/gauthier.svg`, 512, 512, harvest.drawGauthier],
  [`${templates}/the-locked-study/art/cover.svg`, 1600, 900, drawStudyCover],
  [`${templates}/the-locked-study/art/study.svg`, 1920, 1080, drawStudy],
  [`${templates}/the-locked-study/art/garden.svg`, 1920, 1080, drawGarden],
  [`${templates}/the-dark-cellar/art/cover.svg`, 1600, 900, drawCellarCover],
  [`${templates}/the-dark-cellar/art/cellar.svg`, 1920, 1080, drawCellar],
  [`${templates}/the-dark-cellar/art/treasure.svg`, 1920, 1080, drawTreasure],
  [`${templates}/the-dark-cellar/art/items/lantern.svg`, 512, 512, drawColdLantern],
  [`${templates}/the-dark-cellar/art/items/lit-lantern.svg`, 512, 512, drawLitLantern],
  [`${templates}/the-dark-cellar/art/items/candle.svg`, 512, 512, drawCellarCandle],
  [`${templates}/the-fortune-teller/art/cover.svg`, 1600, 900, drawParlourCover],
  [`${templates}/the-fortune-teller/art/parlour.svg`, 1920, 1080, drawParlour],
  [`${templates}/the-fortune-teller/art/way-home.svg`, 1920, 1080, drawWayHome],
  [`${templates}/the-fortune-teller/art/npcs/fortune-teller.svg`, 720, 1280, drawFortuneTeller],
  [`${templates}/the-second-death-of-armand-castel/art/cover.svg`, 1600, 900, drawClubCover],
  [`${templates}/the-museum-after-hours/art/cover.svg`, 1600, 900, drawMuseumCover],
  [`${templates}/who-silenced-the-admiral/art/cover.svg`, 1600, 900, drawCageCover],
  [`${templates}/aunt-odiles-sugar-pie/art/cover.svg`, 1600, 900, drawKitchenCover],
  [`${lostProperty}/cover.svg`, 1600, 900, drawLostPropertyCover],
  [`${lostProperty}/left-halves.svg`, 640, 1320, drawLeftHalves],
  [`${lostProperty}/right-halves.svg`, 640, 1320, drawRightHalves],
  [`${marquis}/cover.svg`, 1600, 900, drawMarquisCover],
  [`${marquis}/works.svg`, 1460, 760, drawWorks],
  [`${marquis}/patent.svg`, 1000, 1000, drawPatent],
  [`${marquis}/poster.svg`, 1000, 1000, drawPosterEngraving],
  [`${marquis}/keys.svg`, 1000, 1320, drawKeys],
  [`${marquis}/lock.svg`, 1000, 460, drawLock],
  [`${marquis}/position.svg`, 1000, 1000, drawPosition],
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
  [`${product}/stage-door.svg`, 800, 1000, drawStageDoor],
  [`${product}/makers-bench.svg`, 800, 600, drawMakersBench],
  [`${product}/three-doors.svg`, 800, 600, drawThreeDoors],
  [`${product}/letter-sent.svg`, 480, 360, drawLetterSent],
  [`${product}/empty-frame.svg`, 480, 360, drawEmptyFrame],
  [`${product}/not-found.svg`, 800, 600, drawNotFound],
  ['public/logo.svg', 40, 40, drawLogo],
  ['public/favicon.svg', 40, 40, drawLogo],
  [`${product}/apple-touch-icon.svg`, 40, 40, drawTile],
]
