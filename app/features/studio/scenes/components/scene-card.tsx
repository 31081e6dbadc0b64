import CopyPlus from 'lucide-react/icons/copy-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Flag from 'lucide-react/icons/flag'
import FolderOutput from 'lucide-react/icons/folder-output'
import Play from 'lucide-react/icons/play'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { CardGeneration } from '#app/features/studio/fields/components/card-generation.tsx'
import { UsedIn } from '#app/features/studio/fields/components/used-in.tsx'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import { useCopyAway } from '#app/features/studio/draft/components/copy-away.ts'
import { usePlaytestStart } from '#app/features/studio/playtest/components/playtest-start.tsx'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import type { SceneView } from '#app/features/studio/draft/view.ts'
import { roleNames } from '#app/features/rows/role-names.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardFooter, CardMedia, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Shown } from './use-near.ts'
import { useSceneGeneration } from './use-scene-generation.ts'

/** Stable, so that a card rerenders only with its scene. */
export type SceneActions = {
  edit: (id: string) => void
  remove: (id: string) => void
  move: (id: string, by: -1 | 1) => void
  duplicate: (id: string) => void
  start: (id: string) => void
  ending: (id: string, isEnding: boolean) => void
}

type SceneCardProps = {
  scene: SceneView
  shown: Shown
  hotspots: number
  toCheck: number
  actions: SceneActions
  isFirst: boolean
  isLast: boolean
  draggable: boolean
  dragged: boolean
  over: boolean
}

/** The link element stays while the card loads, so that it keeps the focus. */
export const SceneCard = memo(function SceneCard({ shown, draggable, dragged, over, ...props }: SceneCardProps) {
  const { id, name } = props.scene
  const whole = shown === 'whole'
  return (
    <li
      data-row={id}
      draggable={draggable}
      className={classNames(
        'rounded-card transition-opacity [contain:layout_style]',
        !whole && 'min-h-96',
        dragged && 'opacity-45',
        over && 'outline-3 outline-offset-4 outline-brass',
      )}
    >
      {shown !== 'place' && (
        <Card interactive className="h-full in-data-scrolling:transition-none">
          {whole && (
            <CardMedia>
              <Sight {...props} />
            </CardMedia>
          )}
          {/* The name is where it will be once the picture is above it. */}
          <CardBody className={whole ? undefined : 'mt-[56.25%]'}>
            <CardTitle>
              <Link to={`?tab=scenes&scene=${id}`} draggable={false} className={cardLinkStyles}>
                {name}
              </Link>
            </CardTitle>
            {whole && <Rest {...props} />}
          </CardBody>
        </Card>
      )}
    </li>
  )
})

type PartProps = Omit<SceneCardProps, 'shown' | 'draggable' | 'dragged' | 'over'>

function Sight({ scene, toCheck }: PartProps) {
  const { id, name, image, isStartingMap, isEnding, role } = scene
  const generation = useSceneGeneration(scene)
  return (
    <>
      {image ? (
        <Picture src={image.url} alt="" draggable={false} width={image.width} height={image.height} />
      ) : (
        <p className="grid size-full place-items-center text-sm">{m.studio_card_no_image()}</p>
      )}
      <div className="absolute top-3 left-3 flex flex-wrap gap-2">
        {isStartingMap && <Badge tone="brass">{m.studio_scene_start()}</Badge>}
        {isEnding && <Badge tone="purple">{m.studio_scene_ending()}</Badge>}
        {role && <Badge tone="blue">{roleNames[role]()}</Badge>}
        <RowMarks id={id} />
        {toCheck > 0 && <Badge tone="warning">{m.studio_scenes_to_check({ count: toCheck })}</Badge>}
      </div>
      <CardGeneration generation={generation} title={name} hasPicture={image !== null} onHover />
    </>
  )
}

function Rest({ scene, hotspots, actions, isFirst, isLast }: PartProps) {
  const { id, name } = scene
  const alone = isFirst && isLast
  return (
    <>
      {scene.description && <p className="line-clamp-2 text-[0.9375rem] text-muted">{scene.description}</p>}
      <p className="text-sm text-muted">{m.studio_scene_hotspots({ count: hotspots })}</p>
      <UsedIn id={id} isNeeded={scene.isStartingMap} />
      <CardFooter className="relative z-10 gap-2">
        <Button size="small" aria-label={m.studio_card_edit({ title: name })} onClick={() => actions.edit(id)}>
          {m.common_edit()}
        </Button>
        <Button
          size="small"
          variant="ghost"
          aria-label={m.studio_card_delete({ title: name })}
          onClick={() => actions.remove(id)}
        >
          {m.common_delete()}
        </Button>
        <div className="ml-auto flex max-sm:[&_.lucide-arrow-left]:rotate-90 max-sm:[&_.lucide-arrow-right]:rotate-90">
          {!alone && (
            <MoveButton
              to="left"
              label={m.studio_scenes_earlier({ name })}
              off={isFirst}
              onClick={() => actions.move(id, -1)}
            />
          )}
          {!alone && (
            <MoveButton
              to="right"
              label={m.studio_scenes_later({ name })}
              off={isLast}
              onClick={() => actions.move(id, 1)}
            />
          )}
          <SceneMenu scene={scene} actions={actions} />
        </div>
      </CardFooter>
    </>
  )
}

function SceneMenu({ scene, actions }: Pick<SceneCardProps, 'scene' | 'actions'>) {
  const { id, name, isStartingMap, isEnding } = scene
  const playtest = usePlaytestStart()
  const copyAway = useCopyAway()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="icon" variant="ghost" aria-label={m.studio_card_more({ title: name })}>
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {playtest && (
          <DropdownMenuItem onSelect={() => playtest({ sceneId: id })}>
            <FlaskConical aria-hidden="true" />
            {m.playtest_from_here()}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => actions.duplicate(id)}>
          <CopyPlus aria-hidden="true" />
          {m.canvas_duplicate()}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => copyAway?.([id])}>
          <FolderOutput aria-hidden="true" />
          {m.copies_open()}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={isStartingMap} onSelect={() => actions.start(id)}>
          <Play aria-hidden="true" />
          {m.studio_scene_set_start()}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => actions.ending(id, !isEnding)}>
          <Flag aria-hidden="true" />
          {isEnding ? m.studio_scene_unset_ending() : m.studio_scene_set_ending()}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={() => actions.remove(id)}>
          <Trash2 aria-hidden="true" />
          {m.common_delete()}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
