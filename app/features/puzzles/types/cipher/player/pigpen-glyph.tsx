import { m } from '#app/i18n/generated/messages.js'
import { penOf } from '#app/features/puzzles/types/cipher/rules/desk-tools.ts'
import type { Pen } from '#app/features/puzzles/types/cipher/rules/desk-tools.ts'

const wallPaths = { top: 'M4 4h16', right: 'M20 4v16', bottom: 'M4 20h16', left: 'M4 4v16' } as const
const tips = {
  down: 'M4 5l8 14 8-14',
  right: 'M5 4l14 8-14 8',
  left: 'M19 4 5 12l14 8',
  up: 'M4 19 12 5l8 14',
} as const
const dots = { down: [12, 8.5], right: [8.5, 12], left: [15.5, 12], up: [12, 15.5] } as const

export function PigpenGlyph({ letter, className }: { letter: string; className?: string }) {
  const { walls, points, dot } = penOf(letter)
  const [x, y] = points ? dots[points] : [12, 12]
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {points ? <path d={tips[points]} /> : walls.map((wall) => <path key={wall} d={wallPaths[wall]} />)}
      {dot && <circle cx={x} cy={y} r={2.2} fill="currentColor" stroke="none" />}
    </svg>
  )
}

const wallNames = {
  top: m.cipher_pigpen_top,
  right: m.cipher_pigpen_right,
  bottom: m.cipher_pigpen_bottom,
  left: m.cipher_pigpen_left,
}
const tipNames = {
  down: m.cipher_pigpen_tip_down,
  right: m.cipher_pigpen_tip_right,
  left: m.cipher_pigpen_tip_left,
  up: m.cipher_pigpen_tip_up,
}

export function penText({ walls, points, dot }: Pen): string {
  const drawn = points
    ? tipNames[points]()
    : m.cipher_pigpen_lines({ walls: walls.map((wall) => wallNames[wall]()).join(', ') })
  return dot ? m.cipher_pigpen_dotted({ drawn }) : drawn
}
