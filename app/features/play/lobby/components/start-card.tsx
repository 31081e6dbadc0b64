import { useId } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { formatDate, formatPrice } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { findingText } from '#app/features/adventure/checks/finding-text.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { OpenLobby } from '#app/features/play/lobby/lobby.present.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** The way in: go on with a run, start a new one, or why not. Every form and link works without JavaScript. */
export function StartCard({ lobby, findings }: { lobby: OpenLobby; findings: Finding[] }) {
  const { start, runs } = lobby
  return (
    <Card look="night">
      <CardBody className="gap-5 p-6">
        {start === 'playtest' && <p className="text-muted">{m.play_playtest_note()}</p>}
        {(start === 'play' || start === 'buy') && <p className="font-display text-4xl font-semibold">{formatPrice(lobby.priceCents)}</p>}
        {findings.length > 0 && <CannotTry findings={findings} editor={`/editor/${lobby.id}`} />}
        {runs.length > 0 && <OpenRuns runs={runs} />}
        {(start === 'playtest' || start === 'play') && <StartForm lobby={lobby} isFirst={runs.length === 0} />}
        {start === 'buy' && <Buy />}
        {start === 'closed' && <p>{runs.length > 0 ? m.play_closed_but_yours() : m.play_closed()}</p>}
        {start === 'play' && !lobby.isSignedIn && <p className="text-sm text-muted">{m.play_guest_note()}</p>}
      </CardBody>
    </Card>
  )
}

function OpenRuns({ runs }: { runs: OpenLobby['runs'] }) {
  const zone = useReaderZone()
  return (
    <ul className="grid gap-3">
      {runs.map((run, place) => (
        <li key={run.id} className="grid gap-1">
          <Button asChild variant={place === 0 ? 'primary' : 'secondary'} size={place === 0 ? 'large' : 'medium'} className="w-full">
            <Link to={`/run/${run.id}`}>{run.isPlaytest ? m.play_resume_playtest() : m.play_resume()}</Link>
          </Button>
          <p className="text-center text-sm text-muted">{m.play_run_state({ date: formatDate(run.lastPlayedAt, getLocale(), zone), count: run.puzzlesSolved })}</p>
        </li>
      ))}
    </ul>
  )
}

const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français' }

function StartForm({ lobby, isFirst }: { lobby: OpenLobby; isFirst: boolean }) {
  const starting = useNavigation().formMethod === 'POST'
  const sceneId = useId()
  const places = lobby.start === 'playtest' ? (lobby.contents?.startingPlaces ?? []) : []
  const chosen = lobby.languages.includes(getLocale()) ? getLocale() : lobby.languages[0]
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="start" />
      {lobby.languages.length > 1 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">{m.play_game_language()}</legend>
          <div className="flex flex-wrap gap-x-5">
            {lobby.languages.map((language) => (
              <label key={language} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input type="radio" name="language" value={language} defaultChecked={language === chosen} className="size-5 accent-brass" />
                <span lang={language}>{languageNames[language]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {places.length > 1 && (
        <div className="grid gap-1">
          <label htmlFor={sceneId} className="text-sm font-semibold">
            {m.play_start_in()}
          </label>
          <select id={sceneId} name="sceneId" className="min-h-11 rounded-control border border-line-strong bg-raised px-3 text-ink">
            <option value="">{m.play_start_where_players_do()}</option>
            {places.map((place) => (
              <option key={place.id} value={place.id}>
                {place.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} size="large" loading={starting} className="w-full">
        {starting ? m.play_starting() : isFirst ? m.play_start() : m.play_start_anew()}
      </Button>
    </Form>
  )
}

/** Payments are not open yet: the price stands, and nothing pretends to sell. */
function Buy() {
  const note = useId()
  return (
    <div className="grid gap-2">
      <Button variant="primary" size="large" disabled aria-describedby={note} className="w-full">
        {m.play_buy()}
      </Button>
      <p id={note} className="text-sm text-muted">
        {m.play_buy_closed()}
      </p>
    </div>
  )
}

function CannotTry({ findings, editor }: { findings: Finding[]; editor: string }) {
  return (
    <Notice tone="danger" title={m.play_cannot_try()}>
      <ul className="list-disc pl-5">
        {findings
          .filter((finding) => finding.severity === 'error')
          .map((finding) => (
            <li key={`${finding.code} ${finding.where.id}`}>{findingText(finding)}</li>
          ))}
      </ul>
      <Link to={editor} className="font-semibold underline underline-offset-4">
        {m.play_back_to_editor()}
      </Link>
    </Notice>
  )
}
