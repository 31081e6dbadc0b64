import FlaskConical from 'lucide-react/icons/flask-conical'
import { useSearchParams } from 'react-router'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { usePlaytestStart } from './playtest-start.tsx'

/** Starts in the scene that is open. */
export function PlaytestButton() {
  const open = usePlaytestStart()
  const [query] = useSearchParams()
  const { scenes } = useDraft()
  if (!open) return null
  const here = scenes.find(({ id }) => id === query.get('scene'))
  return (
    <Button size="small" onClick={() => open(here ? { sceneId: here.id } : {})} className="max-bar:size-11 max-bar:p-0">
      <FlaskConical aria-hidden="true" className="size-4.5" />
      <span className="max-bar:sr-only">{m.playtest_start()}</span>
    </Button>
  )
}

/** Without a node the NPC starts as in the game. */
export function TalkButton({ npcId, nodeId, name }: { npcId: string; nodeId: string | null; name: string }) {
  const open = usePlaytestStart()
  if (!open) return null
  return (
    <Button size="small" aria-label={m.playtest_talk_from({ name })} onClick={() => open({ talk: { npcId, nodeId } })}>
      <FlaskConical aria-hidden="true" className="size-4.5" />
      {m.playtest_talk_from_here()}
    </Button>
  )
}
