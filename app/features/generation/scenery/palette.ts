export const ink = [
  '#07040e',
  '#100820',
  '#1a0f33',
  '#281848',
  '#3a2565',
  '#543886',
  '#7a59b2',
  '#ab8fda',
  '#d9c9f2',
] as const
export const brass = ['#2a1707', '#58330f', '#925c1b', '#cb9032', '#efc15e', '#ffe2a0', '#fff6db'] as const
export const paper = ['#4c3a4a', '#806a67', '#b59c82', '#dcc7a2', '#f0e2c4', '#fbf4e4'] as const
export const wine = ['#1a0613', '#350a22', '#5b1636', '#8b284c', '#bb4a68', '#e08a95'] as const
export const wood = ['#120914', '#23121d', '#3a1f2c', '#59343d', '#80524c', '#ad7c62', '#d3a884'] as const
export const teal = ['#06111b', '#0c2330', '#163d4b', '#28626c', '#579a9a', '#a5d0c6'] as const

/** 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, index: number): number =>
    Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16)
  const bounded = Math.min(1, Math.max(0, share))
  const hex = [0, 1, 2].map((index) => {
    const value = channel(from, index) + (channel(to, index) - channel(from, index)) * bounded
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${hex.join('')}`
}

/** 0 the darkest, 1 the lightest. */
export function shade(scale: readonly string[], share: number): string {
  const place = Math.min(1, Math.max(0, share)) * (scale.length - 1)
  const below = Math.min(scale.length - 2, Math.floor(place))
  return mix(scale[below] ?? '#000000', scale[below + 1] ?? '#000000', place - below)
}
