import Anchor from 'lucide-react/icons/anchor'
import Bell from 'lucide-react/icons/bell'
import Cat from 'lucide-react/icons/cat'
import Crown from 'lucide-react/icons/crown'
import Eye from 'lucide-react/icons/eye'
import Feather from 'lucide-react/icons/feather'
import Flame from 'lucide-react/icons/flame'
import Gem from 'lucide-react/icons/gem'
import Ghost from 'lucide-react/icons/ghost'
import Heart from 'lucide-react/icons/heart'
import Hourglass from 'lucide-react/icons/hourglass'
import Key from 'lucide-react/icons/key'
import Leaf from 'lucide-react/icons/leaf'
import Moon from 'lucide-react/icons/moon'
import Mountain from 'lucide-react/icons/mountain'
import Skull from 'lucide-react/icons/skull'
import Star from 'lucide-react/icons/star'
import Sun from 'lucide-react/icons/sun'
import { digits, letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { m } from '#app/i18n/generated/messages.js'
import { columnsOf } from './pattern.ts'
import type { Presented } from './schema.ts'

const signs = [
  { Icon: Sun, name: m.pattern_matcher_sign_sun },
  { Icon: Moon, name: m.pattern_matcher_sign_moon },
  { Icon: Star, name: m.pattern_matcher_sign_star },
  { Icon: Key, name: m.pattern_matcher_sign_key },
  { Icon: Heart, name: m.pattern_matcher_sign_heart },
  { Icon: Anchor, name: m.pattern_matcher_sign_anchor },
  { Icon: Crown, name: m.pattern_matcher_sign_crown },
  { Icon: Feather, name: m.pattern_matcher_sign_feather },
  { Icon: Flame, name: m.pattern_matcher_sign_flame },
  { Icon: Leaf, name: m.pattern_matcher_sign_leaf },
  { Icon: Bell, name: m.pattern_matcher_sign_bell },
  { Icon: Eye, name: m.pattern_matcher_sign_eye },
  { Icon: Gem, name: m.pattern_matcher_sign_gem },
  { Icon: Skull, name: m.pattern_matcher_sign_skull },
  { Icon: Hourglass, name: m.pattern_matcher_sign_hourglass },
  { Icon: Mountain, name: m.pattern_matcher_sign_mountain },
  { Icon: Ghost, name: m.pattern_matcher_sign_ghost },
  { Icon: Cat, name: m.pattern_matcher_sign_cat },
] as const

/** Dark text is readable on them in every theme; letters help people who cannot tell colours apart. */
const colours = [
  { fill: 'hsl(354 86% 70%)', name: m.pattern_matcher_colour_red },
  { fill: 'hsl(200 82% 66%)', name: m.pattern_matcher_colour_blue },
  { fill: 'hsl(48 94% 60%)', name: m.pattern_matcher_colour_yellow },
  { fill: 'hsl(142 48% 60%)', name: m.pattern_matcher_colour_green },
  { fill: 'hsl(276 76% 78%)', name: m.pattern_matcher_colour_violet },
  { fill: 'hsl(26 92% 64%)', name: m.pattern_matcher_colour_orange },
] as const

const marks = [...letters, ...digits]

export const signAt = (place: number) => signs[place % signs.length]!
export const colourAt = (place: number) => colours[place % colours.length]!
export const letterAt = (place: number): string => marks[place]!

type Named = Pick<Presented, 'patternSize' | 'patternType' | 'rowNames' | 'columnNames'>

export function placeName({ patternSize, patternType, rowNames, columnNames }: Named, place: number): string {
  const columns = columnsOf(patternSize)
  const [row, column] = [Math.floor(place / columns), place % columns]
  const where = {
    row: rowNames?.[row] || m.pattern_matcher_row({ row: row + 1 }),
    column: columnNames?.[column] || m.pattern_matcher_column({ column: column + 1 }),
  }
  if (patternType === 'symbol') return m.pattern_matcher_place_named({ name: signAt(place).name(), ...where })
  if (patternType === 'color')
    return m.pattern_matcher_place_named({
      name: m.pattern_matcher_plate({ letter: letterAt(place), colour: colourAt(place).name() }),
      ...where,
    })
  return m.pattern_matcher_place(where)
}
