import { m } from '#app/i18n/generated/messages.js'

export const detailTexts = {
  host: m.print_host,
  day: m.evening_host_day,
  time: m.evening_host_time,
  place: m.print_place,
} as const
