import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

/* Twelve frames of one film, printed on one sheet as long as they are: three strips of four, with the holes of the film
 * above and below. In each the clock of the stage is two minutes later. */

const [black, dark, middle, light, pale, white] = ['#17181a', '#3a3c40', '#6b6e73', '#a3a6aa', '#d5d7d9', '#f4f4f2']

const frame = { width: 352, height: 264 }
const shots = 12
/** After six o'clock. */
const minutesShown = Array.from({ length: shots }, (_, at) => 2 + at * 2)

function clock(x: number, y: number, radius: number, minute: number): string {
  const hand = (turn: number, long: number, wide: number) => {
    const angle = (turn * Math.PI) / 30
    return line(d`M${x} ${y}L${x + Math.sin(angle) * long} ${y - Math.cos(angle) * long}`, black, wide)
  }
  return group(
    {},
    circle(x, y, radius, white, { stroke: black, 'stroke-width': 6 }),
    ...[0, 15, 30, 45].map((at) => {
      const [sin, cos] = [Math.sin((at * Math.PI) / 30), -Math.cos((at * Math.PI) / 30)]
      return line(d`M${x + sin * radius * 0.78} ${y + cos * radius * 0.78}l${sin * 5} ${cos * 5}`, black, 4)
    }),
    hand(30 + minute / 12, radius * 0.5, 9),
    hand(minute, radius * 0.8, 6),
  )
}

const singer = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    { scale: size },
    path('M-26 80V38Q-24 22 0 20Q24 22 26 38V80Z', light, { stroke: black, 'stroke-width': 3 }),
    ellipse(0, 0, 15, 19, pale, { stroke: black, 'stroke-width': 3 }),
    ellipse(0, 9, 4, 5, black),
  )

const listener = (x: number, size: number): string =>
  place(
    x,
    264,
    { scale: size },
    path('M-46 40V4Q-40 -22 0 -24Q40 -22 46 4V40Z', light, { stroke: black, 'stroke-width': 3 }),
    ellipse(0, -42, 22, 27, middle, { stroke: black, 'stroke-width': 3 }),
  )

/** Where the camera stood: nearer or farther, to the left or the right. */
const views = [
  { left: 0, near: 1 },
  { left: -26, near: 1.14 },
  { left: 34, near: 1.04 },
  { left: -8, near: 1.16 },
] as const

/** The stage of the hall, its clock above the choir, and the heads of who listens. */
function shot(at: number): string {
  const { left, near } = views[(at * 3 + (at >> 2)) % views.length]!
  const beside = (at * 37) % 60
  return group(
    {},
    rect(0, 0, frame.width, frame.height, pale),
    rect(0, 196, frame.width, 68, light),
    path('M0 0H30Q46 110 24 196H0ZM352 0H322Q306 110 328 196H352Z', middle, { stroke: black, 'stroke-width': 3 }),
    place(
      176 + left,
      146,
      { scale: near },
      ...[-2, -1, 0, 1, 2].map((place) => singer(place * 50, 4, 1)),
      // Who conducts, from behind
      path('M-20 84Q-18 34 0 30Q18 34 20 84Z', middle, { stroke: black, 'stroke-width': 3 }),
      circle(0, 16, 15, dark, { stroke: black, 'stroke-width': 3 }),
      line(
        `M16 44L${38 + (at % 3) * 6} ${8 + (at % 2) * 12}M-16 44L${-40 + (at % 2) * 8} ${4 + (at % 3) * 9}`,
        black,
        6,
      ),
    ),
    clock(176 + left, 62, 54, minutesShown[at]!),
    ...[0, 1].map((place) => listener(60 + beside + place * 170, 0.9 + ((at + place) % 3) * 0.12)),
  )
}

const strip = { left: 44, high: 348, step: 376 }

function filmStrip(row: number): string {
  const top = 32 + row * strip.step
  const holes = Array.from({ length: 38 }, (_, at) => strip.left + 14 + at * 39.4)
  return group(
    {},
    rect(strip.left, top, 1512, strip.high, black),
    ...[top + 8, top + strip.high - 28].flatMap((y) => holes.map((x) => rect(x, y, 20, 20, white, { rx: 5 }))),
    ...Array.from({ length: 4 }, (_, column) =>
      place(
        strip.left + 16 + column * 376,
        top + 42,
        {},
        clipTo(`M0 0H${frame.width}V${frame.height}H0Z`, shot(row * 4 + column)),
      ),
    ),
  )
}

export const drawContactSheet = (): string => group({}, rect(0, 0, 1600, 1160, white), ...[0, 1, 2].map(filmStrip))
