import UsersRound from 'lucide-react/icons/users-round'
import { useNavigation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { OpenLobby } from '#app/features/play/lobby/lobby.present.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'

const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français' }

export function StartForm({ lobby, isFirst }: { lobby: OpenLobby; isFirst: boolean }) {
  const intent = useNavigation().formData?.get('intent')
  return (
    <Form method="post" className="grid gap-4">
      <LanguageChoice languages={lobby.languages} lately={lobby.runs[0]?.language} />
      {lobby.start === 'playtest' && <PlaceChoice places={lobby.contents?.startingPlaces ?? []} />}
      <Button
        type="submit"
        name="intent"
        value="start"
        variant={isFirst ? 'primary' : 'secondary'}
        size="large"
        loading={intent === 'start'}
        className="w-full"
      >
        {intent === 'start' ? m.play_starting() : isFirst ? m.play_start() : m.play_start_anew()}
      </Button>
      {lobby.withFriends && (
        <div className="grid gap-1.5">
          <Button
            type="submit"
            name="intent"
            value="start_with_friends"
            size="large"
            loading={intent === 'start_with_friends'}
            aria-describedby="with-friends"
            className="w-full"
          >
            <UsersRound aria-hidden="true" className="size-5" />
            {intent === 'start_with_friends' ? m.play_starting() : m.lobby_with_friends()}
          </Button>
          <p id="with-friends" className="text-center text-sm text-muted">
            {lobby.start === 'playtest'
              ? m.lobby_with_friends_own_note({ count: formatNumber(lobby.mostPlayers) })
              : m.lobby_with_friends_note({ count: formatNumber(lobby.mostPlayers) })}
          </p>
        </div>
      )}
    </Form>
  )
}

function LanguageChoice({ languages, lately }: { languages: readonly Locale[]; lately: Locale | undefined }) {
  if (languages.length < 2) return null
  const wanted = lately ?? getLocale()
  const chosen = languages.includes(wanted) ? wanted : languages[0]
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{m.play_game_language()}</legend>
      <div className="flex flex-wrap gap-x-5">
        {languages.map((language) => (
          <label key={language} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="language"
              value={language}
              defaultChecked={language === chosen}
              className="size-5 accent-brass"
            />
            <span lang={language}>{languageNames[language]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function PlaceChoice({ places }: { places: readonly { id: string; name: string }[] }) {
  if (places.length < 2) return null
  return (
    <div className="grid gap-1">
      <label htmlFor="start-in" className="text-sm font-semibold">
        {m.play_start_in()}
      </label>
      <select
        id="start-in"
        name="sceneId"
        className="min-h-11 rounded-control border border-line-strong bg-raised px-3 text-ink"
      >
        <option value="">{m.play_start_where_players_do()}</option>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </select>
    </div>
  )
}
