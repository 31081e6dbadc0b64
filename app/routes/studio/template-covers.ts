import pumpkin from '#samples/adventures/a-pumpkin-too-many/art/cover.webp?url'
import bothSides from '#samples/adventures/both-sides-of-the-glass/art/cover.webp?url'
import deadAir from '#samples/adventures/dead-air/art/cover.webp?url'
import lostProperty from '#samples/adventures/lost-property-last-day/art/cover.webp?url'
import machine from '#samples/adventures/the-machine-that-always-wins/art/cover.webp?url'
import rabbit from '#samples/adventures/the-rabbit-takes-a-bow/art/cover.webp?url'
import rope from '#samples/adventures/the-rope-at-nine/art/cover.webp?url'
import auntOdile from '#samples/templates/aunt-odiles-sugar-pie/art/cover.webp?url'
import darkCellar from '#samples/templates/the-dark-cellar/art/cover.webp?url'
import fortuneTeller from '#samples/templates/the-fortune-teller/art/cover.webp?url'
import museum from '#samples/templates/the-museum-after-hours/art/cover.webp?url'
import lockedStudy from '#samples/templates/the-locked-study/art/cover.webp?url'
import armandCastel from '#samples/templates/the-second-death-of-armand-castel/art/cover.webp?url'
import admiral from '#samples/templates/who-silenced-the-admiral/art/cover.webp?url'

export const templateCovers: Readonly<Record<string, string>> = {
  'the-locked-study': lockedStudy,
  'the-dark-cellar': darkCellar,
  'the-fortune-teller': fortuneTeller,
  'the-second-death-of-armand-castel': armandCastel,
  'who-silenced-the-admiral': admiral,
  'aunt-odiles-sugar-pie': auntOdile,
  'the-museum-after-hours': museum,
  'the-rabbit-takes-a-bow': rabbit,
  'dead-air': deadAir,
  'both-sides-of-the-glass': bothSides,
  'the-rope-at-nine': rope,
  'a-pumpkin-too-many': pumpkin,
  'lost-property-last-day': lostProperty,
  'the-machine-that-always-wins': machine,
}
