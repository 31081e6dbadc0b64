import { m } from '#app/i18n/generated/messages.js'

export const tips = (): string[] => [
  m.player_tip_touch(),
  m.player_tip_things(),
  m.player_tip_hints(),
  m.player_tip_on(),
]
