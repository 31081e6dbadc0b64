/** The colours of `kit/print/page.typ`, which carry no meaning. */
const ofThePage = ['#2a2038', '#685f7c', '#c4bdd2', '#6a2fc4', '#946410', '#000000', '#ffffff']

/** Of 100 steps from black to white: the difference that a printer's grey still shows. */
const least = 15

/** Colours of a drawn page other than those that every page has. */
export const coloursIn = (svg: string): string[] =>
  [...new Set(svg.match(/(?<=(?:fill|stroke)[=:]["' ]?)#[\da-f]{6}\b/giu))]
    .map((colour) => colour.toLowerCase())
    .filter((colour) => !ofThePage.includes(colour))

/** Pairs of colours that look alike on a grey page and have no letter or shape to tell them apart. */
export function alikeInGrey(colours: readonly string[], sheet: unknown): string[] {
  const marks = marksIn(sheet)
  return colours.flatMap((one, at) =>
    colours
      .slice(at + 1)
      .filter((other) => Math.abs(lightness(one) - lightness(other)) < least && marks.get(one) === marks.get(other))
      .map((other) => `${one} ${other}`),
  )
}

/** The marks beside each `paint` in a sheet's data. */
export function marksIn(data: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof data !== 'object' || data === null) return found
  const { paint, letter, shape } = data as Record<string, unknown>
  if (typeof paint === 'string' && paint !== '') found.set(paint, String(letter ?? shape))
  for (const each of Object.values(data)) marksIn(each, found)
  return found
}

/** L* of CIELAB. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return light <= 0.008856 ? light * 903.3 : 116 * Math.cbrt(light) - 16
}
