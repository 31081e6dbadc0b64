import Ellipsis from 'lucide-react/icons/ellipsis'
import ImageOff from 'lucide-react/icons/image-off'
import ImageUp from 'lucide-react/icons/image-up'
import Images from 'lucide-react/icons/images'
import Pencil from 'lucide-react/icons/pencil'
import Sparkles from 'lucide-react/icons/sparkles'
import Trash2 from 'lucide-react/icons/trash-2'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'

type SceneMenuProps = {
  name: string
  onReplace: (() => void) | null
  onGenerate: (() => void) | null
  onChooseOwn: (() => void) | null
  onRemoveImage: () => void
  onEdit: () => void
  onClear: (() => void) | null
}

export function SceneMenu({
  name,
  onReplace,
  onGenerate,
  onChooseOwn,
  onRemoveImage,
  onEdit,
  onClear,
}: SceneMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.studio_card_more({ title: name })}
          className="shrink-0 sm:hidden"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={onEdit}>
          <Pencil aria-hidden="true" />
          {m.studio_scene_edit_title()}
        </DropdownMenuItem>
        {onGenerate && (
          <DropdownMenuItem onSelect={onGenerate}>
            <Sparkles aria-hidden="true" />
            {m.generation_regenerate()}
          </DropdownMenuItem>
        )}
        {onChooseOwn && (
          <DropdownMenuItem onSelect={onChooseOwn}>
            <Images aria-hidden="true" />
            {m.media_library_open()}
          </DropdownMenuItem>
        )}
        {onReplace && (
          <>
            <DropdownMenuItem onSelect={onReplace}>
              <ImageUp aria-hidden="true" />
              {m.media_replace()}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={onRemoveImage}>
              <ImageOff aria-hidden="true" />
              {m.media_remove()}
            </DropdownMenuItem>
          </>
        )}
        {onClear && (
          <DropdownMenuItem tone="danger" onSelect={onClear}>
            <Trash2 aria-hidden="true" />
            {m.studio_clear_all()}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
