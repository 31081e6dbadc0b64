import { hotspotFaces } from '#app/features/rows/hotspot-faces.ts'
import { targetKindOf } from '#app/shared/hotspot-types.ts'
import { Handle, Position } from '@xyflow/react'
import type { Node, NodeProps } from '@xyflow/react'
import { memo } from 'react'
import CircleX from 'lucide-react/icons/circle-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { FilePicture } from '#app/ui/picture.tsx'
import { findingWords } from '#app/features/studio/fields/components/finding-words.ts'
import { headHeight, lineHeight, moreHeight } from './box-size.ts'
import { findingsAbout, hiddenLines } from './story.ts'
import type { StoryBox, StoryLine } from './story.ts'

export type SceneBoxNode = Node<
  {
    box: StoryBox
    findings: readonly Finding[]
    /** Whether heights are fixed, see `evenSize`. */ even: boolean
  },
  'scene'
>

const linkStyles = 'nopan nokey min-w-0 text-accent-ink underline'

export const SceneBox = memo(function SceneBox({ data: { box, findings, even }, selected }: NodeProps<SceneBoxNode>) {
  const { scene, lines } = box
  return (
    <div
      className={classNames(
        'w-76 rounded-card border-2 bg-surface text-[0.9375rem] shadow-card',
        selected ? 'border-accent' : scene ? 'border-line' : 'border-dashed border-warning-ink',
      )}
    >
      <Handle type="target" position={Position.Left} className="still" />
      {scene?.image && (
        <div className="h-28 overflow-hidden rounded-t-[calc(var(--radius-card)-2px)] border-b border-line *:[img]:size-full *:[img]:object-cover">
          <FilePicture file={scene.image} />
        </div>
      )}
      <Head box={box} findings={findings} even={even} />
      {lines.length > 0 && (
        <ul className="text-sm">
          {lines.map((line) => (
            <Line key={line.key} line={line} sceneId={box.id} findings={findings} even={even} />
          ))}
          {box.more && <More {...box.more} sceneId={box.id} findings={findings} even={even} />}
        </ul>
      )}
    </div>
  )
})

type PartProps = { findings: readonly Finding[]; even: boolean }

function Head({ box, findings, even }: PartProps & { box: StoryBox }) {
  const { scene, lines, note } = box
  return (
    <div
      className={classNames('grid gap-2 p-3', even && 'content-start')}
      {...(even ? { style: { height: `${headHeight(box)}rem` } } : {})}
    >
      <div className={classNames('flex gap-2', even ? 'h-6 items-center' : 'items-start')}>
        <h3
          className={classNames('min-w-0 flex-1', even ? 'truncate text-subheading leading-6' : 'text-heading')}
          {...(even && scene ? { title: scene.name } : {})}
        >
          {scene ? (
            <Link to={editorPlace({ entity: 'scene', id: scene.id })} className={linkStyles}>
              {scene.name}
            </Link>
          ) : (
            m.studio_map_nowhere()
          )}
        </h3>
        {scene && <FindingMark findings={findingsAbout(findings, [scene.id])} />}
      </div>
      {scene && (scene.isStartingMap || scene.isEnding) && (
        <div className={classNames('flex gap-1.5', !even && 'flex-wrap')}>
          {scene.isStartingMap && <Badge tone="brass">{m.studio_scene_start()}</Badge>}
          {scene.isEnding && <Badge tone="purple">{m.studio_scene_ending()}</Badge>}
        </div>
      )}
      {note !== undefined && (
        <p className={classNames('h-5 text-sm leading-5 font-semibold text-brass-ink', even && 'truncate')}>{note}</p>
      )}
      {lines.length === 0 && note === undefined && <p className="text-sm text-muted">{m.studio_map_empty_scene()}</p>}
    </div>
  )
}

function More({
  count,
  ids,
  sceneId,
  findings,
  even,
}: PartProps & NonNullable<StoryBox['more']> & { sceneId: string }) {
  return (
    <li
      className="relative flex items-start gap-2 border-t border-line py-1.5 pr-5 pl-3"
      {...(even ? { style: { height: `${moreHeight}rem` } } : {})}
    >
      <span className="min-w-0 flex-1">
        <Link to={editorPlace({ entity: 'scene', id: sceneId })} className={linkStyles}>
          {m.studio_map_more({ count })}
        </Link>
      </span>
      {/* Three are enough, the most serious first. */}
      <FindingMark findings={findingsAbout(findings, ids).slice(0, 3)} />
      <Handle type="source" position={Position.Right} id={hiddenLines} className="still" />
    </li>
  )
}

function Line({ line, sceneId, findings, even }: PartProps & { line: StoryLine; sceneId: string }) {
  const { type, target, hotspotId, brings, ids } = line
  const { Icon, label } = hotspotFaces[type]
  const kind = targetKindOf(type)
  const here = hotspotId ? editorPlace({ entity: 'hotspot', id: hotspotId, parentId: sceneId }) : ''
  const place = !target || !kind || kind === 'scene' ? here : editorPlace({ entity: kind, id: target.id })
  const name = target?.name ?? (line.name || m.studio_untitled_hotspot())
  const brought = brings.length > 0 && m.studio_map_brings({ items: brings.join(', ') })
  return (
    <li
      className="relative flex items-start gap-2 border-t border-line py-1.5 pr-5 pl-3"
      {...(even ? { title: brought ? `${name}. ${brought}` : name, style: { height: `${lineHeight(line)}rem` } } : {})}
    >
      <span title={label()} className="mt-0.5 shrink-0 text-muted">
        <Icon aria-hidden="true" className="size-4.5" />
        <span className="sr-only">{label()}</span>
      </span>
      <span className={classNames('grid min-w-0 flex-1', even && '*:truncate')}>
        <Link to={place} className={linkStyles}>
          {name}
        </Link>
        {!target && kind && <span className="text-warning-ink">{m.studio_not_linked()}</span>}
        {brought && <span className="text-muted">{brought}</span>}
      </span>
      <FindingMark findings={findingsAbout(findings, ids)} />
      <Handle type="source" position={Position.Right} id={line.key} className="still" />
    </li>
  )
}

function FindingMark({ findings }: { findings: readonly Finding[] }) {
  const marked = findings.filter(({ severity }) => severity !== 'note')
  if (marked.length === 0) return null
  const isError = marked[0]?.severity === 'error'
  const Icon = isError ? CircleX : TriangleAlert
  const words = marked.map(findingWords).join(' ')
  return (
    <span
      title={words}
      className={classNames('inline-flex shrink-0', isError ? 'text-danger-ink' : 'text-warning-ink')}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{words}</span>
    </span>
  )
}
