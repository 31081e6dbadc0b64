import type { ReactNode } from 'react'
import type { FindingPlace } from '#app/features/adventure/checks/finding.ts'
import type { Explained } from '#app/features/engine/explain-condition.ts'
import type { ExplainedHotspot, PlaytestView } from '#app/features/play/playtest/playtest-view.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { ConditionLines } from './condition-lines.tsx'
import { EditThis } from './edit-this.tsx'

type Props = { view: PlaytestView }

export function HotspotLines({ view }: Props) {
  const lang = useContentLanguage()
  const here = view.scenes.find(({ id }) => id === view.sceneId)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span lang={lang} className="font-display text-lg">
          {here?.name}
        </span>
        <EditThis place={{ entity: 'scene', id: view.sceneId }} name={here?.name ?? ''} />
      </p>
      {view.hotspots.length === 0 && <p className="text-muted">{m.playtest_no_hotspots()}</p>}
      <ul className="grid gap-3">
        {view.hotspots.map((hotspot) => (
          <li key={hotspot.id} className="grid gap-1.5">
            <p className="flex flex-wrap items-center gap-2">
              <span lang={lang} className="font-semibold">
                {hotspot.name || m.playtest_unnamed()}
              </span>
              <Badge tone={hotspotTone(hotspot)}>{hotspotText(hotspot)}</Badge>
              <EditThis place={{ entity: 'hotspot', id: hotspot.id, parentId: view.sceneId }} name={hotspot.name} />
            </p>
            {hotspot.visible.type !== 'always' && (
              <Reason title={m.playtest_shown_when()} explained={hotspot.visible} view={view} />
            )}
            {hotspot.usable.type !== 'always' && (
              <Reason title={m.playtest_works_when()} explained={hotspot.usable} view={view} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const isThere = ({ taken, visible }: ExplainedHotspot): boolean => !taken && visible.holds
const hotspotTone = (hotspot: ExplainedHotspot) =>
  isThere(hotspot) ? (hotspot.usable.holds ? 'success' : 'warning') : 'grey'

function hotspotText(hotspot: ExplainedHotspot): string {
  if (hotspot.taken) return m.playtest_taken()
  if (!hotspot.visible.holds) return m.playtest_hidden()
  return hotspot.usable.holds ? m.playtest_works() : m.playtest_blocked()
}

export function LayerLines({ view }: Props) {
  const lang = useContentLanguage()
  return (
    <ul className="grid gap-3">
      {view.layers.map(({ id, name, shows, tiedTo, visible }) => (
        <li key={id} className="grid gap-1.5">
          <p className="flex flex-wrap items-center gap-2">
            <span lang={lang} className="min-w-0 font-semibold">
              {name || m.playtest_unnamed()}
            </span>
            <Badge tone={shows ? 'success' : 'grey'}>{shows ? m.playtest_shows() : m.playtest_hidden()}</Badge>
            <EditThis place={{ entity: 'layer', id, parentId: view.sceneId }} name={name} />
          </p>
          {tiedTo && (
            <p>
              {tiedTo.isThere ? m.playtest_tied({ name: tiedTo.name }) : m.playtest_tied_gone({ name: tiedTo.name })}
            </p>
          )}
          {visible.type !== 'always' && <Reason title={m.playtest_shows_when()} explained={visible} view={view} />}
        </li>
      ))}
    </ul>
  )
}

export function TalkLines({ view }: Props) {
  const lang = useContentLanguage()
  const nameOf = (npcId: string) => view.npcs.find(({ id }) => id === npcId)?.name || m.playtest_gone()
  const { talk } = view
  if (talk) {
    return (
      <>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold">{m.playtest_talking({ name: nameOf(talk.npcId), node: talk.nodeId })}</span>
          <EditThis place={nodePlace(talk.npcId, talk.nodeId)} name={talk.nodeId} />
        </p>
        <Reason title={m.playtest_node_when()} explained={talk.conditions} view={view} />
        <ul className="grid gap-3">
          {talk.choices.map((choice, index) => (
            <li key={index} className="grid gap-1.5">
              <p className="flex flex-wrap items-center gap-2">
                <span lang={lang} className="min-w-0 font-semibold">
                  {choice.text || m.playtest_unnamed()}
                </span>
                <Badge tone={choice.open ? 'success' : 'grey'}>
                  {choice.open ? m.playtest_choice_open() : m.playtest_choice_shut()}
                </Badge>
                <EditThis place={nodePlace(talk.npcId, talk.nodeId)} name={choice.text} />
              </p>
              {choice.conditions.type !== 'always' && (
                <Reason title={m.playtest_choice_when()} explained={choice.conditions} view={view} />
              )}
              {choice.target && choice.target.type !== 'always' && (
                <NodeReason npcId={talk.npcId} nodeId={choice.nodeId} explained={choice.target} view={view} />
              )}
              {!choice.target && <p className="text-muted">{m.playtest_leads_nowhere()}</p>}
            </li>
          ))}
        </ul>
      </>
    )
  }
  return view.beginnings.map(({ npcId, startsAt, nodes }) => (
    <div key={npcId} className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          <span lang={lang} className="font-semibold">
            {nameOf(npcId)}
          </span>{' '}
          {startsAt === null ? m.playtest_says_nothing() : m.playtest_begins_at({ node: startsAt })}
        </span>
        <EditThis place={{ entity: 'npc', id: npcId }} name={nameOf(npcId)} />
      </p>
      {nodes.map(({ nodeId, conditions }) => (
        <NodeReason key={nodeId} npcId={npcId} nodeId={nodeId} explained={conditions} view={view} />
      ))}
    </div>
  ))
}

export function EndingLines({ view }: Props) {
  const lang = useContentLanguage()
  return (
    <ul className="grid gap-3">
      {view.endings.map(({ sceneId, here, conditions }) => (
        <li key={sceneId ?? 'all'} className="grid gap-1.5">
          {sceneId === null ? (
            <p className="font-semibold">{m.playtest_ending_all()}</p>
          ) : (
            <p className="flex flex-wrap items-center gap-2">
              <span lang={lang} className="font-semibold">
                {view.scenes.find(({ id }) => id === sceneId)?.name}
              </span>
              <Badge tone={here ? 'success' : 'grey'}>{here ? m.playtest_is_here() : m.playtest_is_not_here()}</Badge>
              <EditThis
                place={{ entity: 'scene', id: sceneId }}
                name={view.scenes.find(({ id }) => id === sceneId)?.name ?? ''}
              />
            </p>
          )}
          <Reason title={m.playtest_ends_when()} explained={conditions} view={view} />
        </li>
      ))}
    </ul>
  )
}

const nodePlace = (npcId: string, nodeId: string): FindingPlace => ({ entity: 'node', id: nodeId, parentId: npcId })

type NodeReasonProps = Props & { npcId: string; nodeId: string; explained: Explained }

function NodeReason({ npcId, nodeId, explained, view }: NodeReasonProps) {
  const title = (
    <span className="flex flex-wrap items-center gap-x-3">
      {m.playtest_target_when({ node: nodeId })}
      <EditThis place={nodePlace(npcId, nodeId)} name={nodeId} />
    </span>
  )
  return <Reason title={title} explained={explained} view={view} />
}

function Reason({ title, explained, view }: { title: ReactNode; explained: Explained; view: PlaytestView }) {
  return (
    <div className="grid gap-1 text-[0.9375rem]">
      <p className="text-muted">{title}</p>
      <ConditionLines explained={explained} names={view} />
    </div>
  )
}
