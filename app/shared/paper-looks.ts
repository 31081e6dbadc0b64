/** What a printed thing looks like, in the order in which authors are offered it. The tables, forms, checks and pages
 * all follow from here. */
export const paperLooks = [
  'letter',
  'diary',
  'telegram',
  'ticket',
  'season',
  'pawn',
  'receipt',
  'form',
  'newspaper',
  'report',
  'laboratory',
  'ledger',
  'testimony',
  'map',
  'photograph',
  'menu',
  'poster',
] as const

export type PaperLook = (typeof paperLooks)[number]

/** Of a room, whose small things are cards to cut out unless they look like something else. */
export const roomLooks = ['card', ...paperLooks] as const

export type RoomLook = (typeof roomLooks)[number]
