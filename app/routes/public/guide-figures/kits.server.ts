import type { GuideFigures, GuidePicture } from '#app/features/guides/guide.ts'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { SampleText } from '#samples/sample-adventure.ts'
import { auntOdilesSugarPie as room } from '#samples/templates/aunt-odiles-sugar-pie/room.ts'
import { whoSilencedTheAdmiral as dinner } from '#samples/templates/who-silenced-the-admiral/dinner.ts'

const portraits = import.meta.glob<string>('/samples/templates/who-silenced-the-admiral/art/portraits/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

const keyed = <Thing extends { key: string }>(things: readonly Thing[], keys: readonly string[]) =>
  keys.map((key) => things.find((thing) => thing.key === key)!)

/** Of the dinner that its guide takes apart. */
export function dinnerFigures(locale: Locale): GuideFigures {
  const say = (text: SampleText | undefined) => text?.[locale] ?? ''
  const suspects = dinner.characters.filter(({ role }) => role === 'suspect')
  const papers = keyed(dinner.clues, ['charades', 'bank', 'call', 'label'])
  const cleared = (character: string) =>
    dinner.clues.filter(({ meanings }) =>
      meanings?.some(({ characterId, bearing }) => characterId === character && bearing === 'clears'),
    )
  return {
    cast: {
      pictures: suspects.map(({ name, publicDescription, portraitAssetId }): GuidePicture => ({
        title: say(name),
        text: say(publicDescription),
        alt: say(name),
        width: 512,
        height: 512,
        parts: [{ src: portraits[`/samples/templates/${dinner.key}/${portraitAssetId?.slice(2)}`]! }],
      })),
    },
    cleared: {
      lists: suspects.map(({ key, name }) => {
        const titles = cleared(key).map(({ title }) => say(title))
        return { title: say(name), items: titles.length > 0 ? titles : [m.guides_never_cleared({}, { locale })] }
      }),
    },
    clues: { papers: papers.map(({ title, content }) => ({ title: say(title), text: say(content) })) },
    courses: {
      lists: dinner.courses.map(({ key, name, startMinute }) => ({
        title: m.guides_course({ name: say(name), minute: startMinute ?? 0 }, { locale }),
        items: dinner.clues.filter(({ courseId }) => courseId === key).map(({ title }) => say(title)),
      })),
    },
  }
}

/** Of the room that its guide takes apart. */
export function roomFigures(locale: Locale): GuideFigures {
  const say = (text: SampleText | undefined) => text?.[locale] ?? ''
  const names = new Map([
    ...room.props.map(({ key, name }) => [key, say(name)] as const),
    ...room.clues.map(({ key, title }) => [key, say(title)] as const),
    ...room.puzzles.map(({ key, name }) => [key, say(name)] as const),
  ])
  const listed = (keys: readonly string[]) => keys.map((key) => names.get(key)).join(', ')
  const { lockType } = roomPuzzle.fields
  return {
    mission: { papers: [{ title: say(room.title), text: say(room.setup.storyPremise) }] },
    flow: {
      lists: room.puzzles.map(({ key, name, lockType: lock, needs = [], gives = [], endsRoom }) => {
        const after = room.puzzles.filter((each) => each.needs?.includes(key)).map((each) => each.key)
        return {
          title: m.guides_flow_title({ name: say(name), lock: lockType.choices[lock!]() }, { locale }),
          items: [
            m.guides_flow_needs({ things: listed(needs) }, { locale }),
            endsRoom
              ? m.guides_flow_opens({}, { locale })
              : m.guides_flow_gives({ things: listed([...gives, ...after]) }, { locale }),
          ],
        }
      }),
    },
    papers: {
      papers: keyed(room.clues, ['letter', 'rhyme', 'receipt', 'calendar']).map(({ title, content }) => ({
        title: say(title),
        text: say(content),
      })),
    },
    hints: { lists: [{ title: say(room.puzzles[0]!.name), items: (room.puzzles[0]!.hints ?? []).map(say) }] },
  }
}
