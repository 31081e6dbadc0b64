import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'

const moss = ['#050d0b', '#0b1f18', '#143327', '#204d38', '#35704c', '#5d9a63', '#93c286', '#cfe5b8'] as const
const azure = ['#050a18', '#0b1a36', '#143057', '#20497f', '#366fae', '#64a0d2', '#a0cdea', '#dcf0fa'] as const
const slate = ['#08080f', '#14151f', '#232634', '#363b4d', '#525a70', '#7b8498', '#abb3c2', '#dde2ea'] as const
const rose = ['#16061a', '#2f0f30', '#51204c', '#7d3668', '#ae5784', '#d584a3', '#f0b7c4', '#fce4e4'] as const
const sand = ['#1a0d0a', '#37201a', '#5d3b2a', '#8a6040', '#b98d5b', '#dcb880', '#f0d9ab', '#fbf0d6'] as const
const ember = ['#160505', '#330d0a', '#5c1d10', '#8f3717', '#c45e24', '#e8923f', '#f9c574', '#fff0c8'] as const

/** From dark to light. */
export const scales = { ink, teal, wine, wood, brass, paper, moss, azure, slate, rose, sand, ember } as const

export type ScaleName = keyof typeof scales

export const scaleNames = Object.keys(scales) as readonly ScaleName[]
