/** From dark to light: the shades of a thing whose colour the prompt names. */
const ramps = {
  tintRed: ['#2a0408', '#8c101c', '#d8343c', '#ffd9d2'],
  tintOrange: ['#2f1102', '#a8480a', '#ee8420', '#ffe3bd'],
  tintYellow: ['#33240a', '#a87f0c', '#f0c92e', '#fff6cf'],
  tintGreen: ['#04200e', '#176b34', '#46ad5c', '#dcf5d4'],
  tintTurquoise: ['#022324', '#0f7377', '#35bdba', '#d6f6f0'],
  tintBlue: ['#040f30', '#1a4aa4', '#4688e0', '#dcecff'],
  tintPurple: ['#190630', '#5c2396', '#9a55d2', '#efdcff'],
  tintPink: ['#33081f', '#b03a78', '#f07fae', '#ffe4ee'],
  tintBrown: ['#1c0f07', '#5c3519', '#9a6334', '#ead2b4'],
  tintBlack: ['#000000', '#121116', '#2b2a31', '#b9b8c2'],
  tintWhite: ['#4a4c5c', '#b4b7c6', '#eceef4', '#ffffff'],
  tintGrey: ['#17181d', '#5a5d68', '#9a9daa', '#eceef2'],
  tintBeige: ['#2e2416', '#93794f', '#d6be92', '#f8efdb'],
  tintGold: ['#2c1a04', '#94650f', '#e0ac35', '#fff0b8'],
  tintSilver: ['#15171d', '#6d7380', '#bfc4ce', '#ffffff'],
} as const satisfies Record<string, readonly [string, string, string, string]>

export type TintName = keyof typeof ramps

const channel = (ramp: readonly string[], from: number): string =>
  ramp.map((color) => (Number.parseInt(color.slice(from, from + 2), 16) / 255).toFixed(3)).join(' ')

const luminance = '0.3 0.59 0.11 0 0 0.3 0.59 0.11 0 0 0.3 0.59 0.11 0 0 0 0 0 1 0'

export const tints = Object.fromEntries(
  Object.entries(ramps).map(([id, ramp]) => [
    id,
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">` +
      `<feColorMatrix values="${luminance}"/><feComponentTransfer>` +
      `<feFuncR type="table" tableValues="${channel(ramp, 1)}"/>` +
      `<feFuncG type="table" tableValues="${channel(ramp, 3)}"/>` +
      `<feFuncB type="table" tableValues="${channel(ramp, 5)}"/></feComponentTransfer></filter>`,
  ]),
) as Record<TintName, string>
