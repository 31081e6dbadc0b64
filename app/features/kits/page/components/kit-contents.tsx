import { toolsFor } from '#app/features/kits/documents/players.ts'
import type { KitContents as Contents, Said } from '#app/features/kits/page/kit-contents.present.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Portrait } from '#app/ui/portrait.tsx'

type Dinner = Extract<Contents, { kind: 'mystery-dinner' }>
type Room = Extract<Contents, { kind: 'escape-room' }>

/** For how many players, and how long it takes. */
export function KitFacts({ contents }: { contents: Contents }) {
  const { fewest, most } = contents.players
  const count = fewest === most ? formatNumber(most) : m.kit_range({ fewest, most })
  const isDinner = contents.kind === 'mystery-dinner'
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-5">
      <Fact name={isDinner ? m.kit_guests() : m.kit_players()}>{count}</Fact>
      {isDinner && fewest !== most && <Fact name={m.kit_best_with()}>{formatNumber(contents.recommendedGuests)}</Fact>}
      <Fact name={m.kit_duration()}>{m.kit_minutes({ minutes: formatNumber(contents.minutes) })}</Fact>
      {contents.kind === 'escape-room' && contents.age.text !== '' && (
        <Fact name={m.kit_age()}>
          <Words said={contents.age} />
        </Fact>
      )}
      {isDinner && contents.timePeriod.text !== '' && (
        <Fact name={m.kit_period()}>
          <Words said={contents.timePeriod} />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-0.5">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-display text-xl font-semibold">{children}</dd>
  </div>
)

const Words = ({ said }: { said: Said }) => <span lang={said.language}>{said.text}</span>

/** Only counts: nothing that a guest or the host finds out. */
export function InTheKit({ contents }: { contents: Contents }) {
  const lines =
    contents.kind === 'mystery-dinner'
      ? [
          m.kit_has_host_guide(),
          m.kit_has_booklets({ count: contents.contents.guests }),
          m.kit_has_cards({ count: contents.contents.cards }),
          m.kit_has_clues({ count: contents.contents.clues }),
          m.kit_has_menu({ count: contents.courses.length }),
          m.kit_has_phones_dinner(),
        ]
      : [
          m.kit_has_host_guide(),
          m.kit_has_puzzles({ count: contents.contents.puzzles }),
          m.kit_has_printed_props({ count: contents.contents.printedProps }),
          m.kit_has_clues({ count: contents.contents.clues }),
          m.kit_has_phones_room(),
        ]
  return (
    <Headed id="in-the-kit" title={m.kit_contents_heading()} className="grid content-start gap-3">
      <ul className="grid list-disc gap-1.5 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Headed>
  )
}

export function ToPrepare({ contents }: { contents: Contents }) {
  return (
    <Headed id="to-prepare" title={m.kit_prepare_heading()} className="grid content-start gap-3">
      {contents.kind === 'mystery-dinner' ? (
        <DinnerPreparation dinner={contents} />
      ) : (
        <RoomPreparation room={contents} />
      )}
    </Headed>
  )
}

function DinnerPreparation({ dinner: { courses, contents } }: { dinner: Dinner }) {
  return (
    <>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>{m.kit_prepare_print()}</li>
        <li>{m.kit_prepare_costumes()}</li>
        {contents.props > 0 && <li>{m.kit_prepare_props({ count: contents.props })}</li>}
        <li>{m.kit_prepare_menu({ count: courses.length })}</li>
      </ul>
      <dl className="grid gap-3">
        {courses.map(({ name, dish, dietaryNotes }, at) => (
          <div key={at} className="grid gap-0.5 border-l-2 border-line pl-4">
            <dt className="font-semibold">
              <Words said={name} />
            </dt>
            <dd>
              <Words said={dish} />
            </dd>
            {dietaryNotes.text !== '' && (
              <dd className="text-sm text-muted">
                <Words said={dietaryNotes} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}

function RoomPreparation({ room: { prepare, unnamed, space, players } }: { room: Room }) {
  const { scissors, pencils } = toolsFor(players)
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      <li>{m.kit_prepare_print()}</li>
      <li>{m.kit_prepare_tools({ scissors, pencils })}</li>
      {space.text !== '' && (
        <li>
          {m.kit_prepare_space()} <Words said={space} />
        </li>
      )}
      {prepare.map(({ name, source, quantity, substitutes }, at) => (
        <li key={at}>
          <Words said={name} />
          {quantity > 1 && ` × ${formatNumber(quantity)}`}{' '}
          <span className="text-sm text-muted">
            {source === 'buy' ? m.kit_prepare_buy() : m.kit_prepare_household()}
            {substitutes.text !== '' && (
              <>
                {' · '}
                {m.kit_prepare_or()} <Words said={substitutes} />
              </>
            )}
          </span>
        </li>
      ))}
      {unnamed.household > 0 && <li>{m.kit_prepare_hidden_household({ count: unnamed.household })}</li>}
      {unnamed.buy > 0 && <li>{m.kit_prepare_hidden_buy({ count: unnamed.buy })}</li>}
    </ul>
  )
}

/** The characters that can be played, as the invitations describe them. */
export function Cast({ characters }: Pick<Dinner, 'characters'>) {
  const roles = { victim: m.kit_role_victim, detective: m.kit_role_detective, host: m.kit_role_host }
  return (
    <Headed id="cast" title={m.kit_cast_heading()}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {characters.map(({ id, name, role, isOptional, description, portrait }) => (
          <li key={id} className="flex min-w-0 gap-4">
            <Portrait src={portrait} name={name.text} className="size-20 self-start object-top text-2xl" />
            <div className="grid min-w-0 content-start gap-1">
              <div className="flex flex-wrap items-center gap-2">
                <h3 className="font-text text-base font-semibold" lang={name.language}>
                  {name.text}
                </h3>
                {role !== 'suspect' && <Badge tone="grey">{roles[role]()}</Badge>}
                {isOptional && <Badge tone="grey">{m.kit_optional()}</Badge>}
              </div>
              <p className="text-[0.9375rem] text-muted" lang={description.language}>
                {description.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Headed>
  )
}

/** The premise, without the plot. */
export function Premise({ contents }: { contents: Contents }) {
  const words =
    contents.kind === 'mystery-dinner' ? [contents.theme, contents.setting] : [contents.theme, contents.premise]
  const shown = words.filter(({ text }) => text !== '')
  if (shown.length === 0) return null
  return (
    <Headed id="premise" title={m.kit_premise_heading()} className="grid gap-2">
      {shown.map((said, at) => (
        <p key={at} lang={said.language} className="max-w-prose leading-relaxed whitespace-pre-line">
          {said.text}
        </p>
      ))}
    </Headed>
  )
}
