import { svgOf } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { lineArt } from './line-art.ts'
import { drawChoir, drawPumpkinCover, drawSeatingPlan, drawToast } from './dinners/harvest.ts'
import { drawContactSheet } from './dinners/contact-sheet.ts'
import * as harvest from './dinners/harvest-portraits.ts'
import { drawPosts, drawRopeCover, drawStationPlan } from './dinners/polar.ts'
import * as polar from './dinners/polar-portraits.ts'
import { drawLogo, drawTile } from './product/brand.ts'
import { drawEscapeRoom } from './product/escape-room.ts'
import { drawHero } from './product/hero.ts'
import { drawMysteryDinner } from './product/mystery-dinner.ts'
import {
  drawEmptyFrame,
  drawLetterSent,
  drawMakersBench,
  drawOtherBench,
  drawStageDoor,
  drawThreeDoors,
} from './product/places.ts'
import { drawGroupSession } from './product/group-session.ts'
import { drawOnlineAdventure } from './product/online-adventure.ts'
import { drawEvents, drawMuseums, drawTeamBuilding } from './product/services.ts'
import { drawNoAdventures, drawNoProjects, drawNotFound, drawNothingFound } from './product/states.ts'
import { glassDrawings } from './glass/drawings.ts'
import { radioDrawings } from './radio/drawings.ts'
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
import { closeUpDrawings } from './rabbit/close-ups.ts'
import { layerDrawings } from './rabbit/layers.ts'
import { objectDrawings } from './rabbit/objects.ts'
import { pieceDrawings } from './rabbit/pieces.ts'
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
import * as club from './templates/club-portraits.ts'
import { drawCageCover } from './templates/cage.ts'
import * as cage from './templates/cage-portraits.ts'
import { drawMuseumCover } from './templates/museum.ts'
import { drawKitchenCover } from './templates/kitchen.ts'
import { drawFortuneTeller, drawParlour, drawParlourCover, drawWayHome } from './templates/parlour.ts'
import { drawGarden, drawStudy, drawStudyCover } from './templates/study.ts'

const adventure = 'samples/adventures/the-rabbit-takes-a-bow/art'
const rope = 'samples/adventures/the-rope-at-nine/art'
const gourd = 'samples/adventures/a-pumpkin-too-many/art'
const lostProperty = 'samples/adventures/lost-property-last-day/art'
const marquis = 'samples/adventures/the-machine-that-always-wins/art'
const templates = 'samples/templates'
const castel = `${templates}/the-second-death-of-armand-castel/art`
const cageArt = `${templates}/who-silenced-the-admiral/art`
const product = 'public/illustrations'

export const drawings: readonly Drawing[] = [
  [`${adventure}/workshop.webp`, 1920, 1080, drawWorkshop],
  [`${adventure}/prop-store.webp`, 1920, 1080, drawPropStore],
  [`${adventure}/dressing-room.webp`, 1920, 1080, drawDressingRoom],
  [`${adventure}/stage.webp`, 1920, 1080, drawStage],
  [`${adventure}/fly-tower.webp`, 1080, 1920, drawFlyTower],
  [`${adventure}/under-stage.webp`, 1920, 1080, drawUnderStage],
  [`${adventure}/burrow.webp`, 1920, 1080, drawBurrow],
  [`${adventure}/curtain-call.webp`, 1920, 1080, drawCurtainCall],
  [`${adventure}/top-billing.webp`, 1920, 1080, drawTopBilling],
  ...layerDrawings,
  ...closeUpDrawings,
  ...objectDrawings,
  ...pieceDrawings,
  [`${adventure}/items/star-key.webp`, 512, 512, drawStarKey],
  [`${adventure}/items/gloves.webp`, 512, 512, drawGloves],
  [`${adventure}/items/red-thread.webp`, 512, 512, drawRedThread],
  [`${adventure}/items/trapdoor-key.webp`, 512, 512, drawTrapdoorKey],
  [`${adventure}/items/candle-end.webp`, 512, 512, drawCandleEnd],
  [`${adventure}/items/waxed-key.webp`, 512, 512, drawWaxedKey],
  [`${adventure}/items/poster.webp`, 512, 512, drawPoster],
  [`${adventure}/items/gold-paint.webp`, 512, 512, drawGoldPaint],
  [`${adventure}/items/new-bill.webp`, 512, 512, drawNewBill],
  [`${adventure}/items/carrot.webp`, 512, 512, drawCarrot],
  [`${adventure}/items/toasted-carrot.webp`, 512, 512, drawToastedCarrot],
  [`${adventure}/npcs/odette.webp`, 720, 1280, drawOdette],
  [`${adventure}/npcs/basil.webp`, 720, 1280, drawBasil],
  [`${adventure}/npcs/bertha.webp`, 720, 1280, drawBertha],
  [`${adventure}/cover.webp`, 1600, 900, drawCover],
  ...radioDrawings,
  ...glassDrawings,
  [`${rope}/cover.webp`, 1600, 900, drawRopeCover],
  [`${rope}/clues/plan.webp`, 1200, 900, drawStationPlan],
  [`${rope}/clues/posts.webp`, 1200, 900, drawPosts],
  [`${rope}/portraits/brandt.webp`, 512, 512, polar.drawBrandt],
  [`${rope}/portraits/falk.webp`, 512, 512, polar.drawFalk],
  [`${rope}/portraits/verhaegen.webp`, 512, 512, polar.drawVerhaegen],
  [`${rope}/portraits/moreau.webp`, 512, 512, polar.drawMoreau],
  [`${rope}/portraits/tessier.webp`, 512, 512, polar.drawTessier],
  [`${rope}/portraits/laurent.webp`, 512, 512, polar.drawLaurent],
  [`${rope}/portraits/osterman.webp`, 512, 512, polar.drawOsterman],
  [`${rope}/portraits/okafor.webp`, 512, 512, polar.drawOkafor],
  [`${rope}/portraits/lindqvist.webp`, 512, 512, polar.drawLindqvist],
  [`${rope}/portraits/ashdown.webp`, 512, 512, polar.drawAshdown],
  [`${rope}/portraits/sorel.webp`, 512, 512, polar.drawSorel],
  [`${gourd}/cover.webp`, 1600, 900, drawPumpkinCover],
  [`${gourd}/clues/plan.webp`, 1200, 900, drawSeatingPlan],
  [`${gourd}/clues/choir.webp`, 1200, 900, drawChoir],
  [`${gourd}/clues/contact-sheet.webp`, 1600, 1160, drawContactSheet],
  [`${gourd}/clues/toast.webp`, 1200, 900, drawToast],
  [`${gourd}/portraits/bellavance.webp`, 512, 512, harvest.drawBellavance],
  [`${gourd}/portraits/delisle.webp`, 512, 512, harvest.drawDelisle],
  [`${gourd}/portraits/prudhomme.webp`, 512, 512, harvest.drawPrudhomme],
  [`${gourd}/portraits/vasseur.webp`, 512, 512, harvest.drawVasseur],
  [`${gourd}/portraits/morin.webp`, 512, 512, harvest.drawMorin],
  [`${gourd}/portraits/lacroix.webp`, 512, 512, harvest.drawLacroix],
  [`${gourd}/portraits/fontaine.webp`, 512, 512, harvest.drawFontaine],
  [`${gourd}/portraits/duval.webp`, 512, 512, harvest.drawDuval],
  [`${gourd}/portraits/lambert.webp`, 512, 512, harvest.drawLambert],
  [`${gourd}/portraits/marchand.webp`, 512, 512, harvest.drawMarchand],
  [`${gourd}/portraits/gauthier.webp`, 512, 512, harvest.drawGauthier],
  [`${templates}/the-locked-study/art/cover.webp`, 1600, 900, drawStudyCover],
  [`${templates}/the-locked-study/art/study.webp`, 1920, 1080, drawStudy],
  [`${templates}/the-locked-study/art/garden.webp`, 1920, 1080, drawGarden],
  [`${templates}/the-dark-cellar/art/cover.webp`, 1600, 900, drawCellarCover],
  [`${templates}/the-dark-cellar/art/cellar.webp`, 1920, 1080, drawCellar],
  [`${templates}/the-dark-cellar/art/treasure.webp`, 1920, 1080, drawTreasure],
  [`${templates}/the-dark-cellar/art/items/lantern.webp`, 512, 512, drawColdLantern],
  [`${templates}/the-dark-cellar/art/items/lit-lantern.webp`, 512, 512, drawLitLantern],
  [`${templates}/the-dark-cellar/art/items/candle.webp`, 512, 512, drawCellarCandle],
  [`${templates}/the-fortune-teller/art/cover.webp`, 1600, 900, drawParlourCover],
  [`${templates}/the-fortune-teller/art/parlour.webp`, 1920, 1080, drawParlour],
  [`${templates}/the-fortune-teller/art/way-home.webp`, 1920, 1080, drawWayHome],
  [`${templates}/the-fortune-teller/art/npcs/fortune-teller.webp`, 720, 1280, drawFortuneTeller],
  [`${castel}/cover.webp`, 1600, 900, drawClubCover],
  [`${castel}/portraits/castel.webp`, 512, 512, club.drawCastel],
  [`${castel}/portraits/joly.webp`, 512, 512, club.drawJoly],
  [`${castel}/portraits/faye.webp`, 512, 512, club.drawFaye],
  [`${castel}/portraits/bergeron.webp`, 512, 512, club.drawBergeron],
  [`${castel}/portraits/hale.webp`, 512, 512, club.drawHale],
  [`${castel}/portraits/orlov.webp`, 512, 512, club.drawOrlov],
  [`${castel}/portraits/rousse.webp`, 512, 512, club.drawRousse],
  [`${castel}/portraits/dore.webp`, 512, 512, club.drawDore],
  [`${castel}/portraits/lou.webp`, 512, 512, club.drawLou],
  [`${castel}/portraits/price.webp`, 512, 512, club.drawPrice],
  [`${templates}/the-museum-after-hours/art/cover.webp`, 1600, 900, drawMuseumCover],
  [`${cageArt}/cover.webp`, 1600, 900, drawCageCover],
  [`${cageArt}/portraits/admiral.webp`, 512, 512, cage.drawAdmiral],
  [`${cageArt}/portraits/plourde.webp`, 512, 512, cage.drawPlourde],
  [`${cageArt}/portraits/sam.webp`, 512, 512, cage.drawSam],
  [`${cageArt}/portraits/charlie.webp`, 512, 512, cage.drawCharlie],
  [`${cageArt}/portraits/noa.webp`, 512, 512, cage.drawNoa],
  [`${cageArt}/portraits/frankie.webp`, 512, 512, cage.drawFrankie],
  [`${cageArt}/portraits/ariel.webp`, 512, 512, cage.drawAriel],
  [`${cageArt}/portraits/billie.webp`, 512, 512, cage.drawBillie],
  [`${cageArt}/portraits/max.webp`, 512, 512, cage.drawMax],
  [`${templates}/aunt-odiles-sugar-pie/art/cover.webp`, 1600, 900, drawKitchenCover],
  [`${lostProperty}/cover.webp`, 1600, 900, drawLostPropertyCover],
  [`${lostProperty}/left-halves.webp`, 640, 1320, drawLeftHalves],
  [`${lostProperty}/right-halves.webp`, 640, 1320, drawRightHalves],
  [`${marquis}/cover.webp`, 1600, 900, drawMarquisCover],
  [`${marquis}/works.webp`, 1460, 760, drawWorks],
  [`${marquis}/patent.webp`, 1000, 1000, drawPatent],
  [`${marquis}/poster.webp`, 1000, 1000, drawPosterEngraving],
  [`${marquis}/keys.webp`, 1000, 1320, drawKeys],
  [`${marquis}/lock.webp`, 1000, 460, drawLock],
  [`${marquis}/position.webp`, 1000, 1000, drawPosition],
  [`${product}/hero`, 1600, 900, drawHero],
  [`${product}/product-online`, 800, 600, drawOnlineAdventure],
  [`${product}/product-mystery`, 800, 600, drawMysteryDinner],
  [`${product}/product-escape`, 800, 600, drawEscapeRoom],
  [`${product}/service-events`, 800, 600, drawEvents],
  [`${product}/service-team-building`, 800, 600, drawTeamBuilding],
  [`${product}/service-museums`, 800, 600, drawMuseums],
  [`${product}/group-session`, 800, 600, drawGroupSession],
  [`${product}/empty-no-projects`, 480, 360, drawNoProjects],
  [`${product}/empty-nothing-found`, 480, 360, drawNothingFound],
  [`${product}/empty-no-adventures`, 480, 360, drawNoAdventures],
  [`${product}/stage-door`, 800, 1000, drawStageDoor],
  [`${product}/makers-bench`, 800, 600, drawMakersBench],
  [`${product}/makers-bench-changed`, 800, 600, drawOtherBench],
  [`${product}/three-doors`, 800, 600, drawThreeDoors],
  [`${product}/letter-sent`, 480, 360, drawLetterSent],
  [`${product}/empty-frame`, 480, 360, drawEmptyFrame],
  [`${product}/not-found`, 800, 600, drawNotFound],
  ['public/logo.svg', 40, 40, drawLogo],
  ['public/favicon.svg', 40, 40, drawLogo],
  ['public/apple-touch-icon.png', 40, 40, drawTile],
]

/** What kits print as it is: each has a line drawing too, for printers that should save ink. */
export const printedDrawings: readonly Drawing[] = drawings.filter(
  ([file]) =>
    [rope, gourd, castel, cageArt, lostProperty, marquis].some((folder) => file.startsWith(`${folder}/`)) &&
    !file.endsWith('/cover.webp'),
)

/** The puzzles of rooms are drawn in ink from the start, and measured or compared, so they stay as they are. */
export const linesOf = (drawing: Drawing): string =>
  [lostProperty, marquis].some((folder) => drawing[0].startsWith(`${folder}/`))
    ? svgOf(drawing)
    : lineArt(svgOf(drawing))
