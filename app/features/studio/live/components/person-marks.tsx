import { m } from '#app/i18n/generated/messages.js'
import type { PersonHere } from '#app/features/studio/live/live.schema.ts'

/** However many they are, each one is far from those before it. */
const colourOf = ({ colour }: PersonHere, lightness = 0.5): string =>
  `oklch(${lightness} 0.15 ${Math.round(250 + colour * 137.5) % 360})`

const initialOf = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toUpperCase() ?? ''

type PeopleProps = { people: readonly PersonHere[] }

/** With its name where it lies in what has the focus of the keyboard. */
export const PersonMarks = ({ people }: PeopleProps) => (
  <span className="inline-flex flex-wrap gap-1">
    {people.map((person) => (
      <PersonMark key={person.userId} person={person} />
    ))}
  </span>
)

function PersonMark({ person }: { person: PersonHere }) {
  const { name } = person
  return (
    <span
      title={name}
      data-person={name}
      style={{ backgroundColor: colourOf(person) }}
      className="inline-flex h-5 max-w-40 min-w-5 items-center justify-center rounded-full px-1 text-xs leading-5 font-bold text-white"
    >
      <span aria-hidden="true" className="in-focus-visible:hidden">
        {initialOf(name)}
      </span>
      <span aria-hidden="true" className="hidden truncate in-focus-visible:inline">
        {name}
      </span>
      <span className="sr-only">{m.people_is_here({ name })}</span>
    </span>
  )
}

/** A ring around the field, in the colour of the first of them. */
export const FieldMark = ({ people }: PeopleProps) => (
  <span
    data-held=""
    style={{ borderColor: `light-dark(${colourOf(people[0]!)}, ${colourOf(people[0]!, 0.68)})` }}
    className="pointer-events-none absolute -inset-1.5 rounded-control border-2"
  >
    <span className="absolute -top-3 right-2 flex max-w-[80%] gap-1">
      {people.map((person) => (
        <span
          key={person.userId}
          style={{ backgroundColor: colourOf(person) }}
          className="truncate rounded-full px-2 text-xs leading-5 font-semibold text-white"
        >
          <span aria-hidden="true">{person.name}</span>
          <span className="sr-only">{m.people_is_in_field({ name: person.name })}</span>
        </span>
      ))}
    </span>
  </span>
)

/** The same mark beside a name that is written out. */
export const PersonDot = ({ person }: { person: PersonHere }) => (
  <span
    aria-hidden="true"
    style={{ backgroundColor: colourOf(person) }}
    className="grid size-5 shrink-0 place-items-center rounded-full text-xs leading-5 font-bold text-white"
  >
    {initialOf(person.name)}
  </span>
)
