import { m } from '#app/i18n/generated/messages.js'

/** What guests give each other at the end. */
export const awardNames = {
  detective: m.paper_dinner_award_detective,
  costume: m.paper_dinner_award_costume,
  acting: m.paper_dinner_award_acting,
  liar: m.paper_dinner_award_liar,
}
