import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { findingWords } from '#app/features/studio/fields/components/finding-words.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { Stage, StageField } from '#app/features/engine/stage.schema.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { unsavedText } from '#app/features/studio/draft/components/unsaved-text.ts'
import { nodesOf } from '#app/features/studio/fields/components/dialogue-order.ts'
import { nodeLabel } from '#app/features/adventure/conditions/named.ts'
import { askForPlaytest } from '#app/features/studio/playtest/ask-for-playtest.ts'
import { namesUsed } from '#app/features/studio/draft/names-used.ts'
import { problemsLeft, problemTexts } from '#app/features/studio/playtest/problem-texts.ts'
import { emptyStage, readKeptStage, sceneOfNpc } from '#app/features/studio/playtest/stage-choice.ts'
import { keepLanguage } from '#app/i18n/keep-language.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { useNavigate } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import type { PlaytestPlace } from './playtest-place.ts'
import { StageLists } from './stage-lists.tsx'

export function PlaytestDialog({ place, onClose }: { place: PlaytestPlace; onClose: () => void }) {
  const draft = useDraft()
  const [names] = useState(() => namesUsed(draft))
  const [stage, choose] = useState<Stage>(() => ({
    ...readKeptStage(keptStage(draft.details.id), draft, names),
    ...begunAt(place, draft),
  }))
  const [round, setRound] = useState(0)
  const { errors, refusal, busy, begin, form } = useBegin(stage, onClose)
  const forget = () => {
    choose({ ...emptyStage(draft), sceneId: stage.sceneId, talk: stage.talk })
    setRound(round + 1)
  }
  const npc = stage.talk && draft.npcs.find(({ id }) => id === stage.talk?.npcId)
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        size="large"
        title={npc ? m.playtest_dialog_talk({ name: npc.name }) : m.playtest_dialog_title()}
        description={m.playtest_dialog_text()}
      >
        {draft.scenes.length === 0 ? (
          <Notice tone="info">{m.playtest_no_scenes()}</Notice>
        ) : (
          <form ref={form} onSubmit={begin}>
            <div className="grid gap-5">
              {refusal && <Refusal refusal={refusal} />}
              <div className="grid items-start gap-5 sm:grid-cols-2">
                <Field label={m.studio_type_scene()} error={errors.sceneId}>
                  {(control) => (
                    <Select
                      value={stage.sceneId}
                      onChange={(event) => choose({ ...stage, sceneId: event.target.value })}
                      {...control}
                    >
                      {draft.scenes.map((scene) => (
                        <option key={scene.id} value={scene.id}>
                          {scene.isStartingMap ? `${scene.name} (${m.playtest_from_start()})` : scene.name}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
                {npc && stage.talk && (
                  <NodeField stage={stage} talk={stage.talk} errors={errors.talk} onChange={choose} />
                )}
              </div>
              <StageLists key={round} stage={stage} names={names} errors={errors} onChange={choose} />
              <p className="text-sm text-muted">{m.playtest_kept()}</p>
            </div>
            <DialogFooter stays>
              <Button variant="ghost" className="sm:mr-auto" onClick={forget}>
                {m.playtest_forget()}
              </Button>
              <Button onClick={onClose}>{m.common_cancel()}</Button>
              <Button type="submit" variant="primary" loading={busy} aria-disabled={busy}>
                {busy ? m.playtest_beginning() : m.playtest_begin()}
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  )
}

function begunAt({ sceneId, talk }: PlaytestPlace, draft: Parameters<typeof sceneOfNpc>[0]): Partial<Stage> {
  if (talk) return { talk, sceneId: sceneOfNpc(draft, talk.npcId) }
  return sceneId === undefined ? {} : { sceneId }
}

type NodeFieldProps = {
  stage: Stage
  talk: NonNullable<Stage['talk']>
  errors: readonly string[] | undefined
  onChange: (stage: Stage) => void
}

function NodeField({ stage, talk, errors, onChange }: NodeFieldProps) {
  const nodes = nodesOf(useDraft().nodes, talk.npcId)
  return (
    <Field label={m.playtest_node()} error={errors} hint={talk.nodeId === null ? undefined : m.playtest_node_hint()}>
      {(control) => (
        <Select
          value={talk.nodeId ?? ''}
          onChange={(event) => onChange({ ...stage, talk: { ...talk, nodeId: event.target.value || null } })}
          {...control}
        >
          <option value="">{m.playtest_node_as_in_game()}</option>
          {nodes.map((node) => (
            <option key={node.id} value={node.nodeId}>
              {nodeLabel(node)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** A phone shows the game first, and the panel on demand. */
const hasRoomForBoth = (): boolean => matchMedia('(width >= 48rem)').matches

type Refusal = { reason: string } | { findings: Finding[] }

function Refusal({ refusal }: { refusal: Refusal }) {
  if ('reason' in refusal) return <Notice tone="danger">{m.playtest_failed({ reason: refusal.reason })}</Notice>
  return (
    <Notice tone="danger" title={m.playtest_cannot_start()}>
      <ul className="list-disc pl-5">
        {refusal.findings
          .filter(({ severity }) => severity === 'error')
          .map((finding) => (
            <li key={findingWords(finding)}>{findingWords(finding)}</li>
          ))}
      </ul>
    </Notice>
  )
}

type Wrong = { stage: Stage; texts: Partial<Record<StageField, string[]>> }

function useBegin(stage: Stage, onClose: () => void) {
  const draft = useDraft()
  const store = useStore()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Wrong>({ stage, texts: {} })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (Object.keys(wrong.texts).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong] summary')?.focus()
  }, [wrong])
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const tab = openPlaytestTab(draft.details.id)
    setBusy(true)
    setWrong({ stage, texts: {} })
    setRefusal(null)
    const { id } = draft.details
    keepStage(id, stage)
    const answer = await askForPlaytest(store, id, stage)
    if ('runId' in answer) {
      const address = `/run/${answer.runId}${hasRoomForBoth() ? '?playtest=open' : ''}`
      if (!tab) return void navigate(address)
      tab.show(keepLanguage(address, window.location.search))
      return onClose()
    }
    tab?.giveUp()
    setBusy(false)
    if ('problems' in answer) setWrong({ stage, texts: problemTexts(answer.problems, stage, draft) })
    else if ('isUnsaved' in answer) setRefusal({ reason: unsavedText(store.summary) })
    else setRefusal('code' in answer ? { reason: errorText(answer.code) } : answer)
  }
  return {
    errors: problemsLeft(wrong.texts, wrong.stage, stage),
    refusal,
    busy,
    begin: (event: FormEvent) => void begin(event),
    form,
  }
}

const keyOf = (adventureId: string): string => `whodini-playtest-${adventureId}`

function keptStage(adventureId: string): string | null {
  try {
    return localStorage.getItem(keyOf(adventureId))
  } catch {
    return null
  }
}

function keepStage(adventureId: string, stage: Stage): void {
  try {
    localStorage.setItem(keyOf(adventureId), JSON.stringify(stage))
  } catch {}
}

type PlaytestTab = { show: (address: string) => void; giveUp: () => void }

/** Opens or reuses the adventure's playtest tab. Call it directly in the click handler, or the browser blocks a new
 * tab; then null. */
function openPlaytestTab(adventureId: string): PlaytestTab | null {
  const tab = window.open('', `whodini-playtest-${adventureId}`)
  if (!tab) return null
  return {
    show: (address) => {
      tab.location.assign(address)
      tab.focus()
    },
    // An earlier playtest in the tab stays
    giveUp: () => tab.location.href === 'about:blank' && tab.close(),
  }
}
