import Ellipsis from 'lucide-react/icons/ellipsis'
import { useCommand } from '#app/features/studio/components/editor/use-command.ts'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import type { SceneView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardFooter, CardMedia, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuSeparator, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'

/** One scene: the card leads to its canvas. */
export function SceneCard({ scene, onEdit, onDelete }: { scene: SceneView; onEdit: () => void; onDelete: () => void }) {
  const draft = useDraft()
  const { run, busy } = useCommand()
  const { id, name, image, isStartingMap, isEnding } = scene
  const count = draft.hotspots.filter((hotspot) => hotspot.sceneId === id).length
  return (
    <Card interactive className="h-full">
      <CardMedia>
        {image ? <Picture src={image.url} alt="" width={image.width} height={image.height} /> : <p className="grid size-full place-items-center text-sm">{m.studio_card_no_image()}</p>}
        <div className="absolute top-3 left-3 flex flex-wrap gap-2">
          {isStartingMap && <Badge tone="brass">{m.studio_scene_start()}</Badge>}
          {isEnding && <Badge tone="purple">{m.studio_scene_ending()}</Badge>}
        </div>
      </CardMedia>
      <CardBody>
        <CardTitle className="break-words">
          <Link to={`?tab=scenes&scene=${id}`} className={cardLinkStyles}>
            {name}
          </Link>
        </CardTitle>
        {scene.description && <p className="line-clamp-2 text-[0.9375rem] text-muted">{scene.description}</p>}
        <p className="text-sm text-muted">{m.studio_scene_hotspots({ count })}</p>
        <CardFooter className="relative z-10">
          <Button size="small" aria-label={m.studio_card_edit({ title: name })} onClick={onEdit}>
            {m.common_edit()}
          </Button>
          <Button size="small" variant="ghost" aria-label={m.studio_card_delete({ title: name })} onClick={onDelete}>
            {m.common_delete()}
          </Button>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button size="icon" variant="ghost" className="ml-auto" aria-label={m.studio_card_more({ title: name })} disabled={busy}>
                <Ellipsis aria-hidden="true" className="size-5" />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem disabled={isStartingMap} onSelect={() => void run((now) => versioned(now.scenes, id, (version) => ({ intent: 'set-starting-scene', sceneId: id, version })), m.common_error())}>
                {m.studio_scene_set_start()}
              </DropdownMenuItem>
              <DropdownMenuItem
                onSelect={() => void run((now) => versioned(now.scenes, id, (version) => ({ intent: 'update-scene', sceneId: id, version, changes: { isEnding: !isEnding } })), m.common_error())}
              >
                {isEnding ? m.studio_scene_unset_ending() : m.studio_scene_set_ending()}
              </DropdownMenuItem>
              <DropdownMenuSeparator />
              <DropdownMenuItem tone="danger" onSelect={onDelete}>
                {m.common_delete()}
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </CardFooter>
      </CardBody>
    </Card>
  )
}

/** A request made with the version that a row has now; null when the row is gone. */
export function versioned<Request>(rows: readonly { id: string; version: number }[], id: string, make: (version: number) => Request): Request | null {
  const row = rows.find((each) => each.id === id)
  return row ? make(row.version) : null
}
