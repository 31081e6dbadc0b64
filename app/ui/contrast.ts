/** Relative luminance (WCAG 2.2) of a colour given as an HSL triplet, "271 81% 56%": 0 is black, 1 white. */
export function luminance(triplet: string): number {
  const [red, green, blue] = toRgb(triplet).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two HSL triplets, from 1 (the same) to 21 (black on white). The design settings warn below 4.5. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function toRgb(triplet: string): [number, number, number] {
  const match = /^(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)% (\d+(?:\.\d+)?)%$/.exec(triplet)
  if (!match) throw new Error(`Not an HSL triplet: ${triplet}`)
  const [hue, saturation, lightness] = [Number(match[1]), Number(match[2]) / 100, Number(match[3]) / 100]
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))
  }
  return [channel(0), channel(8), channel(4)]
}
