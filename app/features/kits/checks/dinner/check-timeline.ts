import type { DinnerMoment } from '#app/features/kits/documents/dinner.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { DinnerCheck, DinnerFinding } from './dinner-finding.ts'
import { found, unless } from './dinner-finding.ts'
import { sameWord } from './repeated.ts'

/** Checks that the true course of events is possible. */
export const checkTimeline: DinnerCheck = ({ document }) => {
  const { moments, characters, story } = document
  const place = { entity: 'dinnerStory', id: story.id, field: 'moments' } as const
  if (moments.length === 0) return [found('no_timeline', place, { name: '' })]
  const culprit = characters.find(({ id }) => id === story.culpritId)
  return [
    ...unless(
      !culprit || moments.some(({ actorIds }) => actorIds.includes(culprit.id)),
      'culprit_not_in_timeline',
      place,
      { name: culprit?.name ?? '' },
    ),
    ...moments.flatMap(({ id, time, place: where, happened }) => {
      const empty = Object.entries({ time, place: where, happened }).find(([, text]) => isBlankText(text))
      return unless(
        empty === undefined,
        'moment_incomplete',
        { entity: 'moment', id, field: empty?.[0] ?? '' },
        {
          name: [time, where].filter((text) => !isBlankText(text)).join(', '),
        },
      )
    }),
    ...characters.flatMap(({ id, name }) => placesAtOnce(moments, id, name)),
  ]
}

function placesAtOnce(moments: readonly DinnerMoment[], characterId: string, name: string): DinnerFinding[] {
  const there = moments.filter(
    ({ time, place, actorIds, witnessIds }) =>
      !isBlankText(time) && !isBlankText(place) && [...actorIds, ...witnessIds].includes(characterId),
  )
  return there.flatMap((moment, index) => {
    const other = there
      .slice(0, index)
      .find(({ time, place }) => clockOf(time) === clockOf(moment.time) && sameWord(place) !== sameWord(moment.place))
    if (!other) return []
    const params = { name, time: moment.time, place: moment.place, other: other.place }
    return [found('two_places_at_once', { entity: 'moment', id: moment.id, field: 'place' }, params)]
  })
}

const clock = /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})?)?\s*([ap])?\.?m?\.?$/

/** `9:15 p.m.`, `21 h 15` and `21:15` are the same time; other notations are compared as written. */
export function clockOf(told: string): string {
  const time = sameWord(told)
  const [, hours, minutes, half] = clock.exec(time) ?? []
  if (hours === undefined || (minutes === undefined && half === undefined && !time.includes('h'))) return time
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  return `${hour}:${minutes ?? '00'}`
}
