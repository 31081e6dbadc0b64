import CircleCheck from 'lucide-react/icons/circle-check'
import Eye from 'lucide-react/icons/eye'
import Lightbulb from 'lucide-react/icons/lightbulb'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Megaphone from 'lucide-react/icons/megaphone'
import MapPin from 'lucide-react/icons/map-pin'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Package from 'lucide-react/icons/package'
import ScrollText from 'lucide-react/icons/scroll-text'
import Search from 'lucide-react/icons/search'
import type { ComponentType, ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { JournalProjection } from '#app/features/engine/projection.ts'
import { usePartyContext } from '#app/features/play/party/use-party.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { adviceText } from '#app/features/play/live/aftermath/advice-text.ts'
import type { JournalGroup } from './journal-sections.ts'

type Icon = ComponentType<{ 'aria-hidden': 'true'; className: string }>

function useNameOf(): (playerId: string | undefined) => string | null {
  const party = usePartyContext()
  return (playerId) => {
    if (!party?.isTogether || playerId === undefined) return null
    return playerId === party.you ? m.together_you() : (party.lookOf(playerId)?.name ?? null)
  }
}

type JournalTalkProps = { talk: Extract<JournalGroup, { kind: 'talk' }>; pinOf: (place: number) => ReactNode }

export function JournalTalk({ talk, pinOf }: JournalTalkProps) {
  const lang = useContentLanguage()
  const you = usePartyContext()?.you
  const nameOf = useNameOf()
  const speaker = talk.speaker || m.play_hotspot_npc()
  return (
    <Noted
      Icon={MessagesSquare}
      tone="text-accent-ink"
      title={<span lang={talk.speaker ? lang : undefined}>{speaker}</span>}
      at={talk.at}
    >
      <ol className="mt-1 grid gap-2">
        {talk.lines.map((line, place) => (
          <li key={place} data-by={line.kind === 'said' ? 'npc' : 'party'} className="play-line">
            {line.kind === 'chose' && (
              <span className="play-line-speaker">
                {line.by === undefined || line.by === you
                  ? m.play_talk_you()
                  : (nameOf(line.by) ?? m.play_talk_somebody())}
              </span>
            )}
            {line.kind === 'said' && <span className="sr-only">{speaker}</span>}
            <span lang={lang} className="whitespace-pre-line">
              {line.text}
            </span>
            {pinOf(line.place)}
          </li>
        ))}
      </ol>
    </Noted>
  )
}

type JournalEntryProps = { entry: JournalProjection; /** At its end. */ tool?: ReactNode; children?: ReactNode }

export function JournalEntry({ entry, tool, children }: JournalEntryProps) {
  const lang = useContentLanguage()
  const name = useNameOf()(entry.by)
  const isAlone = usePartyContext()?.isAlone ?? false
  const { Icon, tone, title, words, lang: ours } = parts(entry, isAlone)
  return (
    <Noted
      Icon={Icon}
      tone={tone}
      title={name === null ? title : m.play_journal_by({ what: title, name })}
      at={entry.at}
      tool={tool}
    >
      <p lang={ours ?? lang} className="whitespace-pre-line">
        {words}
      </p>
      {children}
    </Noted>
  )
}

function Noted({
  Icon,
  tone,
  title,
  at,
  tool,
  children,
}: {
  Icon: Icon
  tone: string
  title: ReactNode
  at: number
  tool?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex gap-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 ${tone}`} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
          <span className="font-semibold">{title}</span>
          <span className="tabular-nums">{m.play_minute({ minute: at })}</span>
        </p>
        {children}
      </div>
      {tool}
    </div>
  )
}

/** `lang`: of words that are the product's. */
function parts(
  entry: JournalProjection,
  isAlone: boolean,
): { Icon: Icon; tone: string; title: string; words: string; lang?: Locale } {
  switch (entry.kind) {
    case 'seen':
      return { Icon: MapPin, tone: 'text-info-ink', title: m.play_journal_seen(), words: entry.name }
    case 'found':
      return { Icon: Package, tone: 'text-brass-ink', title: m.play_journal_found(), words: entry.name }
    case 'said':
    case 'chose':
      return { Icon: ScrollText, tone: 'text-muted', title: m.play_journal_read(), words: entry.text }
    case 'looked': {
      const title = m.play_journal_looked({ thing: entry.name || m.play_hotspot_look() })
      return { Icon: Search, tone: 'text-muted', title, words: entry.text }
    }
    case 'hinted':
      return {
        Icon: Lightbulb,
        tone: 'text-brass-ink',
        title: m.play_journal_hinted({ puzzle: entry.name }),
        words: entry.text,
      }
    case 'shut':
      return {
        Icon: LockKeyhole,
        tone: 'text-muted',
        title: m.play_journal_shut({ thing: entry.name || m.play_hotspot_look() }),
        words: entry.text,
      }
    case 'advised': {
      const ours = entry.text === null && { lang: getLocale() }
      return {
        Icon: Lightbulb,
        tone: 'text-brass-ink',
        title: m.play_goal_ask(),
        words: adviceText(entry, isAlone),
        ...ours,
      }
    }
    case 'organiser':
      return { Icon: Megaphone, tone: 'text-accent-ink', title: m.groups_journal_organiser(), words: entry.text }
    case 'solved': {
      const [title, Icon] = entry.revealed
        ? [m.play_journal_puzzle_revealed(), Eye]
        : [m.play_journal_puzzle_solved(), CircleCheck]
      return { Icon, tone: entry.revealed ? 'text-muted' : 'text-success-ink', title, words: entry.name }
    }
  }
}
